/** One object of a description (parameter, header, response, body, example, scheme) with its `$ref` followed. */
import type { Json, JsonObject } from '../model/operation.ts'
import { isObject, own, stringAt } from './json.ts'
import { nameOf } from './pointer.ts'
import type { Refs } from './schema/flatten.ts'

export interface Resolved {
  readonly value: JsonObject
  /** The `$ref` that leads nowhere. */
  readonly missing?: string
  /** Name of the first reference. */
  readonly name?: string
}

/** Texts that stand beside a `$ref` win. A chain that comes back to itself ends. */
export function resolved(written: Json | undefined, refs: Refs): Resolved {
  let value: JsonObject = isObject(written) ? written : {}
  let name: string | undefined
  for (let hops = 0; hops < 16; hops++) {
    const ref = stringAt(value, '$ref')
    if (ref === undefined) return name === undefined ? { value } : { value, name }
    name ??= nameOf(ref)
    const { $ref: _, ...rest } = value
    const target = Object.hasOwn(refs, ref) ? refs[ref] : undefined
    if (!isObject(target)) return { value: rest, missing: ref, name }
    value = { ...target, ...rest }
  }
  return { value: {}, missing: name }
}

/** A text, or the one that `{ $ref: file.txt }` means. */
export function textAt(written: Json | undefined, refs: Refs): string | undefined {
  if (typeof written === 'string') return written
  const ref = own(written, '$ref')
  const target = typeof ref === 'string' && Object.hasOwn(refs, ref) ? refs[ref] : undefined
  return typeof target === 'string' ? target : undefined
}
