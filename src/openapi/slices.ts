/** Operations and webhooks, each with just what it reaches. Slices share the description's objects; nothing is copied. */
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import { isTrue, objectAt, own } from './json.ts'
import { itemsOf, operationsOf, resolvedIn, type Item } from './items.ts'
import { pointer } from './pointer.ts'
import { refsIn } from './refs.ts'
import type { Description } from './store.ts'

/** Operations in the order of the file, then webhooks. `x-excluded` ones are left out, `x-hidden` ones are marked. */
export function slicesOf(description: Description): readonly OperationSlice[] {
  const root = rootOf(description.root)
  const reach = rememberedRefs()
  const rootRefs = reach(root)
  const found = itemsOf(description).flatMap((item) => partsOf(item, description))
  const places = found.length > 0 ? description.places(found.map((part) => part.pointer)) : undefined
  return found.map(({ item, method, operation, pathItem, pointer: at }): OperationSlice => ({
    spec: description.path,
    kind: item.kind,
    method: method.toUpperCase(),
    path: item.key,
    pointer: at,
    operation,
    pathItem,
    root,
    hidden: isTrue(operation, 'x-hidden') || isTrue(pathItem, 'x-hidden'),
    refs: collect([...rootRefs, ...reach(operation), ...reach(pathItem)], description, reach),
    at: places?.get(at) ?? { file: description.path, line: 1, column: 1 },
  }))
}

interface Part {
  readonly item: Item
  readonly method: string
  readonly operation: JsonObject
  readonly pathItem: JsonObject
  readonly pointer: string
}

function partsOf(item: Item, description: Description): readonly Part[] {
  if (!item.item || isTrue(item.item, 'x-excluded')) return []
  const pathItem = pick(item.item, ['summary', 'description', 'parameters', 'servers', 'x-hidden'])
  return operationsOf(item.item).flatMap(([method, written]): Part[] => {
    const operation = resolvedIn(written, description)
    if (!operation || isTrue(operation, 'x-excluded')) return []
    return [{ item, method, operation, pathItem, pointer: item.pointer + pointer(method) }]
  })
}

function rootOf(root: JsonObject): JsonObject {
  const schemes = objectAt(objectAt(root, 'components'), 'securitySchemes')
  const parts = pick(root, ['openapi', 'info', 'servers', 'security', 'tags', 'x-tagGroups', 'externalDocs'])
  return schemes ? { ...parts, components: { securitySchemes: schemes } } : parts
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, own(value, key)!]))
}

/** The references below a value, remembered by object: big schemas are shared by many operations. */
function rememberedRefs(): (value: Json) => readonly string[] {
  const known = new Map<Json, readonly string[]>()
  return (value) => {
    const before = known.get(value)
    if (before) return before
    const refs = [...new Set(refsIn(value).map((each) => each.ref))]
    known.set(value, refs)
    return refs
  }
}

/** Everything that references lead to, and what that refers to in turn. */
function collect(
  start: readonly string[],
  description: Description,
  reach: (value: Json) => readonly string[],
): Readonly<Record<string, Json>> {
  const refs = Object.create(null) as Record<string, Json>
  const open = [...start]
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (ref in refs) continue
    const target = description.target(ref)
    if (target === undefined) continue
    refs[ref] = target
    open.push(...reach(target))
  }
  return refs
}
