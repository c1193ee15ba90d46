/** Values made for schemas of one plain type, within their limits. */
import type { Json, JsonObject } from '../model/operation.ts'
import { numberAt, own, stringAt } from './json.ts'
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

/** The step itself where the limits allow it, else the nearest multiple of it to a limit. */
function numberIn(schema: JsonObject, isWhole: boolean, turn: number): number {
  const written = numberAt(schema, 'multipleOf')
  const step = written !== undefined && written > 0 ? written : 1
  const { least, most } = limitsOf(schema, step)
  const wanted = Math.max(least, Math.min(most, step)) + turn * step
  if (written === undefined && !isWhole) return wanted
  const up = Math.ceil(wanted / step - 1e-9)
  const down = Math.floor(wanted / step + 1e-9)
  return tidy((tidy(up * step) > most ? down : up) * step, step)
}

/** Without the digits that binary fractions add: `0.1 * 3`. */
function tidy(value: number, step = 1): number {
  const digits = String(step).split('.')[1]?.length ?? 0
  return Number.isFinite(value) ? Number(value.toFixed(Math.min(Math.max(digits, 0), 20))) : 0
}

/** `exclusiveMinimum: true` is how 3.0 writes it. What is excluded is left by one step. */
function limitsOf(schema: JsonObject, step: number): { readonly least: number; readonly most: number } {
  const limit = (key: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum', by: number) => {
    const value = numberAt(schema, key)
    const outer = own(schema, exclusive)
    if (typeof outer === 'number') return value === undefined || (outer - value) * by >= 0 ? outer + by : value
    return value !== undefined && outer === true ? value + by : value
  }
  return {
    least: limit('minimum', 'exclusiveMinimum', step) ?? -Infinity,
    most: limit('maximum', 'exclusiveMaximum', -step) ?? Infinity,
  }
}
