/** Whether a value is what the description asks for. It says what a server would most likely say; the server decides. */
import type { Json, JsonObject } from '../../../src/model/operation.ts'
import type { FormSchema } from '../../../src/model/request-form.ts'
import { count, say } from './words.ts'

export interface Problem {
  /** Where: `/owner/tags/0`. */
  readonly at: string
  readonly message: string
}

/** What is wrong with a value, at which places. */
export function check(value: Json, schema: FormSchema, at = ''): readonly Problem[] {
  if (schema.cut || schema.file || (value === null && schema.nullable)) return []
  const wrong = typeProblem(value, schema)
  if (wrong !== undefined) return [{ at, message: wrong }]
  const own = [...limitProblems(value, schema)].map((message) => ({ at, message }))
  return [...own, ...inside(value, schema, at), ...choiceProblems(value, schema, at)]
}

/** The key of a part within its whole. */
export function below(at: string, key: string | number): string {
  return `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function typeProblem(value: Json, { type, enum: allowed }: FormSchema): string | undefined {
  if (allowed && allowed.length > 0) {
    const isAllowed = allowed.some((each) => JSON.stringify(each.value) === JSON.stringify(value))
    if (!isAllowed) return notAllowed(allowed.map((each) => printedShort(each.value)))
  }
  if (type === undefined || typeOf(value) === type) return undefined
  if (type === 'number' && typeOf(value) === 'integer') return undefined
  // As a text it keeps its digits.
  if ((type === 'integer' || type === 'number') && isLongNumber(value)) return undefined
  return say(typeWords[type])
}

function isLongNumber(value: Json): boolean {
  return typeof value === 'string' && /^-?\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value))
}

const typeWords = {
  string: 'Must be a text.',
  number: 'Must be a number.',
  integer: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  object: 'Must be an object.',
  array: 'Must be a list.',
} as const

function notAllowed(values: readonly string[]): string {
  return say('Must be one of {}.', values.slice(0, 12).join(', ') + (values.length > 12 ? ' …' : ''))
}

function printedShort(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function* limitProblems(value: Json, schema: FormSchema): Generator<string> {
  if (typeof value === 'number') yield* numberProblems(value, schema)
  if (typeof value === 'string') yield* textProblems(value, schema)
  if (Array.isArray(value)) {
    const { minItems, maxItems } = schema
    if (minItems !== undefined && value.length < minItems) yield count('Must have at least {} items.', minItems)
    if (maxItems !== undefined && value.length > maxItems) yield count('Must have at most {} items.', maxItems)
  }
}

function* numberProblems(value: number, schema: FormSchema): Generator<string> {
  const { minimum, maximum, above, below: under, multipleOf } = schema
  if (minimum !== undefined && value < minimum) yield say('Must be at least {}.', String(minimum))
  if (maximum !== undefined && value > maximum) yield say('Must be at most {}.', String(maximum))
  if (above !== undefined && value <= above) yield say('Must be more than {}.', String(above))
  if (under !== undefined && value >= under) yield say('Must be less than {}.', String(under))
  if (multipleOf !== undefined && multipleOf > 0) {
    const times = value / multipleOf
    if (Math.abs(times - Math.round(times)) > 1e-9 * Math.max(1, Math.abs(times)))
      yield say('Must be a multiple of {}.', String(multipleOf))
  }
}

function* textProblems(value: string, { minLength, maxLength, pattern }: FormSchema): Generator<string> {
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length
  if (minLength !== undefined && length < minLength) yield count('Must have at least {} characters.', minLength)
  if (maxLength !== undefined && length > maxLength) yield count('Must have at most {} characters.', maxLength)
  if (pattern !== undefined && value.length <= 500 && !matches(value, pattern)) yield say('Must match {}.', pattern)
}

/** A pattern that browsers do not understand says nothing. */
function matches(value: string, pattern: string): boolean {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(value)
    } catch {
      // Tried without, then given up.
    }
  }
  return true
}

function inside(value: Json, schema: FormSchema, at: string): readonly Problem[] {
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? (value as readonly Json[]).flatMap((each, index) => check(each, items, below(at, index))) : []
  }
  return typeof value === 'object' && value !== null ? objectProblems(value as JsonObject, schema, at) : []
}

function objectProblems(
  value: JsonObject,
  { fields = [], closed, choice }: FormSchema,
  at: string,
): readonly Problem[] {
  const known = new Set(fields.map(({ name }) => name))
  const unknown = closed && !choice ? Object.keys(value).filter((name) => !known.has(name)) : []
  return [
    ...fields.flatMap(({ name, required, schema }) => {
      if (Object.hasOwn(value, name)) return check(value[name]!, schema, below(at, name))
      return required ? [{ at: below(at, name), message: say('Is required.') }] : []
    }),
    ...unknown.map((name) => ({ at: below(at, name), message: say('The description knows no “{}”.', name) })),
  ]
}

/** One variant that fits is enough; where none does, what is wrong with the one that is meant. */
function choiceProblems(value: Json, { choice }: FormSchema, at: string): readonly Problem[] {
  if (!choice) return []
  const index = meantVariant(value, choice)
  return choice.variants[index] ? check(value, choice.variants[index].schema, at) : []
}

/** Which variant a value is: by the property that tells, else the one with the least against it. */
export function meantVariant(value: Json | undefined, choice: NonNullable<FormSchema['choice']>): number {
  const { variants, property, values } = choice
  const told = property !== undefined && typeof value === 'object' && value !== null && (value as JsonObject)[property]
  const named = typeof told === 'string' ? (values?.indexOf(told) ?? -1) : -1
  if (named >= 0) return named
  if (value === undefined) return 0
  const counts = variants.map(({ schema }) => check(value, schema).length + unknownKeys(value, schema) / 100)
  return counts.indexOf(Math.min(...counts))
}

function unknownKeys(value: Json, { fields }: FormSchema): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !fields) return 0
  return Object.keys(value).filter((name) => fields.every((field) => field.name !== name)).length
}
