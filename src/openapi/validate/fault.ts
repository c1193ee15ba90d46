/** What the validator of schemas says, as far as it is read here. */
import type { Json, JsonObject } from '../../model/operation.ts'

export interface Fault {
  readonly keyword: string
  /** JSON Pointer of the value that is wrong. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  /** The value of the keyword, and the schema that holds it. */
  readonly schema?: unknown
  readonly parentSchema?: JsonObject
  /** The value that is wrong. */
  readonly data?: Json
  /** Name of the key that is wrong, below `propertyNames`. */
  readonly propertyName?: string
}

/** A fault in our words. */
export interface Finding {
  readonly code:
    | 'openapi-key-unknown'
    | 'openapi-key-missing'
    | 'openapi-value'
    | 'openapi-conflict'
    | 'openapi-contradiction'
    | 'ref-nonstandard'
    | 'ref-siblings'
    | 'tag-parent-unknown'
    | 'tag-parent-circle'
    | 'operation-id-repeated'
    | 'server-default-unknown'
  readonly message: string
  readonly hint?: string
  readonly pointer: string
}

/** Whether a pointer is the other one, or below it. */
export function isWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`)
}
