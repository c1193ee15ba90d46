/** In which form a command reports: for people, for programs, for code scanning, for pull requests. */
import { relative } from 'node:path'
import type { Given, Option } from './command.ts'
import { UsageError } from './command.ts'
import { nearest } from '../util/suggest.ts'

export const formats = ['text', 'json', 'sarif', 'github'] as const
export type Format = (typeof formats)[number]

export const formatOption: Option = {
  value: formats.join('|'),
  about: 'Text for people (default), JSON lines, SARIF 2.1.0, or annotations for GitHub workflows.',
}

/** The format that was asked for; `--json` is short for one. Throws UsageError for an unknown one. */
export function formatOf({ options }: Given): Format {
  const written = options.get('format') ?? (options.has('json') ? 'json' : 'text')
  const found = formats.find((format) => format === written)
  if (!found) {
    const near = nearest(written, formats)
    throw new UsageError(
      `There is no format "${written}". ${near ? `Did you mean "${near}"?` : `Formats: ${formats.join(', ')}.`}`,
    )
  }
  if (options.has('json') && found !== 'json')
    throw new UsageError(`"--json" and "--format ${found}" exclude each other.`)
  return found
}

/** From the working folder, which is the repository in workflows, to the project: `docs/`; empty when it is not below. */
export function prefixOf(cwd: string, root: string): string {
  const way = relative(cwd, root).replaceAll('\\', '/')
  return way === '' || way.startsWith('..') || /^(?:[a-z]:|\/)/i.test(way) ? '' : `${way}/`
}
