/**
 * Texts kept on the disk between builds: by slot the latest record, found again only by the key that it was made from. The
 * folder holds packs and an index that lists what is in them. The head of a record is checked when it is found, so one that was
 * damaged is not there, and the other pieces when they are read: most builds read all heads and few other pieces, so heads lie
 * side by side in a pack of their own. Whatever else is wrong with the folder, the store is empty or keeps nothing: it costs
 * time, never truth.
 */
import { readdirSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Entry, Index } from './index-file.ts'
import { entriesOf, indexOf } from './index-file.ts'
import { joiner } from './joined.ts'
import type { OpenPack, Pack } from './pack.ts'
import { createPack, openPack } from './pack.ts'
import { isOwnFolder, makeFolder, readSealed, writeSealed } from './sealed.ts'

export interface Stored {
  readonly meta: string
  /** One of its texts, read anew each time. Throws when it is not what was kept. */
  readonly text: (piece: number) => string
  /** The same as it lies there. */
  readonly bytes: (piece: number) => Uint8Array
}

export interface Store {
  /** The record of a slot if it has this key and its head is whole. `isWanted` decides by its meta before it is read. */
  readonly get: (slot: string, key: string, isWanted?: (meta: string) => boolean) => Stored | undefined
  /** A text of the record of a slot, whatever its key; `undefined` where it is not what was kept. */
  readonly latest: (slot: string, piece: number) => string | undefined
  /** Whether there is a record with this key, as far as the index says. */
  readonly has: (slot: string, key: string) => boolean
  /** Keeps a record; `undefined` when it cannot be kept. */
  readonly set: (slot: string, record: NewRecord) => Stored | undefined
  /** Forgets the slots that are not wanted any more. */
  readonly keep: (isWanted: (slot: string) => boolean) => void
  /** Writes the index: until then the next process finds what the last one left. */
  readonly save: () => void
}

export interface NewRecord {
  readonly key: string
  readonly meta: string
  readonly texts: readonly (string | Uint8Array)[]
}

export interface StoreOptions {
  /** Folder of the store; it and the one above it are made when something is to be kept. */
  readonly folder: string
  /** What names the program: records of another one are not found. */
  readonly program: string
  /** Whether nothing is written. */
  readonly readOnly?: boolean
  /** Whether nothing is found that lies there. */
  readonly anew?: boolean
  /** Whether the process goes on for long: then nothing can begin anew, and a record is read as a whole when it is found. */
  readonly isLasting?: boolean
}

/** The heads of some records and what else they hold. */
interface Packs<P extends Pack> {
  readonly heads: P
  readonly bodies: P
}

const indexName = 'index'
/** Bytes of heads that are read and written at once: some twenty. */
const headsAtOnce = 65_536
/** Packs that may lie side by side, and the part of their bytes that must be in use, before all goes into a new one. */
const [mostPacks, leastUse] = [12, 0.5]

