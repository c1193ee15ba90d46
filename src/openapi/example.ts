/** Examples made from a schema: what the author gave as far as it goes, plausible values for the rest, within a budget. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { Direction } from './build.ts'
import { entriesAt, isTrue, listAt, numberAt, objectAt, own, stringAt } from './json.ts'
import { mappedRef } from './refs.ts'
import { nameOf } from './pointer.ts'
import { enumOf, enumOfVariants } from './schema/enum.ts'
import { flatten, type Choice, type Flat, type Refs } from './schema/flatten.ts'
import { examplesOf } from './schema/view.ts'
import { typesOf } from './schema/words.ts'

/** openapi.md 5.5: values in one example. */
const mostNodes = 400
const deepest = 8

export interface Example {
  /** `undefined`: the schema allows no value, or only itself. */
  readonly value: Json | undefined
  /** Parts were left out. */
  readonly cut: boolean
}

interface Work {
  readonly refs: Refs
  readonly direction: Direction
  nodes: number
  cut: boolean
}

interface Way {
  readonly branch: ReadonlySet<string>
  readonly depth: number
}

/** An example of a schema; read-only properties are left out of requests, write-only ones out of responses. */
export function exampleOf(schema: Json, refs: Refs, direction: Direction): Example {
  const work: Work = { refs, direction, nodes: mostNodes, cut: false }
  const value = make(schema, new Set(), work, 0)
  return { value, cut: work.cut }
}

function make(written: Json, branch: ReadonlySet<string>, work: Work, depth: number): Json | undefined {
  work.nodes -= 1
  const flat = flatten(written, work.refs, branch)
  if (flat.state) return undefined
  const given = givenValue(flat)
  if (given !== undefined) return given
  if (work.nodes < 0 || depth > deepest) {
    work.cut = true
    return undefined
  }
  const below = new Set([...branch, ...flat.through])
  const choice = flat.choices[0]
  const variant = choice ? make(choice.variants[0]!, below, work, depth + 1) : undefined
  const [type] = typesOf(flat.schema)
  if (type === 'object' || (type === undefined && isRecord(variant))) {
    const start = isRecord(variant) ? { ...variant, ...discriminated(choice, variant) } : {}
    return objectOf(flat, start, work, { branch: below, depth })
  }
  if (variant !== undefined) return variant
  if (type === 'array') return arrayOf(flat.schema, below, work, depth)
  if (type !== undefined) return simple(type, flat.schema)
  return flat.nullable || own(flat.schema, 'type') === 'null' ? null : undefined
}

function givenValue({ schema, choices }: Flat): Json | undefined {
  const [example] = examplesOf(schema)
  if (example !== undefined) return example
  const initial = own(schema, 'default')
  if (initial !== undefined) return initial
  return [...enumOf(schema), ...choices.flatMap((choice) => enumOfVariants(choice) ?? [])][0]?.value
}

function objectOf(flat: Flat, start: JsonObject, work: Work, { branch, depth }: Way): Json {
  const result = new Map<string, Json>()
  for (const [name, schema] of entriesAt(flat.schema, 'properties')) {
    const known = own(start, name)
    if (known === undefined && isLeftOut(schema, branch, work)) continue
    const value = known ?? make(schema, branch, work, depth + 1)
    if (value !== undefined) result.set(name, value)
  }
  for (const [name, value] of Object.entries(start)) result.set(name, value)
  const others = own(flat.schema, 'additionalProperties')
  if (result.size === 0 && typeof others === 'object') {
    const value = make(others, branch, work, depth + 1)
    if (value !== undefined) result.set('key', value)
  }
  return Object.fromEntries(result)
}

function isLeftOut(schema: Json, branch: ReadonlySet<string>, work: Work): boolean {
  const flat = flatten(schema, work.refs, branch)
  return isTrue(flat.schema, work.direction === 'request' ? 'readOnly' : 'writeOnly')
}

/** The value of the discriminator that means the first variant. */
function discriminated(choice: Choice | undefined, variant: JsonObject): JsonObject {
  const property = stringAt(choice?.discriminator, 'propertyName')
  const ref = stringAt(choice?.variants[0], '$ref')
  if (property === undefined || ref === undefined || !Object.hasOwn(variant, property)) return {}
  const mapped = entriesAt(choice?.discriminator, 'mapping').find(
    ([, target]) => typeof target === 'string' && mappedRef(target) === ref,
  )
  const isPlaceholder = own(variant, property) === 'string'
  return isPlaceholder ? { [property]: mapped?.[0] ?? nameOf(ref) } : {}
}

function arrayOf(schema: JsonObject, branch: ReadonlySet<string>, work: Work, depth: number): Json {
  const items = [...listAt(schema, 'prefixItems')]
  const rest = own(schema, 'items')
  if (items.length === 0 && rest !== undefined) items.push(rest)
  return items.flatMap((item) => {
    const value = make(item, branch, work, depth + 1)
    return value === undefined ? [] : [value]
  })
}

const strings: Readonly<Record<string, string>> = {
  'date-time': '2030-01-31T12:00:00Z',
  date: '2030-01-31',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/path',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  byte: 'c3RyaW5n',
  password: 'pa55word',
}

function simple(type: string, schema: JsonObject): Json | undefined {
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return numberIn(schema, type === 'integer')
  if (type !== 'string') return undefined
  const format = stringAt(schema, 'format') ?? ''
  const text = Object.hasOwn(strings, format) ? strings[format]! : 'string'
  const least = Math.min(numberAt(schema, 'minLength') ?? 0, 100)
  return text.padEnd(least, text).slice(0, Math.max(numberAt(schema, 'maxLength') ?? text.length, least))
}

function numberIn(schema: JsonObject, isWhole: boolean): number {
  const step = numberAt(schema, 'multipleOf') ?? 1
  const above = numberAt(schema, 'exclusiveMinimum')
  const below = numberAt(schema, 'exclusiveMaximum')
  const least = numberAt(schema, 'minimum') ?? (above === undefined ? undefined : above + step)
  const most = numberAt(schema, 'maximum') ?? (below === undefined ? undefined : below - step)
  const value = Math.max(least ?? -Infinity, Math.min(most ?? Infinity, step))
  return isWhole && !Number.isInteger(value) ? Math.ceil(value) : value
}

function isRecord(value: Json | undefined): value is JsonObject {
  return value !== undefined && objectAt({ value }, 'value') !== undefined
}
