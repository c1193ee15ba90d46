/** Operations and webhooks, cut out of their description. Slices share the description's objects and one table of what they all reach; nothing is copied. */
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import { isTrue, objectAt, own } from './json.ts'
import { itemsOf, operationsOf, resolvedIn, sentMethod, type Item } from './items.ts'
import { reached } from './reach.ts'
import type { Description } from './store.ts'

/** Operations in the order of the file, then webhooks. `x-excluded` ones are left out, `x-hidden` ones are marked. */
export function slicesOf(description: Description): readonly OperationSlice[] {
  const root = rootOf(description.root)
  const found = itemsOf(description).flatMap((item) => partsOf(item, description))
  const refs = reached([root, ...found.flatMap((part) => [part.operation, part.pathItem])], description.target)
  const places = found.length > 0 ? description.places(found.map((part) => part.pointer)) : undefined
  return found.map(({ item, method, operation, pathItem, pointer: at }): OperationSlice => ({
    spec: description.path,
    kind: item.kind,
    method: sentMethod(method),
    path: item.key,
    pointer: at,
    operation,
    pathItem,
    root,
    hidden: isTrue(operation, 'x-hidden') || isTrue(pathItem, 'x-hidden'),
    refs,
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
  return operationsOf(item.item).flatMap(([method, written, inside]): Part[] => {
    const operation = resolvedIn(written, description)
    if (!operation || isTrue(operation, 'x-excluded')) return []
    return [{ item, method, operation, pathItem, pointer: item.pointer + inside }]
  })
}

/** What of a description all its pages may need. */
export function rootOf(root: JsonObject): JsonObject {
  const schemes = objectAt(objectAt(root, 'components'), 'securitySchemes')
  const parts = pick(root, ['openapi', 'info', 'servers', 'security', 'tags', 'x-tagGroups', 'externalDocs'])
  return schemes ? { ...parts, components: { securitySchemes: schemes } } : parts
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, own(value, key)!]))
}
