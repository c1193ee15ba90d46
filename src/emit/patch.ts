/**
 * A few files change in a tree: they take their places while it has the name of an old tree, and is not the output, and then it
 * goes back. Nothing is done to all the others. What is replaced lies in the trash by number, and a plan in the tree comes first:
 * whoever finds the tree makes it by the plan what it was. No folder comes or goes: that takes ten times as long as a file, and
 * taking back needs no room on the disk.
 */
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exists } from './exists.ts'
import { isInside, realFolders } from './real-folders.ts'
import type { Siblings } from './siblings.ts'

export interface Patch {
  /** Paths that go. */
  readonly gone: readonly string[]
  /** Paths in the stage that come, in the place of what stands there. */
  readonly put: readonly string[]
}

type Trees = Pick<Siblings, 'old' | 'stage' | 'trash'>

const planName = '.flatleaf-patch.json'

/**
 * Patches the output folder. Throws what the file system throws; then it is as it was, and so is the stage. Nothing is deleted
 * while there is no output: where that is refused, all renames still go both ways.
 */
export function patchTree(out: string, trees: Trees, patch: Patch, rename = renameSync): void {
  mkdirSync(trees.trash)
  try {
    rename(out, trees.old)
  } catch (error) {
    rmdirSync(trees.trash)
    throw error
  }
  try {
    writeFileSync(join(trees.old, planName), JSON.stringify(patch))
    apply(trees, patch, rename)
    setPlanAside(trees, rename)
    rename(trees.old, out)
  } catch (error) {
    // While it is taken back, too, the tree has a plan.
    if (exists(join(trees.trash, planName))) renameSync(join(trees.trash, planName), join(trees.old, planName))
    takeBack(trees, patch)
    renameSync(trees.old, out)
    rmSync(trees.trash, { recursive: true, force: true })
    throw error
  }
}

/**
 * Makes a tree that was left half patched what it was, as often as it is asked. Throws what the file system throws. Somebody
 * else may have put trees there: nothing in them is followed out of them.
 */
export function unpatch(trees: Trees): void {
  const patch = planOf(trees.old)
  if (patch && mayFollow(trees, patch)) takeBack(trees, patch)
  else rmSync(join(trees.old, planName), { force: true })
}

function mayFollow({ old, stage, trash }: Trees, { gone, put }: Patch): boolean {
  const [isOld, isStage, isTrash] = [old, stage, trash].map(realFolders)
  const areOld = [...gone, ...put].every((path) => isOld!(path))
  return areOld && isTrash!('') && isStage!('') && put.every((path) => isStage!(path))
}

function apply({ old, stage, trash }: Trees, { gone, put }: Patch, rename: typeof renameSync): void {
  const setAside = (path: string, index: number) => {
    if (exists(join(old, path))) rename(join(old, path), join(trash, String(index)))
  }
  // Where case does not count, one that goes may have the name of one that comes.
  for (const [index, path] of gone.entries()) setAside(path, index)
  for (const [index, path] of put.entries()) {
    setAside(path, gone.length + index)
    rename(join(stage, path), join(old, path))
  }
}

/** Each step leaves a state that the next attempt goes on with: first what came goes, then what stood there comes back. */
function takeBack({ old, stage, trash }: Trees, { gone, put }: Patch): void {
  const restore = (path: string, index: number) => {
    const from = join(trash, String(index))
    if (exists(from)) renameSync(from, join(old, path))
  }
  for (const [index, path] of [...put.entries()].reverse()) {
    const [here, there] = [join(old, path), join(stage, path)]
    if (!exists(there) && exists(here)) renameSync(here, there)
    restore(path, gone.length + index)
  }
  for (const [index, path] of gone.entries()) restore(path, index)
  setPlanAside({ old, trash })
}

/** A tree without a plan is a whole one. */
function setPlanAside({ old, trash }: Pick<Trees, 'old' | 'trash'>, rename = renameSync): void {
  if (exists(join(old, planName))) rename(join(old, planName), join(trash, planName))
}

/** A plan that is not whole was followed by nothing. */
function planOf(old: string): Patch | undefined {
  try {
    const { gone, put } = JSON.parse(readFileSync(join(old, planName), 'utf8')) as Record<string, unknown>
    if (!Array.isArray(gone) || !Array.isArray(put)) return undefined
    return [...gone, ...put].every(isInside) ? { gone, put } : undefined
  } catch {
    return undefined
  }
}
