/** YAML → keys with their places. Values are what YAML 1.2 says, but a plain scalar keeps its text as well. */
import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Pair } from 'yaml'
import { isForSome } from '../model/readers.ts'
import { limits } from './limits.ts'
import { explainYaml } from './yaml-error.ts'

/** A top-level key. Offsets count from the start of the block. */
export interface Entry {
  readonly key: string
  readonly value: unknown
  /** A scalar as written, without quotes: `1.0`, `2024-01-02`, `yes`. */
  readonly written?: string
  readonly offset: number
  /** Of each entry of a list. */
  readonly entries?: readonly number[]
}

export interface YamlProblem {
  readonly code: 'frontmatter-yaml' | 'frontmatter-duplicate'
  readonly message: string
  readonly offset: number
  readonly hint?: string
}

export type YamlResult =
  | { readonly kind: 'keys'; readonly entries: readonly Entry[]; readonly problems: readonly YamlProblem[] }
  /** Not a map at all. */
  | { readonly kind: 'text' }

/**
 * Reads front matter. With a syntax error a quoted value may go on where its line began, which YAML forbids and most
 * readers of it take; else the lines that look like `key: value` are read one by one.
 */
export function readYaml(text: string): YamlResult {
  const result = readStrictly(text)
  if (result.kind === 'text' || !result.problems.some(({ code }) => code === 'frontmatter-yaml')) return result
  const folded = foldedQuotes(text)
  const second = folded === text ? result : readStrictly(folded)
  return second.kind === 'keys' && second.problems.every(({ code }) => code !== 'frontmatter-yaml') ? second : result
}

