/** The moment of a build: two renames. Before the first the old tree is live, after the second the new one. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { exists } from './exists.ts'
import { readMarker } from './marker.ts'
import { moveBack, moveFolders } from './moves.ts'
import type { Siblings } from './siblings.ts'
import { survivors } from './foreign.ts'

export interface Swapping {
  /** Folders of the old tree that the stage goes on with. */
  readonly folders?: readonly string[]
  readonly rename?: typeof renameSync
}

/**
 * Puts the stage in the place of `out`. When a move or the second rename fails, or a file that survives cannot be moved, the old
 * tree is put back and the error thrown. Answers where the old tree is now: as `trash` it may be deleted, as `old` the
 * next command retires it. Not promised: order on disk after a power cut.
 */
export function swap(
  out: string,
  { stage, old, trash }: Siblings,
  { folders = [], rename = renameSync }: Swapping = {},
): string | undefined {
  if (!exists(out)) return void rename(stage, out)
  const putBack = () => {
    moveBack(old, stage)
    renameSync(old, out)
  }
  rename(out, old)
  try {
    moveFolders(folders, old, stage, rename)
    rename(stage, out)
  } catch (error) {
    putBack()
    throw error
  }
  try {
    moveSurvivors(old, out, rename)
  } catch (error) {
    renameSync(out, stage)
    putBack()
    throw error
  }
  try {
    rename(old, trash)
    return trash
  } catch {
    return old
  }
}

/** Moves what we did not write but keep (`.git`, `CNAME`, `.nojekyll`); all of it or, with an error, nothing. */
export function moveSurvivors(from: string, to: string, rename = renameSync): void {
  const ours = readMarker(from)
  const names = survivors.filter((name) => !ours?.has(name) && exists(join(from, name)) && !exists(join(to, name)))
  const moved: string[] = []
  try {
    for (const name of names) {
      rename(join(from, name), join(to, name))
      moved.push(name)
    }
  } catch (error) {
    for (const name of moved) renameSync(join(to, name), join(from, name))
    throw error
  }
}
