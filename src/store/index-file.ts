/**
 * The index of a store: which records there are and where they lie. One line with a check sum, one of JSON. What cannot be
 * read, was damaged or was made by another program is no index: the store starts anew.
 */
import { crc32 } from 'node:zlib'

/** One record. Its pieces lie in a row, and the sum is of its slot, its key and all of them. */
export interface Entry {
  readonly key: string
  /** What is told of a record without reading it. */
  readonly meta: string
  readonly pack: string
  readonly offset: number
  readonly lengths: readonly number[]
  readonly sum: number
}

/** Slot → record. */
export type Entries = ReadonlyMap<string, Entry>

/** Changes with the layout of packs and index. */
const format = 1

/** Text of an index. */
export function printIndex(program: string, entries: Entries): string {
  const packs = [...new Set([...entries.values()].map(({ pack }) => pack))]
  const numbers = new Map(packs.map((pack, number) => [pack, number]))
  const rows = Array.from(entries, ([slot, { key, meta, pack, offset, lengths, sum }]) => [
    slot,
    key,
    meta,
    numbers.get(pack),
    offset,
    sum,
    lengths,
  ])
  const body = JSON.stringify({ format, program, packs, rows })
  return `${crc32(body)}\n${body}\n`
}

/** The entries of an index that this program wrote; none where it is not whole. */
export function readIndex(text: string, program: string): Map<string, Entry> {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1, -1)
  if (end < 1 || !text.endsWith('\n') || text.slice(0, end) !== String(crc32(body))) return new Map()
  const { rows, packs, ...made } = JSON.parse(body) as Printed
  if (made.format !== format || made.program !== program) return new Map()
  return new Map(
    rows.map(([slot, key, meta, pack, offset, sum, lengths]) => [
      slot,
      { key, meta, pack: packs[pack]!, offset, lengths, sum },
    ]),
  )
}

interface Printed {
  readonly format: number
  readonly program: string
  readonly packs: readonly string[]
  readonly rows: readonly (readonly [
    slot: string,
    key: string,
    meta: string,
    pack: number,
    offset: number,
    sum: number,
    lengths: readonly number[],
  ])[]
}
