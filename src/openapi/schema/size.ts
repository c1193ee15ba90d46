/**
 * How many bytes of a page a schema takes, estimated from the description alone: the same in any order and process. The
 * numbers are measured: the HTML of rows as the theme draws them, with their ids and texts.
 */
import type { Json, JsonObject } from '../../model/operation.ts'
import { jsonOf } from '../../util/json-of.ts'
import { isObject, listAt, own, stringAt } from '../json.ts'
import { flatten, type Flat, type Refs } from './flatten.ts'
import { choicesOf, heldBy, itemOf, longValues, valueSize } from './held.ts'
import { limitsOf } from './limits.ts'

export interface Size {
  /** Bytes of its first level of rows. */
  readonly first: number
  /** With all that is nested in it without a name of its own. */
  readonly all: number
  /** Rows in `all`, whose ids grow with what stands before them. */
  readonly rows: number
  /** Levels in `all`. */
  readonly levels: number
}

/** Sizes of schemas that were measured before: they are the same on every page. */
export type Sizes = WeakMap<object, Size>

const bytes = { row: 330, variant: 190, link: 220, value: 26, more: 140 }
/** Deeper nesting than anybody reads; a description made to exhaust the stack ends here too. */
const deepest = 24
const nothing: Size = { first: 0, all: 0, rows: 0, levels: 0 }
const nowhere: ReadonlySet<string> = new Set()

/** Of what a schema holds, without its own row. Named schemas in it count as links. */
export function sizeOf(value: Json, refs: Refs, sizes: Sizes): Size {
  return measured(value, refs, sizes, 0)
}

function measured(value: Json, refs: Refs, sizes: Sizes, depth: number): Size {
  if (!isObject(value)) return nothing
  const known = sizes.get(value)
  if (known) return known
  const size = measure(flatten(value, refs, nowhere), refs, sizes, depth)
  sizes.set(value, size)
  return size
}

function measure(flat: Flat, refs: Refs, sizes: Sizes, depth: number): Size {
  if (flat.state) return nothing
  const total = { first: 0, all: 0, rows: 0, levels: 0 }
  const add = (row: number, inner: Size, prefix: number) => {
    total.first += row
    total.all += row + inner.all + inner.rows * prefix
    total.rows += inner.rows + 1
    total.levels = Math.max(total.levels, inner.levels + 1)
  }
  for (const { name, value } of heldBy(flat.schema)) {
    const row = rowOf(value, refs, sizes, depth + 1)
    add(row.own + name.length * 4, row.inner, name.length * 2 + 2)
  }
  for (const { variants } of choicesOf(flat)) {
    for (const variant of variants) {
      const row = rowOf(variant, refs, sizes, depth + 1)
      add(row.own - bytes.row + bytes.variant, row.inner, 24)
    }
  }
  const values = longValues(flat).reduce((sum, each) => sum + valueSize(each), 0)
  total.first += values
  total.all += values
  const item = itemOf(flat.schema)
  if (item === undefined || depth > deepest) return total
  const row = rowOf(item, refs, sizes, depth + 1)
  return {
    first: total.first + row.inner.first + row.own - bytes.row,
    all: total.all + row.inner.all + row.own - bytes.row,
    rows: total.rows + row.inner.rows,
    levels: Math.max(total.levels, row.inner.levels),
  }
}

interface Row {
  readonly own: number
  readonly inner: Size
}

/** The row of a schema, and what stands nested in it. */
export function rowOf(value: Json, refs: Refs, sizes: Sizes, depth = 0): Row {
  const flat = flatten(value, refs, nowhere)
  const itself = bytes.row + factsOf(longValues(flat).length > 0 ? withoutValues(flat.schema) : flat.schema)
  if (flat.ref !== undefined) return { own: itself + bytes.link, inner: nothing }
  if (depth > deepest) return { own: itself, inner: nothing }
  const inner = measured(value, refs, sizes, depth)
  return { own: inner.rows > 0 ? itself + bytes.more : itself, inner }
}

function withoutValues(schema: JsonObject): JsonObject {
  const { enum: _, ...rest } = schema
  return rest
}

/** Texts, limits, values and examples. */
function factsOf(schema: JsonObject): number {
  const text = stringAt(schema, 'description')?.length ?? 0
  const values = listAt(schema, 'enum')
  const shown = values.reduce<number>((sum, value) => sum + bytes.value + printed(value), 0)
  const meanings = jsonOf(own(schema, 'x-enumDescriptions') ?? own(schema, 'x-enum-descriptions') ?? '').length
  const limits = limitsOf(schema).join(', ').length + (stringAt(schema, 'title')?.length ?? 0)
  const others = [own(schema, 'default'), own(schema, 'example'), own(schema, 'examples'), own(schema, 'const')]
  const given = others.reduce<number>((sum, each) => sum + (each === undefined ? 0 : 40 + printed(each)), 0)
  return Math.ceil(text * 1.15 + (text > 0 ? 50 : 0)) + shown + meanings + limits * 1.2 + (limits > 0 ? 40 : 0) + given
}

function printed(value: Json): number {
  return typeof value === 'string' ? value.length : jsonOf(value).length
}
