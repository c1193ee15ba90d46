/** Files of the output and what they were printed from, so that the next process need not print or read them. */
import { join, relative } from 'node:path'
import type { KnownFile } from '../emit/stage.ts'
import { readSealed, writeSealed } from '../store/sealed.ts'
import { hash as hashOf } from '../util/hash.ts'

interface Place {
  readonly root: string
  readonly out: string
  readonly folder: string
  readonly program: string
}

/** What is known of the files of an output folder. */
export function knownOutputs(place: Place): ReadonlyMap<string, KnownFile> {
  const rows = readSealed(fileOf(place), place.program)
  if (!Array.isArray(rows)) return new Map()
  return new Map((rows as readonly Row[]).map(([path, key, sign, hash]) => [path, { key, sign, hash }]))
}

/** Keeps what is known. Throws what the file system throws. */
export function keepOutputs(place: Place, known: ReadonlyMap<string, KnownFile>): void {
  const rows = Array.from(known, ([path, { key, sign, hash }]): Row => [path, key, sign, hash])
  writeSealed(fileOf(place), place.program, rows)
}

type Row = readonly [path: string, key: string, sign: string, hash: string]

function fileOf({ root, out, folder }: Place): string {
  return join(folder, `outputs-${hashOf(relative(root, out)).slice(0, 16)}`)
}
