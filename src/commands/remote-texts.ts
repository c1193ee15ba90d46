/**
 * Texts at other hosts, pinned: `flatleaf.lock.json` says which content an address had, and `.flatleaf/remote/` keeps it by its
 * hash. So a build without the network gives what the last `--fetch` gave, and a change elsewhere is never silent.
 */
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchText } from '../content/descriptions.ts'
import { sha256 } from '../util/sha256.ts'

export const lockName = 'flatleaf.lock.json'
const cacheFolder = ['.flatleaf', 'remote']

export interface RemoteOptions {
  readonly root: string
  /** Asks the network; without it only what is pinned is read. */
  readonly ask?: (url: string) => Promise<string>
  /** Whether what was fetched is pinned. */
  readonly keeps: boolean
}

/** Gives texts by address; `undefined` for one that is not pinned and may not be asked for. */
export function remoteTexts({ root, ask, keeps }: RemoteOptions): FetchText {
  return async (url) => {
    const pinned = readLock(root)[url]
    if (!ask) return pinned === undefined ? undefined : { text: readCopy(root, pinned) }
    const text = await ask(url)
    const hash = sha256(text)
    if (keeps) keep(root, { url, text, hash })
    return { text, ...(pinned !== undefined && pinned !== hash && { changed: true }) }
  }
}

function readLock(root: string): Readonly<Record<string, string>> {
  const text = textAt(join(root, lockName))
  if (text === undefined) return {}
  try {
    const { texts } = JSON.parse(text) as { readonly texts: Readonly<Record<string, string>> }
    if (!isLock(texts)) throw new TypeError('no lock')
    return Object.assign(Object.create(null) as Record<string, string>, texts)
  } catch {
    throw new Error(`"${lockName}" cannot be read; delete it and build with --fetch.`)
  }
}

/** Checked by hand: a schema would be loaded by every command. */
function isLock(texts: unknown): boolean {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return false
  return Object.values(texts).every((hash) => typeof hash === 'string' && /^[\da-f]{64}$/.test(hash))
}

function readCopy(root: string, hash: string): string {
  const text = textAt(join(root, ...cacheFolder, hash))
  if (text === undefined)
    throw new Error(`it is pinned in "${lockName}", but its copy is not here; build with --fetch.`)
  if (sha256(text) !== hash)
    throw new Error(`its copy is not what "${lockName}" pins; build with --fetch to update it.`)
  return text
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** A folder that is a link could lead anywhere: then nothing is kept. */
function keep(root: string, { url, text, hash }: { url: string; text: string; hash: string }): void {
  const folder = join(root, ...cacheFolder)
  const above = [join(root, cacheFolder[0]!), folder]
  const isLink = above.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
  if (isLink) throw new Error('".flatleaf" is a link, so that nothing is kept there.')
  mkdirSync(folder, { recursive: true })
  writeWhole(join(folder, hash), text)
  const texts = { ...readLock(root), [url]: hash }
  const sorted = Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const lock = `${JSON.stringify({ texts: sorted }, null, 2)}\n`
  if (textAt(join(root, lockName)) !== lock) writeWhole(join(root, lockName), lock)
}

/** Never half a file, and never through a link. */
function writeWhole(path: string, text: string): void {
  const part = `${path}.part`
  rmSync(part, { force: true })
  writeFileSync(part, text, { flag: 'wx' })
  renameSync(part, path)
}
