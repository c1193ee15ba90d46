/** What a server gives out: a map from paths to files of the output. Nothing is looked up on the disk by address. */
import type { OutputFile } from '../model/output.ts'
import { encodePath } from '../model/route.ts'

export interface Served {
  /** Base path with a leading and a trailing slash. */
  readonly base: string
  readonly files: ReadonlyMap<string, OutputFile>
  /** HTML that is shown at every address while there is no site. */
  readonly instead?: string
  /** The text of a page, made once however often it is asked for. */
  readonly html?: (file: OutputFile) => Promise<string>
}

export type Found = { readonly file: OutputFile } | { readonly moved: string } | undefined

/** A map of output files by path; the first of two equal paths stays, as when they are written. Others come when they are asked for. */
export function byPath(files: readonly OutputFile[]): ReadonlyMap<string, OutputFile> {
  const map = new Map<string, OutputFile>()
  for (const file of files) if (!map.has(file.path)) map.set(file.path, file)
  return map
}

/**
 * The file at a decoded path, as static hosts answer: `/a/` is `a/index.html`, `/a` is `a` or `a.html`, and moves to
 * `/a/` when only that is there. `moved` is made of our own names, so it never leaves the site.
 */
export function find({ base, files }: Served, path: string): Found {
  if (!path.startsWith(base)) return path === '/' || `${path}/` === base ? { moved: encodePath(base) } : undefined
  const name = path.slice(base.length)
  if (name === '' || name.endsWith('/')) return some(files.get(`${name}index.html`))
  const found = files.get(name) ?? files.get(`${name}.html`)
  if (found) return { file: found }
  if (files.has(`${name}/index.html`)) return { moved: encodePath(`${base}${name}/`) }
  return some(brought(files, name))
}

/** `a-words.3f2a91c0.js` may come with `a.js`. */
function brought(files: Served['files'], name: string): OutputFile | undefined {
  const dash = name.lastIndexOf('-')
  const first = dash < 0 ? undefined : files.get(`${name.slice(0, dash)}.js`)
  return first?.others?.().find(({ path }) => path === name)
}

/** The text of a page. */
export async function htmlOf(file: OutputFile): Promise<string> {
  const body = await file.body()
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8')
}

/** Texts of pages by their files; one that could not be made is tried again. */
export function keptHtml(): (file: OutputFile) => Promise<string> {
  const known = new Map<OutputFile, Promise<string>>()
  return async (file) => {
    const made = known.get(file) ?? htmlOf(file)
    known.set(file, made)
    return made.catch((error: unknown) => {
      known.delete(file)
      throw error
    })
  }
}

const some = (file: OutputFile | undefined): Found => file && { file }
