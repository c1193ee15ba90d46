/** The values that a schema allows, with what they mean. */
import type { Json, JsonObject } from '../../model/operation.ts'
import type { EnumValue } from '../../model/reference.ts'
import { isObject, listAt, own, stringAt } from '../json.ts'
import type { Choice } from './flatten.ts'

/** From `enum` (with `x-enumDescriptions` or `x-enum-varnames`) or `const`. */
export function enumOf(schema: JsonObject): readonly EnumValue[] {
  const constant = own(schema, 'const')
  if (constant !== undefined) return [described(constant, undefined)]
  return listAt(schema, 'enum').map((value, index) => described(value, meaning(schema, value, index)))
}

/** Variants that are constants are an enum with texts; `undefined` when they are more than that. */
export function enumOfVariants({ variants }: Choice): readonly EnumValue[] | undefined {
  const values = variants.map((variant) => {
    const value =
      own(variant, 'const') ?? (listAt(variant, 'enum').length === 1 ? listAt(variant, 'enum')[0] : undefined)
    if (value === undefined || typeof value === 'object' || own(variant, 'properties') !== undefined) return undefined
    const texts = [stringAt(variant, 'title'), stringAt(variant, 'description')]
    return described(value, texts.filter((text) => text !== undefined).join(': ') || undefined)
  })
  return values.every((value) => value !== undefined) ? values : undefined
}

/** What a value means, where an extension says it. */
export function meaning(schema: Json, value: Json, index: number): string | undefined {
  for (const key of ['x-enumDescriptions', 'x-enum-descriptions', 'x-enumNames', 'x-enum-varnames', 'x-enum']) {
    const texts = own(schema, key)
    const text = isObject(texts) ? stringAt(texts, String(value)) : listAt(schema, key)[index]
    if (typeof text === 'string' && text !== String(value)) return text
  }
  return undefined
}

function described(value: Json, description: string | undefined): EnumValue {
  return description === undefined ? { value } : { value, description }
}
