/** Values made for schemas of one plain type, within their limits. */
import type { Json, JsonObject } from '../model/operation.ts'
import { exactAt, isNumber, numberAt, own, stringAt } from './json.ts'
import { textFor } from './pattern.ts'

const texts: Readonly<Record<string, string>> = {
  'date-time': '2030-01-31T12:00:00Z',
  date: '2030-01-31',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': '/path/{id}',
  'json-pointer': '/path/0',
  'relative-json-pointer': '1/path',
  regex: '^[a-z]+$',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  byte: 'c3RyaW5n',
  base64url: 'c3RyaW5n',
  decimal: '1.5',
  int64: '1',
  password: 'pa55word',
}

/** The value of a boolean, number or text; `undefined` for other types. `turn`: the number of its place in a list. */
export function plainValue(type: string, schema: JsonObject, turn = 0): Json | undefined {
  if (type === 'boolean') return turn % 2 === 0
  if (type === 'integer' || type === 'number') return numberIn(schema, type === 'integer', turn)
  return type === 'string' ? textIn(schema, turn) : undefined
}

function textIn(schema: JsonObject, turn: number): string {
  const minLength = numberAt(schema, 'minLength')
  const maxLength = numberAt(schema, 'maxLength')
  const format = stringAt(schema, 'format') ?? (stringAt(schema, 'contentEncoding')?.startsWith('base64') ? 'byte' : '')
  const known = Object.hasOwn(texts, format) ? texts[format]! : undefined
  const pattern = stringAt(schema, 'pattern')
  const matching =
    known === undefined && pattern !== undefined
      ? textFor(pattern, {
          ...(minLength !== undefined && { minLength }),
          ...(maxLength !== undefined && { maxLength }),
        })
      : undefined
  if (matching !== undefined) return matching
  const text = (known ?? 'string') + (turn > 0 && known === undefined ? String(turn + 1) : '')
  const least = Math.min(minLength ?? 0, 100)
  return text.padEnd(least, text).slice(0, Math.max(maxLength ?? text.length, least))
}

/** One, or the step itself, where the limits allow it; else what is nearest to a limit. */
function numberIn(schema: JsonObject, isWhole: boolean, turn: number): number | bigint {
  const written = numberAt(schema, 'multipleOf')
  const step = written !== undefined && written > 0 ? written : 1
  const low = limitOf(schema, 'minimum', 'exclusiveMinimum')
  const high = limitOf(schema, 'maximum', 'exclusiveMaximum')
  if (isLong(low) && low.value > 0) return beyond(low, step, turn)
  if (isLong(high) && high.value < 0) return -beyond({ ...high, value: -high.value }, step, turn)
  const limits = { low: rounded(low), high: rounded(high) }
  return written === undefined && !isWhole ? between(limits, turn) : multiple(limits, step, turn)
}

interface Limit<Value = number> {
  readonly value: Value
  /** The limit itself is no value. */
  readonly isOpen: boolean
}

interface Limits {
  readonly low: Limit | undefined
  readonly high: Limit | undefined
}

/** `exclusiveMinimum: true` is how 3.0 writes it. Of two limits the narrower one counts. */
function limitOf(
  schema: JsonObject,
  key: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
): Limit<number | bigint> | undefined {
  const value = exactAt(schema, key)
  const outer = own(schema, exclusive)
  const isNarrower = (a: number | bigint, b: number | bigint) => (key === 'minimum' ? a >= b : a <= b)
  if (isNumber(outer) && (value === undefined || isNarrower(outer, value))) return { value: outer, isOpen: true }
  return value === undefined ? undefined : { value, isOpen: outer === true }
}

function rounded(limit: Limit<number | bigint> | undefined): Limit | undefined {
  return limit && { ...limit, value: Number(limit.value) }
}

function isLong(limit: Limit<number | bigint> | undefined): limit is Limit<bigint> {
  return typeof limit?.value === 'bigint'
}

/** Above a limit that a double cannot hold. */
function beyond({ value, isOpen }: Limit<bigint>, step: number, turn: number): bigint {
  const by = Number.isInteger(step) ? BigInt(step) : 1n
  const first = isOpen ? value + 1n : value
  return ((first + by - 1n) / by + BigInt(turn)) * by
}

function fits(value: number, { low, high }: Limits): boolean {
  const isAbove = !low || value > low.value || (value === low.value && !low.isOpen)
  return isAbove && (!high || value < high.value || (value === high.value && !high.isOpen))
}

/** Far from zero a step of one changes nothing, so there it is a part of the limit. */
function between(limits: Limits, turn: number): number {
  const { low, high } = limits
  const past = (limit: Limit, by: 1 | -1) => limit.value + by * Math.max(1, Math.abs(limit.value) / 8)
  const wanted = [
    1 + turn,
    ...(low ? [low.value + turn, past(low, 1)] : []),
    ...(high ? [high.value - turn, past(high, -1)] : []),
    ...(low && high
      ? [tidy(low.value + (high.value - low.value) / 2, low.value, high.value, 0.1), (low.value + high.value) / 2]
      : []),
  ]
  return wanted.find((value) => fits(value, limits)) ?? low?.value ?? high?.value ?? 1
}

function multiple(limits: Limits, step: number, turn: number): number {
  const { low, high } = limits
  const at = (count: number) => tidy(count * step, step)
  const counts = [
    1 + turn,
    ...(low ? [Math.ceil(low.value / step - 1e-9) + turn, Math.floor(low.value / step + 1e-9) + 1] : []),
    ...(high ? [Math.floor(high.value / step + 1e-9), Math.ceil(high.value / step - 1e-9) - 1] : []),
  ]
  const found = counts.map(at).find((value) => fits(value, limits))
  if (found !== undefined) return found
  // Between whole numbers that are too large to be counted, the limit itself is the nearest that can be written.
  return low?.value ?? high?.value ?? step
}

/** Without the digits that binary fractions add (`0.1 * 3`), as many as the steps have. */
function tidy(value: number, ...steps: readonly number[]): number {
  const digits = Math.max(...steps.map(digitsOf))
  return Number.isFinite(value) ? Number(value.toFixed(Math.min(digits, 100))) : 0
}

/** Digits behind the point: of `1e-7` seven. */
function digitsOf(number: number): number {
  const [mantissa = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}
