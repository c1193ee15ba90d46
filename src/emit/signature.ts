/** What the file system says of a file. Who writes into a file changes it, also where size and date are put back. */
import { lstatSync } from 'node:fs'
import { platform } from 'node:process'

export interface FileSign {
  /** Also changes with the file's name count and rights. */
  readonly whole: string
  /** Of its content only. */
  readonly content: string
  /** Milliseconds at which it last changed. */
  readonly changed: number
}

/** The sign of what stands at a path, links not followed; `undefined` when nothing does, or nothing that can be looked at. */
export function signOf(path: string): FileSign | undefined {
  const stat = statOf(path)
  if (!stat) return undefined
  const { size, mtimeMs, ctimeMs, ino, mode } = stat
  const content = `${size} ${mtimeMs} ${ino}`
  return { whole: `${content} ${ctimeMs} ${mode}`, content, changed: Math.max(mtimeMs, ctimeMs) }
}

/** A file where a folder was, a folder that is closed to us and a circle of links throw. */
function statOf(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Milliseconds in which clocks of file systems tick that tell less than milliseconds: at most ten, on Windows sixteen. */
const tick = platform === 'win32' ? 25 : 15

/** Milliseconds after which no change leaves the sign of the last one, by such a clock. */
export const settling = tick + 5

/** Whether a second change at `now` might have left the same sign. Clocks that tell no less than milliseconds may take two seconds. */
export function mayHide({ changed }: FileSign, now: number): boolean {
  return changed > now - (Number.isInteger(changed) ? 2_100 : tick)
}
