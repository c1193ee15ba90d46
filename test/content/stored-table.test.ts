import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepTables, storedTable, storeTable } from '../../src/content/stored-table.ts'
import { openStore } from '../../src/store/store.ts'
import type { WordRow, WordTable } from '../../src/outputs/search/word-table.ts'
import { folder } from '../temporary.ts'

const row = (key: string | undefined, terms: number[], levels: number[]): WordRow => ({
  key,
  terms: Uint32Array.from(terms),
  levels: Uint8Array.from(levels),
  headings: [['a', 'Straße "one"\nline']],
  sizes: [1, 2],
})

test('a table is found by the next process as it was, whatever lies before it', () => {
  const place = { folder: join(folder(), '.flatleaf/cache'), program: 'p' }
  const table: WordTable = {
    terms: ['a', '日本', 'über'],
    rows: [row('k', [2, 0], [124, 3]), row('l', [], []), row('m', [1], [0])],
  }
  const store = openStore(place)
  // The numbers begin anywhere in the file.
  store.set('other', { key: '', meta: '', texts: ['xyz'] })
  storeTable(store, 'all', table)
  storeTable(store, 'fr', { terms: ['a'], rows: [row(undefined, [0], [1])] })
  store.save()
  expect(storedTable(openStore(place), 'all')).toEqual(table)
  expect(storedTable(openStore(place), 'fr')).toEqual({ terms: ['a'], rows: [] })
  expect(storedTable(openStore(place), 'de')).toBeUndefined()
})

test('what its files say is found with it, each by its sum', () => {
  const place = { folder: join(folder(), '.flatleaf/cache'), program: 'p' }
  const values = [
    { words: 'a b', pages: '!!!] !!!^' },
    { words: '日本', pages: '!!!]' },
  ]
  const shards = {
    detail: 'titles' as const,
    from: ['a', '日本'],
    sums: ['1', '2'],
    value: (shard: number) => values[shard],
  }
  const store = openStore(place)
  storeTable(store, 'all', { terms: ['a', 'b', '日本'], rows: [row('k', [0, 2], [1, 1])], shards })
  store.save()
  const found = storedTable(openStore(place), 'all')!.shards!
  expect([found.from, found.sums, [0, 1, 2].map((shard) => found.value!(shard))]).toEqual([
    shards.from,
    shards.sums,
    [...values, undefined],
  ])
})

test('files that are no longer there are forgotten, and so are scopes', () => {
  const place = { folder: join(folder(), '.flatleaf/cache'), program: 'p' }
  const value = (shard: number) => ({ words: `w${shard}`, pages: '!!!]' })
  const shardsOf = (sums: readonly string[]) => ({ detail: 'titles' as const, from: sums, sums, value })
  const table = (sums: readonly string[]) => ({ terms: ['a'], rows: [row('k', [0], [1])], shards: shardsOf(sums) })
  const store = openStore(place)
  storeTable(store, 'v 1', table(['1', '2']))
  storeTable(store, 'v 2', table(['1', '2']))
  const isThere = (slot: string, key: string) => store.has(slot, key)
  expect([isThere('word-shard 1 v 1', '2'), isThere('word-shard 1 v 2', '2')]).toEqual([true, true])
  storeTable(store, 'v 1', table(['1']))
  expect([isThere('word-shard 0 v 1', '1'), isThere('word-shard 1 v 1', '2')]).toEqual([true, false])
  keepTables(store, new Set(['v 2']))
  expect([storedTable(store, 'v 1'), isThere('word-shard 0 v 1', '1')]).toEqual([undefined, false])
  expect(storedTable(store, 'v 2')?.shards?.value?.(1)).toEqual(value(1))
})
