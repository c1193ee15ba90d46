/** The index of a store: which records there are and where they lie. */

/** One record. Its head lies among those of others, its other pieces in a row. */
export interface Entry {
  readonly key: string
  /** What is told of a record without reading it. */
  readonly meta: string
  readonly pack: string
  readonly head: number
  readonly offset: number
  readonly lengths: readonly number[]
  /** Of each piece; that of the first is of its slot and its key too. */
  readonly sums: readonly number[]
}

/** Slot → record. */
export type Entries = ReadonlyMap<string, Entry>

/** The entries as plain data, each pack named once. */
export function indexOf(entries: Entries): Index {
  const packs = [...new Set([...entries.values()].map(({ pack }) => pack))]
  const numbers = new Map(packs.map((pack, number) => [pack, number]))
  const rows = Array.from(
    entries,
    ([slot, { key, meta, pack, head, offset, lengths, sums }]): Index['rows'][number] => [
      slot,
      key,
      meta,
      numbers.get(pack)!,
      head,
      offset,
      lengths,
      sums,
    ],
  )
  return { packs, rows }
}

/** The entries of such data. */
export function entriesOf({ packs, rows }: Index): Map<string, Entry> {
  return new Map(
    rows.map(([slot, key, meta, pack, head, offset, lengths, sums]) => [
      slot,
      { key, meta, pack: packs[pack]!, head, offset, lengths, sums },
    ]),
  )
}

export interface Index {
  readonly packs: readonly string[]
  readonly rows: readonly (readonly [
    slot: string,
    key: string,
    meta: string,
    pack: number,
    head: number,
    offset: number,
    lengths: readonly number[],
    sums: readonly number[],
  ])[]
}
