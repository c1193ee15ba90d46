/** A schema as the page shows it: what is opened, and what is a link to a page of its own, `layout.ts` decides. */
import type { Json, JsonObject } from '../../model/operation.ts'
import type { EnumValue, FieldView, SchemaPage, SchemaView } from '../../model/reference.ts'
import type { Say } from '../../model/words.ts'
import type { Build } from '../build.ts'
import { directed } from '../directed.ts'
import { entriesAt, isTrue, listAt, own, sameJson, stringAt } from '../json.ts'
import { docsOf } from '../link.ts'
import { choiceView, choiceWords } from './choice.ts'
import { flatten, memory, type Flat, type Itself } from './flatten.ts'
import { choicesOf, heldBy, itemOf, longValues, valueSize, valuesOf, type Held } from './held.ts'
import type { Pending } from './layout.ts'
import { keepRow, keptRow } from './kept-rows.ts'
import { limitsOf } from './limits.ts'
import type { Draft } from './draft.ts'
import { hasParts, partsOf } from './parts.ts'
import { pillsOf } from './pills.ts'
import { rowOf, sizeOf } from './size.ts'
import { deeper, keyOf, type Spot } from './spot.ts'
import { isArrayLike, typeWords } from './words.ts'

/** The view of a schema. */
export function schemaView(value: Json, spot: Spot, build: Build): Draft {
  return flatView(value, flatten(value, build.refs, spot.branch), spot, build)
}

function flatView(value: Json, flat: Flat, spot: Spot, build: Build): Draft {
  const { schema } = flat
  if (flat.state) {
    const itself = { ...simple(flat, spot, build), limits: titleIn(flat, spot, build) }
    return { ...itself, ...stopped(flat, spot, build), fields: [] }
  }
  const below = within(flat, spot)
  const { values, choices, limits, item, ...itself } = itselfOf(flat, build)
  const shown = item === undefined ? undefined : schemaView(item, itemSpot(schema, below), build)
  const isArray = shown !== undefined && isArrayLike(schema)
  const ofItems = isArray && values.length === 0
  const words = shown ? typeWords(withTypes(flat, values), shown.name ?? shown.type, build.say) : itself.words
  const parts = itself.hasParts ? partsOf(flat, { show: schemaView, spot: below, build }) : []
  const draft: Draft = {
    ...simple(flat, spot, build),
    type: choiceWords(flat, choices, build.say) ?? words,
    ...(isArray && textsOf(schema, shown, build)),
    enum: ofItems ? shown.enum : itself.long.length > 0 ? [] : withNull(values, flat),
    ...(ofItems && shown.enum.length > 0 && { enumOf: 'items' }),
    limits: [
      ...titleIn(flat, spot, build),
      ...limits,
      ...(isArray ? shown.limits.map((limit) => build.say('each item {}', limit)) : []),
    ],
    ...(parts.length > 0 && { parts }),
  }
  if (shown && isArray && !itself.isHolder) return share(draft, shown, build)
  if (shown && hasMore(shown, build)) draft.fields.push(starField(shown, below, build))
  if (itself.isHolder) later(draft, { value, flat, spot, below }, build)
  return draft
}

/** A list without words has those of its items; else the items keep theirs, unless their page says them: it does not say what stands beside the reference. */
function textsOf(schema: JsonObject, item: Draft, build: Build): Partial<Draft> {
  const { description, itemText, page } = item
  const text = own(schema, 'description')
  if (text === undefined) return { description, ...(itemText && { itemText }) }
  if (page !== undefined && !hasTextBeside(own(schema, 'items'), build)) return {}
  // A list in a list has no row of its own.
  const said = [description, ...(itemText ? [itemText] : [])].filter(
    ({ markdown }) => markdown !== '' && markdown !== text,
  )
  const [first, second] = said
  if (!first) return {}
  return { itemText: second ? build.text(`${first.markdown.trimEnd()}\n\n${second.markdown}`) : first }
}

