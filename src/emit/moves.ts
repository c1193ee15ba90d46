/**
 * Folders in which nothing changes go from the old tree to the new one as they are, between the two renames of the swap, when
 * neither is the output. A plan in the old tree names them first: whoever finds the tree puts them back by it.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exists } from './exists.ts'
import { isInside, realFolders } from './real-folders.ts'

const planName = '.flatleaf-moved.json'

/** Moves folders. Throws what the file system throws: then `moveBack` is due. */
export function moveFolders(folders: readonly string[], old: string, stage: string, rename = renameSync): void {
  if (folders.length === 0) return
  writeFileSync(join(old, planName), JSON.stringify(folders))
  for (const folder of folders) rename(join(old, folder), join(stage, folder))
}

/**
 * Makes an old tree whole again, as often as it is asked. Throws what the file system throws. Somebody else may have put the
 * trees there: nothing in them is followed out of them.
 */
export function moveBack(old: string, stage: string): void {
  const [isOld, isStage] = [realFolders(old), realFolders(stage)]
  for (const folder of planOf(old)) {
    const [from, to] = [join(stage, folder), join(old, folder)]
    if (isOld(folder) && isStage(folder) && !exists(to) && exists(from)) renameSync(from, to)
  }
  rmSync(join(old, planName), { force: true })
}

/** A plan that is not whole was followed by no move. */
function planOf(old: string): readonly string[] {
  try {
    const folders = JSON.parse(readFileSync(join(old, planName), 'utf8')) as unknown
    return Array.isArray(folders) ? folders.filter(isInside) : []
  } catch {
    return []
  }
}
