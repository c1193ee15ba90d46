/** Who gets a path that two outputs want. */
import type { OutputFile } from '../model/output.ts'

/**
 * The first of two files with one path stays. No file stands where others need a folder; where both are asked for, the
 * first asked stays. Paths that lead out of the output folder are left out.
 */
export function merge(files: readonly OutputFile[]): OutputFile[] {
  const taken = new Map<string, OutputFile>()
  const folders = new Set<string>()
  for (const file of files) {
    const around = foldersOf(file.path)
    if (!isSafe(file.path) || taken.has(file.path) || folders.has(file.path)) continue
    if (around.some((folder) => taken.has(folder))) continue
    taken.set(file.path, file)
    for (const folder of around) folders.add(folder)
  }
  return [...taken.values()]
}

function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isSafe(path: string): boolean {
  return !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
