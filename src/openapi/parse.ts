/**
 * JSON or YAML text to a plain value that can be asked for places. Strangers' files come in here, so size, depth and the
 * expansion of YAML aliases are bounded; the depth of YAML is counted on its tokens, before `yaml` composes them, because
 * its composer is recursive and 20,000 brackets end the process rather than throw.
 */
import { Composer, isAlias, isMap, isNode, isScalar, isSeq, Parser, visit, type CST, type Document } from 'yaml'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Json } from '../model/operation.ts'
import { jsonOffsets } from './json-place.ts'
import { linesOf } from './line-place.ts'
import { stepsOf } from './pointer.ts'
import { isBeyond, readJson } from './read-json.ts'

export const limits = { characters: 50 * 1024 * 1024, depth: 256, aliases: 100 }

export interface Parsed {
  readonly value?: Json
  /** Places of the values that JSON Pointers name; the nearest one around it that is there, else the start of the file. */
  readonly places: (pointers: Iterable<string>) => ReadonlyMap<string, Place>
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a file's text. Without `value` it could not be read, and a diagnostic says why. */
export function parse(file: string, text: string): Parsed {
  const start = { file, line: 1, column: 1 }
  if (text.length > limits.characters) {
    const message = `The API description "${file}" is larger than ${limits.characters / 1024 / 1024} MB.`
    return failed({ code: 'openapi-too-large', severity: 'error', message, at: start })
  }
  const clean = text.replace(/^\uFEFF/, '')
  const parsed = /^\s*[{[]/.test(clean) ? parseJson(file, clean) : undefined
  const found = parsed ?? parseYaml(file, clean)
  return found.value !== undefined && isTooDeep(found.value) ? failed(tooDeep(file)) : found
}

/** `undefined` when the text is no JSON: it may still be YAML in braces, which also says better what is wrong. */
function parseJson(file: string, text: string): Parsed | undefined {
  try {
    const value = readJson(text)
    const lines = linesOf(text)
    const at = (offset: number): Place => ({ file, ...lines(offset) })
    return {
      value,
      diagnostics: [],
      places: (pointers) => nearestPlaces(pointers, (some) => jsonOffsets(text, some), at),
    }
  } catch {
    return undefined
  }
}

function parseYaml(file: string, text: string): Parsed {
  const tokens = [...new Parser().parse(text)]
  if (tokenDepth(tokens) > limits.depth) return failed(tooDeep(file))
  const lines = linesOf(text)
  const at = (offset: number): Place => ({ file, ...lines(offset) })
  const [document, second] = [...new Composer({ merge: true, prettyErrors: false }).compose(tokens, true, text.length)]
  const [error] = document?.errors ?? []
  if (!document || error) return failed(syntax(file, error?.message, at(error?.pos[0] ?? 0)))
  if (second) return failed(syntax(file, 'The file holds more than one YAML document.', at(second.range[0])))
  if (/[\d_]{16}|0[xo]/.test(text)) keepNumbers(document)
  try {
    const value = (document.toJS({ maxAliasCount: limits.aliases }) ?? null) as Json
    const places = (pointers: Iterable<string>) => nearestPlaces(pointers, (some) => yamlOffsets(document, some), at)
    return { value, diagnostics: [], places }
  } catch (problem) {
    return failed(syntax(file, problem instanceof Error ? problem.message : '', at(0)))
  }
}

/** Whole numbers that a double cannot hold become what their author wrote. */
function keepNumbers(document: Document): void {
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'number') node.value = exact(node.value, node.source ?? '')
    },
  })
}

/** YAML 1.1 has underscores, and octal numbers that look like others: what the parser read decides. */
function exact(value: number, source: string): number | bigint {
  const digits = source.replaceAll('_', '')
  const found = isBeyond(digits) ? BigInt(digits) : value
  return Number(found) === value ? found : value
}

function nearestPlaces(
  pointers: Iterable<string>,
  offsetsOf: (wanted: ReadonlySet<string>) => ReadonlyMap<string, number>,
  at: (offset: number) => Place,
): ReadonlyMap<string, Place> {
  const asked = [...pointers]
  const offsets = offsetsOf(new Set(asked.flatMap(withParents)))
  return new Map(
    asked.map((each) => {
      const known = withParents(each).find((candidate) => offsets.has(candidate))
      return [each, at(known === undefined ? 0 : offsets.get(known)!)]
    }),
  )
}

/** A pointer, then the pointers around it from the inside out. */
function withParents(text: string): readonly string[] {
  const all = [text]
  for (let end = text.lastIndexOf('/'); end > 0; end = text.lastIndexOf('/', end - 1)) all.push(text.slice(0, end))
  return all
}

function yamlOffsets(document: Document, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>()
  for (const each of wanted) {
    const offset = yamlOffset(document, stepsOf(each))
    if (offset !== undefined) offsets.set(each, offset)
  }
  return offsets
}

/** Where the key of a map, or the value of a list, starts. */
function yamlOffset(document: Document, steps: readonly string[]): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined = isNode(node) ? node.range?.[0] : undefined
  for (const step of steps) {
    if (isAlias(node)) node = node.resolve(document)
    const found = childOf(node, step)
    if (!found) return undefined
    offset = found.offset
    node = found.node
  }
  return offset
}

function childOf(node: unknown, step: string): { node: unknown; offset: number | undefined } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)]
    return isNode(item) ? { node: item, offset: item.range?.[0] } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
  return pair && { node: pair.value, offset: isNode(pair.key) ? pair.key.range?.[0] : undefined }
}

function tokenDepth(tokens: readonly CST.Token[]): number {
  let deepest = 0
  const open: [token: CST.Token, depth: number][] = tokens.map((token) => [token, 0])
  for (let next = open.pop(); next; next = open.pop()) {
    const [token, depth] = next
    deepest = Math.max(deepest, depth)
    if ('value' in token && typeof token.value === 'object' && token.value) open.push([token.value, depth])
    if (!('items' in token)) continue
    for (const item of token.items) {
      if ('key' in item && item.key) open.push([item.key, depth + 1])
      if ('value' in item && item.value) open.push([item.value, depth + 1])
    }
  }
  return deepest
}

/** Also true for a value that holds itself, which YAML aliases can make. */
function isTooDeep(value: Json): boolean {
  const open: [value: Json, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, depth] = next
    if (typeof each !== 'object' || each === null) continue
    if (depth > limits.depth) return true
    for (const child of Object.values(each) as readonly Json[]) open.push([child, depth + 1])
  }
  return false
}

function failed(problem: Diagnostic): Parsed {
  return { diagnostics: [problem], places: () => new Map() }
}

function tooDeep(file: string): Diagnostic {
  const message = `The API description "${file}" is nested more than ${limits.depth} levels deep, or holds itself.`
  return { code: 'openapi-too-deep', severity: 'error', message, at: { file, line: 1, column: 1 } }
}

function syntax(file: string, reason = 'It is empty.', at: Place = { file, line: 1, column: 1 }): Diagnostic {
  const message = `The API description "${file}" cannot be read: ${reason}`
  return { code: 'openapi-syntax', severity: 'error', message, at }
}
