/**
 * Rows that are the same on every page but for their ids: properties that hold nothing, name no other schema and whose
 * words are plain. The same schema stands on hundreds of pages, and most of its rows are such. Kept for one build: where
 * schemas have their pages, and how words are said, is the same in all of it.
 */
import type { ElementContent } from 'hast'
import type { Json } from '../../model/operation.ts'
import type { FieldView, Prose, RichText } from '../../model/reference.ts'
import type { Build } from '../build.ts'
import { isObject } from '../json.ts'
import { flatten } from './flatten.ts'
import { itemOf, type Held } from './held.ts'
import type { Spot } from './spot.ts'

/** The rows of all pages of one language, by the schema that they show. Few are others in answers than in requests. */
export type KeptRows = Readonly<Record<Spot['direction'] | 'any', WeakMap<object, Row>>>

type Row = Omit<FieldView, 'id'>

/** No rows yet. */
export function noRows(): KeptRows {
  return { any: new WeakMap(), request: new WeakMap(), response: new WeakMap(), both: new WeakMap() }
}

/** The row that another page made of a property. */
export function keptRow({ name, value, required }: Held, { direction }: Spot, { rows }: Build): Row | undefined {
  const kept = rows && isObject(value) ? (rows.any.get(value) ?? rows[direction].get(value)) : undefined
  return kept?.name === name && kept.required === required ? kept : undefined
}

/** Keeps a row for other pages, when its texts are there and turn out to be plain. */
export function keepRow(value: Json, row: Row, { direction }: Spot, build: Build): void {
  const { rows } = build
  if (!rows || !isObject(value) || !isAlike(row) || !namesNothing(value, build)) return
  build.afterwards(() => {
    const texts = [row.description, row.schema.description, row.schema.itemText]
    // What is read-only or write-only is left out the other way; all else that holds nothing is the same both ways.
    const kept = rows[row.access === undefined ? 'any' : direction]
    if (texts.every(isPlain)) kept.set(value, { ...row, kept: {} })
  })
}

/** Whether a row shows nothing that hangs on its page: no links, nothing that is opened or closed. */
function isAlike({ schema }: Row): boolean {
  const { fields, choices, cut, page, rest, parts, origins, docs } = schema
  return fields.length + choices.length === 0 && !(cut ?? page ?? rest ?? parts ?? origins ?? docs)
}

/** Of references the branch decides where they end. */
function namesNothing(value: Json, build: Build): boolean {
  const { schema, through, state } = flatten(value, build.refs, nowhere)
  if (state || through.length > 0) return false
  const item = itemOf(schema)
  return item === undefined || namesNothing(item, build)
}

const nowhere: ReadonlySet<string> = new Set()
const words = new Set(['p', 'code', 'em', 'strong', 'del', 'br'])

function isPlain(text: RichText | undefined): boolean {
  return text === undefined || text.nodes.every(isWord)
}

/** Without ids, links and what opens: nothing that is looked for, or changed, on a finished page. */
function isWord(node: Prose[number]): boolean {
  if (node.type === 'text') return true
  if (node.type !== 'element' || !words.has(node.tagName) || node.data) return false
  return Object.keys(node.properties).length === 0 && (node.children as readonly ElementContent[]).every(isWord)
}
