/**
 * One schema without its indirections: `$ref`s followed, `allOf` merged, a lone variant taken in, "or null" read as
 * nullable. What it holds (properties, items, variants) is left as it stands, so nothing is expanded that is not shown.
 * A reference that stands on the branch already is where a recursion closes; on the other side of `allOf` it still gives its
 * properties, only not its variants: those are where we come from.
 */
import type { Json, JsonObject } from '../../model/operation.ts'
import type { EnumValue, SchemaView } from '../../model/reference.ts'
import type { Say } from '../../model/words.ts'
import type { FormField, FormSchema } from '../../model/request-form.ts'
import { isObject, isTrue, listAt, objectAt, own, stringAt } from '../json.ts'
import { nameOf } from '../pointer.ts'
import type { Held } from './held.ts'
import { isBare, loneRef } from './alias.ts'
import { mappedChildren } from './mapped.ts'
import { merged } from './merge.ts'
import type { Property } from './properties.ts'
import { joinedTexts, type Said } from './said.ts'

export type Refs = Readonly<Record<string, Json>> & { readonly [memory]?: Memory }

/** Where the references of a description keep what was worked out before: the same schema stands on hundreds of pages, and is asked for several times on each. */
export const memory = Symbol('memory')

export interface Memory {
  /** A result counts wherever nothing on the branch had a say in it. */
  readonly flats: WeakMap<object, { readonly flat: Flat; readonly asked: ReadonlySet<string> }>
  /** References that close a recursion. */
  readonly closed: WeakMap<object, Flat>
  /** Examples by schema, then by what was asked for. */
  readonly examples: WeakMap<object, Map<string, { readonly value: Json | undefined; readonly cut: boolean }>>
  readonly leaves: WeakMap<Flat, Leaf>
  /** What the form of a playground says of a schema itself, and the field of a property. */
  readonly forms: WeakMap<Flat, OwnForm>
  readonly fields: WeakMap<Property, FormField>
  /** Of a schema without its indirections. */
  readonly properties: WeakMap<JsonObject, readonly Property[]>
  /** What pages say of a schema itself. */
  readonly itself: WeakMap<Flat, Itself>
}

/** What examples have for a schema: the value that its author gave, a plain one, or one that is made each time. */
export interface Leaf {
  readonly kind: 'given' | 'plain' | 'holder'
  readonly value: Json | undefined
}

/** `holds`: the form goes on with what is in it. */
export interface OwnForm {
  readonly form: Partial<FormSchema>
  readonly holds: boolean
}

/** What a page says of a schema that hangs on nothing but the schema. */
export interface Itself extends Pick<SchemaView, 'examples' | 'limits' | 'docs'> {
  /** The words that it is said in. */
  readonly say: Say
  /** Its type alone, and as the values that it allows tell it. */
  readonly type: string
  readonly words: string
  readonly values: readonly EnumValue[]
  readonly choices: readonly Choice[]
  /** What it holds: see `held.ts`. */
  readonly held: readonly Held[]
  readonly item: Json | undefined
  readonly long: readonly EnumValue[]
  readonly isHolder: boolean
  /** Whether any of the rarer keywords holds a schema. */
  readonly hasParts: boolean
}

export interface Choice {
  readonly combine: 'oneOf' | 'anyOf'
  readonly variants: readonly Json[]
  readonly discriminator?: JsonObject
}

export interface Origin {
  readonly name: string
  readonly ref?: string
}

/** References that lead somewhere, whatever is kept with each. */
export type Branch = Pick<ReadonlySet<string>, 'has'>

export interface Flat {
  readonly name?: string
  /** The reference that all but annotations come from: the schema has a page of its own. */
  readonly ref?: string
  /** Keywords without `$ref`, `allOf`, `oneOf`, `anyOf`, `if`. */
  readonly schema: JsonObject
  readonly choices: readonly Choice[]
  readonly nullable: boolean
  /** References that were followed: they belong to the branch of everything below. */
  readonly through: readonly string[]
  /** `if` with its `then` and `else`: each part may have one. */
  readonly conditions?: readonly JsonObject[]
  /** What `allOf` puts together, by their names in the description or their titles. */
  readonly origins?: readonly Origin[]
  /** `never`: the schema `false`. */
  readonly state?: 'recursive' | 'missing' | 'never'
}

/** More references in a row than any description needs; stops a chain made to exhaust the stack. */
const longestChain = 200

interface Gathered {
  readonly parts: JsonObject[]
  /** Parts that stand elsewhere under a name, where all their words are. */
  readonly far: Set<JsonObject>
  readonly texts: Said[]
  readonly conditions: JsonObject[]
  readonly origins: Origin[]
  title?: Json
  readonly choices: Choice[]
  readonly through: Set<string>
  readonly names: string[]
  ref?: string
  nullable: boolean
  state?: Flat['state']
}

