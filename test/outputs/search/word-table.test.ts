import { expect, test } from 'vitest'
import type { Document } from '../../../src/model/document.ts'
import { madeDocument } from '../../../src/outputs/made-page.ts'
import { pageWordsOf, wordCache } from '../../../src/outputs/search/page-words.ts'
import { wordShards } from '../../../src/outputs/search/shards.ts'
import type { WordTable } from '../../../src/outputs/search/word-table.ts'
import { compact, wordTable } from '../../../src/outputs/search/word-table.ts'

const page = (id: string, text: string) =>
  madeDocument({ id, path: `${id}.md`, title: id, description: 'about', sections: [{ id: 'h', heading: 'Top', text }] })

/** A table that keeps its rows by the text of a page, and counts what it read. */
function tables() {
  const read: string[] = []
  const cache = wordCache()
  const wordsOf = (document: Document) => {
    read.push(document.id)
    return pageWordsOf(cache)(document)
  }
  const keyOf = ({ id, sections }: Document) => `${id} ${sections[0]!.text}`
  return {
    read,
    of: (pages: Document[], before?: WordTable) => wordTable(pages, { keyOf, wordsOf, counter: cache.counter, before }),
  }
}

test('after an edit only pages that changed are read, and the words are those of a table from nothing', () => {
  const { read, of } = tables()
  const first = compact(of([page('a', 'red green'), page('b', 'green blue blue'), page('c', 'gone')]))
  read.length = 0
  const pages = [page('b', 'green blue blue'), page('a', 'red grey')]
  const table = of(pages, first)
  expect(read).toEqual(['a'])
  for (const detail of ['headings', 'descriptions', 'titles'] as const) {
    expect(wordShards(table, detail)).toEqual(wordShards(of(pages), detail))
    expect(wordShards(compact(table), detail)).toEqual(wordShards(of(pages), detail))
  }
  expect(compact(table).terms).toEqual(['about', 'blue', 'green', 'grey', 'red', 'top'])
})
