/** Whether paths stay in the tree that they are said to lie in: a link on the way leads out of it. */
import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Answers for paths below `tree` whether it and all that stand above them are real folders. Each folder is looked at once. */
export function realFolders(tree: string): (path: string) => boolean {
  const known = new Map<string, boolean>()
  const isReal = (folder: string): boolean => {
    let answer = known.get(folder)
    if (answer === undefined) {
      const above = dirname(folder)
      answer = (folder === '.' || (above !== folder && isReal(above))) && isFolder(join(tree, folder))
      known.set(folder, answer)
    }
    return answer
  }
  return (path) => isReal(dirname(path))
}

/** Whether what a plan or a marker names lies in a tree by its words. */
export function isInside(folder: unknown): folder is string {
  return typeof folder === 'string' && folder.split(/[\\/]/).every((name) => !['', '.', '..'].includes(name))
}

/** A folder, not a link to one; `false` also where a file stands in the place of a folder above it. */
export function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory()
  } catch {
    return false
  }
}
