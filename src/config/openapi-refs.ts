/** References to API descriptions: at the root, in `api`, on nodes of the navigation. */
import * as z from 'zod'
import type { OpenapiRef } from '../model/navigation.ts'
import type { Reading } from './reading.ts'
import { isExternal } from '../util/is-external.ts'

const source = z.object({
  source: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('File or address of the description.'),
  directory: z.string().optional().describe('Folder of the generated pages.'),
})

/** A file, several files, or a file and the folder of its pages. */
export const openapi = z.union([z.string(), z.array(z.union([z.string(), source])), source])

type RawSource = string | z.input<typeof source>

/** The references under `owner[key]`, paths relative to the project. Code: `openapi-outside` (error). */
export function readOpenapi(
  owner: object,
  key: string,
  written: z.input<typeof openapi> | undefined,
  reading: Reading,
): OpenapiRef[] {
  if (written === undefined) return []
  if (!Array.isArray(written)) return readSource(written, () => reading.at(owner, key), reading)
  return written.flatMap((each, index) => readSource(each, () => reading.at(written, index), reading))
}

/** Whether a description is named at all. */
export function namesDescription(written: z.input<typeof openapi> | undefined): boolean {
  return [written ?? []]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each : (each.source ?? [])))
    .some((each) => each.trim() !== '')
}

function readSource(written: RawSource, place: () => OpenapiRef['at'], reading: Reading): OpenapiRef[] {
  const { source: sources, directory } =
    typeof written === 'string' ? { source: written } : { directory: undefined, ...written }
  const folder =
    directory === undefined
      ? undefined
      : directory
          .split(/[\\/]+/)
          .map((part) => part.trim())
          .filter((part) => part !== '' && part !== '.' && part !== '..')
          .join('/')
  return [sources ?? []].flat().flatMap((each): OpenapiRef[] => {
    if (each.trim() === '') return []
    const path = insidePath(each)
    if (path !== undefined) return [{ source: path, ...(folder && { directory: folder }), at: place() }]
    reading.error(
      'openapi-outside',
      place(),
      `The API description "${each}" is outside the project.`,
      'Copy it into the project.',
    )
    return []
  })
}

/** A path relative to the project, without `./` and `/` before it; addresses stay. `undefined`: it leads out. */
export function insidePath(written: string): string | undefined {
  const text = written.trim()
  if (isExternal(text)) return text
  const parts: string[] = []
  for (const part of text.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}
