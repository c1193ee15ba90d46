import { lstatSync } from 'node:fs'

/** Whether anything stands at a path, links not followed. */
export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
