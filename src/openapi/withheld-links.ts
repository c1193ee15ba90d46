/** Links of responses that lead to operations which are kept back: the name of one is told by neither page nor download. */
import type { Json, JsonObject } from '../model/operation.ts'
import { isObject, stringAt } from './json.ts'
import { itemsOf, operationsOf, resolvedIn } from './items.ts'
import { pointer, stepsOf } from './pointer.ts'
import type { Description } from './store.ts'
import { isWithheld } from './withheld.ts'

/** The description without such links, in its root and in what its references name; itself where nothing is withheld. */
export function withoutWithheldLinks(description: Description): Description {
  const names = withheldNames(description)
  if (names.size === 0) return description
  const clean = cleaner((written) => namesIn(resolvedIn(written, description)).some((name) => names.has(name)))
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

/** Copies only what holds something that goes; a value that stands in two places is looked at once. */
function cleaner(isOut: (link: Json) => boolean): (value: Json) => Json {
  const known = new Map<Json, Json>()
  const clean = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    const before = known.get(value)
    if (before !== undefined) return before
    known.set(value, value)
    const made = Array.isArray(value) ? listOf(value as readonly Json[]) : objectOf(value as JsonObject)
    known.set(value, made)
    return made
  }
  const listOf = (list: readonly Json[]): Json => {
    const made = list.map(clean)
    return made.some((each, index) => each !== list[index]) ? made : list
  }
  const objectOf = (value: JsonObject): Json => {
    let made: Record<string, Json> | undefined
    for (const [key, each] of Object.entries(value)) {
      const cleaned = key === 'links' && isObject(each) ? clean(linksLeft(each)) : clean(each)
      if (cleaned !== each) Object.defineProperty((made ??= { ...value }), key, { value: cleaned, enumerable: true })
    }
    return made ?? value
  }
  const linksLeft = (links: JsonObject): JsonObject => {
    const entries = Object.entries(links)
    const left = entries.filter(([, link]) => !isOut(link))
    return left.length === entries.length ? links : Object.fromEntries(left)
  }
  return clean
}
