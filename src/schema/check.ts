/**
 * A tree against a zod schema → a typed value and what is wrong with it, each message at its place. Objects, lists and
 * unions are walked here, so one wrong value is left out and the rest of the file stays; everything smaller is zod's.
 * The value holds what the author wrote (no transforms are run on objects and lists), so its parts can be pointed at.
 */
import type * as z from 'zod'
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../util/suggest.ts'
import { leafIssues, pathName, wrongKind } from './issue.ts'
import type { KeyPath } from './issue.ts'
import { placeOf } from './json-file.ts'
import type { JsonSpan } from './json-file.ts'
import { plainValue } from './json-tree.ts'
import type { JsonArrayNode, JsonNode, JsonObjectNode } from './json-tree.ts'
import { definition, schemaFacts } from './schema-facts.ts'
import type { SchemaFacts } from './schema-facts.ts'

export interface Checked<T> {
  /** `undefined`: the whole value was wrong. */
  readonly value: T | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Where an object or list of `value`, or one of its members, was written. */
  readonly nodeOf: NodeOf
}

/** The node of an object or list, or of its member `key`; a member that is absent gives its owner. */
export type NodeOf = (owner: object, key?: string | number) => JsonNode

export interface CheckOptions {
  /** Further words for "did you mean": keys that are known elsewhere in the schema. */
  readonly knownKeys?: Iterable<string>
}

/**
 * Codes: `key-unknown` (warning; `x-*` and `$…` keys pass), `key-missing` (error), `key-idle` (info: a key whose `meta`
 * has `idle`), and those of single values: `value-type`, `value-choice`, `value-size`, `value-format` (errors), or what a
 * custom issue names in `params: { code, severity, hint }`; with severity `info` or `warning` the value is kept.
 */
export function check<S extends z.ZodType>(schema: S, root: JsonNode, options: CheckOptions = {}): Checked<z.input<S>> {
  const walk: Walk = {
    facts: schemaFacts(),
    diagnostics: [],
    origins: new WeakMap(),
    knownKeys: [...(options.knownKeys ?? [])],
    unknown: new Map(),
    idle: new Set(),
  }
  const value = visit(walk, schema, root, [])
  const diagnostics = [...walk.diagnostics, ...[...walk.unknown.values()].map(unknownKey)]
  return { value: value === wrong ? undefined : (value as z.input<S>), diagnostics, nodeOf: nodeFinder(walk.origins) }
}

const wrong = Symbol('wrong value')

interface Walk {
  readonly facts: SchemaFacts
  readonly diagnostics: Diagnostic[]
  /** A built object or list → its node, and for a list the nodes of the items that were kept. */
  readonly origins: WeakMap<object, { readonly node: JsonNode; readonly items?: readonly JsonNode[] }>
  readonly knownKeys: readonly string[]
  readonly unknown: Map<string, UnknownKey>
  readonly idle: Set<string>
}

interface UnknownKey {
  readonly key: string
  readonly span: JsonSpan
  readonly near: string | undefined
  readonly count: number
}

function visit(walk: Walk, schema: z.core.$ZodType, node: JsonNode, path: KeyPath): unknown {
  const { inner, kinds } = walk.facts.of(schema)
  noteIdle(walk, schema, node, path)
  if (kinds && !kinds.has(node.kind)) return report(walk, wrongKind(kinds, node, path))
  const def = definition(inner)
  if (def.type === 'union') return visitUnion(walk, def.options, node, path)
  if (node.kind === 'object' && def.type === 'object') return visitObject(walk, inner as z.core.$ZodObject, node, path)
  if (node.kind === 'object' && def.type === 'record') return visitRecord(walk, def.valueType, node, path)
  if (node.kind === 'array' && def.type === 'array') return visitArray(walk, def.element, node, path)
  return visitLeaf(walk, inner, node, path)
}

function visitObject(walk: Walk, schema: z.core.$ZodObject, node: JsonObjectNode, path: KeyPath): unknown {
  const shape = walk.facts.shapeOf(schema)
  const value: Record<string, unknown> = Object.create(null)
  for (const [key, member] of node.members) {
    const child = shape.get(key)
    if (!child) {
      noteUnknown(walk, key, member.key, shape.keys())
      continue
    }
    noteIdle(walk, child, member.key, [...path, key])
    const found = visit(effective(walk, child), child, member.value, [...path, key])
    if (found !== wrong) value[key] = found
  }
  const missing = walk.facts.requiredOf(schema).filter((key) => !node.members.has(key))
  if (missing.length > 0)
    return report(
      walk,
      missing.map((key) => missingKey(key, node, path)),
    )
  walk.origins.set(value, { node })
  return value
}

/** What has no effect is told as that; no other fault of its value matters. */
function effective(walk: Walk, schema: z.core.$ZodType): Walk {
  return walk.facts.of(schema).idle === undefined ? walk : { ...walk, diagnostics: [], unknown: new Map() }
}

function visitRecord(walk: Walk, schema: z.core.$ZodType, node: JsonObjectNode, path: KeyPath): unknown {
  const value: Record<string, unknown> = Object.create(null)
  for (const [key, member] of node.members) {
    const found = visit(walk, schema, member.value, [...path, key])
    if (found !== wrong) value[key] = found
  }
  walk.origins.set(value, { node })
  return value
}