const quotedValue = /^[\w.-]+[ \t]*:[ \t]+(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*')(?=[ \t]*(?:#.*)?$)/gm

/** Quoted values in one line each: a line end counts as a space there, so all places stay. What holds a key is none. */
function foldedQuotes(text: string): string {
  return text.replace(quotedValue, (value) =>
    /\n(?:["']?[\w.-]+["']?[ \t]*:(?:\s|$)|[ \t]*\n)/.test(value) ? value : value.replaceAll('\n', ' '),
  )
}

function readStrictly(text: string): YamlResult {
  if (text.trim() === '') return { kind: 'keys', entries: [], problems: [] }
  const deep = deepAt(text)
  if (deep >= 0)
    return broken(text, {
      message: `The front matter is nested deeper than ${limits.frontmatterDepth} levels.`,
      offset: deep,
    })
  let document
  try {
    document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent', prettyErrors: false, stringKeys: false })
  } catch (error) {
    return broken(text, { message: `The front matter cannot be read (${String(error).slice(0, 100)}).`, offset: 0 })
  }
  const [error] = document.errors
  if (error) return broken(text, explainYaml(error, text))
  if (document.contents === null) return { kind: 'keys', entries: [], problems: [] }
  if (!isMap(document.contents)) return { kind: 'text' }
  const entries = document.contents.items.flatMap((pair) => entryOf(pair as Pair, document as Document))
  return { kind: 'keys', ...unique(entries) }
}

const simpleLine = /^([A-Za-z][\w-]*): ([A-Za-z](?:[\w ,.'"()/;!?-]*[\w,.'"()/;!?-])?)$/

/** Lines of a key and plain words, as most pages have, mean in YAML what they say: read in a thirtieth of the time. Others are not read. */
export function readSimple(text: string): YamlResult | undefined {
  const entries: Entry[] = []
  let offset = 0
  for (const written of text.split('\n')) {
    const [, key, value] = simpleLine.exec(written) ?? []
    if (written !== '' && (key === undefined || value === undefined || /^(?:true|false|null)$/i.test(value)))
      return undefined
    if (key !== undefined) entries.push({ key, value, offset })
    offset += written.length + 1
  }
  return { kind: 'keys', ...unique(entries) }
}

function entryOf({ key, value }: Pair, document: Document): Entry[] {
  if (!isScalar(key)) return []
  const offset = key.range?.[0] ?? 0
  const name = key.source ?? String(key.value)
  if (isScalar(value)) {
    const quoted = value.type === 'QUOTE_DOUBLE' || value.type === 'QUOTE_SINGLE' || typeof value.value === 'string'
    const written = quoted ? undefined : value.source
    return [{ key: name, value: plain(value.value), offset, ...(written !== undefined && { written }) }]
  }
  const entries = isSeq(value) && value.items.map((item) => (isNode(item) && item.range?.[0]) || offset)
  return [{ key: name, value: valueOf(value, document), offset, ...(entries && { entries }) }]
}

/** Aliases are bounded by `yaml` itself; what cannot be expanded is left out. */
function valueOf(node: unknown, document: Document): unknown {
  try {
    const json: unknown = isNode(node) ? node.toJS(document, { maxAliasCount: 100 }) : null
    return JSON.parse(JSON.stringify(json ?? null), (key, value: unknown) => (key === '__proto__' ? undefined : value))
  } catch {
    return undefined
  }
}

function plain(value: unknown): unknown {
  return typeof value === 'bigint' || value instanceof Uint8Array ? String(value) : value
}

/** Each key once. Of two values the first counts, unless the other one keeps the page back: once published, it is out. */
export function unique(entries: readonly Entry[]): { entries: readonly Entry[]; problems: YamlProblem[] } {
  const byKey = new Map<string, Entry>()
  const problems: YamlProblem[] = []
  for (const entry of entries) {
    const key = keepingBack.test(entry.key) ? entry.key.toLowerCase() : entry.key
    const first = byKey.get(key)
    const isKept = !first || (keepsBack(key, entry) && !keepsBack(key, first))
    if (isKept) byKey.set(key, entry)
    if (!first) continue
    const which = isKept ? 'the one that keeps the page back counts' : 'the first one counts'
    const message = `The key "${entry.key}" is given twice; ${which}.`
    problems.push({ code: 'frontmatter-duplicate', message, offset: entry.offset, hint: 'Remove one of them.' })
  }
  return { entries: [...byKey.values()], problems }
}

const keepingBack = /^(?:public|groups|draft)$/i

function keepsBack(key: string, { value }: Entry): boolean {
  if (key === 'draft') return /^(?:true|yes)$/i.test(String(value).trim())
  return isForSome({ [key]: value ?? undefined })
}

function broken(text: string, problem: Omit<YamlProblem, 'code'>): YamlResult {
  const { entries } = unique([...readLines(text, ':'), ...readLists(text)])
  return { kind: 'keys', entries, problems: [{ code: 'frontmatter-yaml', ...problem }] }
}

const line = { ':': /^([A-Za-z][\w:-]*)[ \t]*:[ \t]+(.*)$/gm, '=': /^([A-Za-z][\w:-]*)[ \t]*=[ \t]*(.*)$/gm } as const

/** Reads `key: value` lines (`key = value` of TOML), without any deeper syntax. */
export function readLines(text: string, sign: ':' | '='): Entry[] {
  return [...text.matchAll(line[sign])].map(([, key, value], index, all) => {
    const written = unquoted(value!.trim())
    return { key: key!, value: literal(written), written, offset: all[index]?.index ?? 0 }
  })
}

/** Reads `key:` with lines of `- item` below it. */
export function readLists(text: string): Entry[] {
  return [...text.matchAll(/^([A-Za-z][\w:-]*)[ \t]*:[ \t]*\n((?:[ \t]*-[ \t].*(?:\n|$))+)/gm)].map((found) => {
    const value = [...found[2]!.matchAll(/^[ \t]*-[ \t](.*)$/gm)].map((item) => unquoted(item[1]!.trim()))
    return { key: found[1]!, value, offset: found.index }
  })
}

function unquoted(value: string): string {
  const quote = value[0]
  const inner = value.slice(1, -1)
  const isQuoted = (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote)
  return isQuoted && !inner.includes(quote) ? inner : value
}

function literal(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
}

/** Where the text nests too deep, by brackets or by indentation; -1 when it does not. The parser is recursive. */
function deepAt(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '[' || char === '{') depth++
    else if (char === ']' || char === '}') depth = Math.max(0, depth - 1)
    else if (char === '\n') {
      const indent = /^ *(?:- *)*/.exec(text.slice(at + 1, at + 600))![0]
      if (indent.length > limits.frontmatterDepth * 4) return at + 1
      const dashes = indent.split('-').length
      if (dashes > limits.frontmatterDepth) return at + 1
    }
    if (depth > limits.frontmatterDepth) return at
  }
  return deepIndent(text)
}

/** Block maps nest by one blank a level. */
function deepIndent(text: string): number {
  const stack = [0]
  for (const found of text.matchAll(/^( *)\S/gm)) {
    const indent = found[1]!.length
    while (indent < stack.at(-1)!) stack.pop()
    if (indent > stack.at(-1)!) stack.push(indent)
    if (stack.length > limits.frontmatterDepth) return found.index
  }
  return -1
}
