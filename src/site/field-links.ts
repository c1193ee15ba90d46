/**
 * Links to fields as the hosted original names them: `#body-sort-by`, `#response-data-items-created-at`. A page has one id for each
 * field, so such a link becomes one to that id, in a copy of the document that holds it. Hosted names say neither the status of
 * an answer nor the place of a parameter: the first field of the page that has the name is meant.
 */
import type { Document, DocumentLink } from '../model/document.ts'
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

function movesOf({ links }: Document, fieldOf: FieldOf): readonly Move[] {
  return links.flatMap(({ kind, target, hash: named }): readonly Move[] => {
    if (kind !== 'page' || named === undefined || !hosted.test(named)) return []
    const field = fieldOf(target, named)
    return field === undefined ? [] : [{ target, hash: named, field }]
  })
}

function copyOf(document: Document, moves: readonly Move[], style: UrlStyle): Document {
  const byPlace = new Map(
    moves.flatMap(({ target, hash: named, field }) => [
      [`${pageHref(target, document.id, style)}#${named}`, field],
      ...(target === document.id ? [[`#${named}`, field] as const] : []),
    ]),
  )
  const moved = (link: DocumentLink): DocumentLink => {
    const move = moves.find((each) => each.target === link.target && each.hash === link.hash)
    return move && link.kind === 'page' ? Object.assign({}, link, { hash: move.field }) : link
  }
  // Texts of a document may wait on the disk until it is printed.
  return Object.defineProperties({} as Document, {
    ...Object.getOwnPropertyDescriptors(document),
    links: { value: document.links.map(moved), enumerable: true },
    html: { get: () => withFields(document.html, byPlace), enumerable: true },
  })
}

function withFields(html: string, byPlace: ReadonlyMap<string, string>): string {
  return html.replace(
    /(href="([^"#?]*)(?:\?[^"#]*)?)#([^"]*)"/g,
    (whole, start: string, path: string, named: string) => {
      const field = byPlace.get(`${path}#${named}`)
      return field === undefined ? whole : `${start}#${field}"`
    },
  )
}

/** Looks fields up; what a page has under the very name stays what it is. */
function fieldFinder(documents: readonly Document[]): FieldOf {
  let byId: ReadonlyMap<string, Document> | undefined
  const fields = new Map<string, ReadonlyMap<string, string>>()
  return (target, named) => {
    byId ??= new Map(documents.map((document) => [document.id, document]))
    const document = byId.get(target)
    if (!document?.operation || document.anchors.includes(named)) return undefined
    const [, part, name] = hosted.exec(named)!
    if (part === 'authorization') return document.anchors.includes(part) ? part : undefined
    const known = fields.get(target) ?? fieldsOf(document.anchors)
    fields.set(target, known)
    return namesOf(name!)
      .map((each) => known.get(`${part} ${each}`))
      .find((id) => id !== undefined)
  }
}

/** A name without the variants of a schema: as it stands, then without some of what may stand for the items of a list or the values of a map. */
function namesOf(name: string): readonly string[] {
  const plain = name.replace(/(^|-)(?:one|any|all)-of-\d+(?=-|$)/g, '$1')
  const parts = plain.split(/(?:^|-)(items|additional-properties)(?=-|$)/).slice(0, mostParts)
  let names = ['']
  for (const [index, part] of parts.entries())
    names = names.flatMap((each) => (index % 2 === 0 ? [each + part] : [each + part, each]))
  return names.map(squeezed)
}

/** Deeper lists are in no name that anybody links to. */
const mostParts = 9

/** Ids by what fields are called. Of several answers the first that says that all went well comes first. */
function fieldsOf(anchors: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  const isGood = (id: string) => id.startsWith('response-2')
  for (const id of [...anchors.filter(isGood), ...anchors.filter((each) => !isGood(each))]) {
    const name = fieldName(decoded(id))
    if (name !== undefined && !fields.has(name)) fields.set(name, id)
  }
  return fields
}

function fieldName(id: string): string | undefined {
  const [, parameter] = /^param-(?:path|query|header|cookie|querystring)-(.+)$/.exec(id) ?? []
  if (parameter !== undefined) return `parameter ${squeezedPath(parameter)}`
  const [, part, path] = /^(body|payload|response)(?!-\w+-header-)[^.~*!]*([.~*!].*)$/.exec(id) ?? []
  if (part === undefined || path === undefined) return undefined
  const name = squeezedPath(path)
  return name === '' ? undefined : `${part === 'payload' ? 'body' : part} ${name}`
}

/** Without variants and conditions, whose names hosted links do not have. */
function squeezedPath(path: string): string {
  return squeezed(path.replace(/[~!][^.]*/g, ''))
}

/** Names differ in how their words are parted: `createdAt`, `created_at` and `created-at`. */
function squeezed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
