/** What a killed build left behind. */
import { renameSync, rmSync } from 'node:fs'
import { exists } from './exists.ts'
import { moveBack } from './moves.ts'
import { unpatch } from './patch.ts'
import { leftovers, siblings, treesOf } from './siblings.ts'
import { moveSurvivors } from './swap.ts'

/**
 * Brings an output folder back to a whole tree and removes the rest. The caller holds the lock, so whatever lies
 * beside the folder has no living owner. Killed between the two renames: the old tree is made whole and goes back.
 * Killed after them: the new tree stays. Answers the paths that could not be removed.
 */
export function recover(out: string): string[] {
  for (const { path } of leftovers(out)
    .filter(({ kind }) => kind === 'old')
    .reverse()) {
    if (exists(out)) retire(path, out)
    else {
      moveBack(path, treesOf(path).stage)
      unpatch(treesOf(path))
      renameSync(path, out)
    }
  }
  return leftovers(out).flatMap(({ path }) => (remove(path) ? [] : [path]))
}

/** Deletes a tree; `false` when something in it resists. */
export function remove(path: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true })
    return true
  } catch {
    return false
  }
}

/** A folder on its way out gets another name first: half deleted, it must never be taken for a whole tree. */
function retire(old: string, out: string): void {
  moveSurvivors(old, out)
  let { trash } = siblings(out)
  // One that cannot be deleted keeps its name.
  while (!remove(trash)) trash = trash.replace(/\d+$/, (id) => String(Number(id) + 1))
  renameSync(old, trash)
}
