/** mint.json, or docs.json in the flat form → docs.json in the nested form. Touches no disk. */
import type { VersionName } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOf } from '../../schema/json-file.ts'
import type { JsonSpan } from '../../schema/json-file.ts'
import type { JsonNode, JsonObjectNode } from '../../schema/json-tree.ts'
import { parseJson, plainValue } from '../../schema/json-tree.ts'
import { readLanguage } from '../languages.ts'
import { readConfig } from '../read.ts'
import type { Project } from '../read.ts'
import { expandRefs } from '../refs.ts'
import { newerNames } from '../navigation/older-names.ts'
import { keyMoves, moveOf } from './key-moves.ts'
import { areLanguages } from '../../site/versions.ts'
import { nestedNavigation } from './navigation.ts'
import type { Known } from './navigation.ts'
import type { Value } from './nested-value.ts'
import { unplacedKeys } from './unplaced.ts'

export interface Migrated {
  /** The file in the nested form; `undefined` when the old one cannot be read. */
  readonly text?: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The keys of the flat navigation, which are written together. */
const navigationKeys = new Set(['navigation', 'tabs', 'primaryTab', 'anchors', 'topAnchor', 'versions'])

/**
 * Keys keep their order; what moves stands where the first of its new key stood. Codes: `migrate-dropped` (warning: it has
 * no place), `migrate-kept` (info: it stays under its older name), `migrate-inlined` (info), and those of `read.ts`.
 */
export function migrateConfig(project: Project, file: string, known: Known): Migrated {
  const read = readConfig(project, { file })
  const parsed = parseJson(file, project.read(file) ?? '')
  const whole = parsed.root && expandRefs(parsed.root, project.read).root
  if (!read.config || whole?.kind !== 'object') return { diagnostics: read.diagnostics }
  const { root } = newerNames(whole)
  const diagnostics: Diagnostic[] = []
  const work: Work = { root, out: {}, diagnostics }
  const isFlat = isFlatNavigation(root)
  for (const [key, { value, key: at }] of root.members) {
    if (isFlat && navigationKeys.has(key)) work.out['navigation'] ??= nestedNavigation(read.config, known)
    else if (key !== 'navigation' && navigationKeys.has(key)) beside(key, at, value, work)
    else place([key], at, value, work)
  }
  // A link of the flat form has it by itself.
  if (read.config.header.action?.arrow) set(work.out, ['navbar', 'primary', 'arrow'], true)
  if (isFlat)
    diagnostics.push(...unplacedKeys(root, areLanguages(read.config.versions)), ...unnamed(read.config.versions))
  diagnostics.push(...read.files.filter((path) => path !== file).map(inlined))
  diagnostics.push(...otherWarnings(read.diagnostics, diagnostics))
  return { text: `${JSON.stringify(work.out, null, 2)}\n`, diagnostics }
}

/** Languages are called by their own names in the nested form. */
function unnamed(versions: readonly VersionName[]): Diagnostic[] {
  if (!areLanguages(versions)) return []
  return versions.flatMap(({ name, language, at }): Diagnostic[] => {
    const own = readLanguage(language!.code)?.name
    if (own === undefined || own === name) return []
    const message = `The name "${name}" is left out: the menu calls the language "${own}".`
    return [{ code: 'migrate-dropped', severity: 'warning', message, at }]
  })
}

/** What is wrong with the old file and not told yet: it may not come along. */
function otherWarnings(all: readonly Diagnostic[], already: readonly Diagnostic[]): Diagnostic[] {
  const placeWord = ({ at }: Diagnostic) => at && `${at.file}:${at.line}:${at.column}`
  const places = new Set(already.map(placeWord))
  return all.filter((each) => each.severity !== 'info' && !places.has(placeWord(each)))
}

/** Whether tabs, anchors and versions stand beside `navigation`, or it is a list. */
export function isFlatNavigation(root: JsonObjectNode): boolean {
  const navigation = root.members.get('navigation')?.value
  if (navigation?.kind !== 'object') return true
  const inside = ['tabs', 'anchors', 'versions', 'dropdowns', 'products', 'languages', 'global']
  const isPlain = !inside.some((key) => navigation.members.has(key))
  return isPlain && [...navigationKeys].some((key) => key !== 'navigation' && root.members.has(key))
}

interface Work {
  readonly root: JsonObjectNode
  readonly out: Value
  readonly diagnostics: Diagnostic[]
}

function place(path: readonly string[], at: JsonSpan, node: JsonNode, work: Work): void {
  const move = moveOf(path, node)
  const name = path.join('.')
  if (!move && node.kind === 'object' && node.members.size > 0 && hasMovesBelow(name)) {
    for (const [key, member] of node.members) place([...path, key], member.key, member.value, work)
  } else if (!move) set(work.out, path, plainValue(node))
  else if ('drop' in move) dropped(name, at, move.drop, work)
  else if ('keep' in move) {
    set(work.out, path, plainValue(node))
    work.diagnostics.push(told('migrate-kept', at, `"${name}" stays as it is: ${move.keep}.`))
  } else if (move.to.join('.') !== name && isWritten(work.root, move.to, move.whole))
    dropped(name, at, `"${move.to.join('.')}" says the same and wins`, work)
  else if (move.value !== undefined) set(work.out, move.to, move.value)
}

/** A key of the flat navigation beside one in the nested form, which wins where both say something. */
function beside(key: string, at: JsonSpan, value: JsonNode, work: Work): void {
  if (isWritten(work.root, ['navigation', key]))
    return dropped(key, at, `"navigation.${key}" says the same and wins`, work)
  set(work.out, [key], plainValue(value))
  const reason = '"navigation" is in the nested form already'
  work.diagnostics.push(told('migrate-kept', at, `"${key}" stays as it is: ${reason}.`))
}

function inlined(path: string): Diagnostic {
  return {
    code: 'migrate-inlined',
    severity: 'info',
    message: `What "${path}" holds stands in the new file; "${path}" is not read any more.`,
    at: { file: path, line: 1, column: 1 },
    hint: `Remove "${path}" when nothing else needs it.`,
  }
}

function hasMovesBelow(name: string): boolean {
  return name === 'metadata' || Object.keys(keyMoves).some((path) => path.startsWith(`${name}.`))
}

function dropped(name: string, at: JsonSpan, reason: string, { diagnostics }: Work): void {
  diagnostics.push(told('migrate-dropped', at, `"${name}" is left out: ${reason}.`))
}

function told(code: string, at: JsonSpan, message: string): Diagnostic {
  return { code, severity: code === 'migrate-dropped' ? 'warning' : 'info', message, at: placeOf(at) }
}

/** Whether the author wrote a key of the nested form already; an object takes more members, unless it is one `whole`. */
function isWritten(root: JsonNode, path: readonly string[], whole = false): boolean {
  let node: JsonNode | undefined = root
  for (const key of path) node = node?.kind === 'object' ? node.members.get(key)?.value : undefined
  return node !== undefined && (whole || node.kind !== 'object')
}

/** Puts a value at a path; an object that is there already takes the new members after its own. */
function set(out: Value, path: readonly string[], value: unknown): void {
  let owner = out
  for (const key of path.slice(0, -1)) owner = (isValue(owner[key]) ? owner[key] : (owner[key] = {})) as Value
  const key = path.at(-1)!
  const there = owner[key]
  owner[key] = isValue(there) && isValue(value) ? { ...there, ...value } : value
}

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
