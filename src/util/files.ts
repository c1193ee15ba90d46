/** Where a path that somebody wrote (in the configuration, on a page, in a description) leads on the disk. */
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileText } from './file-text.ts'

/** Why a path leads to no file: not a path inside the project by its letters, out of it through a link, or nothing there. */
export type PathProblem = 'malformed' | 'outside' | 'missing'

export type ProjectFile = { readonly file: string } | { readonly problem: PathProblem }

/**
 * The regular file that a path relative to the project root names; a leading slash means the root. Refused by letters:
 * NUL and control characters, `\`, a drive or scheme, `..`. Refused on the disk: links that leave the project (compared
 * by whole segments of real paths), folders, pipes and devices.
 */
export function projectFile(root: string, path: string): ProjectFile {
  const inside = projectPath(path)
  if (inside === undefined) return { problem: 'malformed' }
  try {
    const file = realpathSync(join(root, inside))
    if (!isWithin(file, realpathSync(root))) return { problem: 'outside' }
    return lstatSync(file).isFile() ? { file } : { problem: 'missing' }
  } catch {
    return { problem: 'missing' }
  }
}

/** A path without `.` and empty segments; `undefined` when its letters alone lead out of the project or mean another thing. */
export function projectPath(path: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(path) || /^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//'))
    return undefined
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  return names.length === 0 || names.includes('..') ? undefined : names.join('/')
}

/** The text of a file of the project for messages; `undefined` when there is none or it is larger than `limit` bytes. */
export function projectText(root: string, path: string, limit = 50 * 1024 * 1024): string | undefined {
  const found = projectFile(root, path)
  if (!('file' in found) || lstatSync(found.file).size > limit) return undefined
  return fileText(readFileSync(found.file))
}

/** Whether a path is a folder itself or lies below it, by whole segments: `docs-secret` is not inside `docs`. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !/^([a-z]:|[\\/])/i.test(way)
}
