/** The API descriptions of a project: parsed once per change, looked up by what authors write. */
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { OpenapiRef } from '../model/navigation.ts'
import { readDescription, type Description } from '../openapi/description.ts'
import { validator, type Validate } from '../openapi/validate/validate.ts'
import { nearest } from '../util/suggest.ts'
import type { ProjectFiles } from './project-files.ts'
import { barePath } from '../util/bare-path.ts'

/** Largest description that is read, in bytes (reliability.md R7). */
export const maxDescriptionBytes = 50 * 1024 * 1024

type Read = ReturnType<typeof readDescription>
type Texts = Pick<ProjectFiles, 'paths' | 'read' | 'hashOf'>

/** Descriptions of the last build, read and checked, by path, with the hashes of the files they consist of. */
export interface DescriptionCache {
  readonly reads: Map<string, { readonly hashes: ReadonlyMap<string, string | undefined>; readonly read: Read }>
  readonly validate: Validate
}

/** A cache with nothing in it. */
export function descriptionCache(): DescriptionCache {
  return { reads: new Map(), validate: validator() }
}

/**
 * Reads the descriptions that `refs` name. A URL is fetched only when the caller hands in `fetchText`; a file that is
 * missing or wrong is a diagnostic at the place that names it, and the others go on.
 */
export async function readDescriptions(
  refs: readonly OpenapiRef[],
  files: Texts,
  { cache, fetchText }: { readonly cache: DescriptionCache; readonly fetchText?: FetchText },
): Promise<{ readonly byPath: ReadonlyMap<string, Description>; readonly diagnostics: readonly Diagnostic[] }> {
  const byPath = new Map<string, Description>()
  const diagnostics: Diagnostic[] = []
  for (const [path, at] of new Map(refs.map((ref) => [descriptionPath(ref.source), ref.at]))) {
    const read = isRemote(path)
      ? await readRemote(path, at, { cache, fetchText })
      : await readLocal(path, at, { files, cache })
    if (read.description) byPath.set(path, read.description)
    diagnostics.push(...read.diagnostics)
  }
  return { byPath, diagnostics }
}

/** Gives the text at a URL, or throws an Error whose message says why not. */
export type FetchText = (url: string) => Promise<string>

interface Remote {
  readonly cache: DescriptionCache
  readonly fetchText?: FetchText
}

/** Fetched once as long as the cache lives: a development server does not ask again at every save. */
async function readRemote(url: string, at: Place, { cache, fetchText }: Remote): Promise<Read> {
  if (!fetchText) return { diagnostics: [remote(url, at)] }
  const before = cache.reads.get(url)
  if (before) return before.read
  try {
    const read = await checked(readDescription(url, await fetchText(url)), cache)
    cache.reads.set(url, { hashes: new Map(), read })
    return read
  } catch (error) {
    const message = `The API description "${url}" could not be fetched: ${(error as Error).message}`
    const hint = 'Save it in the project and name its path.'
    return { diagnostics: [{ code: 'description-unreachable', severity: 'error', message, at, hint }] }
  }
}

/** Path of a description relative to the root, as the files of the project are named. */
export function descriptionPath(source: string): string {
  return isRemote(source) ? source : barePath(source.replaceAll('\\', '/'))
}

const isRemote = (source: string) => /^https?:/i.test(source)

interface Local {
  readonly files: Texts
  readonly cache: DescriptionCache
}

async function readLocal(path: string, at: Place, { files, cache }: Local): Promise<Read> {
  if (!files.paths.has(path)) return { diagnostics: [missing(path, at, files.paths)] }
  const before = cache.reads.get(path)
  if (before && [...before.hashes].every(([file, hash]) => files.hashOf(file) === hash)) return before.read
  const text = files.read(path)
  if (text === undefined) return { diagnostics: [unreadable(path)] }
  const hashes = new Map([[path, files.hashOf(path)]])
  const readFile = (file: string) => {
    hashes.set(file, files.hashOf(file))
    return files.read(file)
  }
  const read = await checked(readDescription(path, text, readFile), cache)
  cache.reads.set(path, { hashes, read })
  return read
}

/** With what the schema of OpenAPI says of it; once for each content, since reads are kept. */
async function checked({ description, diagnostics }: Read, { validate }: DescriptionCache): Promise<Read> {
  if (!description) return { diagnostics }
  return { description, diagnostics: [...diagnostics, ...(await validate(description))] }
}

function remote(url: string, at: Place): Diagnostic {
  const hint = 'Save it in the project and name its path, or build with --fetch.'
  const message = `The API description "${url}" is not fetched: a build makes no network requests by itself.`
  return { code: 'description-remote', severity: 'warning', message, at, hint }
}

function missing(path: string, at: Place, paths: Iterable<string>): Diagnostic {
  const near = nearest(
    path,
    [...paths].filter((file) => /\.(?:json|ya?ml)$/i.test(file)),
  )
  const message = `There is no API description "${path}".`
  return {
    code: 'openapi-missing',
    severity: 'error',
    message,
    at,
    ...(near && { hint: `Did you mean "${near}"?` }),
  }
}

function unreadable(path: string): Diagnostic {
  const message = `"${path}" is no text, or larger than ${maxDescriptionBytes / 1024 / 1024} MB.`
  return { code: 'description-unreadable', severity: 'error', message, at: { file: path, line: 1, column: 1 } }
}
