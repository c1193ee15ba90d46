/** Schemas that only lead to another one. */
import type { Json } from '../../model/operation.ts'
import { isObject, listAt, own, stringAt } from '../json.ts'

/** The reference of `allOf: [{ $ref }]`, the way of 3.0 to put a text beside one. */
export function loneRef(value: Json): string | undefined {
  const [only, more] = listAt(value, 'allOf')
  const ref = more === undefined && isObject(only) && isBare(only) ? stringAt(only, '$ref') : undefined
  return ref === undefined || !isBare(value) ? undefined : ref
}

/** Whether a schema is another one under a second name. */
export function isAlias(value: Json): boolean {
  return loneRef(value) !== undefined || (stringAt(value, '$ref') !== undefined && isBare(value))
}

const structural = ['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems', 'oneOf', 'anyOf']

/** Whether nothing but annotations and limits stands beside a reference. */
export function isBare(value: Json): boolean {
  const holds = structural.some((key) => own(value, key) !== undefined)
  return !holds && (stringAt(value, '$ref') === undefined || own(value, 'allOf') === undefined)
}
