/** Links of responses and texts that lead to operations which are kept back: neither page nor download tells the name of one. */
import type { Json, JsonObject } from '../model/operation.ts'
import { isObject, stringAt } from './json.ts'
import { itemsOf, operationsOf, resolvedIn } from './items.ts'
import { decoded } from '../util/decoded.ts'
import { slug } from '../util/slug.ts'
import { pointer, stepsOf } from './pointer.ts'
import { replacer } from './replacer.ts'
import type { Description } from './store.ts'
import { isWithheld, withheldTags } from './withheld.ts'

/** The description without such links, in its root and in what its references name; itself where nothing is withheld. */
export function withoutWithheldLinks(description: Description): Description {
  const names = withheldNames(description)
  if (names.size === 0) return description
  const tags = new Set([...withheldTags(description)].map(slug))
  const isOut = (link: Json) => namesIn(resolvedIn(link, description)).some((name) => names.has(name))
  const clean = replacer((value, key) => {
    if (typeof value === 'string') return withoutAnchors(value, names, tags)
    return key === 'links' && isObject(value) ? linksLeft(value, isOut) : value
  })
  const target = (ref: string): Json | undefined => {
    const found = description.target(ref)
    return found === undefined ? undefined : clean(found)
  }
  return { ...description, root: clean(description.root) as JsonObject, target }
}

/** The `operationId` and the pointer of each operation that is withheld; an id that another one has too is not among them. */
function withheldNames(description: Description): ReadonlySet<string> {
  const withheld = new Set<string>()
  const kept = new Set<string>()
  for (const { item, pointer: at } of itemsOf(description)) {
    if (!item) continue
    for (const [, written, inside] of operationsOf(item)) {
      const operation = resolvedIn(written, description)
      const names = isWithheld(item) || isWithheld(operation) ? withheld : kept
      names.add(at + inside)
      const id = stringAt(operation, 'operationId')
      if (id !== undefined) names.add(id)
    }
  }
  for (const name of kept) withheld.delete(name)
  return withheld
}

/** How a link names its operation: by its id, or by the fragment of a reference. */
function namesIn(link: JsonObject | undefined): readonly string[] {
  const [, fragment] = stringAt(link, 'operationRef')?.split('#', 2) ?? []
  const id = stringAt(link, 'operationId')
  return [...(id === undefined ? [] : [id]), ...(fragment === undefined ? [] : [pointer(...stepsOf(fragment))])]
}

function linksLeft(links: JsonObject, isOut: (link: Json) => boolean): JsonObject {
  const entries = Object.entries(links)
  const left = entries.filter(([, link]) => !isOut(link))
  return left.length === entries.length ? links : Object.fromEntries(left)
}

/** A link of Markdown to an operation or a tag, as tools with a single page give them anchors. */
const anchor = /\[((?:\\.|[^\]\\[])*)\]\(#(?:tag\/([^()\s]*?))?(?:\/?operation\/([^()\s]+))?\)/g

/** A text without the links that lead to what is kept back: their words stay. */
function withoutAnchors(text: string, names: ReadonlySet<string>, tags: ReadonlySet<string>): string {
  if (!text.includes('](#')) return text
  return text.replace(anchor, (whole, words: string, tag?: string, operation?: string) => {
    const isOut = operation === undefined ? tags.has(slug(decoded(tag ?? ''))) : names.has(decoded(operation))
    return isOut ? words : whole
  })
}
