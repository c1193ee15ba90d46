/** A description without what its owner keeps back: excluded and hidden operations, and what nothing else reaches. */
import type { Json, JsonObject } from '../model/operation.ts'
import { entriesAt, isObject, isTrue, listAt, objectAt, own, stringAt, stringsAt } from './json.ts'
import { isForSome } from '../model/readers.ts'
import { itemsOf, operationsOf, resolvedIn } from './items.ts'
import { pointer } from './pointer.ts'
import { refsIn } from './refs.ts'
import type { Description } from './store.ts'

/** Whether an operation or a path item is no part of what is given away. */
export function isWithheld(value: Json | undefined): boolean {
  return isTrue(value, 'x-excluded') || isTrue(value, 'x-hidden') || isForSomeReaders(value)
}

/** On operations that the site closes, though their description does not. */
export const closedMark = Symbol('closed')

/** Whether the page of an operation is left out: `x-mint.metadata` is its front matter. */
export function isForSomeReaders(operation: Json | undefined): boolean {
  if (isObject(operation) && closedMark in operation) return true
  return isForSome(objectAt(objectAt(operation, 'x-mint'), 'metadata') ?? {})
}

/** The root without withheld parts; the very same object where nothing is withheld. */
export function withoutWithheld(description: Description): JsonObject {
  const { root } = description
  const parts = partsOf(description)
  const tags = withheldTags(description, parts)
  if (parts.withheld.length + tags.size === 0) return root
  const without = { ...root, ...sections(description), ...tagsWithout(root, tags) }
  return withoutLost(without, reached(parts.withheld, description), description)
}

/** Tags that only withheld operations have, and those that are withheld themselves and that no other operation has. */
export function withheldTags(description: Description, parts = partsOf(description)): ReadonlySet<string> {
  const { withheld, kept } = parts
  const used = new Set(kept.flatMap((each) => stringsAt(each, 'tags')))
  const theirs = [...withheld.flatMap((each) => stringsAt(each, 'tags')), ...hiddenTags(description.root)]
  return new Set(theirs.filter((tag) => !used.has(tag)))
}

function hiddenTags(root: JsonObject): readonly string[] {
  return listAt(root, 'tags').flatMap((tag) => (isWithheld(tag) ? (stringAt(tag, 'name') ?? []) : []))
}

/** Every operation, and the path items that are withheld as a whole. */
function partsOf(description: Description): { readonly withheld: readonly Json[]; readonly kept: readonly Json[] } {
  const withheld: Json[] = []
  const kept: Json[] = []
  for (const { item, written } of itemsOf(description)) {
    if (!item) continue
    if (isWithheld(item)) withheld.push(written, ...operationsOf(item).map(([, operation]) => operation))
    else
      for (const [, each] of operationsOf(item)) {
        const operation = resolvedIn(each, description)
        if (!operation) continue
        if (isWithheld(operation)) withheld.push(operation)
        else {
          kept.push(operation)
          withheld.push(...withheldCallbacks(operation, description))
        }
      }
  }
  return { withheld, kept }
}

/** Operations that lead to a callback: it may ask for itself. */
type Branch = ReadonlySet<Json>

const nowhere: Branch = new Set()

/**
 * Path items and operations of callbacks, and of theirs, that are withheld though the operation is not. `seen`: operations that
 * were looked at, each of which is looked at once.
 */
function withheldCallbacks(operation: JsonObject, description: Description, seen = new Set<Json>()): Json[] {
  return callbackItems(operation, description).flatMap((item) =>
    isWithheld(item)
      ? [item]
      : operationsOf(item).flatMap(([, each]) => {
          const inner = seen.has(each) ? undefined : resolvedIn(each, description)
          seen.add(each)
          if (!inner || isWithheld(inner)) return inner ? [inner] : []
          return withheldCallbacks(inner, description, seen)
        }),
  )
}

function callbackItems(operation: JsonObject, description: Description): JsonObject[] {
  return entriesAt(operation, 'callbacks').flatMap(([, written]) =>
    Object.values(resolvedIn(written, description) ?? {}).flatMap((each): JsonObject[] => {
      const item = resolvedIn(each, description)
      return item ? [item] : []
    }),
  )
}

function sections(description: Description): JsonObject {
  const { root } = description
  const made: Record<string, Json> = {}
  for (const key of ['paths', 'webhooks', 'x-webhooks']) {
    const section = objectAt(root, key)
    if (!section) continue
    made[key] = itemsWithout(section, description)
  }
  return { ...made, ...componentsWithout(description) }
}

/** Path items and callbacks that references name. */
function componentsWithout(description: Description): JsonObject {
  const components = objectAt(description.root, 'components')
  if (!components) return {}
  const items = objectAt(components, 'pathItems')
  const callbacks = objectAt(components, 'callbacks')
  return {
    components: {
      ...components,
      ...(items && { pathItems: itemsWithout(items, description) }),
      ...(callbacks && { callbacks: callbacksWithout(callbacks, description) }),
    },
  }
}

