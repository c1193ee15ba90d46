/** Examples made from a schema: what the author gave as far as it goes, plausible values for the rest, within a budget. */
import type { Json, JsonObject } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { writingOf } from './body-text.ts'
import type { Direction } from './build.ts'
import { directed } from './directed.ts'
import { entriesAt, isObject, isTrue, listAt, numberAt, objectAt, own, sameJson, stringAt } from './json.ts'
import { plainValue } from './plain-value.ts'
import { mappedRef } from './refs.ts'
import { nameOf } from './pointer.ts'
import { enumOf } from './schema/enum.ts'
import { flatten, memory, type Choice, type Flat, type Leaf, type Refs } from './schema/flatten.ts'
import { valuesOf } from './schema/held.ts'
import { propertiesOf, type Property } from './schema/properties.ts'
import { examplesOf } from './schema/view.ts'
import { typesOf } from './schema/words.ts'

/** openapi.md 5.5: values in one example. */
const mostNodes = 400
const deepest = 8
const mostItems = 10

export interface Example {
  /** `undefined`: the schema allows no value, or only itself. */
  readonly value: Json | undefined
  /** Parts were left out. */
  readonly cut: boolean
}

export interface ExampleOptions {
  /** Properties that may be absent are left out. */
  readonly only?: 'required'
  /** Which variant stands where the schema itself has several. */
  readonly variant?: number
}

interface Work {
  readonly refs: Refs
  readonly direction: Direction
  readonly only?: 'required'
  nodes: number
  cut: boolean
  /** Something in it is, or may be, left out one way: else it is the same in requests and answers. */
  isDirected: boolean
}

interface Way {
  readonly branch: ReadonlySet<string>
  readonly depth: number
  readonly variant?: number
  /** The number of its place in a list. */
  readonly turn?: number
}

/** An example of a schema; read-only properties are left out of requests, write-only ones out of responses. */
export function exampleOf(schema: Json, refs: Refs, direction: Direction, options: ExampleOptions = {}): Example {
  const key = keyOf(schema, refs)
  const known = key && refs[memory]?.examples
  if (!known) {
    const { value, cut } = madeExample(schema, refs, direction, options)
    return { value, cut }
  }
  const before = known.get(key.value) ?? new Map<string, Example>()
  known.set(key.value, before)
  const asked = `${key.shape} ${options.only} ${options.variant ?? 0}`
  const kept = before.get(asked) ?? before.get(`${asked} ${direction}`)
  if (kept) return kept
  const { isDirected, ...example } = madeExample(schema, refs, direction, options)
  before.set(isDirected ? `${asked} ${direction}` : asked, example)
  return example
}

interface Key {
  readonly value: object
  readonly shape: 'own' | 'ref' | 'list'
}

/** Many operations write a `$ref` of their own to one schema, or a list of such. */
function keyOf(schema: Json, refs: Refs): Key | undefined {
  if (!isObject(schema)) return undefined
  const target = targetOf(schema, refs)
  if (target) return { value: target, shape: 'ref' }
  const isList = own(schema, 'type') === 'array' && Object.keys(schema).length === 2
  const listed = isList ? targetOf(own(schema, 'items'), refs) : undefined
  return listed ? { value: listed, shape: 'list' } : { value: schema, shape: 'own' }
}

/** What a reference leads to that has nothing beside it. */
function targetOf(schema: Json | undefined, refs: Refs): JsonObject | undefined {
  const ref = stringAt(schema, '$ref')
  if (ref === undefined || Object.keys(schema!).length > 1 || !Object.hasOwn(refs, ref)) return undefined
  const target = refs[ref]
  return isObject(target) ? target : undefined
}

function madeExample(
  schema: Json,
  refs: Refs,
  direction: Direction,
  { only, variant = 0 }: ExampleOptions,
): Example & Pick<Work, 'isDirected'> {
  const work: Work = { refs, direction, ...(only && { only }), nodes: mostNodes, cut: false, isDirected: false }
  const value = make(schema, { branch: new Set(), depth: 0, variant }, work)
  return { value, cut: work.cut, isDirected: work.isDirected }
}

function make(written: Json, way: Way, work: Work): Json | undefined {
  return made(flatten(written, work.refs, way.branch), way, work)
}

function made(flat: Flat, way: Way, work: Work): Json | undefined {
  work.nodes -= 1
  if (flat.state) return undefined
  const leaf = way.variant || way.turn ? undefined : leafOf(flat, work)
  const isGiven = leaf ? leaf.kind === 'given' : !way.variant
  const given = isGiven ? (leaf ? leaf.value : givenValue(flat, way.turn)) : undefined
  if (given !== undefined) {
    if (typeof given === 'object' && given !== null) work.isDirected = true
    return directed(given, flat, work)
  }
  if (work.nodes < 0 || way.depth > deepest) {
    work.cut = true
    return undefined
  }
  return leaf?.kind === 'plain' ? leaf.value : madeValue(flat, way, work)
}

/** What stands for a schema wherever it is: what the author gave, a plain value, or what is made of what it holds. */
function leafOf(flat: Flat, { refs }: Work): Leaf {
  const known = refs[memory]?.leaves
  const before = known?.get(flat)
  if (before) return before
  const leaf = newLeaf(flat)
  known?.set(flat, leaf)
  return leaf
}

