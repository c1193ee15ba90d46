/**
 * Schemas as templates (JSON Schema 2020-12): one holds `$dynamicRef: '#item'`, another names it by `$ref` and says among
 * its `$defs` what `item` is. What the template says is taken in with those places filled, since a reference elsewhere has
 * one meaning. Templates of templates are left as they are, and all beyond what a description may hold in copies.
 */
import type { Json, JsonObject } from '../model/operation.ts'
import { entriesAt, isObject, listAt, own, stringAt } from './json.ts'
import { pointer } from './pointer.ts'

/** An object that gives dynamic anchors, and its pointer. */
export interface Filler {
  readonly value: JsonObject
  readonly at: string
}

/** Objects and lists that the copies of one file may have: a large template that is named a thousand times is copied as often. */
const mostCopied = 200_000

export interface TemplateTools {
  /** What a reference of an object leads to within this file. */
  readonly target: (holder: JsonObject) => Json | undefined
  /** The copy of an object is read as the object itself. */
  readonly copied: (from: JsonObject, to: JsonObject) => void
  /** What is known of templates, and what is left of their room: the same for all of a file. */
  readonly state: TemplateState
}

export interface TemplateState {
  readonly asked: Map<JsonObject, Asked>
  left: number
}

/** Names of the dynamic references in a template, and how many objects and lists it has. */
interface Asked {
  readonly names: ReadonlySet<string>
  readonly size: number
}

export function newTemplates(): TemplateState {
  return { asked: new Map(), left: mostCopied }
}

/** Whether an object says what dynamic references mean in what it names. */
export function isFiller(value: JsonObject): boolean {
  return entriesAt(value, '$defs').some(([, each]) => own(each, '$dynamicAnchor') !== undefined)
}

/** Takes in the templates that an object names, itself or in `allOf`. The parsed value is this room's own: it is written to. */
export function fill({ value, at }: Filler, tools: TemplateTools): void {
  const given = new Map(
    entriesAt(value, '$defs').flatMap(([key, each]) => {
      const name = stringAt(each, '$dynamicAnchor')
      return name !== undefined && isObject(each) ? [[name, { each, ref: `#${at}/$defs${pointer(key)}` }] as const] : []
    }),
  )
  const copyAt = (holder: JsonObject): JsonObject | undefined => {
    const template = stringAt(holder, '$ref') === undefined ? undefined : tools.target(holder)
    if (!isObject(template) || template === value || !asks(template, given, tools.state)) return undefined
    return copy(template, given, tools)
  }
  const parts = listAt(value, 'allOf').map((part) => (isObject(part) ? (copyAt(part) ?? part) : part))
  const itself = copyAt(value)
  if (itself) Reflect.deleteProperty(value, '$ref')
  const all = [...(itself ? [itself] : []), ...parts]
  if (all.length > 0) put(value, 'allOf', all)
}

type Given = ReadonlyMap<string, { readonly each: JsonObject; readonly ref: string }>

/** Whether a dynamic reference in a template is among what is given, and there is room for its copy. */
function asks(template: JsonObject, given: Given, state: TemplateState): boolean {
  const { names: asked, size } = state.asked.get(template) ?? read(template)
  state.asked.set(template, { names: asked, size })
  if (size > state.left || ![...given.keys()].some((name) => asked.has(name))) return false
  state.left -= size
  return true
}

/** Iterative: schemas are nested as deep as they like. */
function read(template: JsonObject): Asked {
  const asked = new Set<string>()
  const open: Json[] = [template]
  const seen = new Set<Json>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    const name = isObject(next) ? askedBy(next) : undefined
    if (name !== undefined) asked.add(name)
    for (const child of Object.values(next) as Json[]) open.push(child)
  }
  return { names: asked, size: seen.size }
}

function askedBy(value: JsonObject): string | undefined {
  return stringAt(value, '$dynamicRef')?.split('#')[1]
}

/** Names that only one place can have. */
const names = new Set(['$id', '$anchor', '$dynamicAnchor', '$defs'])

function copy(template: JsonObject, given: Given, { copied }: TemplateTools): JsonObject {
  const result: JsonObject = {}
  const open: [from: Json, to: Json][] = [[template, result]]
  const made = new Map<Json, Json>([[template, result]])
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next
    if (isObject(from)) copied(from, to as JsonObject)
    for (const [key, child] of Object.entries(from as JsonObject)) {
      if (isObject(from) && names.has(key)) continue
      const isHolder = Array.isArray(child) || isObject(child)
      const into = made.get(child) ?? (Array.isArray(child) ? [] : {})
      put(to as JsonObject, key, isHolder ? into : child)
      if (!isHolder || made.has(child)) continue
      made.set(child, into)
      open.push([child, into])
    }
    const asked = isObject(from) ? given.get(askedBy(from) ?? '') : undefined
    if (asked) refer(to as JsonObject, asked, copied)
  }
  return result
}

/** To what is given, or at once to the schema that it names. */
function refer(holder: JsonObject, { each, ref }: { each: JsonObject; ref: string }, copied: TemplateTools['copied']) {
  const isName = Object.keys(each).every((key) => key === '$ref' || key === '$dynamicAnchor')
  const named = isName ? stringAt(each, '$ref') : undefined
  put(holder, '$ref', named ?? ref)
  copied(named === undefined ? {} : each, holder)
}

/** Never by assignment, which treats `__proto__` apart. */
function put(holder: JsonObject, key: string, value: Json): void {
  Reflect.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}
