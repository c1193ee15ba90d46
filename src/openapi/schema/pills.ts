/** Short words before and after the name of a row, as authors set them: `x-mint: { pre: [beta], post: [admin] }`. */
import type { JsonObject } from '../../model/operation.ts'
import type { FieldView } from '../../model/reference.ts'
import { jsonOf } from '../../util/json-of.ts'
import { listAt, objectAt, own, stringAt } from '../json.ts'

/** `shown`: keywords and extensions whose values `api.params.post` wants beside each name. */
export function pillsOf(schema: JsonObject, shown: readonly string[]): FieldView['pills'] {
  const mint = objectAt(schema, 'x-mint')
  const before = texts(mint, 'pre')
  const after = [...texts(mint, 'post'), ...shown.flatMap((key) => pill(schema, key))]
  return before.length + after.length === 0 ? undefined : { before, after }
}

function texts(mint: JsonObject | undefined, key: string): readonly string[] {
  const one = stringAt(mint, key)
  const list = listAt(mint, key).filter((each): each is string => typeof each === 'string')
  return one === undefined ? list : [one]
}

/** A flag is its own name. */
function pill(schema: JsonObject, key: string): readonly string[] {
  const value = own(schema, key)
  if (value === undefined || value === null || value === false) return []
  return [value === true ? key : `${key}: ${typeof value === 'string' ? value : jsonOf(value)}`]
}
