/**
 * The search index, as classic scripts so that it also loads from a folder on disk. Each file is one call of
 * `flatleafIndex` with one value (model/search.ts):
 *
 *   _flatleaf/search/<scope>.js                  SearchEntry    where a page starts (`HeadView.searchIndex`)
 *   _flatleaf/search/<scope>-records.<hash>.js   SearchRecords  what all pages are called, loaded at first use
 *   _flatleaf/search/<scope>-words.<hash>.js     SearchWords    which pages hold a word, loaded for the words typed
 *   _flatleaf/search/<scope>-text.<hash>.js      SearchTexts    what pages say, loaded for the pages shown
 *
 * A scope is one language and version; a page of no version is in that of each. Sites without either have the scope
 * `all`. The name of the first file never changes, and the others carry a hash of what is in them: a new word on a page
 * changes no page's HTML, and only the files that hold the word and the page. Addresses in the records are relative to
 * `HeadView.base`. Hidden pages are in none of the files.
 *
 * Why not an engine as Pagefind: it is WebAssembly, which a strict policy allows only with `wasm-unsafe-eval`, and it
 * fetches its pieces, which no browser allows from disk.
 */
import type { OutputFile } from '../../model/output.ts'
import type { SearchEntry } from '../../model/search.ts'
import type { Page } from '../../model/site.ts'
import { hash } from '../../util/hash.ts'
import { scriptCall } from '../../util/script-call.ts'
import type { Press } from '../press.ts'
import { wholeKey } from '../print-key.ts'
import type { Scope } from '../scope.ts'
import { pageWordsOf, wordCache } from './page-words.ts'
import { recordsOf } from './records.ts'
import { textPieces } from './texts.ts'
import { wordShards, type Shard } from './shards.ts'

/** The files of all scopes. */
export function search(press: Press): OutputFile[] {
  const { site, scopeOf, tools } = press
  const scopes = new Map<Scope, Page[]>()
  for (const page of site.pages) {
    for (const { frame, groups } of [page, ...(page.variants ?? [])]) {
      const scope = scopeOf(frame)
      const pages = scopes.get(scope) ?? []
      if (page.visibility.search) pages.push({ ...page, frame, groups })
      scopes.set(scope, pages)
    }
  }
  const wordsOf = pageWordsOf(tools.words ?? wordCache())
  return [...scopes].flatMap(([scope, pages]) => remembered(press, scope, { pages, wordsOf }))
}

/** The files of a scope; where their names are known from the last time they are made only if one of them is asked for. */
function remembered(press: Press, scope: Scope, material: Material): readonly OutputFile[] {
  const { tools } = press
  const key = wholeKey(press, material.pages)
  if (key === undefined || !tools.memo) return filesOf(press, scope, material)
  const name = `search ${scope.name}`
  const known = tools.memo.get(name, key)?.split('\n')
  let made: readonly OutputFile[] | undefined
  const make = () => (made ??= filesOf(press, scope, material))
  const paths = known ?? make().map(({ path }) => path)
  if (!known) tools.memo.set(name, key, paths.join('\n'))
  return paths.map((path, index) => ({ path, key: () => hash(key, path), body: () => make()[index]!.body() }))
}

interface Material {
  readonly pages: readonly Page[]
  readonly wordsOf: ReturnType<typeof pageWordsOf>
}

function filesOf({ site, tools }: Press, { name, entry }: Scope, { pages, wordsOf }: Material): OutputFile[] {
  const { records, detail } = recordsOf(site, pages)
  const words = pages.map((page) => wordsOf(page.document))
  const made = new Map<string, OutputFile>()
  const put = (kind: string, value: unknown) => {
    const text = scriptCall('flatleafIndex', value)
    const sum = hash(text).slice(0, 8)
    const path = `${entry.slice(0, -'.js'.length)}-${kind}.${sum}.js`
    const read = tools.hold?.([text])
    made.set(path, { path, body: read ? () => read(0) : () => text })
    return sum
  }
  const start: SearchEntry = {
    scope: name,
    records: put('records', records),
    words: putAll(wordShards(words, detail), (value) => put('words', value)),
    texts: putAll(textPieces(pages, detail), (value) => put('text', value)),
  }
  const text = scriptCall('flatleafIndex', start)
  return [{ path: entry, body: () => text }, ...made.values()]
}

/** Where each piece starts, and the name it was put away under. */
function putAll<Key, Value>(pieces: Iterable<Shard<Key, Value>>, put: (value: Value) => string) {
  const [from, names]: [Key[], string[]] = [[], []]
  for (const piece of pieces) {
    from.push(piece.from)
    names.push(put(piece.value))
  }
  return { from, names }
}