/** Nothing worked out yet. */
export function emptyMemory(): Memory {
  return {
    flats: new WeakMap(),
    closed: new WeakMap(),
    examples: new WeakMap(),
    leaves: new WeakMap(),
    forms: new WeakMap(),
    fields: new WeakMap(),
    properties: new WeakMap(),
    itself: new WeakMap(),
  }
}

/** Lets go of what was worked out: there are no more pages to make. What is asked for later is worked out each time. */
export function forget(refs: Refs): void {
  Reflect.deleteProperty(refs, memory)
}

/** `branch`: the references that lead from the page's edge to this schema. */
export function flatten(value: Json, refs: Refs, branch: Branch): Flat {
  const known = refs[memory]?.flats
  if (!known || !isObject(value)) return flattened(value, refs, branch)
  let before = known.get(value)
  if (!before) known.set(value, (before = asking(value, refs)))
  for (const ref of before.asked)
    if (branch.has(ref)) return closedAt(ref, value, refs) ?? flattened(value, refs, branch)
  return before.flat
}

/** A reference with nothing beside it, seen from within its target, is the same wherever that is; `undefined`: this is none. */
function closedAt(ref: string, value: JsonObject, refs: Refs): Flat | undefined {
  if (value['$ref'] !== ref || Object.keys(value).length > 1) return undefined
  const known = refs[memory]?.closed
  const flat = known?.get(value) ?? flattened(value, refs, new Set([ref]))
  known?.set(value, flat)
  return flat
}

/** The result on an empty branch, and which references it depends on that none of them is there. */
function asking(value: Json, refs: Refs) {
  const asked = new Set<string>()
  const has = (ref: string): boolean => {
    asked.add(ref)
    return false
  }
  return { flat: flattened(value, refs, { has }), asked }
}

function flattened(value: Json, refs: Refs, branch: Branch): Flat {
  const gathered = nothingYet()
  gather(value, gathered, { refs, branch, inside: false, chain: [] })
  const { choices, nullable, through, state, origins, conditions } = gathered
  const schema = withWords(merged(gathered.parts, gathered.far), gathered)
  const lone = loneRef(value)
  const name = gathered.names[0] ?? (lone === undefined ? undefined : nameOf(lone))
  const ref = gathered.names.length > 0 && !holdsMore(value) ? gathered.ref : lone
  return {
    ...(name === undefined ? {} : { name }),
    ...(ref === undefined ? {} : { ref }),
    schema,
    choices,
    nullable: nullable || takesNull(schema),
    through: [...through],
    ...(conditions.length > 0 && { conditions }),
    ...(origins.length > 0 && lone === undefined && { origins }),
    ...(state ? { state } : {}),
  }
}

/** Where no type is written the values tell it. */
function takesNull(schema: JsonObject): boolean {
  if (isTrue(schema, 'nullable') || listAt(schema, 'type').includes('null')) return true
  return own(schema, 'type') === undefined && listAt(schema, 'enum').includes(null)
}

function nothingYet(): Gathered {
  const lists = { parts: [], texts: [], conditions: [], origins: [], choices: [], names: [] }
  return { ...lists, far: new Set(), through: new Set(), nullable: false }
}

/** Its own title, and the texts of its parts: a part's title names the part. */
function withWords(schema: JsonObject, { parts, texts, title }: Gathered): JsonObject {
  if (parts.length < 2) return schema
  const { title: _title, description: _description, ...rest } = schema
  const description = joinedTexts(texts)
  return { ...rest, ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
}

interface Way {
  readonly refs: Refs
  readonly branch: Branch
  /** Within `allOf`. */
  readonly inside: boolean
  /** In a schema that `allOf` names. */
  readonly isFar?: boolean
  /** References from the schema that is shown to this part, the outermost first. */
  readonly chain: readonly string[]
}

function gather(value: Json, into: Gathered, way: Way): void {
  if (value === false && !way.inside) into.state = 'never'
  if (!isObject(value)) return
  const ref = stringAt(value, '$ref')
  const start = into.texts.length
  if (ref !== undefined) gatherRef(ref, into, way)
  if (ref !== undefined && into.ref === ref && !isBare(value)) delete into.ref
  const text = own(value, 'description')
  // Beside a reference it stands for what the target says.
  if (text !== undefined) into.texts.splice(start, Infinity, { text, isFar: way.isFar === true })
  for (const part of listAt(value, 'allOf')) gatherPart(part, into, way)
  const rest = withPlaces(without(value, taken))
  if (own(value, 'if') !== undefined) into.conditions.push(picked(value, conditional))
  into.parts.push(rest)
  if (way.isFar || Object.keys(rest).length === 0) into.far.add(rest)
  if (!way.inside && own(rest, 'title') !== undefined) into.title = rest['title']
  if (!way.inside || !isVariantOf(value, into, way)) gatherChoices(value, into, way)
}

const conditional = ['if', 'then', 'else']
/** Keywords of what a schema holds. */
const inside = ['properties', 'items', 'prefixItems', 'patternProperties']
/** Keywords that are no keywords of the result. */
const taken = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'discriminator', ...conditional])