function visitArray(walk: Walk, schema: z.core.$ZodType, node: JsonArrayNode, path: KeyPath): unknown {
  const value: unknown[] = []
  const items: JsonNode[] = []
  for (const [index, item] of node.items.entries()) {
    const found = visit(walk, schema, item, [...path, index])
    if (found === wrong) continue
    value.push(found)
    items.push(item)
  }
  walk.origins.set(value, { node, items })
  return value
}

/** Tries what can hold a value of this kind; when nothing fits, the attempt with the fewest complaints speaks. */
function visitUnion(walk: Walk, choices: readonly z.core.$ZodType[], node: JsonNode, path: KeyPath): unknown {
  const fitting = choices.filter((choice) => walk.facts.of(choice).kinds?.has(node.kind) ?? true)
  if (fitting.length === 1) return visit(walk, fitting[0]!, node, path)
  let best: { readonly trial: Walk; readonly value: unknown } | undefined
  for (const choice of fitting) {
    const trial = { ...walk, diagnostics: [], unknown: new Map(walk.unknown), idle: new Set(walk.idle) }
    const value = visit(trial, choice, node, path)
    if (!best || trial.diagnostics.length < best.trial.diagnostics.length) best = { trial, value }
    if (trial.diagnostics.length === 0) break
  }
  if (!best) return wrong
  walk.diagnostics.push(...best.trial.diagnostics)
  for (const [id, entry] of best.trial.unknown) walk.unknown.set(id, entry)
  for (const id of best.trial.idle) walk.idle.add(id)
  return best.value
}

function visitLeaf(walk: Walk, schema: z.core.$ZodType, node: JsonNode, path: KeyPath): unknown {
  const value = plainValue(node)
  const issues = leafIssues(schema, value, node, path)
  walk.diagnostics.push(...issues)
  if (issues.some((issue) => issue.severity === 'error')) return wrong
  noteOrigins(walk, value, node)
  return value
}

/** Also what no schema describes can be pointed at. */
function noteOrigins(walk: Walk, value: unknown, node: JsonNode): void {
  if (typeof value !== 'object' || value === null) return
  walk.origins.set(value, node.kind === 'array' ? { node, items: node.items } : { node })
  if (node.kind === 'array' && Array.isArray(value))
    for (const [index, item] of node.items.entries()) noteOrigins(walk, value[index], item)
  if (node.kind === 'object')
    for (const [key, member] of node.members) noteOrigins(walk, (value as Record<string, unknown>)[key], member.value)
}

function report(walk: Walk, found: Diagnostic | readonly Diagnostic[]): typeof wrong {
  walk.diagnostics.push(...[found].flat())
  return wrong
}

function missingKey(key: string, node: JsonObjectNode, path: KeyPath): Diagnostic {
  const owner = path.length === 0 ? 'The file' : `"${pathName(path)}"`
  const at = placeOf({ file: node.file, start: node.start, end: node.start + 1 })
  return { code: 'key-missing', severity: 'error', message: `${owner} has no "${key}".`, at, hint: `Add "${key}".` }
}

function noteIdle(walk: Walk, schema: z.core.$ZodType, span: JsonSpan, path: KeyPath): void {
  const { idle } = walk.facts.of(schema)
  const name = pathName(path)
  if (idle === undefined || walk.idle.has(name)) return
  if (path.some((_, index) => walk.idle.has(pathName(path.slice(0, index))))) return
  walk.idle.add(name)
  const message = `"${name}" is accepted but has no effect: ${idle}`
  walk.diagnostics.push({ code: 'key-idle', severity: 'info', message, at: placeOf(span) })
}

/** A key that is wrong in fifty places is one message. */
function noteUnknown(walk: Walk, key: string, span: JsonSpan, known: Iterable<string>): void {
  if (key.startsWith('x-') || key.startsWith('$')) return
  const keys = [...known]
  const id = JSON.stringify([key, keys])
  const before = walk.unknown.get(id)
  if (before) {
    walk.unknown.set(id, { ...before, count: before.count + 1 })
    return
  }
  const near = nearest(key, keys) ?? nearest(key, walk.knownKeys)
  walk.unknown.set(id, { key, span, near: near === key ? undefined : near, count: 1 })
}

function unknownKey({ key, span, near, count }: UnknownKey): Diagnostic {
  const more = count > 1 ? ` (${count} times)` : ''
  const hint =
    near === undefined
      ? 'Remove it, or start its name with "x-" to keep it for your own use.'
      : `Did you mean "${near}"?`
  const message = `The key "${key}" is not known${more}.`
  return { code: 'key-unknown', severity: 'warning', message, at: placeOf(span), hint }
}

function nodeFinder(origins: Walk['origins']): NodeOf {
  return (owner, key) => {
    const origin = origins.get(owner)
    if (!origin) throw new Error('nodeOf: this object was not made by check')
    if (key === undefined) return origin.node
    if (typeof key === 'number') return origin.items?.[key] ?? origin.node
    return origin.node.kind === 'object' ? (origin.node.members.get(key)?.value ?? origin.node) : origin.node
  }
}