/** Whether a reference has a text of its own, other than that of its target. */
function hasTextBeside(value: Json | undefined, { refs }: Build): boolean {
  const [ref, text] = [stringAt(value, '$ref'), own(value, 'description')]
  if (ref === undefined || text === undefined) return false
  return !Object.hasOwn(refs, ref) || own(refs[ref], 'description') !== text
}

/** A list shows what its items hold as its own. */
function share(draft: Draft, item: Draft, build: Build): Draft {
  const pending = build.pending.get(item)
  pending?.targets.push(draft)
  if (pending) build.pending.set(draft, pending)
  draft.fields = item.fields
  draft.choices = item.choices
  for (const key of ['cut', 'page', 'rest', 'origins'] as const)
    if (item[key]) Object.assign(draft, { [key]: item[key] })
  if (item.parts) draft.parts = [...(draft.parts ?? []), ...item.parts]
  if (item.cut && item.name) draft.name = item.name
  return draft
}

function within(flat: Flat, spot: Spot): Spot {
  const branch = new Map(spot.branch)
  for (const ref of flat.through) if (!branch.has(ref)) branch.set(ref, spot.id)
  const place = flat.ref === undefined ? spot.place : { unit: flat.ref, path: '', name: flat.name ?? '' }
  return { ...spot, branch, place, ...(flat.ref !== undefined && { isPaid: false }) }
}

/** Arrays add nothing to an id, maps a star. */
function itemSpot(schema: JsonObject, spot: Spot): Spot {
  const { constant: _, ...rest } = spot
  if (isArrayLike(schema)) return { ...rest, place: deeper(spot.place, 'items') }
  return { ...rest, id: `${spot.id}.*`, place: deeper(spot.place, '*') }
}

/** A schema stands on hundreds of pages, and is put into words once. */
function itselfOf(flat: Flat, { refs, say }: Build): Itself {
  const known = refs[memory]?.itself
  const kept = known?.get(flat)
  // Pages of several languages may share a description.
  if (kept?.say === say) return kept
  const itself = inWords(flat, say)
  known?.set(flat, itself)
  return itself
}

function inWords(flat: Flat, say: Say): Itself {
  const { schema } = flat
  const values = valuesOf(flat)
  const docs = docsOf(schema)
  const [choices, held, long] = [choicesOf(flat), heldBy(schema), longValues(flat)]
  return {
    say,
    type: typeWords(flat, undefined, say),
    words: typeWords(withTypes(flat, values), undefined, say),
    values,
    choices,
    held,
    item: itemOf(schema),
    long,
    isHolder: held.length > 0 || choices.length > 0 || long.length > 0,
    hasParts: hasParts(flat),
    limits: limitsOf(schema, say),
    examples: examplesOf(schema),
    ...(docs && { docs }),
  }
}

/** What a schema says about itself, without what it holds. */
function simple(flat: Flat, { direction }: Spot, build: Build): Draft {
  const { schema, name } = flat
  const title = name ?? stringAt(schema, 'title')
  const written = own(schema, 'default')
  const initial = written === undefined ? undefined : directed(written, flat, { refs: build.refs, direction })
  const { type, examples, docs } = itselfOf(flat, build)
  const page = flat.ref === undefined ? undefined : build.page(flat.ref)
  return {
    type,
    ...(title === undefined ? {} : { name: title }),
    description: build.text(own(schema, 'description')),
    limits: [],
    ...(initial === undefined ? {} : { default: initial }),
    examples: examples.map((each) => directed(each, flat, { refs: build.refs, direction })),
    enum: [],
    fields: [],
    choices: [],
    ...(flat.origins && { origins: flat.origins.map(({ name: label, ref }) => linked(label, ref, build)) }),
    ...(page && { page }),
    ...(docs && { docs }),
  }
}

function linked(label: string, ref: string | undefined, build: Build): SchemaPage {
  const href = ref === undefined ? undefined : build.page(ref)?.href
  return href === undefined ? { label } : { label, href }
}

