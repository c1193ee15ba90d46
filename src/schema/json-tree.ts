/**
 * JSON text → a tree whose nodes know where they stand. What people paste from documentation is accepted: a byte order
 * mark, comments, trailing commas. Members live in a Map, so a key such as `__proto__` is a key like any other.
 */
import { createScanner, parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import type { Diagnostic } from '../model/diagnostic.ts'
import { jsonFile, placeOf } from './json-file.ts'
import type { JsonFile, JsonSpan } from './json-file.ts'
import { syntaxError } from './json-syntax.ts'

export interface JsonMember {
  /** Where the key stands. */
  readonly key: JsonSpan
  readonly value: JsonNode
}

export type JsonNode = JsonObjectNode | JsonArrayNode | JsonScalarNode
export type JsonKind = JsonNode['kind']

export interface JsonObjectNode extends JsonSpan {
  readonly kind: 'object'
  readonly members: ReadonlyMap<string, JsonMember>
}

export interface JsonArrayNode extends JsonSpan {
  readonly kind: 'array'
  readonly items: readonly JsonNode[]
}

export interface JsonScalarNode extends JsonSpan {
  readonly kind: 'string' | 'number' | 'boolean' | 'null'
  readonly value: string | number | boolean | null
}

export interface JsonTree {
  /** `undefined`: the text could not be read; then `diagnostics` holds a `fatal` one. */
  readonly root?: JsonNode
  readonly diagnostics: readonly Diagnostic[]
}

const deepest = 100
const longest = 32 * 1024 * 1024

/**
 * Parses JSON with comments. Codes: `json-syntax`, `json-deep` (over 100 levels), `json-large` (over 32 MB), all fatal;
 * `key-duplicate` (warning, the last one counts); `encoding-invalid` (error, the text has signs that stand for lost
 * bytes); `json-relaxed` (info: comments or trailing commas).
 */
export function parseJson(path: string, text: string): JsonTree {
  const file = jsonFile(path, text)
  if (file.text.length > longest) return failed(file, 'json-large', 'The file is larger than 32 MB.')
  const found = scan(file)
  if (found.tooDeep) return failed(found.tooDeep, 'json-deep', `Values are nested more than ${deepest} levels deep.`)
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { allowTrailingComma: true })
  if (!tree || errors.length > 0) return { diagnostics: [syntaxError(file, errors[0])] }
  const diagnostics: Diagnostic[] = []
  const root = nodeOf(tree, file, diagnostics)
  if (found.relaxed) diagnostics.push(relaxed(found.relaxed))
  diagnostics.push(...notText(file))
  return { root, diagnostics }
}

/** Bytes that are no UTF-8 have become a sign of their own by now. */
function notText(file: JsonFile): Diagnostic[] {
  const start = file.text.indexOf('\uFFFD')
  if (start === -1) return []
  const at = placeOf({ file, start, end: start + 1 })
  const message = `"${file.path}" is not valid UTF-8.`
  return [{ code: 'encoding-invalid', severity: 'error', message, at, hint: 'Save the file as UTF-8 text.' }]
}

/** A node as a plain value. Objects have no prototype. */
export function plainValue(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainValue)
  if (node.kind !== 'object') return node.value
  const value: Record<string, unknown> = Object.create(null)
  for (const [key, member] of node.members) value[key] = plainValue(member.value)
  return value
}

/** Token numbers of jsonc-parser; its own are a `const enum`, which cannot be imported here. */
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  blank: 15,
  end: 17,
} as const

/** One pass over the tokens, before the parser (which recurses) sees them: how deep, and what plain JSON would refuse. */
function scan(file: JsonFile): { tooDeep?: JsonSpan; relaxed?: JsonSpan } {
  const scanner = createScanner(file.text, false)
  let depth = 0
  let comma: JsonSpan | undefined
  let relaxedAt: JsonSpan | undefined
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.blank || kind === token.lineBreak) continue
    const start = scanner.getTokenOffset()
    const span = { file, start, end: start + scanner.getTokenLength() }
    if (kind === token.lineComment || kind === token.blockComment) {
      relaxedAt ??= span
      continue
    }
    const closes = kind === token.closeBrace || kind === token.closeBracket
    if (closes) depth--
    if (closes && comma) relaxedAt ??= comma
    if ((kind === token.openBrace || kind === token.openBracket) && ++depth > deepest) return { tooDeep: span }
    comma = kind === token.comma ? span : undefined
  }
  return relaxedAt ? { relaxed: relaxedAt } : {}
}

function nodeOf(node: Node, file: JsonFile, diagnostics: Diagnostic[]): JsonNode {
  const span = { file, start: node.offset, end: node.offset + node.length }
  if (node.type === 'object') return { kind: 'object', ...span, members: membersOf(node, file, diagnostics) }
  if (node.type === 'array')
    return { kind: 'array', ...span, items: (node.children ?? []).map((item) => nodeOf(item, file, diagnostics)) }
  return { kind: node.type as JsonScalarNode['kind'], ...span, value: node.value as JsonScalarNode['value'] }
}

function membersOf(node: Node, file: JsonFile, diagnostics: Diagnostic[]): Map<string, JsonMember> {
  const members = new Map<string, JsonMember>()
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? []
    if (!keyNode || !valueNode) continue
    const name = String(keyNode.value)
    const key = { file, start: keyNode.offset, end: keyNode.offset + keyNode.length }
    const earlier = members.get(name)
    if (earlier) diagnostics.push(duplicate(name, earlier.key, key))
    members.delete(name)
    members.set(name, { key, value: nodeOf(valueNode, file, diagnostics) })
  }
  return members
}

function duplicate(name: string, first: JsonSpan, second: JsonSpan): Diagnostic {
  const { file, line, column } = placeOf(first)
  return {
    code: 'key-duplicate',
    severity: 'warning',
    message: `The key "${name}" is listed twice in one object (first at ${file}:${line}:${column}); the last one counts.`,
    at: placeOf(second),
    hint: 'Remove one of them.',
  }
}

function relaxed(span: JsonSpan): Diagnostic {
  return {
    code: 'json-relaxed',
    severity: 'info',
    message: `"${span.file.path}" has comments or trailing commas; they are accepted here, but plain JSON has neither.`,
    at: placeOf(span),
  }
}

function failed(where: JsonFile | JsonSpan, code: string, message: string): JsonTree {
  const span = 'start' in where ? where : { file: where, start: 0, end: 0 }
  return { diagnostics: [{ code, severity: 'fatal', message, at: placeOf(span) }] }
}