/** A map of path items (a section, a callback) without those that are withheld, and without withheld operations. */
function itemsWithout(items: JsonObject, description: Description, branch = nowhere): JsonObject {
  const entries = Object.entries(items).flatMap(([name, written]): [string, Json][] => {
    const item = resolvedIn(written, description)
    if (!item || !hasWithheld(item, description)) return [[name, written]]
    const left = isWithheld(item) ? undefined : withoutOperations(item, description, branch)
    return left ? [[name, left]] : []
  })
  return Object.fromEntries(entries)
}

function callbacksWithout(callbacks: JsonObject, description: Description, branch = nowhere): JsonObject {
  const entries = Object.entries(callbacks).map(([name, written]): [string, Json] => {
    const items = isComponent(written) ? undefined : resolvedIn(written, description)
    return [name, items ? itemsWithout(items, description, branch) : written]
  })
  return Object.fromEntries(entries)
}

/** Components lose what is withheld where they stand; a few that name each other would be written out in endless ways. */
function isComponent(written: Json): boolean {
  return /^#\/components\/callbacks\/[^/]+$/.test(stringAt(written, '$ref') ?? '')
}

function hasWithheld(item: JsonObject, description: Description): boolean {
  return (
    isWithheld(item) ||
    operationsOf(item).some(([, each]) => {
      const operation = resolvedIn(each, description)
      return operation && (isWithheld(operation) || withheldCallbacks(operation, description).length > 0)
    })
  )
}

/** `undefined` when no operation is left. */
function withoutOperations(item: JsonObject, description: Description, branch: Branch): JsonObject | undefined {
  const left = (value: JsonObject) =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([, each]) => !branch.has(each) && !isWithheld(resolvedIn(each, description)))
        .map(([key, each]) => [key, withoutCallbacks(each, description, branch)]),
    )
  const kept = left(item)
  const additional = objectAt(item, 'additionalOperations')
  const whole = additional ? { ...kept, additionalOperations: left(additional) } : kept
  return operationsOf(whole).length > 0 ? whole : undefined
}

/** An operation without the callbacks that are withheld; the very same value where none is. */
function withoutCallbacks(written: Json, description: Description, branch: Branch): Json {
  const operation = resolvedIn(written, description)
  if (!operation || withheldCallbacks(operation, description).length === 0) return written
  const below = new Set([...branch, written])
  return { ...operation, callbacks: callbacksWithout(objectAt(operation, 'callbacks')!, description, below) }
}

function tagsWithout(root: JsonObject, tags: ReadonlySet<string>): JsonObject {
  if (tags.size === 0) return {}
  // A group that only held such tags would still tell of them by its name.
  const groups = listAt(root, 'x-tagGroups').flatMap((group): Json[] => {
    const all = listAt(group, 'tags')
    const left = all.filter((tag) => !tags.has(String(tag)))
    if (!isObject(group) || left.length === all.length) return [group]
    return left.length > 0 ? [Object.assign({}, group, { tags: left })] : []
  })
  return {
    ...(own(root, 'tags') !== undefined && {
      tags: listAt(root, 'tags').filter((tag) => !tags.has(stringAt(tag, 'name') ?? '')),
    }),
    ...(own(root, 'x-tagGroups') !== undefined && { 'x-tagGroups': groups }),
  }
}

/** References that lead from some values, also through others. */
function reached(values: readonly Json[], description: Description): Set<string> {
  const found = new Set<string>()
  const open = values.flatMap((value) => refsIn(value).map(({ ref }) => ref))
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue
    found.add(ref)
    const target = description.target(ref)
    if (target !== undefined) open.push(...refsIn(target).map((each) => each.ref))
  }
  return found
}

/** Drops those of the components among `lost` that nothing else reaches. */
function withoutLost(root: JsonObject, lost: ReadonlySet<string>, description: Description): JsonObject {
  const components = objectAt(root, 'components')
  if (!components) return root
  const { components: _, ...rest } = root
  const entries = Object.entries(components).map(
    ([kind, map]) => [kind, isObject(map) ? Object.entries(map) : map] as const,
  )
  const isLost = (kind: string, name: string) =>
    kind !== 'securitySchemes' && lost.has(`#${pointer('components', kind, name)}`)
  const others = entries.flatMap(([kind, map]) =>
    Array.isArray(map) ? map.filter(([name]) => !isLost(kind, name)).map(([, value]) => value) : [],
  )
  const kept = reached([rest, ...others], description)
  const left = entries.map(([kind, map]): [string, Json] => {
    if (!Array.isArray(map)) return [kind, map]
    const some = map.filter(([name]) => !isLost(kind, name) || kept.has(`#${pointer('components', kind, name)}`))
    return [kind, Object.fromEntries(some)]
  })
  return { ...rest, components: Object.fromEntries(left) }
}