/** Its title, where that says more than the name of the schema or of the row. */
function titleIn({ schema, name, ref }: Flat, { id }: Spot, { say }: Build): readonly string[] {
  const title = stringAt(schema, 'title')
  if (title === undefined || title.trim() === '' || (id === '' && ref === undefined)) return []
  const row = id
    .split(/[.~]/)
    .at(-1)!
    .replace(/^param-[a-z]+-/, '')
  return [name ?? '', row].some((each) => bare(each) === bare(title)) ? [] : [say('titled "{}"', title)]
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}

function stopped(flat: Flat, spot: Spot, build: Build): Partial<SchemaView> {
  if (flat.state === 'never') return { type: 'never', limits: [build.say('no value is allowed')] }
  if (flat.state === 'recursive') {
    const around = flat.ref === undefined ? undefined : spot.branch.get(flat.ref)
    const row = around === undefined ? undefined : build.row(around)
    return { type: flat.name ?? 'object', cut: 'recursive', ...(row !== undefined && { above: `#${row}` }) }
  }
  build.problem('The schema "{}" is not in the description.', [flat.name ?? 'undefined'])
  return { type: flat.name ?? 'unknown' }
}

/** `example` and `examples`, each value once. Some write the `examples` of media types, a mapping of `value`s, in schemas. */
export function examplesOf(schema: JsonObject): readonly Json[] {
  const one = own(schema, 'example')
  const named = entriesAt(schema, 'examples').map(([, example]) => own(example, 'value') ?? example)
  const all = [...(one === undefined ? [] : [one]), ...listAt(schema, 'examples'), ...named]
  return all.filter((value, index) => all.findIndex((other) => sameJson(other, value)) === index)
}

/** One value "or null" is no constant. */
function withNull(values: readonly EnumValue[], { nullable }: Flat): readonly EnumValue[] {
  const isOpen = nullable && values.length === 1 && values[0]!.value !== null
  return isOpen ? [...values, { value: null }] : values
}

/** Variants that are constants say by their values which type they have. */
function withTypes(flat: Flat, values: readonly EnumValue[]): Flat {
  if (flat.choices.length === 0 || values.length === 0 || own(flat.schema, 'type') !== undefined) return flat
  return { ...flat, schema: { ...flat.schema, enum: values.map((each) => each.value) } }
}

function hasMore(item: Draft, build: Build): boolean {
  const isHolding = [item.fields, item.choices, item.limits, item.enum].some((list) => list.length > 0)
  return isHolding || build.pending.has(item) || item.cut !== undefined || item.description.markdown !== ''
}

function starField(schema: Draft, spot: Spot, build: Build): FieldView {
  const id = build.id(`${spot.id}.*`)
  return { id, name: '*', required: false, deprecated: false, schema, description: schema.description }
}

interface Opening {
  readonly value: Json
  readonly flat: Flat
  readonly spot: Spot
  /** For what is in it. */
  readonly below: Spot
}

/** Puts a schema among those that the page may open. */
function later(draft: Draft, { value, flat, spot, below }: Opening, build: Build): void {
  const targets = [draft]
  const isNamed = flat.ref !== undefined && spot.depth > 0
  const pending: Pending & { readonly targets: Draft[] } = {
    targets,
    level: spot.depth,
    size: sizeOf(value, build.refs, build.sizes),
    prefix: spot.id.length * 2 + 2,
    isNamed,
    hasPage: isNamed || build.hasPage(keyOf(below.place)),
    isPaid: spot.isPaid === true && !isNamed,
    open({ whole, most }) {
      const here = { ...below, isPaid: whole }
      const { held: all, choices, long: values } = itselfOf(flat, build)
      const { from, to } = fitting(flat, most, build)
      draft.fields.push(...all.slice(from, to).flatMap((each) => fieldView(each, here, build)))
      let before = all.length
      const views = choices.map((choice) => {
        const start = before
        before += choice.variants.length
        return choiceView(choice, [Math.max(0, from - start), Math.max(0, to - start)], {
          show: schemaView,
          spot: here,
          build,
        })
      })
      for (const target of targets) target.choices = views.filter(({ variants }) => variants.length > 0)
      if (values.length > 0) showValues(targets, values.slice(Math.max(0, from - before), Math.max(0, to - before)))
      before += values.length
      if (to < before) leaveRest(targets, before - to, { value, flat, below }, build)
    },
    close() {
      const page = pageOf({ value, flat, below }, build)
      for (const target of targets) Object.assign(target, { cut: 'deep', name: flat.name ?? target.name, page })
    },
  }
  build.pending.set(draft, pending)
  build.layout.add(pending)
}

