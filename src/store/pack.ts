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
  /** Writes what waits. Throws what the file system throws. */
  readonly flush: () => void
}

/**
 * Opens a pack to read. `ahead`: bytes to read at once, where many small records are asked for in order; they lie in one place, so
 * what was read before is no longer there then. Throws what the file system throws.
 */
export function openPack(file: string, ahead = 0): Pack {
  // Whoever opens a pipe waits for ever.
  if (!lstatSync(file).isFile()) throw new Error(`"${file}" is no file.`)
  const descriptor = openSync(file, 'r')
  const size = fstatSync(descriptor).size
  const room = Buffer.allocUnsafeSlow(Math.min(ahead, size))
  let window: Buffer | undefined
  let from = 0
  return {
    read(offset, length) {
      if (offset + length > size) return undefined
      if (length > ahead) return readAt(descriptor, offset, length)
      if (!window || offset < from || offset + length > from + window.length) {
        from = offset
        window = readInto(room.subarray(0, size - offset), descriptor, offset)
      }
      return window?.subarray(offset - from, offset - from + length)
    },
    size: () => size,
    close: () => closeSync(descriptor),
  }
}

/** Makes a pack where no file stands yet. `waiting`: bytes that are written together. Throws what the file system throws. */
export function createPack(file: string, waiting = 0): OpenPack {
  const descriptor = openSync(file, 'wx+')
  const room = Buffer.allocUnsafeSlow(waiting)
  let [written, waits] = [0, 0]
  const write = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at, bytes.length - at, written + at)
    written += bytes.length
  }
  const flush = () => {
    write(room.subarray(0, waits))
    waits = 0
  }
  return {
    read(offset, length) {
      if (offset + length <= written) return readAt(descriptor, offset, length)
      // No record is half written.
      return offset + length > written + waits
        ? undefined
        : Buffer.from(room.subarray(offset - written, offset - written + length))
    },
    size: () => written + waits,
    append(bytes) {
      if (waits + bytes.length > waiting) flush()
      const start = written + waits
      if (bytes.length > waiting) write(bytes)
      else {
        room.set(bytes, waits)
        waits += bytes.length
      }
      return start
    },
    flush,
    close: () => closeSync(descriptor),
  }
}

function readAt(descriptor: number, offset: number, length: number): Buffer | undefined {
  return readInto(Buffer.allocUnsafe(length), descriptor, offset)
}

/** Fills a buffer; `undefined` where that does not succeed. */
function readInto(bytes: Buffer, descriptor: number, offset: number): Buffer | undefined {
  try {
    for (let at = 0; at < bytes.length;) {
      const count = readSync(descriptor, bytes, at, bytes.length - at, offset + at)
      if (count === 0) return undefined
      at += count
    }
    return bytes
  } catch {
    return undefined
  }
}
