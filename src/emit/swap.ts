/** The moment of a build: two renames. Before the first the old tree is live, after the second the new one. */
import { lstatSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { readMarker } from './marker.ts'
import type { Siblings } from './siblings.ts'
import { survivors } from './target.ts'

/**
 * Puts the stage in the place of `out`. When the second rename fails, or a file that survives cannot be moved, the old
 * tree is put back and the error thrown. Answers where the old tree is now: as `trash` it may be deleted, as `old` the
 * next command retires it. Not promised: order on disk after a power cut.
 */
export function swap(out: string, { stage, old, trash }: Siblings, rename = renameSync): string | undefined {
  if (!exists(out)) return void rename(stage, out)
  rename(out, old)
  try {
    rename(stage, out)
  } catch (error) {
    renameSync(old, out)
    throw error
  }
  try {
    moveSurvivors(old, out, rename)
  } catch (error) {
    renameSync(out, stage)
    renameSync(old, out)
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

export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
