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
import type { Hold, Press } from '../press.ts'
import { wholeKey } from '../print-key.ts'
import type { Scope } from '../scope.ts'
import type { WordCache } from './page-words.ts'
import { wordCache } from './page-words.ts'
import type { Detail } from './records.ts'
import { recordsOf } from './records.ts'
import { scopeWords } from './scope-words.ts'
import type { TextPiece } from './texts.ts'
import { textPieces, textsOf } from './texts.ts'

/** The files of all scopes. */
export function search(press: Press): OutputFile[] {
  const words = press.tools.words ?? wordCache()
  if (press.tools.onDemand) return onDemand(press, words)
  const scopes = [...pagesByScope(press)]
  words.kept?.keepTables(new Set(scopes.map(([{ name }]) => name)))
  return scopes.flatMap(([scope, pages], at) =>
    remembered(scope, { press, words, pages, isLast: at === scopes.length - 1 }),
  )
}

function pagesByScope({ site, scopeOf }: Press): Map<Scope, Page[]> {
  const scopes = new Map<Scope, Page[]>()
  for (const page of site.pages) {
    for (const { frame, groups } of [page, ...(page.variants ?? [])]) {
      const scope = scopeOf(frame)
      const pages = scopes.get(scope) ?? []
      if (page.visibility.search) pages.push({ ...page, frame, groups })
      scopes.set(scope, pages)
    }
  }
  return scopes
}

interface Material {
  readonly press: Press
  readonly pages: readonly Page[]
  readonly words: WordCache
  /** Whether no other pages are read after these. */
  readonly isLast?: boolean
}

/** A file of the index and the hash of its text, by which it is known wherever it was made. */
interface Made {
  readonly path: string
  readonly sum: string
  readonly body: OutputFile['body']
}

/** One file for each scope, which brings the others: none of them is made before a reader searches. */
function onDemand(press: Press, words: WordCache): OutputFile[] {
  let scopes: ReadonlyMap<Scope, readonly Page[]> | undefined
  return [...new Set(press.navigation.frames.map(press.scopeOf))].map((scope) => {
    let made: readonly Made[] | undefined
    const make = () => (made ??= filesOf(scope, { press, words, pages: (scopes ??= pagesByScope(press)).get(scope)! }))
    return { path: scope.entry, body: () => make()[0]!.body(), others: () => make().slice(1) }
  })
}

/** The files of a scope; where their names are known from the last time they are made only if one of them is asked for. */
function remembered(scope: Scope, material: Material): readonly OutputFile[] {
  const { memo } = material.press.tools
  const key = memo && wholeKey(material.press, material.pages)
  if (key === undefined || !memo) return filesOf(scope, material).map(({ path, body }) => ({ path, body }))
  const name = `search ${scope.name}`
  const known = memo.get(name, key)
  let made: readonly Made[] | undefined
  const make = () => (made ??= filesOf(scope, material))
  const rows = known === undefined ? make().map(({ path, sum }) => [path, sum] as const) : rowsOf(known)
  if (known === undefined) memo.set(name, key, JSON.stringify(rows))
  return rows.map(([path, sum], index) => ({ path, key: () => sum, body: () => make()[index]!.body() }))
}

const rowsOf = (text: string) => JSON.parse(text) as readonly (readonly [path: string, sum: string])[]

function filesOf({ name, entry }: Scope, { press, pages, words, isLast }: Material): readonly Made[] {
  const { site, tools } = press
  const documents = pages.map(({ document }) => document)
  const { rows, files } = scopeWords(name, { documents, words, keyOf: tools.keyOf ?? (() => undefined) })
  if (isLast) words.counter.rest()
  const { records, detail } = recordsOf(site, pages, rows)
  const made = new Map<string, Made>()
  const add = (kind: string, sum: string, body: Made['body']) => {
    const short = sum.slice(0, 8)
    const path = `${entry.slice(0, -'.js'.length)}-${kind}.${short}.js`
    made.set(path, { path, sum, body })
    return short
  }
  const put = (kind: string, value: unknown) => {
    const { sum, body } = written(value, tools.hold)
    return add(kind, sum, body)
  }
  const texts = rememberedTexts(name, { press, detail })
  const { shards, keep } = files(detail)
  const sums: string[] = []
  const start: SearchEntry = {
    scope: name,
    records: put('records', records),
    words: putAll(shards, ({ sum: known, value }) => {
      const call = () => scriptCall('flatleafIndex', value())
      const { sum, body } = known === undefined ? written(value(), tools.hold) : { sum: known, body: call }
      sums.push(sum)
      return add('words', sum, body)
    }),
    texts: putAll(textPieces(pages, rows, detail), (piece) => {
      const { sum, body } = texts.of(piece)
      return add('text', sum, body)
    }),
  }
  texts.save()
  keep(sums)
  return [{ path: entry, ...written(start) }, ...made.values()]
}

function written(value: unknown, hold?: Hold): Pick<Made, 'sum' | 'body'> {
  const text = scriptCall('flatleafIndex', value)
  const read = hold?.([text])
  return { sum: hash(text), body: read ? firstOf(read) : always(text) }
}

/** Functions of one scope share all that any of them names: beside the other one, each would keep the text in memory. */
function firstOf(read: NonNullable<ReturnType<Hold>>): Made['body'] {
  return () => read(0)
}

function always(text: string): Made['body'] {
  return () => text
}

/** Where each piece starts, and the name it was put away under. */
function putAll<Piece extends { readonly from: Key }, Key>(pieces: readonly Piece[], put: (piece: Piece) => string) {
  const [from, names]: [Key[], string[]] = [[], []]
  for (const piece of pieces) {
    from.push(piece.from)
    names.push(put(piece))
  }
  return { from, names }
}

/** Pieces of text of which the last build told the sum are not made before one is asked for. */
function rememberedTexts(scope: string, { press, detail }: { readonly press: Press; readonly detail: Detail }) {
  const { memo, keyOf, hold } = press.tools
  const name = `search-texts ${scope}`
  const before = new Map(rowsOf(memo?.get(name, '') ?? '[]'))
  const sums = new Map<string, string>()
  return {
    of(piece: TextPiece): Pick<Made, 'sum' | 'body'> {
      const make = () => textsOf(piece, detail)
      const keys = piece.pages.map(({ document }) => keyOf?.(document))
      if (!memo || keys.includes(undefined)) return written(make(), hold)
      const key = hash(detail, JSON.stringify(keys))
      const sum = before.get(key)
      const made = sum === undefined ? written(make(), hold) : { sum, body: () => scriptCall('flatleafIndex', make()) }
      sums.set(key, made.sum)
      return made
    },
    save() {
      const isSame = sums.size === before.size && [...sums.keys()].every((key) => before.has(key))
      if (!isSame) memo?.set(name, '', JSON.stringify([...sums]))
    },
  }
}