function newLeaf(flat: Flat): Leaf {
  const given = givenValue(flat)
  if (given !== undefined) return { kind: 'given', value: given }
  const [type] = flat.choices.length === 0 ? typesOf(flat.schema) : []
  const isPlain = type !== undefined && type !== 'object' && type !== 'array' && contentOf(flat.schema) === undefined
  return isPlain ? { kind: 'plain', value: plainValue(type, flat.schema) } : { kind: 'holder', value: undefined }
}

function madeValue(flat: Flat, way: Way, work: Work): Json | undefined {
  const here = { branch: new Set([...way.branch, ...flat.through]), depth: way.depth }
  const [choice] = flat.choices
  const chosen = choice && (choice.variants[way.variant ?? 0] ?? choice.variants[0]!)
  const variant = chosen === undefined ? undefined : make(chosen, below(here), work)
  const [type] = typesOf(flat.schema)
  if (type === 'object' || (type === undefined && isRecord(variant))) {
    const start = isRecord(variant) ? { ...variant, ...discriminated(choice, chosen, work.refs) } : {}
    return objectOf(flat, start, work, here)
  }
  if (variant !== undefined) return variant
  if (type === 'array') return arrayOf(flat.schema, here, work)
  if (type === undefined) return flat.nullable || own(flat.schema, 'type') === 'null' ? null : undefined
  const content = type === 'string' ? contentOf(flat.schema) : undefined
  const inside = content === undefined ? undefined : make(content, below(here), work)
  return inside === undefined ? plainValue(type, flat.schema, way.turn) : jsonOf(inside)
}

/** The schema of the JSON that a text holds as it is. */
function contentOf(schema: JsonObject): Json | undefined {
  const isJson = writingOf(stringAt(schema, 'contentMediaType') ?? '') === 'json'
  return isJson && own(schema, 'contentEncoding') === undefined ? own(schema, 'contentSchema') : undefined
}

function below({ branch, depth }: Way): Way {
  return { branch, depth: depth + 1 }
}

/** What the author gave; in a list each item another one, as far as they go. */
export function givenValue(flat: Flat, turn = 0): Json | undefined {
  const { schema } = flat
  const examples = examplesOf(schema)
  if (examples.length > 0) return examples[turn % examples.length]
  const initial = own(schema, 'default')
  if (initial !== undefined) return initial
  const values = valuesOf(flat)
  return values[turn % values.length]?.value
}

function objectOf(flat: Flat, start: JsonObject, work: Work, here: Way): Json {
  const result: Record<string, Json> = {}
  const way = below(here)
  let isEmpty = true
  const put = (name: string, value: Json): void => {
    isEmpty = false
    if (name !== '__proto__') result[name] = value
    // By assignment it would be no property.
    else Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true })
  }
  for (const property of propertiesOf(flat.schema, work.refs)) {
    const known = own(start, property.name)
    if (known === undefined && work.only && !property.required) continue
    const value = known ?? held(property, way, work)
    if (value !== undefined) put(property.name, value)
  }
  for (const [name, value] of Object.entries(start)) put(name, value)
  const others = own(flat.schema, 'additionalProperties')
  if (isEmpty && typeof others === 'object') {
    const value = work.only ? undefined : make(others, way, work)
    if (value !== undefined) put('key', value)
  }
  return result
}

/** The value of a property; nothing where the direction leaves it out. */
function held({ value, flat: known }: Property, way: Way, work: Work): Json | undefined {
  const flat = known ?? flatten(value, work.refs, way.branch)
  const [isReadOnly, isWriteOnly] = [isTrue(flat.schema, 'readOnly'), isTrue(flat.schema, 'writeOnly')]
  if (isReadOnly || isWriteOnly) work.isDirected = true
  return (work.direction === 'request' ? isReadOnly : isWriteOnly) ? undefined : made(flat, way, work)
}

/** The value of the discriminator that means the variant. */
function discriminated(choice: Choice | undefined, variant: Json | undefined, refs: Refs): JsonObject {
  const property = stringAt(choice?.discriminator, 'propertyName')
  const ref = stringAt(variant, '$ref')
  if (property === undefined || ref === undefined) return {}
  const mapped = entriesAt(choice?.discriminator, 'mapping').find(
    ([, target]) => typeof target === 'string' && mappedRef(target) === ref,
  )
  const name = mapped?.[0] ?? nameOf(ref)
  const { schema } = flatten(variant!, refs, new Set())
  const allowed = enumOf(flatten(own(objectAt(schema, 'properties'), property) ?? {}, refs, new Set()).schema)
  return allowed.length === 0 || allowed.some(({ value }) => sameJson(value, name)) ? { [property]: name } : {}
}

/** As many items as there must be, within reason; where each must be another, each is made for its place. */
function arrayOf(schema: JsonObject, here: Way, work: Work): Json {
  const items = [...listAt(schema, 'prefixItems')]
  const rest = own(schema, 'items')
  const most = numberAt(schema, 'maxItems') ?? Infinity
  const count = Math.min(Math.max(numberAt(schema, 'minItems') ?? 0, items.length > 0 ? 0 : 1), most, mostItems)
  if (rest !== undefined && rest !== false) while (items.length < count) items.push(rest)
  const isUnique = isTrue(schema, 'uniqueItems')
  const values = items.slice(0, most).flatMap((item, turn) => {
    const value = make(item, { ...below(here), ...(isUnique && turn > 0 && { turn }) }, work)
    return value === undefined ? [] : [value]
  })
  return isUnique ? values.filter((value, at) => values.findIndex((other) => sameJson(other, value)) === at) : values
}

function isRecord(value: Json | undefined): value is JsonObject {
  return value !== undefined && objectAt({ value }, 'value') !== undefined
}
