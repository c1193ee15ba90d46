/** The words of all pages of a scope, over what the last build has kept of them. */
import type { Document } from '../../model/document.ts'
import type { ChangedShard } from './changed-shards.ts'
import { asMade, changedShards } from './changed-shards.ts'
import type { WordCache } from './page-words.ts'
import { pageWordsOf } from './page-words.ts'
import type { Detail } from './records.ts'
import { wordShards } from './shards.ts'
import type { WordRow, WordTable } from './word-table.ts'
import { compact, wordTable } from './word-table.ts'

export interface ScopeWords {
  /** Of each page. */
  readonly rows: readonly WordRow[]
  readonly files: (detail: Detail) => WordFiles
}

export interface WordFiles {
  readonly shards: readonly ChangedShard[]
  /** Keeps what the next build asks for. `sums`: the hash of each file. */
  readonly keep: (sums: readonly string[]) => void
}

export interface WordSources {
  readonly documents: readonly Document[]
  readonly words: WordCache
  readonly keyOf: (document: Document) => string | undefined
}

/** Reads the words of pages that changed. */
export function scopeWords(scope: string, { documents, words, keyOf }: WordSources): ScopeWords {
  const before = words.tables.get(scope) ?? words.kept?.table(scope)
  // A table that is kept holds the words of all its pages; beside it stand those of pages that changed since.
  const kept = before && words.kept
  const wordsOf = pageWordsOf({ pages: words.pages, counter: words.counter, ...(kept && { kept }) })
  const table = wordTable(documents, { keyOf, wordsOf, counter: words.counter, before })
  const near = before && isNear(table, before) ? before : undefined
  return {
    rows: table.rows,
    files(detail) {
      // A word belongs to the file that begins before it: where there was none, nothing says where it belongs.
      if (near?.shards?.detail === detail && near.shards.from.length > 0) {
        words.tables.set(scope, near)
        return { shards: changedShards(table, near, near.shards), keep: () => {} }
      }
      const tidy = compact(table)
      const shards = wordShards(tidy, detail)
      const keep = (sums: readonly string[]) => {
        const whole = { ...tidy, shards: { detail, from: shards.map(({ from }) => from), sums } }
        words.tables.set(scope, whole)
        const value = (shard: number) => shards[shard]?.value
        words.kept?.setTable(scope, { ...whole, shards: { ...whole.shards, value } })
      }
      return { shards: shards.map(asMade), keep }
    },
  }
}

/** Pages that may differ from those of a table before it is kept anew. */
const fewChanged = (pages: number) => Math.max(16, pages / 50)

function isNear({ rows }: WordTable, before: WordTable): boolean {
  const changed = rows.reduce((sum, row, page) => sum + (row === before.rows[page] ? 0 : 1), 0)
  return rows.length === before.rows.length && changed <= fewChanged(rows.length)
}
