/**
 * Links to fields as the hosted original names them: `#body-sort-by`, `#response-data-items-created-at`. A page has one id for each
 * field, so such a link becomes one to that id, in a copy of the document that holds it. Hosted names say neither the status of
 * an answer nor the place of a parameter: the first field of the page that has the name is meant.
 */
import type { Document, DocumentLink } from '../model/document.ts'
import { attributeText, attributeValue } from '../hast/attribute-text.ts'
import { pageHref } from '../model/route.ts'
import type { UrlStyle } from '../model/route.ts'
import { decoded } from '../util/decoded.ts'
import { hash } from '../util/hash.ts'

export interface FieldLinks {
  /** The documents, those with such links as copies; the very same list where there is none. */
  readonly mend: (documents: readonly Document[], style: UrlStyle) => readonly Document[]
  /** What a document was made from, if `keyOf` knows it of the one that it was copied from. */
  readonly keyOf: (document: Document, keyOf: KeyOf) => string | undefined
}

type KeyOf = (document: Document) => string | undefined

/** Copies are the same values as long as they would be the same. */
export function createFieldLinks(): FieldLinks {
  const known = new WeakMap<Document, { readonly word: string; readonly copy: Document }>()
  const origins = new WeakMap<Document, { readonly word: string; readonly from: Document }>()
  const mended = (from: Document, moves: readonly Move[], style: UrlStyle): Document => {
    const word = JSON.stringify([style, moves])
    const before = known.get(from)
    if (before?.word === word) return before.copy
    const copy = copyOf(from, moves, style)
    known.set(from, { word, copy })
    origins.set(copy, { word, from })
    return copy
  }
  return {
    mend(documents, style) {
      const finder = fieldFinder(documents)
      let list: Document[] | undefined
      for (const [index, document] of documents.entries()) {
        const moves = movesOf(document, finder)
        if (moves.length === 0) continue
        list ??= [...documents]
        list[index] = mended(document, moves, style)
      }
      return list ?? documents
    },
    keyOf(document, keyOf) {
      const origin = origins.get(document)
      if (!origin) return keyOf(document)
      const own = keyOf(origin.from)
      return own === undefined ? undefined : hash(own, origin.word)
    },
  }
}

interface Move {
  readonly target: string
  readonly hash: string
  readonly field: string
}

type FieldOf = (target: string, hash: string) => string | undefined

const hosted = /^(body|response|parameter|authorization)-(.+)$/

/** Whether a fragment may name a field as the hosted original does. */
export function mayNameField(fragment: string): boolean {
  return hosted.test(fragment)
}

function movesOf({ links }: Document, fieldOf: FieldOf): readonly Move[] {
  return links.flatMap(({ kind, target, hash: named }): readonly Move[] => {
    if (kind !== 'page' || named === undefined || !hosted.test(named)) return []
    const field = fieldOf(target, named)
    return field === undefined ? [] : [{ target, hash: named, field }]
  })
}

function copyOf(document: Document, moves: readonly Move[], style: UrlStyle): Document {
  const byPlace = new Map<string, Move>()
  for (const move of moves) {
    byPlace.set(`${pageHref(move.target, document.id, style)}\0${move.hash}`, move)
    if (move.target === document.id) byPlace.set(`\0${move.hash}`, move)
  }
  const made = withFields(document.html, byPlace)
  const byName = new Map([...made.done].map((move) => [`${move.target}\0${move.hash}`, move]))
  const moved = (link: DocumentLink): DocumentLink => {
    const move = link.kind === 'page' ? byName.get(`${link.target}\0${link.hash}`) : undefined
    return move ? Object.assign({}, link, { hash: move.field }) : link
  }
  // Texts of a document may wait on the disk until it is printed: this one is held only while somebody else does.
  let kept = new WeakRef(made)
  const html = (): string => {
    const known = kept.deref() ?? withFields(document.html, byPlace)
    kept = new WeakRef(known)
    return known.html
  }
  return Object.defineProperties({} as Document, {
    ...Object.getOwnPropertyDescriptors(document),
    links: { value: document.links.map(moved), enumerable: true },
    html: { get: html, enumerable: true },
  })
}

interface Moved {
  readonly html: string
  /** Those that stand in it. */
  readonly done: ReadonlySet<Move>
}

/** Only in tags: a page may show such an address as text. */
const linkTag = /(<(?:a|area)\s(?:"[^"]*"|[^">])*?\bhref=")([^"]*)"/g