/** Opens a store. Never fails: packs and index of any other shape are none. */
export function openStore({ folder, program, readOnly = false, anew = false, isLasting = false }: StoreOptions): Store {
  const isOurs = isOwnFolder(folder)
  const entries = isOurs && !anew ? entriesIn(folder, program) : new Map<string, Entry>()
  const packs = new Map<string, Packs<Pack> | undefined>()
  let own: (Packs<OpenPack> & { readonly name: string }) | undefined
  let isClosed = readOnly || !isOurs
  let isChanged = false
  const joined = joiner()

  const packOf = (name: string): Packs<Pack> | undefined => {
    const file = join(folder, basename(name))
    if (!packs.has(name))
      packs.set(
        name,
        attempt(() => bothOf(openPack(headsOf(file), headsAtOnce), () => openPack(file))),
      )
    return packs.get(name)
  }
  /** A piece of a record; `undefined` when it is not what was written. */
  const pieceOf = (slot: string, entry: Entry, piece: number): Buffer | undefined => {
    const { heads, bodies } = packOf(entry.pack) ?? {}
    const length = entry.lengths[piece]!
    const bytes =
      piece === 0 ? heads?.read(entry.head, length) : bodies?.read(entry.offset + startOf(entry, piece), length)
    return bytes && sumOf(bytes, piece, `${slot}\0${entry.key}`) === entry.sums[piece] ? bytes : undefined
  }
  const isWhole = (slot: string, entry: Entry) =>
    entry.lengths.every((_, piece) => pieceOf(slot, entry, piece) !== undefined)
  /** `head`: what was read for the check, which is asked for at once. */
  const storedOf = (slot: string, entry: Entry, head?: Buffer): Stored => {
    let first = head?.toString('utf8')
    const read = (piece: number) => {
      const found = pieceOf(slot, entry, piece)
      if (!found) throw changedError(folder)
      return found
    }
    // Beside the next head that one would not stay.
    const bytes = (piece: number) => (piece === 0 ? Buffer.from(read(0)) : read(piece))
    return {
      meta: entry.meta,
      bytes,
      text(piece) {
        if (piece === 0 && first !== undefined) {
          const text = first
          first = undefined
          return text
        }
        return read(piece).toString('utf8')
      },
    }
  }
  const begin = () => {
    makeFolder(folder)
    const name = `${randomBytes(8).toString('hex')}.pack`
    const file = join(folder, name)
    const made = bothOf(createPack(headsOf(file), headsAtOnce), () => createPack(file))
    packs.set(name, made)
    return { name, ...made }
  }
  const put = (slot: string, bytes: Buffer, record: Pick<Entry, 'key' | 'meta' | 'lengths' | 'sums'>): Entry => {
    own ??= begin()
    const { key, meta, lengths, sums } = record
    const [head, offset] = [
      own.heads.append(bytes.subarray(0, lengths[0])),
      own.bodies.append(bytes.subarray(lengths[0])),
    ]
    const entry = { key, meta, lengths, sums, pack: own.name, head, offset }
    entries.set(slot, entry)
    isChanged = true
    return entry
  }
  return {
    has: (slot, key) => entries.get(slot)?.key === key,
    get(slot, key, isWanted = () => true) {
      const entry = entries.get(slot)
      // An index of another shape shows only here.
      return attempt(() => {
        if (entry?.key !== key || !isWanted(entry.meta)) return undefined
        const head = pieceOf(slot, entry, 0)
        return head && (!isLasting || isWhole(slot, entry)) ? storedOf(slot, entry, head) : undefined
      })
    },
    latest(slot, piece) {
      const entry = entries.get(slot)
      return attempt(() => entry && pieceOf(slot, entry, piece)?.toString('utf8'))
    },
    set(slot, { key, meta, texts }) {
      if (isClosed) return undefined
      try {
        const whole = joined(texts)
        if (!whole) return undefined
        const { bytes, lengths } = whole
        let next = 0
        const sums = lengths.map((length, piece) =>
          sumOf(bytes.subarray(next, (next += length)), piece, `${slot}\0${key}`),
        )
        return storedOf(slot, put(slot, bytes, { key, meta, lengths, sums }))
      } catch {
        isClosed = true
        return undefined
      }
    },
    keep(isWanted) {
      for (const slot of entries.keys()) if (!isWanted(slot)) isChanged = entries.delete(slot) || isChanged
    },
    save() {
      // What cannot be kept to its end is nothing that another process might find.
      if (isClosed && own) for (const name of [own.name, headsOf(own.name)]) attempt(() => rmSync(join(folder, name)))
      if (isClosed || !isChanged) return
      attempt(() => {
        if (isWorn(entries, packOf)) repack()
        makeFolder(folder)
        own?.heads.flush()
        writeSealed(join(folder, indexName), program, indexOf(entries))
        sweep(folder, new Set([...entries.values()].map(({ pack }) => pack).concat(own?.name ?? [])))
        isChanged = false
      })
    },
  }

  function repack(): void {
    own = begin()
    for (const [slot, entry] of entries) {
      const pieces = entry.lengths.flatMap((_, piece) => pieceOf(slot, entry, piece) ?? [])
      if (pieces.length === entry.lengths.length) put(slot, Buffer.concat(pieces), entry)
      else entries.delete(slot)
    }
  }
}

/** Whether the packs have become many, or hold little that is still in use. */
function isWorn(entries: ReadonlyMap<string, Entry>, packOf: (name: string) => Packs<Pack> | undefined): boolean {
  const names = new Set([...entries.values()].map(({ pack }) => pack))
  const sizes = [...names]
    .flatMap((name) => packOf(name) ?? [])
    .map(({ heads, bodies }) => heads.size() + bodies.size())
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const used = [...entries.values()].reduce((sum, entry) => sum + sizeOf(entry), 0)
  return names.size > mostPacks || used < leastUse * total
}

/** Removes packs that no record lies in, also those of processes that were killed. */
function sweep(folder: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const isNone = /\.(?:pack|heads|draft)$/.test(name) && !wanted.has(name.replace(/\.heads$/, '.pack'))
    if (isNone) attempt(() => rmSync(join(folder, name)))
  }
}

function entriesIn(folder: string, program: string): Map<string, Entry> {
  const index = readSealed(join(folder, indexName), program)
  return (index === undefined ? undefined : attempt(() => entriesOf(index as Index))) ?? new Map<string, Entry>()
}

/** Known by its code wherever it is caught, without loading this file. */
function changedError(folder: string): Error {
  return Object.assign(new Error(`The cache in "${folder}" was changed while it was in use.`), {
    reason: 'cache-changed',
  })
}

const sizeOf = ({ lengths }: Entry) => lengths.reduce((sum, length) => sum + length, 0)

/** The head vouches for the name of its record too. */
function sumOf(bytes: Buffer, piece: number, name: string): number {
  const sum = piece === 0 ? crc32(`${name}\0`) : 0
  // Of no bytes Node answers one thing or another, as they lie in memory.
  return bytes.length === 0 ? sum : crc32(bytes, sum)
}

/** Where a piece of a record that is not its head begins behind the head. */
function startOf({ lengths }: Pick<Entry, 'lengths'>, piece: number): number {
  let start = 0
  for (let before = 1; before < piece; before++) start += lengths[before]!
  return start
}

/** The packs of heads and of bodies; without the other the first is of no use. */
function bothOf<P extends Pack>(heads: P, open: () => P): Packs<P> {
  try {
    return { heads, bodies: open() }
  } catch (error) {
    heads.close()
    throw error
  }
}

/** The heads of the records of a pack. */
const headsOf = (file: string) => file.replace(/\.pack$/, '.heads')

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
