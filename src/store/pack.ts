/** A pack: records one behind the other in one file. It is written once and never changed, so it can be read at any time. */
import { closeSync, fstatSync, lstatSync, openSync, readSync, writeSync } from 'node:fs'

export interface Pack {
  /** Bytes of it; `undefined` when it does not reach that far, or cannot be read. */
  readonly read: (offset: number, length: number) => Buffer | undefined
  readonly size: () => number
  readonly close: () => void
}

export interface OpenPack extends Pack {
  /** Puts bytes at the end; answers where they begin. Throws what the file system throws. */
  readonly append: (bytes: Uint8Array) => number
}

/** Opens a pack to read. Throws what the file system throws. */
export function openPack(file: string): Pack {
  // Whoever opens a pipe waits for ever.
  if (!lstatSync(file).isFile()) throw new Error(`"${file}" is no file.`)
  const descriptor = openSync(file, 'r')
  const size = fstatSync(descriptor).size
  return {
    read: (offset, length) => (offset + length <= size ? readAt(descriptor, offset, length) : undefined),
    size: () => size,
    close: () => closeSync(descriptor),
  }
}

/** Makes a pack where no file stands yet. Throws what the file system throws. */
export function createPack(file: string): OpenPack {
  const descriptor = openSync(file, 'wx+')
  let size = 0
  return {
    read: (offset, length) => (offset + length <= size ? readAt(descriptor, offset, length) : undefined),
    size: () => size,
    append(bytes) {
      const start = size
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at, bytes.length - at, start + at)
      size += bytes.length
      return start
    },
    close: () => closeSync(descriptor),
  }
}

function readAt(descriptor: number, offset: number, length: number): Buffer | undefined {
  try {
    const bytes = Buffer.allocUnsafe(length)
    for (let at = 0; at < length;) {
      const count = readSync(descriptor, bytes, at, length - at, offset + at)
      if (count === 0) return undefined
      at += count
    }
    return bytes
  } catch {
    return undefined
  }
}
