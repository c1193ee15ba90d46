import { expect, test } from 'vitest'
import { changedShards } from '../../../src/outputs/search/changed-shards.ts'
import { wordShards } from '../../../src/outputs/search/shards.ts'
import type { WordRow, WordTable } from '../../../src/outputs/search/word-table.ts'
import { compact } from '../../../src/outputs/search/word-table.ts'
import { byCode } from '../../../src/util/order.ts'

type Random = (below: number) => number

/** The same numbers for the same seed. */
function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Files end where the first two letters change. */
function wordOf(random: Random): string {
  const letters = Array.from({ length: 4 + random(9) }, () => 'abcdé漢'[random(6)])
  return `${'abcdefgh'[random(8)]}${'abcde'[random(5)]}${letters.join('')}`
}

function rowOf(terms: readonly number[], random: Random): WordRow {
  const unique = [...new Set(terms)]
  const levels = Uint8Array.from(unique, () => random(125))
  return { key: undefined, headings: [], sizes: [0, 0], terms: Uint32Array.from(unique), levels }
}

function tableOf(random: Random, size: number): WordTable {
  const terms = [...new Set(Array.from({ length: size }, () => wordOf(random)))].sort(byCode)
  const rows = Array.from({ length: 12 }, () =>
    rowOf(
      Array.from({ length: size / 4 }, () => random(terms.length)),
      random,
    ),
  )
  return compact({ terms, rows })
}

/** Another text on some pages: words that go, come, and count more or less. */
function edited({ terms, rows }: WordTable, random: Random): WordTable {
  const all = [...terms]
  const next = [...rows]
  const known = new Set(terms)
  const isWide = random(2) === 0
  for (let turn = random(3); turn >= 0; turn--) {
    const page = random(rows.length)
    const old = next[page]!
    const end = old.terms.length - random(isWide ? old.terms.length : 4)
    const numbers = Array.from(old.terms).slice(0, end)
    const levels = Array.from(old.levels).slice(0, end)
    if (random(2)) levels[random(end)] = random(125)
    for (let more = random(isWide ? 200 : 4); more > 0; more--) {
      const word = wordOf(random)
      if (known.has(word)) continue
      known.add(word)
      numbers.push(all.push(word) - 1)
      levels.push(random(125))
    }
    next[page] = { ...old, terms: Uint32Array.from(numbers), levels: Uint8Array.from(levels) }
  }
  return { terms: all, rows: next }
}

const sumOf = (value: unknown) => JSON.stringify(value)

test('the files of words after an edit are those of all words, and what stays is not made', () => {
  let kept = 0
  for (let seed = 1; seed <= 24; seed++) {
    const random = randomOf(seed)
    const before = tableOf(random, [200, 3000, 8000][seed % 3]!)
    const detail = (['headings', 'descriptions', 'titles'] as const)[random(3)]!
    const first = wordShards(before, detail)
    const from = first.map((shard) => shard.from)
    const said = (shard: number) => first[shard]!.value
    const known = { detail, from, sums: first.map((shard) => sumOf(shard.value)), ...(seed % 2 && { value: said }) }
    const after = edited(before, random)
    const changed = changedShards(after, before, known)
    const whole = wordShards(after, detail)
    expect(changed.map((shard) => shard.from)).toEqual(whole.map((shard) => shard.from))
    const sums = whole.map(({ value }) => sumOf(value))
    expect(changed.map((shard) => shard.sum ?? sumOf(shard.value()))).toEqual(sums)
    expect(changed.map((shard) => sumOf(shard.value()))).toEqual(sums)
    kept += changed.filter(({ sum }) => sum !== undefined).length
  }
  expect(kept).toBeGreaterThan(0)
})

test('a word more makes one file anew', () => {
  const before = tableOf(randomOf(7), 12_000)
  const first = wordShards(before, 'titles')
  const known = { detail: 'titles' as const, from: first.map(({ from }) => from), sums: first.map(() => 'same') }
  const [row, ...others] = before.rows
  const [terms, levels] = [
    [...row!.terms, before.terms.length],
    [...row!.levels, 0],
  ]
  const rows = [{ ...row!, terms: Uint32Array.from(terms), levels: Uint8Array.from(levels) }, ...others]
  const changed = changedShards({ terms: [...before.terms, 'baaaaaaaaaaa'], rows }, before, known)
  expect(first.length).toBeGreaterThan(4)
  expect(changed.filter(({ sum }) => sum === undefined)).toHaveLength(1)
})

test('a word on more pages than are named is looked up on all of them', () => {
  const row = (terms: number[]): WordRow => ({
    ...rowOf([], randomOf(1)),
    terms: Uint32Array.from(terms),
    levels: new Uint8Array(terms.length),
  })
  const words = ['common', 'nearly', 'other']
  // On 2,001 pages and on 2,000.
  const rows = Array.from({ length: 2001 }, (_, page) => row(page === 7 ? [0] : [0, 1]))
  const before = { terms: words, rows }
  const first = wordShards(before, 'headings')
  const known = {
    detail: 'headings' as const,
    from: first.map(({ from }) => from),
    sums: first.map(({ value }) => sumOf(value)),
    value: (shard: number) => first[shard]!.value,
  }
  for (const terms of [[1], [0, 1], [0, 1, 2], []]) {
    const after = { terms: words, rows: rows.with(7, row(terms)) }
    const whole = wordShards(after, 'headings').map(({ value }) => value)
    expect(changedShards(after, before, known).map(({ value }) => value())).toEqual(whole)
  }
})
