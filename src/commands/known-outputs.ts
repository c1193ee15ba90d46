/** Files of the output and what they were printed from, so that the next process need not print or read them. */
import { join, relative } from 'node:path'
import type { CleanFolders } from '../emit/foreign.ts'
import type { KnownFile } from '../emit/stage.ts'
import { readSealed, writeSealed } from '../store/sealed.ts'
import { hash as hashOf } from '../util/hash.ts'

interface Place {
  readonly root: string
  readonly out: string
  readonly folder: string
  readonly program: string
}

export interface KnownOutputs {
  readonly files: ReadonlyMap<string, KnownFile>
  /** Folders in which nothing else stands. */
  readonly clean: CleanFolders
}

/** What is known of an output folder. */
export function knownOutputs(place: Place): KnownOutputs {
  const { rows, clean } = (readSealed(fileOf(place), place.program) ?? { rows: [], clean: [] }) as Kept
  return { files: new Map(rows.map(([path, key, sign, hash]) => [path, { key, sign, hash }])), clean: new Map(clean) }
}

/** Keeps what is known. Throws what the file system throws. */
export function keepOutputs(place: Place, { files, clean }: KnownOutputs): void {
  const rows = Array.from(files, ([path, { key, sign, hash }]): Row => [path, key, sign, hash])
  writeSealed(fileOf(place), place.program, { rows, clean: [...clean] } satisfies Kept)
}

interface Kept {
  readonly rows: readonly Row[]
  readonly clean: readonly (readonly [folder: string, sign: string])[]
}

type Row = readonly [path: string, key: string, sign: string, hash: string]

function fileOf({ root, out, folder }: Place): string {
  return join(folder, `outputs-${hashOf(relative(root, out)).slice(0, 16)}`)
}
