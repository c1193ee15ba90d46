/**
 * `{ "$ref": "./part.json" }` anywhere in docs.json stands for what that file holds. The result is one tree whose nodes
 * still know their own file. API descriptions are not docs.json: their `$ref`s are left to the room that reads them.
 */
import type { Diagnostic } from '../model/diagnostic.ts'
import { placeOf } from '../schema/json-file.ts'
import type { JsonSpan } from '../schema/json-file.ts'
import { parseJson } from '../schema/json-tree.ts'
import type { JsonMember, JsonNode, JsonObjectNode } from '../schema/json-tree.ts'

/** The text of a file by its path relative to the project root; `undefined` when there is none inside the project. */
export type ReadText = (path: string) => string | undefined

export interface Expanded {
  readonly root: JsonNode | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** The parts that were read, in order. */
  readonly files: readonly string[]
}

/** Parts inside parts go this deep, and all of them together are this long; more is a mistake or an attack. */
const deepest = 20
const longest = 64 * 1024 * 1024

/**
 * Replaces every `$ref`. A part that cannot be had is left out. Codes: `ref-path`, `config-part-outside`,
 * `config-part-missing`, `ref-cycle`, `ref-large`, `json-syntax` (errors), `ref-siblings` (warning: keys beside a
 * `$ref` to what is no object).
 */
export function expandRefs(root: JsonNode, read: ReadText): Expanded {
  const run: Run = { read, diagnostics: [], files: [], parts: new Map(), size: { left: longest } }
  const expanded = expand(run, root, [root.file.path])
  return { root: expanded, diagnostics: run.diagnostics, files: run.files }
}

interface Run {
  readonly read: ReadText
  readonly diagnostics: Diagnostic[]
  readonly files: string[]
  readonly parts: Map<string, JsonNode | undefined>
  readonly size: { left: number }
}

/** `chain`: the files from docs.json to the one that is being read. */
function expand(run: Run, node: JsonNode, chain: readonly string[]): JsonNode | undefined {
  if (node.kind === 'array') return { ...node, items: node.items.flatMap((item) => expandItem(run, item, chain)) }
  if (node.kind !== 'object') return node
  const ref = node.members.get('$ref')
  const members = expandMembers(run, node, chain)
  if (!ref) return { ...node, members }
  const target = partOf(run, ref, chain)
  if (!target) return members.size === 0 ? undefined : { ...node, members }
  if (target.kind === 'object') return { ...node, members: new Map([...target.members, ...members]) }
  if (members.size > 0) run.diagnostics.push(ignoredSiblings(ref, members, target))
  return target
}

/** A list that a `$ref` in a list stands for is put in its place, entry by entry. */
function expandItem(run: Run, item: JsonNode, chain: readonly string[]): readonly JsonNode[] {
  const node = expand(run, item, chain)
  if (!node) return []
  return node.kind === 'array' && item.kind === 'object' ? node.items : [node]
}

function expandMembers(run: Run, node: JsonObjectNode, chain: readonly string[]): Map<string, JsonMember> {
  const members = new Map<string, JsonMember>()
  for (const [key, member] of node.members) {
    if (key === '$ref') continue
    const value = expand(run, member.value, chain)
    if (value) members.set(key, { key: member.key, value })
  }
  return members
}

function partOf(run: Run, ref: JsonMember, chain: readonly string[]): JsonNode | undefined {
  const written = ref.value.kind === 'string' ? String(ref.value.value) : undefined
  if (written === undefined || !/^[^/\\:#?][^\\:#?]*\.json$/i.test(written))
    return fail(
      run,
      ref,
      'ref-path',
      `"$ref" cannot be ${JSON.stringify(ref.value.kind === 'string' ? written : ref.value.kind)}.`,
      'Write the relative path of a JSON file: "./navigation.json".',
    )
  const path = resolvePath(chain.at(-1)!, written)
  if (path === undefined)
    return fail(
      run,
      ref,
      'config-part-outside',
      `"${written}" is outside the project.`,
      'Move the file into the project.',
    )
  const names = [...chain, path].join(' → ')
  if (chain.includes(path))
    return fail(run, ref, 'ref-cycle', `These files include each other: ${names}.`, 'Remove one of the "$ref"s.')
  if (chain.length > deepest)
    return fail(
      run,
      ref,
      'ref-large',
      `Files include each other more than ${deepest} levels deep: "${written}".`,
      'Merge some of them.',
    )
  const root = load(run, path, ref)
  if (!root) return undefined
  run.size.left -= root.file.text.length
  if (run.size.left < 0)
    return fail(
      run,
      ref,
      'ref-large',
      `The parts of the configuration are too large together: "${written}" exceeds the limit.`,
      'Include each part once.',
    )
  return expand(run, root, [...chain, path])
}

function load(run: Run, path: string, ref: JsonMember): JsonNode | undefined {
  if (run.parts.has(path)) return run.parts.get(path)
  const text = run.read(path)
  run.parts.set(path, undefined)
  if (text === undefined)
    return fail(
      run,
      ref,
      'config-part-missing',
      `There is no file "${path}".`,
      'Correct the path: it is relative to the file it is written in.',
    )
  run.files.push(path)
  const { root, diagnostics } = parseJson(path, text)
  // an unreadable part is left out; only an unreadable docs.json stops everything
  for (const each of diagnostics)
    run.diagnostics.push(each.severity === 'fatal' ? { ...each, severity: 'error' } : each)
  run.parts.set(path, root)
  return root
}

function fail(run: Run, ref: JsonMember, code: string, ...[message, hint]: [string, string]): undefined {
  run.diagnostics.push({ code, severity: 'error', message, at: placeOf(ref.value), hint })
  return undefined
}

function ignoredSiblings(ref: JsonMember, members: ReadonlyMap<string, JsonMember>, target: JsonNode): Diagnostic {
  const names = [...members.keys()].map((key) => `"${key}"`).join(', ')
  const at: JsonSpan = [...members.values()][0]!.key
  const kind = target.kind === 'array' ? 'a list' : `a ${target.kind}`
  const message = `${names} beside "$ref" is ignored: "${target.file.path}" holds ${kind}.`
  return {
    code: 'ref-siblings',
    severity: 'warning',
    message,
    at: placeOf(at),
    hint: 'Remove it, or move it into the other file.',
  }
}

/** A path relative to a file → relative to the root; `undefined`: it leads out. */
function resolvePath(from: string, written: string): string | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.includes('..') ? undefined : parts.join('/')
}
