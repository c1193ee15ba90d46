/** The project that a command works on, from what was written on the command line. */
import { statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { BuildOptions } from '../build.ts'
import type { CacheUse, Context, Given, Option } from './command.ts'
import { UsageError } from './command.ts'
import { remoteTexts } from './remote-texts.ts'

/** Options that mean the same for every command that has them. */
export const shared = {
  out: { value: 'DIR', about: 'Folder to write to (default: dist in the project).' },
  base: { value: '/path', about: 'Path below which the site is published (default: what docs.json says, else /).' },
  config: { value: 'FILE', about: 'Another configuration than docs.json.' },
  strict: { about: 'Treat warnings as errors, and write nothing then.' },
  fetch: { about: 'Fetch API descriptions that are named by an https address, and pin them in flatleaf.lock.json.' },
  'no-cache': { about: 'Compile everything anew, and keep nothing for the next time.' },
  workers: { value: 'N', about: 'Processes that compile pages beside the first one (default: as many as pay).' },
  relative: { about: 'Relative links, for a site that is read from the disk.' },
  'no-integrations': { about: 'Load no analytics and other services.' },
  json: { about: 'One JSON object a line instead of text.' },
  port: { value: 'N', about: 'Port to listen on (default: the first free one from 3000).' },
  host: { value: 'NAME', bare: true, about: 'Listen to the network as well; answer to this name or address.' },
} as const satisfies Readonly<Record<string, Option>>

export interface Project {
  /** Absolute. */
  readonly root: string
  readonly out: string
  readonly options: BuildOptions
}

/** The project in a folder (operand `dir`). `keeps`: what is fetched is pinned in the project. Throws UsageError when there is no such folder. */
export function projectOf(
  { options }: Given,
  dir: string | undefined,
  { cwd, fetch: ask, keeps = true }: Pick<Context, 'cwd' | 'fetch'> & { readonly keeps?: boolean },
): Project {
  const root = resolve(cwd, dir ?? '.')
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder "${dir ?? '.'}".`)
  const out = options.has('out') ? resolve(cwd, options.get('out')!) : join(root, 'dist')
  const config = options.get('config')
  const base = baseOf(options.get('base'))
  const workers = workersOf(options.get('workers'))
  return {
    root,
    out,
    options: {
      root,
      out,
      ...(config !== undefined && { configFile: relative(root, resolve(cwd, config)).replaceAll('\\', '/') }),
      ...(base !== undefined && { base }),
      ...(workers !== undefined && { workers }),
      ...(options.has('relative') && { relative: true }),
      ...(options.has('no-integrations') && { integrations: false }),
      fetchText: remoteTexts({ root, keeps, ...(options.has('fetch') && { ask: (url) => askFor(url, ask) }) }),
    },
  }
}

/** What asks the network is loaded when it is to be asked. */
async function askFor(url: string, ask: typeof fetch): Promise<string> {
  const { textFetcher } = await import('./fetch-text.ts')
  return textFetcher(ask)(url)
}

/** What is kept between builds of a project, below its root and out of git's sight. */
export function cacheOf({ options }: Given, { root }: Project, readOnly = false): CacheUse | undefined {
  return options.has('no-cache') ? undefined : { folder: join(root, '.flatleaf', 'cache'), readOnly }
}

/** A base path with a slash at both ends. Throws UsageError for what is none. */
export function baseOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const names = written.split('/').filter((name) => name !== '')
  if (/^[a-z]+:/i.test(written) || names.some((name) => !/^[\w.~-]+$/.test(name) || /^\.+$/.test(name)))
    throw new UsageError(`"${written}" is no base path; write it like /docs.`)
  return names.length ? `/${names.join('/')}/` : '/'
}

/** A number of processes; `undefined` when none was said. Throws UsageError for what is none. */
function workersOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  if (!/^\d{1,2}$/.test(written)) throw new UsageError(`"${written}" is no number of processes; write one up to 99.`)
  return Number(written)
}

/** A port; `undefined` when none was asked for. Throws UsageError for what is none. */
export function portOf({ options }: Given): number | undefined {
  const written = options.get('port')
  if (written === undefined) return undefined
  if (!/^\d{1,5}$/.test(written) || Number(written) > 65_535)
    throw new UsageError(`"${written}" is no port; write a number up to 65535.`)
  return Number(written)
}
