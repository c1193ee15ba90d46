/** Where a file stands below a folder, both absolute, with `/` between names on every system. */
import { relative, sep } from 'node:path'

export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
}
