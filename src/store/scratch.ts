/**
 * Texts that wait while a process runs, and only for it: as many as there is room for in memory, the others on the disk. The file has lost its name before anything is in it, so
 * nothing is left behind, whatever ends the process. Where there is no room for it, nothing is held here.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringBytes } from '../util/string-bytes.ts'
import type { OpenPack } from './pack.ts'
import { createPack } from './pack.ts'

export interface Scratch {
  /** Whether so many bytes may stay in memory; they are counted from then on. */
  readonly spare: (bytes: number) => boolean
  /** Puts texts away; answers how to read one again, or `undefined` when they cannot be held. */
  readonly hold: (texts: readonly string[]) => ReadPiece | undefined
}

/** One of the texts of a record, read anew each time. */
export type ReadPiece = (piece: number) => string

export interface ScratchOptions {
  /** Where temporary files of this machine lie. */
  readonly folder?: string
  /** Bytes that stay in memory. */
  readonly room?: number
  /** Called once, when an eighth of the room is taken: much is made in this build. */
  readonly onFilling?: () => void
  /** Called once, when sixteen times the room was asked for. */
  readonly onFlood?: () => void
}

/** The file is made when the first text is put there. */
export function openScratch({ folder = tmpdir(), room = 0, onFilling, onFlood }: ScratchOptions = {}): Scratch {
  let pack: OpenPack | undefined
  let isClosed = false
  let left = room
  let asked = 0
  const spare = (bytes: number) => {
    const isBefore = asked <= room * 16
    asked += bytes
    if (isBefore && asked > room * 16) onFlood?.()
    if (bytes > left) return false
    const isFilling = left > room * 0.875
    left -= bytes
    if (isFilling && left <= room * 0.875) onFilling?.()
    return true
  }
  return {
    spare,
    hold(texts) {
      if (spare(texts.reduce((sum, text) => sum + stringBytes(text), 0))) return (piece) => texts[piece]!
      // Half characters do not survive UTF-8.
      if (isClosed || !texts.every((text) => text.isWellFormed())) return undefined
      const pieces = texts.map((text) => Buffer.from(text))
      try {
        pack ??= namelessPack(folder)
        return reading(pack, pack.append(Buffer.concat(pieces)), pieces)
      } catch {
        isClosed = true
        return undefined
      }
    },
  }
}

function reading(pack: OpenPack, start: number, pieces: readonly Buffer[]): ReadPiece {
  const ends = pieces.map(({ length }) => length)
  for (let at = 1; at < ends.length; at++) ends[at]! += ends[at - 1]!
  return (piece) => {
    const from = piece === 0 ? 0 : ends[piece - 1]!
    const bytes = pack.read(start + from, ends[piece]! - from)
    if (!bytes) throw new Error('A temporary file could not be read.')
    return bytes.toString()
  }
}

/** A system that keeps the name of an open file keeps an empty folder too; both are swept with all temporary files. */
function namelessPack(folder: string): OpenPack {
  const own = mkdtempSync(join(folder, 'flatleaf-'))
  const pack = createPack(join(own, 'pages'))
  try {
    rmSync(own, { recursive: true })
  } catch {
    // It is held under its name.
  }
  return pack
}
