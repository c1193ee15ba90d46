/** What the file system says of a file. Who writes into a file changes it, also where size and date are put back. */
import type { Stats } from 'node:fs'
import { lstatSync } from 'node:fs'
import { platform } from 'node:process'
import { hash } from '../util/hash.ts'

/** Texts are made where one is asked for: of most files it is only asked whether all are as they were. */
export class FileSign {
  readonly size: number
  /** Milliseconds at which its content last changed. */
  readonly modified: number
  readonly inode: number
  /** Milliseconds at which anything of it last changed. */
  readonly touched: number
  readonly mode: number

  constructor({ size, mtimeMs, ino, ctimeMs, mode }: Stats) {
    this.size = size
    this.modified = mtimeMs
    this.inode = ino
    this.touched = ctimeMs
    this.mode = mode
  }

  /** Also changes with the file's name count and rights. */
  get whole(): string {
    return `${this.content} ${this.touched} ${this.mode}`
  }

  /** Of its content only. */
  get content(): string {
    return `${this.size} ${this.modified} ${this.inode}`
  }

  /** Milliseconds at which it last changed. */
  get changed(): number {
    return Math.max(this.modified, this.touched)
  }
}

/** The sign of what stands at a path, links not followed; `undefined` when nothing does, or nothing that can be looked at. */
export function signOf(path: string): FileSign | undefined {
  const stat = statOf(path)
  return stat && new FileSign(stat)
}

/** One word for the signs of so many files, in their order. They need not all be there at once. */
export function wordOfSigns(count: number, signAt: (index: number) => FileSign | undefined): string {
  const numbers = new Float64Array(count * 5)
  for (let index = 0; index < count; index++) {
    const sign = signAt(index)
    // No file has a size that is no number.
    if (!sign) numbers[index * 5] = Number.NaN
    else numbers.set([sign.size, sign.modified, sign.inode, sign.touched, sign.mode], index * 5)
  }
  return hash(new Uint8Array(numbers.buffer))
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
