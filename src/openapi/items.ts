/** The path items and webhooks of a description and the operations in them, each with its pointer. */
import type { Json, JsonObject } from '../model/operation.ts'
import { entriesAt, isObject, stringAt } from './json.ts'
import { pointer } from './pointer.ts'
import type { Description } from './store.ts'

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export interface Item {
  readonly kind: 'operation' | 'webhook'
  readonly key: string
  readonly pointer: string
  /** As it stands; `undefined` when it is none. */
  readonly written: Json
  /** With the item that its `$ref` names. */
  readonly item?: JsonObject
}

/** Paths in the order of the file, then webhooks (also `x-webhooks`, the spelling of 3.0). Extensions are no items. */
export function itemsOf(description: Description): readonly Item[] {
  const kinds = [
    ['operation', 'paths'],
    ['webhook', 'webhooks'],
    ['webhook', 'x-webhooks'],
  ] as const
  return kinds.flatMap(([kind, section]) =>
    entriesAt(description.root, section)
      .filter(([key]) => kind === 'webhook' || !key.startsWith('x-'))
      .map(([key, written]) => {
        const item = resolvedIn(written, description)
        return { kind, key, pointer: pointer(section, key), written, item }
      }),
  )
}

/** An operation of a path item, and its pointer there. */
export type WrittenOperation = readonly [method: string, operation: Json, at: string]

/** The operations of a path item in the order of the file, then those with other methods (3.2). */
export function operationsOf(item: JsonObject): readonly WrittenOperation[] {
  const fixed = Object.entries(item).filter(([key]) => methods.includes(key.toLowerCase()))
  return [
    ...fixed.map(([method, operation]): WrittenOperation => [method, operation, pointer(method)]),
    ...entriesAt(item, 'additionalOperations').map(([method, operation]): WrittenOperation => [
      method,
      operation,
      pointer('additionalOperations', method),
    ]),
  ]
}

/** A method as it is sent: those of the standard in capitals, any other as it is written. */
export function sentMethod(method: string): string {
  return methods.includes(method.toLowerCase()) ? method.toUpperCase() : method
}

/**
 * `{...target, ...item}` along the references of a path item; what stands beside a `$ref` wins. Descriptions in many
 * files also write operations as references, which the standard does not know.
 */
export function resolvedIn(written: Json, description: Description): JsonObject | undefined {
  if (!isObject(written)) return undefined
  let item = written
  for (let hops = 0; hops < 8; hops++) {
    const ref = stringAt(item, '$ref')
    if (ref === undefined) return item
    const target = description.target(ref)
    const { $ref: _, ...rest } = item
    item = isObject(target) ? { ...target, ...rest } : rest
  }
  return item
}
