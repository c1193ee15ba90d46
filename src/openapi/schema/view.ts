/** A schema as the page shows it: lazily, branch by branch, down to the page's depth and within its budget of rows. */
import type { Json, JsonObject } from '../../model/operation.ts'
import type { ChoiceView, EnumValue, FieldView, SchemaView } from '../../model/reference.ts'
import type { Build, Direction } from '../build.ts'
import { entriesAt, isObject, isTrue, listAt, objectAt, own, sameJson, stringAt, stringsAt } from '../json.ts'
import { docsOf } from '../link.ts'
import { nameOf } from '../pointer.ts'
import { mappedRef } from '../refs.ts'
import { enumOf, enumOfVariants } from './enum.ts'
import { flatten, type Choice, type Flat } from './flatten.ts'
import { limitsOf } from './limits.ts'
import { isArrayLike, isObjectLike, typeWords } from './words.ts'

/** Where a schema stands. */
export interface Spot {
  /** Id of the row or section it belongs to; ids of rows below continue it. */
  readonly id: string
  readonly direction: Direction
  /** Levels of properties above it. */
  readonly depth: number
  /** References that lead here. */
  readonly branch: ReadonlySet<string>
}

/** The view of a schema. */
export function schemaView(value: Json, spot: Spot, build: Build): SchemaView {
  return flatView(flatten(value, build.refs, spot.branch), spot, build)
}

/** The edge of a page: nothing above. */
export function edge(id: string, direction: Direction): Spot {
  return { id, direction, depth: 0, branch: new Set() }
}

function flatView(flat: Flat, spot: Spot, build: Build): SchemaView {
  const { schema } = flat
  build.budget.rows -= weight(schema)
  if (flat.state) return { ...simple(flat, build), ...stopped(flat, build) }
  // Items of items and variants of variants are no deeper level, but they end here.
  if (build.budget.rows < -200) return { ...simple(flat, build), cut: 'deep' }
  const below = { ...spot, branch: new Set([...spot.branch, ...flat.through]) }
  const values = enumsOf(flat)
  const choices = flat.choices.filter((choice) => enumOfVariants(choice) === undefined)
  const item = itemOf(schema)
  const shown = item === undefined ? undefined : schemaView(item, { ...below, id: itemId(schema, spot.id) }, build)
  const isDeep = spot.depth >= build.depth || build.budget.rows < 0
  const isCut = isDeep && (hasFields(schema) || choices.length > 0)
  const fields = isDeep ? [] : fieldsOf(flat, shown, below, build)
  const views = isDeep ? [] : choices.map((choice) => choiceView(choice, below, build))
  const type = choiceWords(flat, choices) ?? typeWords(withTypes(flat, values), shown && (shown.name ?? shown.type))
  const isArray = shown !== undefined && isArrayLike(schema)
  return {
    ...simple(flat, build),
    type,
    ...(isArray && stringAt(schema, 'description') === undefined ? { description: shown.description } : {}),
    enum: isArray && values.length === 0 ? shown.enum : values,
    limits: [...limitsOf(schema), ...(isArray ? shown.limits.map((limit) => `each item ${limit}`) : [])],
    fields: isArray ? [...fields, ...shown.fields] : fields,
    choices: isArray ? [...views, ...shown.choices] : views,
    ...cutOf(isCut, isArray ? shown : undefined),
  }
}

/** What a schema takes of the page: a row, and more for long texts and lists of values. */
function weight(schema: JsonObject): number {
  return 1 + (stringAt(schema, 'description')?.length ?? 0) / 300 + listAt(schema, 'enum').length / 20
}

function cutOf(isCut: boolean, item: SchemaView | undefined): Pick<SchemaView, 'cut' | 'name'> {
  if (item?.cut) return { cut: item.cut, ...(item.name ? { name: item.name } : {}) }
  return isCut ? { cut: 'deep' } : {}
}

/** What a schema says about itself, without what it holds. */
function simple(flat: Flat, build: Build): SchemaView {
  const { schema, name } = flat
  const title = name ?? stringAt(schema, 'title')
  const initial = own(schema, 'default')
  return {
    type: typeWords(flat, undefined),
    ...(title === undefined ? {} : { name: title }),
    description: build.text(own(schema, 'description')),
    ...externalDocs(schema),
    limits: [],
    ...(initial === undefined ? {} : { default: initial }),
    examples: examplesOf(schema),
    enum: [],
    fields: [],
    choices: [],
  }
}

function externalDocs(schema: JsonObject): Pick<SchemaView, 'externalDocs'> {
  const docs = docsOf(schema)
  return docs ? { externalDocs: docs } : {}
}

function stopped(flat: Flat, build: Build): Partial<SchemaView> {
  if (flat.state === 'never') return { type: 'never', limits: ['no value is allowed'] }
  if (flat.state === 'recursive') return { type: flat.name ?? 'object', cut: 'recursive' }
  build.problem(`The schema "${flat.name}" is not in the description.`)
  return { type: flat.name ?? 'unknown' }
}

/** `example` and `examples`, each value once. Some write the `examples` of media types, a mapping of `value`s, in schemas. */
export function examplesOf(schema: JsonObject): readonly Json[] {
  const one = own(schema, 'example')
  const named = entriesAt(schema, 'examples').map(([, example]) => own(example, 'value') ?? example)
  const all = [...(one === undefined ? [] : [one]), ...listAt(schema, 'examples'), ...named]
  return all.filter((value, index) => all.findIndex((other) => sameJson(other, value)) === index)
}

function enumsOf({ schema, choices }: Flat): readonly EnumValue[] {
  const values = enumOf(schema)
  return values.length > 0 ? values : choices.flatMap((choice) => enumOfVariants(choice) ?? [])
}