/** Lists share the values of their items. */
function showValues([first, ...lists]: readonly Draft[], values: readonly EnumValue[]): void {
  Object.assign(first!, { enum: values })
  for (const list of lists) Object.assign(list, { enum: values, enumOf: 'items' })
}

/** The rows that fit into some bytes: all of them, but for hundreds of properties or variants. */
function fitting(flat: Flat, most: number, build: Build): { readonly from: number; readonly to: number } {
  const [from, to] = build.part ?? [0, Infinity]
  if (most === Infinity || build.part) return { from, to }
  let left = most
  const end = entrySizes(flat, build).findIndex((size, index) => (left -= size) < 0 && index > 0)
  return { from, to: end < 0 ? to : end }
}

/** Bytes of each property, then of each variant, then of each of many values. */
export function entrySizes(flat: Flat, { refs, sizes }: Pick<Build, 'refs' | 'sizes'>): readonly number[] {
  const fields = heldBy(flat.schema).map(({ name, value }) => rowOf(value, refs, sizes).own + name.length * 4)
  const variants = choicesOf(flat).flatMap((choice) => choice.variants.map((each) => rowOf(each, refs, sizes).own))
  return [...fields, ...variants, ...longValues(flat).map(valueSize)]
}

function leaveRest(targets: readonly Draft[], count: number, opening: Omit<Opening, 'spot'>, build: Build): void {
  if (build.part) return
  const page = pageOf(opening, build)
  for (const target of targets) Object.assign(target, { rest: { ...page, count } })
}

/** The page of a schema that is not shown here; one without a name gets it by its place. */
function pageOf({ value, flat, below }: Omit<Opening, 'spot'>, build: Build): SchemaView['page'] {
  const key = keyOf(below.place)
  const title = flat.ref === undefined ? stringAt(flat.schema, 'title') : undefined
  build.cut({ key, value, isNamed: flat.ref !== undefined, ...below.place, ...(title !== undefined && { title }) })
  const count = itselfOf(flat, build).held.length
  return { ...(build.page(key) ?? { label: flat.name ?? title ?? 'object' }), ...(count > 0 && { count }) }
}

/** One row; none where the direction leaves it out. */
function fieldView(field: Held, spot: Spot, build: Build): readonly FieldView[] {
  const { constant, ...around } = spot
  const wanted = `${spot.id}.${field.name}`.replace(/^\./, '')
  const isOwn = constant?.property === field.name
  const kept = isOwn ? undefined : keptRow(field, spot, build)
  if (kept) return [{ id: build.id(wanted), ...kept }]
  const flat = flatten(field.value, build.refs, spot.branch)
  const isReadOnly = isTrue(flat.schema, 'readOnly')
  const isWriteOnly = isTrue(flat.schema, 'writeOnly')
  if ((isReadOnly && spot.direction === 'request') || (isWriteOnly && spot.direction === 'response')) return []
  const id = build.id(wanted)
  const place = deeper(spot.place, field.name)
  const schema = flatView(field.value, flat, { ...around, id: wanted, depth: spot.depth + 1, place }, build)
  if (isOwn && schema.enum.length !== 1) {
    schema.enum = constant!.values.map((value) => ({ value }))
    delete schema.enumOf
  }
  const pills = pillsOf(flat.schema, build.pills)
  const row: Omit<FieldView, 'id'> = {
    name: field.name,
    required: field.required,
    deprecated: isTrue(flat.schema, 'deprecated'),
    ...(isReadOnly ? { access: 'read-only' } : isWriteOnly ? { access: 'write-only' } : {}),
    ...(pills && { pills }),
    schema,
    description: schema.description,
  }
  if (!isOwn && !build.pending.has(schema)) keepRow(field.value, row, spot, build)
  return [{ id, ...row }]
}
