/** Words for values and places of a description. */
import type { Json } from '../../model/operation.ts'
import { jsonOf } from '../../util/json-of.ts'
import { isNumber } from '../json.ts'
import { stepsOf } from '../pointer.ts'

/** What a pointer names, in the author's words: `"info"`, `item 2 of "tags"`, `"get /plants"`. */
export function subject(pointer: string): string {
  const steps = stepsOf(pointer)
  const last = steps.at(-1)
  if (last === undefined) return 'The description'
  const before = steps.at(-2)
  if (/^\d+$/.test(last) && before !== undefined && !/^\d+$/.test(before) && before !== 'responses')
    return `Item ${Number(last) + 1} of "${before}"`
  return before?.startsWith('/') ? `"${last} ${before}"` : `"${last}"`
}

/** The same inside a sentence. */
export function subjectInside(pointer: string): string {
  return subject(pointer).replace(/^Item/, 'item').replace(/^The/, 'the')
}

const types: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

/** A type as authors say it. */
export function typeWord(type: string): string {
  return Object.hasOwn(types, type) ? types[type]! : type
}

/** What a value is. */
export function kindOf(value: Json | undefined): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'boolean') return String(value)
  if (isNumber(value)) return `the number ${value}`
  return typeof value === 'object' ? 'a mapping' : 'a text'
}

/** `"a", "b" or "c"` */
export function oneOfWords(values: readonly Json[]): string {
  const words = values.map((value) => (typeof value === 'string' ? `"${value}"` : jsonOf(value)))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** A value in a sentence: short, on one line. */
export function shown(value: Json | undefined): string {
  const text = (typeof value === 'string' ? value : value === undefined ? '' : jsonOf(value)).replace(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text
}
