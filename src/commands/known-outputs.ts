/** Files of the output and what they were printed from, and of pages what they are: the next process need not print or read them. */
import { join, relative } from 'node:path'
import type { CleanFolders } from '../emit/foreign.ts'
import type { KnownFile } from '../emit/stage.ts'
import type { TextFacts } from '../model/source.ts'
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
  /** Pages by the path of their file, with the sign that it had. */
  readonly texts: ReadonlyMap<string, KnownText>
}

export interface KnownText extends TextFacts {
  readonly sign: string
}

export const nothingKnown: KnownOutputs = { files: new Map(), clean: new Map(), texts: new Map() }

/** What is known of an output folder. */
export function knownOutputs(place: Place): KnownOutputs {
  const kept = readSealed(fileOf(place), place.program) as Kept | undefined
  if (!kept) return nothingKnown
  const { rows, clean, texts } = kept
  const files = new Map<string, KnownFile>()
  for (const [path, key, sign, hash] of rows) files.set(path, { key, sign, hash })
  const known = new Map<string, KnownText>()
  for (const [path, sign, hash, asks] of texts) known.set(path, { sign, hash, asks: asks === 1 })
  return { files, clean: new Map(clean), texts: known }
}

/** Keeps what is known. Throws what the file system throws. */
export function keepOutputs(place: Place, { files, clean, texts }: KnownOutputs): void {
  const rows = Array.from(files, ([path, { key, sign, hash }]): Row => [path, key, sign, hash])
  const pages = Array.from(texts, ([path, { sign, hash, asks }]): Page => [path, sign, hash, asks ? 1 : 0])
  writeSealed(fileOf(place), place.program, { rows, clean: [...clean], texts: pages } satisfies Kept)
}

interface Kept {
  readonly rows: readonly Row[]
  readonly clean: readonly (readonly [folder: string, sign: string])[]
  readonly texts: readonly Page[]
}

type Page = readonly [path: string, sign: string, hash: string, asks: 0 | 1]

type Row = readonly [path: string, key: string, sign: string, hash: string]

function fileOf({ root, out, folder }: Place): string {
  return join(folder, `outputs-${hashOf(relative(root, out)).slice(0, 16)}`)
}