/** Variants that are constants say by their values which type they have. */
function withTypes(flat: Flat, values: readonly EnumValue[]): Flat {
  if (flat.choices.length === 0 || values.length === 0 || own(flat.schema, 'type') !== undefined) return flat
  return { ...flat, schema: { ...flat.schema, enum: values.map((each) => each.value) } }
}

/** What an array, or a map without named properties, holds. */
function itemOf(schema: JsonObject): Json | undefined {
  if (isArrayLike(schema)) return own(schema, 'items') === false ? undefined : own(schema, 'items')
  const isMap = isObjectLike(schema) && !objectAt(schema, 'properties') && !objectAt(schema, 'patternProperties')
  const values = own(schema, 'additionalProperties')
  return isMap && isObject(values) && Object.keys(values).length > 0 ? values : undefined
}

/** Arrays add nothing to an id, maps a star. */
function itemId(schema: JsonObject, id: string): string {
  return isArrayLike(schema) ? id : `${id}.*`
}

function hasFields(schema: JsonObject): boolean {
  const keys = ['properties', 'patternProperties']
  return keys.some((key) => entriesAt(schema, key).length > 0) || listAt(schema, 'prefixItems').length > 0
}

function fieldsOf(flat: Flat, item: SchemaView | undefined, spot: Spot, build: Build): readonly FieldView[] {
  const { schema } = flat
  const required = new Set(stringsAt(schema, 'required'))
  const named = [
    ...entriesAt(schema, 'properties').map(([name, value]) => ({ name, value, required: required.has(name) })),
    ...entriesAt(schema, 'patternProperties').map(([name, value]) => ({ name: `/${name}/`, value, required: false })),
    ...listAt(schema, 'prefixItems').map((value, index) => ({ name: `[${index}]`, value, required: false })),
    ...otherValues(schema),
  ]
  const views = named.flatMap((field) => fieldView(field, spot, build))
  return item && isObjectLike(schema) && hasMore(item) ? [...views, starField(item, spot, build)] : views
}

/** A typed `additionalProperties` beside named properties. */
function otherValues(schema: JsonObject): readonly { name: string; value: Json; required: boolean }[] {
  const value = own(schema, 'additionalProperties')
  const isTyped = isObject(value) && Object.keys(value).length > 0
  return isTyped && itemOf(schema) !== value ? [{ name: '*', value, required: false }] : []
}

function hasMore(item: SchemaView): boolean {
  return [item.fields, item.choices, item.limits, item.enum].some((list) => list.length > 0)
}

function starField(schema: SchemaView, spot: Spot, build: Build): FieldView {
  const id = build.id(`${spot.id}.*`)
  return { id, name: '*', required: false, deprecated: false, schema, description: schema.description }
}

function fieldView(
  field: { readonly name: string; readonly value: Json; readonly required: boolean },
  spot: Spot,
  build: Build,
): readonly FieldView[] {
  const flat = flatten(field.value, build.refs, spot.branch)
  const isReadOnly = isTrue(flat.schema, 'readOnly')
  const isWriteOnly = isTrue(flat.schema, 'writeOnly')
  if ((isReadOnly && spot.direction === 'request') || (isWriteOnly && spot.direction === 'response')) return []
  const wanted = `${spot.id}.${field.name}`
  const id = build.id(wanted)
  const schema = flatView(flat, { ...spot, id: wanted, depth: spot.depth + 1 }, build)
  return [
    {
      id,
      name: field.name,
      required: field.required,
      deprecated: isTrue(flat.schema, 'deprecated'),
      ...(isReadOnly ? { access: 'read-only' } : isWriteOnly ? { access: 'write-only' } : {}),
      schema,
      description: schema.description,
    },
  ]
}

function choiceView(choice: Choice, spot: Spot, build: Build): ChoiceView {
  const { combine, discriminator } = choice
  const property = stringAt(discriminator, 'propertyName')
  const mapping = entriesAt(discriminator, 'mapping').flatMap(([value, target]) =>
    typeof target === 'string' ? [{ value, label: nameOf(mappedRef(target)) }] : [],
  )
  const variants = choice.variants.map((variant, index) => {
    const label = labelOf(variant, index, build)
    return { label, schema: schemaView(variant, { ...spot, id: `${spot.id}~${label}` }, build) }
  })
  const fallback = stringAt(discriminator, 'defaultMapping')
  const otherwise = fallback === undefined ? {} : { otherwise: nameOf(mappedRef(fallback)) }
  return {
    combine,
    variants,
    ...(property === undefined ? {} : { discriminator: { property, mapping, ...otherwise } }),
  }
}

/** `Cat`, a title, the type in words, else a number. */
function labelOf(variant: Json, index: number, build: Build): string {
  const flat = flatten(variant, build.refs, new Set())
  const words = flat.name ?? stringAt(flat.schema, 'title')
  if (words !== undefined) return words
  const type = typeWords(flat, undefined)
  return type === 'object' || type === 'any' ? `Variant ${index + 1}` : type
}

function choiceWords(flat: Flat, choices: readonly Choice[]): string | undefined {
  const [choice] = choices
  if (!choice || isArrayLike(flat.schema)) return undefined
  const names = choice.variants.map((variant) => stringAt(variant, '$ref'))
  const isShort = names.length <= 3 && names.every((name) => name !== undefined)
  const words = isShort
    ? names.map((name) => nameOf(name!)).join(' or ')
    : `${choice.combine === 'oneOf' ? 'one' : 'any'} of ${names.length} variants`
  return flat.nullable ? `${words} or null` : words
}
