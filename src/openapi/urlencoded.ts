/** The fields of an `application/x-www-form-urlencoded` body. */
import type { Json, JsonObject } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { isObject, objectAt, own, stringAt } from './json.ts'
import { fieldsOf } from './serialize.ts'

type Field = readonly [name: string, value: string]

/** Each field as its `encoding` says; an object that has no style is JSON. */
export function formFields(content: JsonObject, value: Json | undefined): readonly Field[] {
  const encodings = objectAt(content, 'encoding')
  return (isObject(value) ? Object.entries(value) : []).flatMap(([name, each]): readonly Field[] => {
    const encoding = objectAt(encodings, name)
    const style = stringAt(encoding, 'style') ?? 'form'
    const explode = own(encoding, 'explode') ?? style === 'form'
    const hasStyle = stringAt(encoding, 'style') !== undefined || own(encoding, 'explode') !== undefined
    if (isObject(each) && !hasStyle) return [[name, jsonOf(each)]]
    return fieldsOf({ name, style, explode: explode === true }, each)
  })
}

/** The fields as they are sent. */
export function encodedForm(fields: readonly Field[]): string {
  const form = new URLSearchParams()
  for (const [name, value] of fields) form.append(name, value)
  return String(form)
}
