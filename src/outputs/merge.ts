/** Who gets a path that two outputs want. */
import type { OutputFile } from '../model/output.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { createWords } from '../util/words-of.ts'

/**
 * The first of two files with one path stays. No file stands where others need a folder; where both are asked for, the
 * first asked stays. Paths that lead out of the output folder are left out.
 */
export function merge(files: readonly OutputFile[], recall: Recall = noRecall): OutputFile[] {
  const paths = recall('paths of files', [], () => createWords(pathOf))(files)
  return recall('merged', [paths], () => winners(paths)).map((index) => files[index]!)
}

const pathOf = ({ path }: OutputFile) => path

/** Which of the paths are written. */
function winners(paths: readonly string[]): readonly number[] {
  const taken = new Set<string>()
  const folders = new Set<string>()
  const kept: number[] = []
  for (const [index, path] of paths.entries()) {
    const end = path.lastIndexOf('/')
    // Most lie beside others.
    if (end > 0 && folders.has(path.slice(0, end))) {
      if (!isName(path.slice(end + 1)) || taken.has(path) || folders.has(path)) continue
      taken.add(path)
      kept.push(index)
      continue
    }
    const around = foldersOf(path)
    if (!isSafe(path) || taken.has(path) || folders.has(path)) continue
    if (around.some((folder) => taken.has(folder))) continue
    taken.add(path)
    for (const folder of around) folders.add(folder)
    kept.push(index)
  }
  return kept
}

function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isSafe(path: string): boolean {
  return path.split('/').every(isName)
}

const isName = (part: string) => part !== '' && part !== '.' && part !== '..' && !part.includes('\0')
