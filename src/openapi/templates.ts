/**
 * Schemas as templates (JSON Schema 2020-12): one holds `$dynamicRef: '#item'`, another names it by `$ref` and says among
 * its `$defs` what `item` is. What the template says is taken in with those places filled, since a reference elsewhere has
 * one meaning. What templates name by `$ref` is not looked into, and all is left as it is once there are many copies.
 */
import type { Json, JsonObject } from '../model/operation.ts'
import { keysBelow, type Keys } from './author-data.ts'
import { entriesAt, isObject, listAt, own, stringAt } from './json.ts'
import { pointer } from './pointer.ts'

/** An object that gives dynamic anchors, and its pointer. */
export interface Filler {
  readonly value: JsonObject
  readonly at: string
}

/** Objects and lists that the copies of one file may have: a large template may be named a thousand times. */
const mostCopied = 200_000

export interface TemplateTools {
  /** What a reference of an object leads to within this file. */
  readonly target: (holder: JsonObject) => Json | undefined
  /** The copy of an object is read as the object itself. */
  readonly copied: (from: JsonObject, to: JsonObject) => void
  /** Of all of a file. */
  readonly state: TemplateState
}

export interface TemplateState {
  /** Names of the dynamic references in each template, as it was when it was first asked. */
  readonly asked: Map<JsonObject, ReadonlySet<string>>
  /** Objects and lists that may still be copied. */
  left: number
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

/** Whether a dynamic reference in a template is among what is given. */
function asks(template: JsonObject, given: Given, { asked }: TemplateState): boolean {
  const names = asked.get(template) ?? namesIn(template)
  asked.set(template, names)
  return [...given.keys()].some((name) => names.has(name))
}

/** Iterative: schemas are nested as deep as they like. */
function namesIn(template: JsonObject): ReadonlySet<string> {
  const asked = new Set<string>()
  const open: [value: Json, keys: Keys][] = [[template, 'keywords']]
  const seen = new Set<Json>()
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, keys] = next
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const name = isObject(value) && keys === 'keywords' ? askedBy(value) : undefined
    if (name !== undefined) asked.add(name)
    for (const [key, child] of Object.entries(value) as [string, Json][]) {
      const below = keysBelow(value, key, keys)
      if (below) open.push([child, below])
    }
  }
  return asked
}

function askedBy(value: JsonObject): string | undefined {
  return stringAt(value, '$dynamicRef')?.split('#')[1]
}

/** Keywords whose names only one place can have. */
const names = new Set(['$id', '$anchor', '$dynamicAnchor', '$defs'])

/** `undefined` where there is no room for all of it. Data of authors is taken as it is. */
function copy(template: JsonObject, given: Given, { copied, state }: TemplateTools): JsonObject | undefined {
  const result: JsonObject = {}
  const open: [from: Json, to: Json, keys: Keys][] = [[template, result, 'keywords']]
  const made = new Map<Json, Json>([[template, result]])
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to, keys] = next
    if (--state.left < 0) return undefined
    if (isObject(from)) copied(from, to as JsonObject)
    const isSchema = isObject(from) && keys === 'keywords'
    for (const [key, child] of Object.entries(from as JsonObject)) {
      if (isSchema && names.has(key)) continue
      const below = keysBelow(from, key, keys)
      const isCopied = below !== undefined && (Array.isArray(child) || isObject(child))
      const into = made.get(child) ?? (Array.isArray(child) ? [] : {})
      put(to as JsonObject, key, isCopied ? into : child)
      if (!isCopied || made.has(child)) continue
      made.set(child, into)
      open.push([child, into, below])
    }
    const asked = isSchema ? given.get(askedBy(from) ?? '') : undefined
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