function without(value: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)))
}

/** Tuples as they were written before 2020: a list of `items`, and `additionalItems` for what follows. */
function withPlaces(schema: JsonObject): JsonObject {
  if (!Array.isArray(own(schema, 'items'))) return schema
  const { items, additionalItems, ...rest } = schema
  return { ...rest, prefixItems: items!, ...(additionalItems !== undefined && { items: additionalItems }) }
}

function picked(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (own(value, key) === undefined ? [] : [[key, value[key]!]])))
}

function gatherPart(part: Json, into: Gathered, way: Way): void {
  const ref = stringAt(part, '$ref')
  const name = ref === undefined ? stringAt(part, 'title') : nameOf(ref)
  if (!way.inside && name !== undefined) into.origins.push({ name, ...(ref !== undefined && { ref }) })
  gather(part, into, { ...way, inside: true })
}

function gatherRef(ref: string, into: Gathered, way: Way): void {
  if (!way.inside && into.names.length === 0) {
    into.names.push(nameOf(ref))
    into.ref = ref
  }
  const target = Object.hasOwn(way.refs, ref) ? way.refs[ref] : undefined
  if (target === undefined) {
    if (!way.inside) into.state = 'missing'
    return
  }
  const isKnown = way.branch.has(ref)
  if (into.through.has(ref) || (isKnown && !way.inside) || into.through.size >= longestChain) {
    if (!way.inside) into.state = 'recursive'
    return
  }
  into.through.add(ref)
  const next = { ...way, chain: [...way.chain, ref], ...(way.inside && { isFar: true }) }
  gather(isKnown ? withoutChoices(target) : target, into, next)
}

function withoutChoices(target: Json): Json {
  if (!isObject(target)) return target
  const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...rest } = target
  return rest
}

/** Whether one of a parent's variants is where we come from; its variants would expand us again. */
function isVariantOf(parent: JsonObject, { through }: Gathered, { branch }: Way): boolean {
  return [...listAt(parent, 'oneOf'), ...listAt(parent, 'anyOf')].some((each) => {
    const ref = stringAt(each, '$ref') ?? ''
    return branch.has(ref) || through.has(ref)
  })
}

function gatherChoices(value: JsonObject, into: Gathered, way: Way): void {
  const discriminator = objectAt(value, 'discriminator')
  const written = (['oneOf', 'anyOf'] as const).filter((key) => listAt(value, key).length > 0)
  for (const combine of written) {
    const all = listAt(value, combine)
    const variants = all.filter((each) => !isNull(each))
    if (variants.length < all.length) into.nullable = true
    if (variants.length === 1) gatherLone(variants[0]!, value, into, way)
    else if (variants.length > 1) into.choices.push({ combine, variants, ...(discriminator ? { discriminator } : {}) })
  }
  if (discriminator && written.length === 0) gatherMapped(discriminator, into, way)
}

/** The one variant is taken in; not where a recursion closes beside what the schema holds itself. */
function gatherLone(variant: Json, holder: JsonObject, into: Gathered, way: Way): void {
  const ref = stringAt(variant, '$ref') ?? ''
  const isSelf = into.through.has(ref)
  if (way.inside || !(isSelf || way.branch.has(ref)) || !holdsBeside(holder)) {
    const { title } = into
    gather(variant, into, way)
    if (title !== undefined && isTitledByName(ref, into.title)) into.title = title
  } else if (!isSelf) into.choices.push({ combine: own(holder, 'oneOf') ? 'oneOf' : 'anyOf', variants: [variant] })
}

/** Tools title a schema by its name, which rows say anyway. */
function isTitledByName(ref: string, title: Json | undefined): boolean {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
  return ref !== '' && typeof title === 'string' && bare(title) === bare(nameOf(ref))
}

/** Whether a schema holds something beside its variants. */
function holdsBeside(holder: JsonObject): boolean {
  return ['$ref', 'allOf', ...inside].some((key) => own(holder, key) !== undefined)
}

/** A child has no siblings as variants, and says which values mean it. */
function gatherMapped(discriminator: JsonObject, into: Gathered, { refs, branch, chain }: Way): void {
  const { variants, values } = mappedChildren(discriminator, chain, { refs, branch })
  if (variants.length > 0) into.choices.push({ combine: 'oneOf', variants, discriminator })
  const property = stringAt(discriminator, 'propertyName')
  if (property !== undefined && values.length > 0) into.parts.push({ properties: { [property]: { enum: values } } })
}

function isNull(value: Json): boolean {
  if (!isObject(value)) return false
  const list = listAt(value, 'enum')
  return own(value, 'type') === 'null' || own(value, 'const') === null || (list.length === 1 && list[0] === null)
}

/** Properties beside a lone variant, which is taken in. */
function holdsMore(value: Json): boolean {
  return inside.some((key) => own(value, key) !== undefined)
}
