/**
 * Operations that the site closes: by a part of the navigation, or by a page of the author. The description does not say so
 * itself, so they are marked in it; from there on they are kept back like those that it closes.
 */
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import { isObject, objectAt } from './json.ts'
import { itemsOf, operationsOf, resolvedIn } from './items.ts'
import { pointer } from './pointer.ts'
import { replacer } from './replacer.ts'
import type { Description } from './store.ts'
import { closedMark, isWithheld } from './withheld.ts'
import { withoutWithheldLinks } from './withheld-links.ts'

/**
 * The description with the operations of `closed` kept back, and nothing in it that leads to them. `open` are all others: an
 * object that two paths share is only marked where it stands for a closed one.
 */
export function withClosed(
  description: Description,
  closed: readonly OperationSlice[],
  open: readonly OperationSlice[],
): Description {
  if (closed.length === 0) return description
  const objects = new Set<Json>(closed.map(({ operation }) => operation))
  for (const { operation } of open) objects.delete(operation)
  const replaced = replacer((value) => (objects.has(value) ? marked(value as JsonObject) : value))
  const target = (ref: string): Json | undefined => {
    const found = description.target(ref)
    return found === undefined ? undefined : replaced(found)
  }
  const made = { ...description, root: replaced(description.root) as JsonObject, target }
  return withoutWithheldLinks(withMarkedItems(made, new Set(closed.map((each) => each.pointer))))
}

function marked(operation: JsonObject): JsonObject {
  return Object.assign({}, operation, { [closedMark]: true })
}

/** What stands behind a reference that others share is written out, with the mark. */
function withMarkedItems(description: Description, pointers: ReadonlySet<string>): Description {
  const sections: Record<string, Json> = {}
  for (const { item, key, pointer: at } of itemsOf(description)) {
    if (!item) continue
    const shared = operationsOf(item).flatMap(([method, written, inside]) => {
      const operation = pointers.has(at + inside) ? resolvedIn(written, description) : undefined
      return operation && !isWithheld(operation) ? [{ method, inside, operation }] : []
    })
    if (shared.length === 0) continue
    const section = Object.keys(description.root).find((name) => at === pointer(name, key))!
    const own = isObject(sections[section]) ? sections[section] : objectAt(description.root, section)
    sections[section] = { ...own, [key]: shared.reduce(withMarked, item) }
  }
  return { ...description, root: { ...description.root, ...sections } }
}

function withMarked(
  item: JsonObject,
  { method, inside, operation }: { readonly method: string; readonly inside: string; readonly operation: JsonObject },
): JsonObject {
  if (inside === pointer(method)) return { ...item, [method]: marked(operation) }
  const additionalOperations = { ...objectAt(item, 'additionalOperations'), [method]: marked(operation) }
  return { ...item, additionalOperations }
}
