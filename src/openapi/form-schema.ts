/** Schemas as the playground's form needs them: refs followed as far as a budget goes, nothing that only readers need. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { FormChoice, FormField, FormSchema } from '../model/request-form.ts'
import type { Say } from '../model/words.ts'
import { jsonOf } from '../util/json-of.ts'
import { directed } from './directed.ts'
import { entriesAt, exactAt, isTrue, listAt, own, stringAt } from './json.ts'
import { nameOf } from './pointer.ts'
import { mappedRef } from './refs.ts'
import { replacer } from './replacer.ts'
import { enumOfVariants } from './schema/enum.ts'
import { flatten, memory, type Choice, type Flat, type OwnForm, type Refs } from './schema/flatten.ts'
import { valuesOf } from './schema/held.ts'
import { propertiesOf, type Property } from './schema/properties.ts'
import { examplesOf } from './schema/view.ts'
import { isFile, typesOf } from './schema/words.ts'

export interface FormWork {
  readonly refs: Refs
  /** Levels of properties; deeper ones are written as JSON. */
  readonly depth: number
  /** Names what has no name of its own. */
  readonly say: Say
  /** Schemas that are left. */
  nodes: number
}

interface Way {
  readonly branch: ReadonlySet<string>
  readonly depth: number
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array'] as const
const mostVariants = 40

/** The form of a schema. Read-only properties are left out: they are never sent. */
export function formSchema(value: Json, work: FormWork, way: Way = { branch: new Set(), depth: 0 }): FormSchema {
  return formOf(flatten(value, work.refs, way.branch), work, way)
}

function formOf(flat: Flat, work: FormWork, way: Way): FormSchema {
  work.nodes -= 1
  if (flat.state) return { cut: true }
  const { form, holds } = ownForm(flat, work.refs)
  return holds ? { ...form, ...inside(flat, work, way) } : form
}

/** What a schema says of itself, and whether it holds more. A schema is asked for in every form that has it. */
function ownForm(flat: Flat, refs: Refs): OwnForm {
  const known = refs[memory]?.forms
  const before = known?.get(flat)
  if (before) return before
  const made = { form: newForm(flat, refs), holds: isHolder(flat) }
  known?.set(flat, made)
  return made
}

function newForm(flat: Flat, refs: Refs): Partial<FormSchema> {
  const values = valuesOf(flat)
  return {
    ...typeOf(flat, values[0]?.value),
    ...(flat.nullable ? { nullable: true } : {}),
    ...(isFile(flat.schema) ? { file: true } : {}),
    ...(values.length > 0 ? { enum: values.map((each) => Object.assign({}, each, { value: typed(each.value) })) } : {}),
    ...given(flat, refs),
    ...limits(flat.schema),
    ...(!isHolder(flat) && own(flat.schema, 'additionalProperties') === false ? { closed: true } : {}),
  }
}

/** Whether there is something in it to ask for. */
function isHolder({ schema, choices }: Flat): boolean {
  const isList = typesOf(schema).includes('array')
  return (
    isList || choices.some((each) => enumOfVariants(each) === undefined) || entriesAt(schema, 'properties').length > 0
  )
}

/** One type; of several the form knows none. */
function typeOf({ schema }: Flat, value: Json | undefined): Pick<FormSchema, 'type' | 'format'> {
  const found = typesOf(value === undefined ? schema : { enum: [value], ...schema })
  const type = types.find((each) => found.length === 1 && each === found[0])
  const format = stringAt(schema, 'format')
  return { ...(type ? { type } : {}), ...(format === undefined ? {} : { format }) }
}

function given(flat: Flat, refs: Refs): Partial<FormSchema> {
  const { schema } = flat
  const [example] = examplesOf(schema)
  const all = Object.entries({ default: own(schema, 'default'), example, start: own(schema, 'x-default') })
  const small = all.flatMap(([key, value]) => (value === undefined || !isSmall(value) ? [] : [[key, value] as const]))
  return Object.fromEntries(
    small.map(([key, value]) => [key, typed(directed(value, flat, { refs, direction: 'request' }))]),
  )
}

/** Browsers read no number beyond 2^53, so forms have it as a text, which is how they keep one that is typed. */
export function typed(value: Json): Json {
  if (typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value
  return replacer((each) => (typeof each === 'bigint' ? String(each) : each))(value)
}

/** An example as long as a picture is no help in a field. */
export function isSmall(value: Json): boolean {
  return jsonOf(value).length <= 2000
}

/** In 3.0 `exclusiveMinimum` is a word about `minimum`. Browsers reckon with doubles: a limit that is none is left to the server. */
function limits(schema: JsonObject): Partial<FormSchema> {
  const plainAt = (key: string) => {
    const found = exactAt(schema, key)
    return typeof found === 'number' ? found : undefined
  }
  const isAbove = isTrue(schema, 'exclusiveMinimum')
  const isBelow = isTrue(schema, 'exclusiveMaximum')
  const [minimum, maximum] = [plainAt('minimum'), plainAt('maximum')]
  const pattern = stringAt(schema, 'pattern')
  const all = {
    minimum: isAbove ? undefined : minimum,
    maximum: isBelow ? undefined : maximum,
    above: isAbove ? minimum : plainAt('exclusiveMinimum'),
    below: isBelow ? maximum : plainAt('exclusiveMaximum'),
    pattern: pattern !== undefined && pattern.length <= 300 ? pattern : undefined,
    ...Object.fromEntries(
      ['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems'].map((key) => [key, plainAt(key)]),
    ),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function inside(flat: Flat, work: FormWork, around: Way): Partial<FormSchema> {
  if (work.nodes < 0 || around.depth > work.depth) return { cut: true }
  const { schema } = flat
  const choice = flat.choices.find((each) => enumOfVariants(each) === undefined)
  const items = typesOf(schema).includes('array') ? (own(schema, 'items') ?? {}) : undefined
  const way = { branch: new Set([...around.branch, ...flat.through]), depth: around.depth }
  return {
    ...fieldsOf(flat, work, way),
    ...(items === undefined || listAt(schema, 'prefixItems').length > 0
      ? {}
      : { items: formSchema(items, work, { ...way, depth: way.depth + 0.5 }) }),
    ...(choice ? { choice: choiceOf(choice, work, way) } : {}),
  }
}

function fieldsOf({ schema }: Flat, work: FormWork, way: Way): Partial<FormSchema> {
  const below = { ...way, depth: way.depth + 1 }
  const fields: FormField[] = []
  for (const property of propertiesOf(schema, work.refs)) {
    const flat = property.flat ?? flatten(property.value, work.refs, way.branch)
    if (isTrue(flat.schema, 'readOnly') || isLeftOut(flat.schema)) continue
    fields.push(fieldOf(property, flat, formOf(flat, work, below), work.refs))
  }
  const isClosed = own(schema, 'additionalProperties') === false
  return { ...(fields.length > 0 ? { fields } : {}), ...(isClosed ? { closed: true } : {}) }
}

/** The field of a property. Where no branch has a say in that, it is the same each time but for what it holds. */
function fieldOf(property: Property, flat: Flat, form: FormSchema, refs: Refs): FormField {
  const known = property.flat && refs[memory]?.fields
  const field = known?.get(property) ?? newField(property, flat, ownForm(flat, refs).form)
  known?.set(property, field)
  return field.schema === form ? field : { ...field, schema: form }
}

function newField({ name, required }: Property, { schema }: Flat, form: FormSchema): FormField {
  return { name, ...(required ? { required } : {}), ...about(schema), schema: form }
}

/** What the owner keeps from readers is in no file of the site. */
export function isLeftOut(value: JsonObject): boolean {
  return isTrue(value, 'x-hidden') || isTrue(value, 'x-excluded')
}

/** Text and fate of a field. */
export function about(value: JsonObject): Pick<FormField, 'about' | 'deprecated'> {
  const text = plain(stringAt(value, 'description'))
  return { ...(text ? { about: text } : {}), ...(isTrue(value, 'deprecated') ? { deprecated: true } : {}) }
}

/** The first paragraph of a Markdown text without its signs, if it is short enough to stand beside a field. */
export function plain(markdown: string | undefined): string {
  const [first = ''] = (markdown ?? '').trim().split(/\n[ \t]*\n/)
  const text = first
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= 220 ? text : `${text.slice(0, text.lastIndexOf(' ', 200)).toWellFormed()} …`
}

function choiceOf({ combine, variants, discriminator }: Choice, work: FormWork, way: Way): FormChoice {
  const property = stringAt(discriminator, 'propertyName')
  const shown = variants.slice(0, mostVariants)
  return {
    combine,
    variants: shown.map((variant, index) => ({
      label: labelOf(variant, index, work),
      schema: formSchema(variant, work, { ...way, depth: way.depth + 0.5 }),
    })),
    ...(property === undefined ? {} : { property, values: shown.map((variant) => valueOf(variant, discriminator)) }),
  }
}

function labelOf(variant: Json, index: number, { refs, say }: FormWork): string {
  const flat = flatten(variant, refs, new Set())
  const [type] = typesOf(flat.schema)
  return (
    flat.name ??
    stringAt(flat.schema, 'title') ??
    (type && type !== 'object' ? type : say('Variant {}', String(index + 1)))
  )
}

/** The discriminator's value for a variant: mapped, else its name. */
function valueOf(variant: Json, discriminator: JsonObject | undefined): string | undefined {
  const ref = stringAt(variant, '$ref')
  if (ref === undefined) return undefined
  const mapped = entriesAt(discriminator, 'mapping').find(
    ([, target]) => typeof target === 'string' && mappedRef(target) === ref,
  )
  return mapped?.[0] ?? nameOf(ref)
}
