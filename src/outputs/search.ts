/**
 * The search index, as classic scripts so that it also loads from a folder on disk. Each file is one call:
 *
 *   _flatleaf/search/<scope>.js                  flatleafIndex({ "scope", "records": path, "texts": [path, …] })
 *   _flatleaf/search/<scope>-pages.<hash>.js     flatleafIndex({ "scope", "pages": [SearchRecord, …] })
 *   _flatleaf/search/<scope>-text-<n>.<hash>.js  flatleafIndex({ "scope", "first": i, "sections": [[[id, text], …], …] })
 *
 * A scope is one language and version; a page of no version is in that of each. Sites without either have the scope `all`. The first file is where a page starts
 * (`HeadView.searchIndex`); its name never changes, so that a new word on one page does not change every other page.
 * Paths, and `href` of a `SearchRecord` (model/search.ts), are relative to `HeadView.base`: address = base + href, and
 * `#` + id for a section. `sections[n]` holds the sections of `pages[first + n]`: pairs of heading id (`''` before the
 * first heading) and plain text. A text file holds about 200 KB. Hidden pages are in none of them.
 */
import type { Document } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { encodePath, outputOf } from '../model/route.ts'
import type { SearchRecord } from '../model/search.ts'
import type { Page, Site } from '../model/site.ts'
import { hash } from '../util/hash.ts'
import type { Press } from './press.ts'
import type { Scope } from './scope.ts'

/** Characters of a text file, about. A single page that is longer has a file of its own. */
const pieceSize = 200_000
/** Characters of one section that are searched. */
const sectionLimit = 50_000

/** The files of all scopes. */
export function search({ site, scopeOf }: Press): OutputFile[] {
  const scopes = new Map<Scope, Page[]>()
  for (const page of site.pages) {
    for (const { frame, groups } of [page, ...(page.variants ?? [])]) {
      const scope = scopeOf(frame)
      const pages = scopes.get(scope) ?? []
      if (page.visibility.search) pages.push({ ...page, frame, groups })
      scopes.set(scope, pages)
    }
  }
  return [...scopes].flatMap(([scope, pages]) => filesOf(site, scope, pages))
}

function filesOf(site: Site, { name, entry }: Scope, pages: readonly Page[]): OutputFile[] {
  const records = hashed(`${name}-pages`, { scope: name, pages: pages.map((page) => recordOf(site, page)) })
  const texts = piecesOf(pages).map(({ first, sections }, index) =>
    hashed(`${name}-text-${index}`, { scope: name, first, sections }),
  )
  const start = call({ scope: name, records: records.path, texts: texts.map(({ path }) => path) })
  return [{ path: entry, body: () => start }, records, ...texts]
}

function hashed(name: string, value: unknown): OutputFile {
  const text = call(value)
  return { path: `_flatleaf/search/${name}.${hash(text).slice(0, 8)}.js`, body: () => text }
}

/** A script that hands a value over. What could end the script, or a line of it, is escaped. */
export function call(value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `flatleafIndex(${json})\n`
}

function recordOf({ config }: Site, page: Page): SearchRecord {
  const { document, route, frame, groups, boost } = page
  const { keywords } = document.frontmatter
  const path = config.site.relative ? outputOf(page.id, config.site) : route.slice(1)
  const sections = frame.levels
    .filter(({ as }) => as !== 'language' && as !== 'version')
    .flatMap(({ items }) => items.filter(({ active }) => active).map(({ label }) => label))
  return {
    href: encodePath(path),
    title: document.title,
    ...(document.description && { description: document.description }),
    ...(keywords && keywords.length > 0 && { keywords }),
    trail: [...sections, ...groups.flatMap(({ label }) => label ?? [])],
    headings: document.sections.filter(({ id }) => id !== '').map(({ id, heading }) => [id, heading] as const),
    ...(document.operation && { method: document.operation.method, path: document.operation.path }),
    ...(boost !== 1 && { boost }),
  }
}

type Texts = readonly (readonly [id: string, text: string])[]

interface Piece {
  readonly first: number
  readonly sections: Texts[]
}

function piecesOf(pages: readonly Page[]): Piece[] {
  const pieces: Piece[] = []
  let size = 0
  pages.forEach(({ document }, index) => {
    const texts = textsOf(document)
    const length = texts.reduce((sum, [id, text]) => sum + id.length + text.length, 0)
    if (index === 0 || size + length > pieceSize) {
      pieces.push({ first: index, sections: [] })
      size = 0
    }
    pieces.at(-1)!.sections.push(texts)
    size += length
  })
  return pieces
}

function textsOf({ sections }: Document): Texts {
  return sections.filter(({ text }) => text !== '').map(({ id, text }) => [id, text.slice(0, sectionLimit)] as const)
}
