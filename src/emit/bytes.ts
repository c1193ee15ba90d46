/** Reading, comparing and copying the bytes of one file. */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { createHash, hash as hashOnce } from 'node:crypto'

/** Gives the event loop a turn when it is time; `undefined`: it is not. */
export type Breathe = () => Promise<void> | undefined

/** First half of the SHA-256 of some bytes, as the marker lists it. */
export function hashBytes(bytes: Uint8Array): string {
  return hashOnce('sha256', bytes, 'hex').slice(0, 32)
}

/**
 * Writes one text after the other as UTF-8 into the same memory: the bytes of one hold until the next. Memory of its own for each
 * took four times as long as writing 40 KB.
 */
export function encoder(): (text: string) => Uint8Array {
  const room = Buffer.allocUnsafeSlow(512 * 1024)
  // No character of a string takes more than three.
  return (text) => (text.length * 3 > room.length ? Buffer.from(text) : room.subarray(0, room.write(text)))
}

/** Whether a file holds exactly these bytes; a file that cannot be read does not. */
export function holds(file: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}

/** Hash of a regular file. Throws what the file system throws. */
export async function hashFile(file: string, breathe: Breathe): Promise<string> {
  return pass(file, () => {}, breathe)
}

/** Copies a regular file to a path where nothing stands yet, and answers the hash of the bytes written. */
export async function writeCopy(source: string, target: string, breathe: Breathe): Promise<string> {
  const output = openSync(target, 'wx')
  try {
    return await pass(source, (piece) => writeWhole(output, piece, target), breathe)
  } finally {
    closeSync(output)
  }
}

/** Reads in pieces, so that a film does not pass through memory at once. A pipe or device is no file. */
async function pass(source: string, take: (piece: Uint8Array) => void, breathe: Breathe): Promise<string> {
  const input = openSync(source, constants.O_RDONLY | constants.O_NONBLOCK)
  const hash = createHash('sha256')
  try {
    if (!fstatSync(input).isFile()) throw named(new Error('not a regular file'), 'ENOENT', source)
    for (const piece = Buffer.allocUnsafe(pieceSize); ; await breathe()) {
      const read = piece.subarray(0, readSync(input, piece))
      if (read.length === 0) return hash.digest('hex').slice(0, 32)
      hash.update(read)
      take(read)
    }
  } finally {
    closeSync(input)
  }
}

const pieceSize = 256 * 1024

function writeWhole(output: number, bytes: Uint8Array, path: string): void {
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(output, bytes, at)
  } catch (error) {
    throw named(error as Error, (error as NodeJS.ErrnoException).code, path)
  }
}

/** Calls on a descriptor do not say which file failed. */
function named(error: Error, code: string | undefined, path: string): Error {
  return Object.assign(error, { code, path })
}
