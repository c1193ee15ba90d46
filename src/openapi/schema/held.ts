/** What a schema without its indirections holds: named values, and what its items or other values are. */
import type { Json, JsonObject } from '../../model/operation.ts'
import type { EnumValue } from '../../model/reference.ts'
import { jsonOf } from '../../util/json-of.ts'
import { entriesAt, isObject, listAt, objectAt, own, stringAt, stringsAt } from '../json.ts'
import { enumOf, enumOfVariants } from './enum.ts'
import { flatten, type Choice, type Flat, type Refs } from './flatten.ts'
import { isArrayLike, isObjectLike } from './words.ts'

export interface Held {
  readonly name: string
  readonly value: Json
  readonly required: boolean
}

/** Properties, patterns of names, places of a tuple, and all other names, in this order. */
export function heldBy(schema: JsonObject): readonly Held[] {
  const required = new Set(stringsAt(schema, 'required'))
  const named = entriesAt(schema, 'properties').map(([name, value]) => ({ name, value, required: required.has(name) }))
  const patterns = entriesAt(schema, 'patternProperties').map(([name, value]) => optional(`/${name}/`, value))
  const places = listAt(schema, 'prefixItems').map((value, index) => optional(`[${index}]`, value))
  return [...named, ...patterns, ...places, ...otherItems(schema), ...otherNames(schema)]
}

/** What an array, or a map without named properties, holds. */
export function itemOf(schema: JsonObject): Json | undefined {
  if (isArrayLike(schema)) return isTuple(schema) || own(schema, 'items') === false ? undefined : own(schema, 'items')
  const isMap = isObjectLike(schema) && !objectAt(schema, 'properties') && !objectAt(schema, 'patternProperties')
  const values = own(schema, 'additionalProperties') ?? own(schema, 'unevaluatedProperties')
  return isMap && isObject(values) && Object.keys(values).length > 0 ? values : undefined
}

/** Variants that are more than constants: those are values with a meaning. */
export function choicesOf({ choices }: Flat): readonly Choice[] {
  return choices.filter((choice) => enumOfVariants(choice) === undefined)
}

/** More values, or a longer text, are worth a page. */
const most = { values: 20, text: 600 }

/** Whether a row can say all of a schema: a plain value, or a list of such. */
export function fitsRow(value: Json, refs: Refs, levels = 0): boolean {
  const flat = flatten(value, refs, new Set())
  const { schema } = flat
  if (flat.state || levels > 3) return flat.state === 'never'
  if (holdsAny(flat) || enumOf(schema).length > most.values) return false
  if ((stringAt(schema, 'description')?.length ?? 0) > most.text) return false
  const item = itemOf(schema)
  return item === undefined || fitsRow(item, refs, levels + 1)
}

/** Whether there is anything to open. */
function holdsAny(flat: Flat): boolean {
  return heldBy(flat.schema).length > 0 || choicesOf(flat).length > 0 || longValues(flat).length > 0
}

/** The values that a schema allows: its own, with what variants that are constants say of them, or those variants. */
export function valuesOf({ schema, choices }: Flat): readonly EnumValue[] {
  const values = enumOf(schema)
  const constants = choices.flatMap((choice) => enumOfVariants(choice) ?? [])
  if (values.length === 0 || constants.length === 0) return values.length > 0 ? values : constants
  const said = new Map(constants.map((each) => [each.value, each]))
  return values.map((each) => (each.description === undefined ? (said.get(each.value) ?? each) : each))
}

/** Bytes of values that a row may have, and so few values that nobody counts their bytes. */
const mostInRow = { bytes: 16_000, values: 100 }

/** Values that are too many for a row: they are shown as what a schema holds is, as many as fit. */
export function longValues(flat: Flat): readonly EnumValue[] {
  const count = listAt(flat.schema, 'enum').length + flat.choices.reduce((sum, each) => sum + each.variants.length, 0)
  if (count <= mostInRow.values) return []
  const values = valuesOf(flat)
  return values.reduce((sum, each) => sum + valueSize(each), 0) > mostInRow.bytes ? values : []
}

/** Bytes of a value on a page, about. */
export function valueSize({ value, description = '' }: EnumValue): number {
  return 26 + (typeof value === 'string' ? value : jsonOf(value)).length + description.length
}

function isTuple(schema: JsonObject): boolean {
  return listAt(schema, 'prefixItems').length > 0
}

/** What comes after the places of a tuple. */
function otherItems(schema: JsonObject): readonly Held[] {
  const value = own(schema, 'items') ?? own(schema, 'unevaluatedItems')
  return isTuple(schema) && isObject(value) ? [optional('[…]', value)] : []
}

/** A typed `additionalProperties` beside named properties. */
function otherNames(schema: JsonObject): readonly Held[] {
  const value = own(schema, 'additionalProperties') ?? own(schema, 'unevaluatedProperties')
  const isTyped = isObject(value) && Object.keys(value).length > 0
  return isTyped && itemOf(schema) !== value ? [optional('*', value)] : []
}

function optional(name: string, value: Json): Held {
  return { name, value, required: false }
}
