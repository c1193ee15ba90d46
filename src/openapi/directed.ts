/** The author's example of a schema as far as it goes one way: requests hold nothing read-only, answers nothing write-only. */
import type { Json } from '../model/operation.ts'
import type { Direction } from './build.ts'
import { isObject, isTrue, listAt, objectAt, own } from './json.ts'
import { flatten, type Flat, type Refs } from './schema/flatten.ts'

/** The same value where nothing has to go. Follows the value, so a recursive schema ends with it. */
export function directed(value: Json, flat: Flat, way: { readonly refs: Refs; readonly direction: Direction }): Json {
  if (way.direction === 'both' || typeof value !== 'object' || value === null) return value
  if (!isObject(value)) return items(value as readonly Json[], flat, way)
  const withheld = way.direction === 'request' ? 'readOnly' : 'writeOnly'
  let isSame = true
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const schemas = schemasOf(name, flat, way.refs)
    const isLeft = schemas.length === 0 || schemas.some(({ schema }) => !isTrue(schema, withheld))
    const next = isLeft && schemas[0] ? directed(each, schemas[0], way) : each
    isSame &&= isLeft && next === each
    return isLeft ? [[name, next] as const] : []
  })
  return isSame ? value : Object.fromEntries(entries)
}

function items(list: readonly Json[], flat: Flat, way: Parameters<typeof directed>[2]): Json {
  const schema = listSchemaOf(flat, way.refs)
  const first = listAt(schema, 'prefixItems')
  const rest = own(schema, 'items')
  const all = list.map((each, index) => {
    const item = first[index] ?? rest
    return item === undefined ? each : directed(each, flatten(item, way.refs, new Set()), way)
  })
  return all.every((each, index) => each === list[index]) ? list : all
}

/** The schema, or the first of its variants, that says something of items. */
function listSchemaOf({ schema, choices }: Flat, refs: Refs): Json {
  const saysItems = (each: Json) => own(each, 'prefixItems') !== undefined || own(each, 'items') !== undefined
  if (saysItems(schema)) return schema
  const variants = choices.flatMap((choice) => choice.variants)
  return variants.map((each) => flatten(each, refs, new Set()).schema).find(saysItems) ?? schema
}

/** What a schema says of a property; where it says nothing, what those of its variants say that know it. */
function schemasOf(name: string, { schema, choices }: Flat, refs: Refs): readonly Flat[] {
  const known = own(objectAt(schema, 'properties'), name)
  if (known !== undefined) return [flatten(known, refs, new Set())]
  const variants = choices.flatMap((choice) => choice.variants)
  const found = variants.flatMap((variant) => {
    const each = own(objectAt(flatten(variant, refs, new Set()).schema, 'properties'), name)
    return each === undefined ? [] : [flatten(each, refs, new Set())]
  })
  const others = objectAt(schema, 'additionalProperties')
  return found.length > 0 || !others ? found : [flatten(others, refs, new Set())]
}