function withFields(written: string, byPlace: ReadonlyMap<string, Move>): Moved {
  const done = new Set<Move>()
  const html = written.replace(linkTag, (whole, start: string, value: string) => {
    const [, path, query, named] = /^([^#?]*)([^#]*)#(.+)$/s.exec(attributeValue(value)) ?? []
    const move = named === undefined ? undefined : byPlace.get(`${path}\0${decoded(named)}`)
    if (!move) return whole
    done.add(move)
    return `${start}${attributeText(`${path}${query}#${move.field}`)}"`
  })
  return { html, done }
}

/** Looks fields up; what a page has under the very name stays what it is. */
function fieldFinder(documents: readonly Document[]): FieldOf {
  let byId: ReadonlyMap<string, Document> | undefined
  const pages = new Map<string, PageFields | undefined>()
  const pageOf = (target: string): PageFields | undefined => {
    byId ??= new Map(documents.map((document) => [document.id, document]))
    const document = byId.get(target)
    return document?.operation && { anchors: new Set(document.anchors), fields: fieldsOf(document.anchors) }
  }
  return (target, named) => {
    if (!pages.has(target)) pages.set(target, pageOf(target))
    const page = pages.get(target)
    if (!page || page.anchors.has(named)) return undefined
    const [, part, name] = hosted.exec(named)!
    if (part === 'authorization') return page.anchors.has(part) ? part : undefined
    for (const each of namesOf(name!))
      for (const fields of page.fields) {
        const found = fields.get(`${part} ${squeezed(each)}`)
        if (found) return theOne(found, each)
      }
    return undefined
  }
}

interface PageFields {
  readonly anchors: ReadonlySet<string>
  readonly fields: readonly Fields[]
}

/** Ids by part and name, and those of one name by their paths. */
type Fields = ReadonlyMap<string, ReadonlyMap<string, string>>

/** `user.id` and `user_id` have one hosted name: the one whose words are parted in the same places is meant, or none. */
function theOne(byPath: ReadonlyMap<string, string>, name: string): string | undefined {
  return byPath.size > 1 ? byPath.get(inLines(name)) : [...byPath.values()][0]
}

/** A name without the variants of a schema: as it stands, then without some of what may stand for the items of a list or the values of a map. */
function namesOf(name: string): readonly string[] {
  const plain = name.replace(/(^|-)(?:one|any|all)-of-\d+(?=-|$)/g, '$1')
  const parts = plain.split(/(?:^|-)(items|additional-properties)(?=-|$)/).slice(0, mostParts)
  let names = ['']
  for (const [index, part] of parts.entries())
    names = names.flatMap((each) => (index % 2 === 0 ? [each + part] : [each + part, each]))
  return names
}

/** Deeper lists are in no name that anybody links to. */
const mostParts = 9

/** What answers that say that all went well have comes before what the others have, and of one path the first. */
function fieldsOf(anchors: readonly string[]): readonly Fields[] {
  const good = new Map<string, Map<string, string>>()
  const other = new Map<string, Map<string, string>>()
  for (const id of anchors) {
    const field = fieldName(decoded(id))
    if (!field) continue
    const fields = /^response-(?!2)/.test(id) ? other : good
    const byPath = fields.get(`${field.part} ${squeezed(field.path)}`) ?? new Map<string, string>()
    if (!byPath.has(inLines(field.path))) byPath.set(inLines(field.path), id)
    fields.set(`${field.part} ${squeezed(field.path)}`, byPath)
  }
  return [good, other]
}

function fieldName(id: string): { readonly part: string; readonly path: string } | undefined {
  const [, parameter] = /^param-(?:path|query|header|cookie|querystring)-(.+)$/.exec(id) ?? []
  if (parameter !== undefined) return { part: 'parameter', path: plainPath(parameter) }
  const [, part, written] = /^(body|payload|response)(?!-\w+-header-)[^.~*!]*([.~*!].*)$/.exec(id) ?? []
  if (part === undefined || written === undefined) return undefined
  const path = plainPath(written)
  return squeezed(path) === '' ? undefined : { part: part === 'payload' ? 'body' : part, path }
}

/** Without variants and conditions, whose names hosted links do not have. */
function plainPath(path: string): string {
  return path.replace(/[~!][^.]*/g, '')
}

/** `user_id` and `User-Id` as `user-id`; `user.id` is another path. */
function inLines(path: string): string {
  return path
    .toLowerCase()
    .replace(/[_-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
}

/** Names differ in how their words are parted: `createdAt`, `created_at` and `created-at`. */
function squeezed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
