/** What stands in an output folder that we did not write. Folders that are known to hold nothing else are not looked into. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { byCode } from '../util/order.ts'
import type { Written } from './marker.ts'
import { markerName } from './marker.ts'
import type { FileSign } from './signature.ts'
import { mayHide, signOf } from './signature.ts'

export interface Foreign {
  /** The first file that somebody put there. */
  readonly file: string | undefined
  /** Droppings of file managers, which nobody would miss. */
  readonly droppings: readonly string[]
  /** The signs of folders that it had to look at. */
  readonly folders: ReadonlyMap<string, FileSign>
}

/** Folder → the whole sign that it had when nothing but our files was in it. */
export type CleanFolders = ReadonlyMap<string, string>

/** What stays when the output folder is replaced although we did not write it. */
export const survivors = ['.git', 'CNAME', '.nojekyll'] as const
/** Droppings of file managers: never a reason to refuse. */
const droppings = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

const isSurvivor = (name: string) => survivors.some((each) => each === name)

/** Whether a name at the top of an output folder is no reason to refuse it. */
export const isHarmless = (name: string, isFolder: boolean) => (!isFolder && droppings.has(name)) || isSurvivor(name)

/** Looks through an output folder, in order; ends at the first file of others. */
export function foreignIn(out: string, ours: Written, clean: CleanFolders = new Map()): Foreign {
  const dropped: string[] = []
  const signs = new Map<string, FileSign>()
  const isClean = (folder: string): boolean => {
    if (!clean.has(folder)) return false
    const sign = signOf(`${out}/${folder}`)
    if (sign) signs.set(folder, sign)
    return sign?.whole === clean.get(folder)
  }
  const look = (folder: string): string | undefined => {
    const entries = isClean(folder) ? (folders.get(folder) ?? []) : entriesOf(join(out, folder))
    for (const { name, isFolder } of entries) {
      const path = folder ? `${folder}/${name}` : name
      const isDropping = !isFolder && droppings.has(name)
      // A site may publish a file of that name.
      if (isDropping && !ours.has(path)) dropped.push(path)
      if (isDropping || (folder === '' && (isSurvivor(name) || name === markerName))) continue
      const found = isFolder ? look(path) : ours.has(path) ? undefined : path
      if (found !== undefined) return found
    }
    return undefined
  }
  const folders = clean.size > 0 ? foldersOf(ours) : new Map<string, Entry[]>()
  return { file: look(''), droppings: dropped, folders: signs }
}

export interface Cleanliness {
  /** Those that are at hand. */
  readonly signs?: ReadonlyMap<string, FileSign | undefined>
  /** What was known of them. */
  readonly before?: CleanFolders
  readonly now: number
}

/** Folders in which only our files and folders stand, with their signs. The top never counts, nor a sign that may hide a change. */
export function cleanFolders(out: string, ours: Iterable<string>, { signs, before, now }: Cleanliness): CleanFolders {
  const files = new Set(ours)
  const folders = foldersOf(files)
  const clean = new Map<string, string>()
  for (const folder of [...folders.values()].flat().map(({ path }) => path)) {
    const sign = signs?.get(folder) ?? signOf(join(out, folder))
    if (!sign || mayHide(sign, now)) continue
    const inside = new Set(folders.get(folder)?.map(({ name }) => name))
    const isOurs = ({ name, isFolder }: Name) => (isFolder ? inside.has(name) : files.has(`${folder}/${name}`))
    if (before?.get(folder) === sign.whole || entriesOf(join(out, folder)).every(isOurs)) clean.set(folder, sign.whole)
  }
  return clean
}

interface Name {
  readonly name: string
  readonly isFolder: boolean
}

interface Entry extends Name {
  readonly path: string
}

function entriesOf(folder: string): readonly Name[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => byCode(a.name, b.name))
  return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
}

/** Folder → the folders in it, of those that hold our files. */
function foldersOf(ours: Written | ReadonlySet<string>): Map<string, Entry[]> {
  const seen = new Set<string>()
  const inside = new Map<string, Entry[]>()
  for (const file of ours.keys())
    for (let path = file.slice(0, Math.max(0, file.lastIndexOf('/'))); path !== '' && !seen.has(path);) {
      seen.add(path)
      const end = path.lastIndexOf('/')
      const above = end < 0 ? '' : path.slice(0, end)
      const known = inside.get(above)
      const entry: Entry = { name: path.slice(end + 1), path, isFolder: true }
      if (known) known.push(entry)
      else inside.set(above, [entry])
      path = above
    }
  return inside
}
