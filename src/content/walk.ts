/** The files of a project, in one pass over its folders. */
import type { Dirent } from 'node:fs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { markerName, readMarker } from '../emit/marker.ts'
import { byCode } from '../util/order.ts'

/**
 * Every regular file below `root` as a path relative to it, with forward slashes, sorted by code unit.
 * Links, pipes and devices are left out: what is published must lie inside the project (reliability.md B13, B14).
 */
export function walk(root: string, skipsFolder: (path: string) => boolean): string[] {
  const files: string[] = []
  const visit = (folder: string, depth: number): void => {
    const entries = entriesOf(join(root, folder))
    if (folder !== '' && isOutput(folder, entries)) return
    const folders: string[] = []
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isFile()) files.push(path)
      else if (entry.isDirectory() && depth < maxDepth && !skipsFolder(path)) folders.push(path)
    }
    for (const each of folders) visit(each, depth + 1)
  }
  /** What a build wrote, to whatever `--out`, is no content. An older site in `public` was put there to be published. */
  const isOutput = (folder: string, entries: readonly Dirent[]) =>
    !folder.startsWith('public/') &&
    entries.some(({ name }) => name === markerName) &&
    readMarker(join(root, folder)) !== undefined
  visit('', 0)
  return files.sort(byCode)
}

/** Synchronous: promises took twice as long. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

const maxDepth = 64
