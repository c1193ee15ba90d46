/** The words of all pages in a store, some pages in one piece: what lies in a thousand records takes longer to find than to read. */
import { endianness } from 'node:os'
import type { SearchWords } from '../model/search.ts'
import type { KnownShards, WordRow, WordTable } from '../outputs/search/word-table.ts'
import type { Store } from '../store/store.ts'

type RowHead = readonly [key: string, words: number, sizes: WordRow['sizes'], headings: WordRow['headings']]

/** The table of a scope. The program is the key of all that is in a store. */
export function storedTable(store: Store, scope: string): WordTable | undefined {
  const found = store.get(slotOf(scope), '')
  if (!found) return undefined
  const heads = JSON.parse(found.text(0)) as readonly RowHead[]
  const shards = JSON.parse(found.text(2)) as KnownShards | null
  const rows: WordRow[] = []
  for (let at = 0; at < heads.length; at += atOnce) {
    const piece = firstRows + at / atOnce
    rows.push(...rowsOf(heads.slice(at, at + atOnce), () => found.bytes(piece)))
  }
  const value = (shard: number) => {
    const text = store.get(shardSlot(scope, shard), shards!.sums[shard]!)?.text(1)
    return text === undefined ? undefined : (JSON.parse(text) as SearchWords)
  }
  return { terms: found.text(1).split('\n'), rows, ...(shards && { shards: { ...shards, value } }) }
}

/** Pages whose words lie in one piece: after an edit one or two are asked for. */
const atOnce = 32
/** The first such piece. */
const firstRows = 3

/** The rows of a piece: their numbers, then their levels. It is read, and not held, when one of them is asked for. */
function rowsOf(heads: readonly RowHead[], read: () => Uint8Array): WordRow[] {
  const all = heads.reduce((sum, [, words]) => sum + words, 0)
  let last: WeakRef<Uint8Array> | undefined
  const bytes = () => {
    const known = last?.deref()
    if (known) return known
    const made = read()
    last = new WeakRef(made)
    return made
  }
  let end = 0
  return heads.map(([key, words, sizes, headings]) => {
    const start = end
    end += words
    return {
      key,
      sizes,
      headings,
      get terms() {
        return numbersIn(bytes().subarray(start * 4, (start + words) * 4))
      },
      get levels() {
        return viewOf(bytes().subarray(all * 4 + start, all * 4 + start + words))
      },
    }
  })
}

/** Keeps a table; rows without a key are left out. */
export function storeTable(store: Store, scope: string, { terms, rows, shards }: WordTable): void {
  const kept = rows.flatMap((row) => (row.key === undefined ? [] : [{ ...row, key: row.key }]))
  const heads = kept.map(({ key, terms: { length }, sizes, headings }): RowHead => [key, length, sizes, headings])
  const pieces: Buffer[] = []
  for (let at = 0; at < kept.length; at += atOnce) {
    const some = kept.slice(at, at + atOnce)
    const numbers = some.map((row) => Buffer.from(Uint32Array.from(row.terms).buffer))
    pieces.push(Buffer.concat([...numbers, ...some.map((row) => row.levels)]))
  }
  // Of rows that are left out the files hold words all the same.
  const isWhole = kept.length === rows.length
  const known = isWhole ? shards : undefined
  const texts = [JSON.stringify(heads), terms.join('\n'), JSON.stringify(known ?? null), ...pieces]
  store.set(slotOf(scope), { key: '', meta: '', texts })
  // There were more of them, or they said something else.
  store.keep((slot) => !isShardOf(slot, scope))
  for (const [shard, sum] of known?.sums.entries() ?? []) {
    const value = known?.value?.(shard)
    // Heads lie by themselves, and these are none.
    if (value) store.set(shardSlot(scope, shard), { key: sum, meta: '', texts: ['', JSON.stringify(value)] })
  }
}

/** Forgets the tables of other scopes: a version or a language may be gone. */
export function keepTables(store: Store, scopes: ReadonlySet<string>): void {
  store.keep((slot) => !/^word-(?:table|shard) /.test(slot) || scopes.has(scopeOf(slot)))
}

/** One file of words: most builds ask for one or two. */
const shardSlot = (scope: string, shard: number) => `word-shard ${shard} ${scope}`

const isShardOf = (slot: string, scope: string) => slot.startsWith('word-shard ') && scopeOf(slot) === scope

/** Numbers lie there as the processor has them. */
const slotOf = (scope: string) => `word-table ${endianness()} ${scope}`

/** What stands behind two words without blanks. */
const scopeOf = (slot: string) => slot.replace(/^\S+ \S+ /, '')

/** Parts of it are views too, and no Buffers. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new Uint8Array(buffer, byteOffset, byteLength)

/** Numbers of four bytes begin at a multiple of four: where these do not, a copy does. `slice` of a Buffer would be none. */
function numbersIn(bytes: Uint8Array): Uint32Array {
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return new Uint32Array(buffer, byteOffset, byteLength / 4)
}
