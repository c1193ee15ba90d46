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

/** Descriptions of the last build by path, with the hashes of the files they consist of: what is at other hosts is read or not, each of its own. */
export interface DescriptionCache {
  readonly reads: Map<string, { readonly hashes: ReadonlyMap<string, string | undefined>; readonly read: Read }>
  readonly validate: Validate
  /** What the schema of OpenAPI says of them. */
  readonly checks: WeakMap<Description, readonly Diagnostic[]>
}

/** A cache with nothing in it. */
export function descriptionCache(): DescriptionCache {
  return { reads: new Map(), validate: validator(), checks: new WeakMap() }
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
      : await readLocal(path, at, { files, cache, fetchText })
    diagnostics.push(...read.diagnostics)
    if (!read.description) continue
    byPath.set(path, read.description)
    diagnostics.push(...(await checked(read.description, cache)))
  }
  return { byPath, diagnostics }
}

/** A file of the project, without a look at other hosts and at what the schema of OpenAPI says: nothing has named it. */
export function readUnnamed(path: string, files: Texts, cache: DescriptionCache): Promise<Read> {
  return readLocal(path, { file: path, line: 1, column: 1 }, { files, cache })
}

/** Lets files go that are descriptions no more, or no longer asked for. */
export function keepOnly(asked: ReadonlySet<string>, { reads }: DescriptionCache): void {
  for (const key of reads.keys()) {
    const path = key.slice(key.indexOf(' ') + 1)
    if (!isRemote(path) && !asked.has(path)) reads.delete(key)
  }
}

/** Nobody may get what was read without a look at other hosts who may have it with one. */
const keyOf = (path: string, fetchText: FetchText | undefined) => `${fetchText ? 'fetched' : 'local'} ${path}`

/**
 * Gives the text at a URL, and whether it is another one than the project has pinned; `undefined` when it may not be asked
 * for. Throws an Error whose message says why there is none.
 */
export type FetchText = (url: string) => Promise<{ readonly text: string; readonly changed?: boolean } | undefined>

interface Remote {
  readonly cache: DescriptionCache
  readonly fetchText?: FetchText
}

/** Fetched once as long as the cache lives: a development server does not ask again at every save. */
async function readRemote(url: string, at: Place, { cache, fetchText }: Remote): Promise<Read> {
  const before = cache.reads.get(keyOf(url, fetchText))
  if (before) return before.read
  const { text, diagnostics } = await fetched(url, at, fetchText)
  if (text === undefined) return { diagnostics }
  const read = await withRemotes({ path: url, text, readFile: () => undefined }, fetchText)
  const all = { ...read, diagnostics: [...diagnostics, ...read.diagnostics] }
  cache.reads.set(keyOf(url, fetchText), { hashes: new Map(), read: all })
  return all
}

/** The text at a URL, or why there is none. */
async function fetched(url: string, at: Place, fetchText: FetchText | undefined) {
  try {
    const answer = await fetchText?.(url)
    if (!answer) return { diagnostics: [remote(url, at)] }
    return { text: answer.text, diagnostics: answer.changed ? [changed(url, at)] : [] }
  } catch (error) {
    const message = `The API description "${url}" could not be fetched: ${(error as Error).message}`
    const hint = 'Save it in the project and name its path.'
    const problem: Diagnostic = { code: 'description-unreachable', severity: 'error', message, at, hint }
    return { diagnostics: [problem] }
  }
}

interface Text {
  readonly path: string
  readonly text: string
  readonly readFile: (path: string) => string | undefined
}

/** Files at other hosts refer to others in turn: more rounds than this no description needs. */
const mostRounds = 16

/** Reads a description with what it refers to at other hosts, as far as that may be asked for: round by round, since reading waits for nothing. */
async function withRemotes({ path, text, readFile }: Text, fetchText: FetchText | undefined): Promise<Read> {
  const texts = new Map<string, string | undefined>()
  const problems: Diagnostic[] = []
  for (let round = 0; ; round++) {
    const wanted = new Set<string>()
    const read = readDescription(path, text, (file) => {
      if (!isRemote(file)) return readFile(file)
      if (!texts.has(file)) wanted.add(file)
      return texts.get(file)
    })
    const isDone = !fetchText || wanted.size === 0 || round === mostRounds
    if (isDone) return { ...read, diagnostics: [...read.diagnostics, ...problems] }
    for (const url of wanted) {
      const answer = await fetched(url, { file: path, line: 1, column: 1 }, fetchText)
      texts.set(url, answer.text)
      // A reference that may not be followed is told where it stands.
      problems.push(...answer.diagnostics.filter(({ code }) => code !== 'description-remote'))
    }
  }
}

function changed(url: string, at: Place): Diagnostic {
  const message = `"${url}" is another text than the one that "flatleaf.lock.json" pins.`
  const hint = 'Read what changed; a build with --fetch pins the new text.'
  return { code: 'description-changed', severity: 'warning', message, at, hint }
}

/** Path of a description relative to the root, as the files of the project are named. */
export function descriptionPath(source: string): string {
  return isRemote(source) ? source : barePath(source.replaceAll('\\', '/'))
}

const isRemote = (source: string) => /^https?:/i.test(source)

interface Local extends Remote {
  readonly files: Texts
}

async function readLocal(path: string, at: Place, { files, cache, fetchText }: Local): Promise<Read> {
  if (!files.paths.has(path)) return { diagnostics: [missing(path, at, files.paths)] }
  const key = keyOf(path, fetchText)
  const before = cache.reads.get(key)
  if (before && [...before.hashes].every(([file, hash]) => files.hashOf(file) === hash)) return before.read
  const text = files.read(path)
  if (text === undefined) return { diagnostics: [unreadable(path)] }
  const hashes = new Map([[path, files.hashOf(path)]])
  const readFile = (file: string) => {
    hashes.set(file, files.hashOf(file))
    return files.read(file)
  }
  const read = await withRemotes({ path, text, readFile }, fetchText)
  cache.reads.set(key, { hashes, read })
  return read
}

/** What the schema of OpenAPI says of it; once for each content, since reads are kept. */
export async function checked(
  description: Description,
  { checks, validate }: DescriptionCache,
): Promise<readonly Diagnostic[]> {
  const found = checks.get(description) ?? (await validate(description))
  checks.set(description, found)
  return found
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
