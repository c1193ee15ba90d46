/**
 * API descriptions that nothing names. A page may name an operation alone, and its author keeps the description somewhere beside the
 * pages: where no named description has it, those are looked through. Of them nothing is published but what such pages show.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Description } from '../openapi/description.ts'
import { readReference, slicesIn, withoutSlashes, type Wanted } from '../openapi/find.ts'
import { once } from '../util/once.ts'
import { stampOf } from '../util/stamp.ts'
import { maxDescriptionBytes, readUnnamed, type DescriptionCache } from './descriptions.ts'
import type { IgnoreRules } from './ignore.ts'
import type { Live } from './live.ts'
import type { ProjectFiles } from './project-files.ts'
import { readText } from './read-text.ts'

/** A page that names an operation of none of the named descriptions. */
export interface Lost {
  readonly page: string
  readonly reference: string
  /** Path of the page. */
  readonly from: string
  /** Whether the page is not for everyone: then it shows nothing, but keeps its operation back. */
  readonly isClosed: boolean
}

export interface Other {
  readonly path: string
  /** Missing: it cannot be read, which the diagnostics tell. */
  readonly description?: Description
  readonly diagnostics: readonly Diagnostic[]
}

interface OtherParts {
  readonly root: string
  readonly project: ProjectFiles
  readonly dir: string
  readonly rules: IgnoreRules
  readonly descriptions: DescriptionCache
  readonly live: Live
}

/**
 * The descriptions among the files of the content folder that are not `named` and may hold what is lost; the very same values while the
 * files are the same. Since nothing names them, no other host is asked for what they refer to.
 */
export async function otherDescriptions(
  named: ReadonlySet<string>,
  lost: readonly Lost[],
  { root, project, dir, rules, descriptions: cache, live }: OtherParts,
): Promise<Other[]> {
  const known = live.recall('others', [], () => new Map<string, Other>())
  const found: Other[] = []
  for (const path of lost.length === 0 ? [] : candidates({ project, dir, rules, live })) {
    if (named.has(path) || !beginsAsDescription(root, path, live) || !isMeant(root, path, { lost, live })) continue
    const { description, diagnostics } = await readUnnamed(path, project, cache)
    const before = known.get(path)
    const isSame =
      before && before.description === description && (description || same(before.diagnostics, diagnostics))
    found.push(isSame ? before : { path, ...(description && { description }), diagnostics })
  }
  known.clear()
  for (const other of found) known.set(other.path, other)
  return found
}

function same(one: readonly Diagnostic[], other: readonly Diagnostic[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function candidates({ project, dir, rules, live }: Pick<OtherParts, 'project' | 'dir' | 'rules' | 'live'>) {
  const isCandidate = (path: string) =>
    /\.(?:json|ya?ml)$/i.test(path) &&
    (dir === '' || path.startsWith(`${dir}/`)) &&
    !rules.skipsFile(path) &&
    !rules.snippet(path)
  return live.recall('other files', [project.paths, dir, rules], () => [...project.paths].filter(isCandidate))
}

/** Whether a page may mean a file. To look for a path in a text takes a hundredth of what it takes to read a description. */
function isMeant(
  root: string,
  path: string,
  { lost, live: { meant } }: { readonly lost: readonly Lost[]; readonly live: Live },
): boolean {
  const before = meant.get(path)
  if (before?.by === lost) return before.isMeant
  const isAsked = isMeantBy(lost, path, () => {
    const read = readText(join(root, path), path, maxDescriptionBytes)
    return 'text' in read ? read.text.replaceAll('\\/', '/') : undefined
  })
  meant.set(path, { by: lost, isMeant: isAsked })
  return isAsked
}

function isMeantBy(lost: readonly Lost[], spec: string, read: () => string | undefined): boolean {
  const text = once(read)
  return lost.some(({ reference, from }) => {
    const wanted = readReference(reference)
    if (wanted?.file !== undefined) return slicesIn(wanted.file, [{ spec }], from).length > 0
    return wanted !== undefined && mayHold(text(), wanted)
  })
}

/** Titles of webhooks and letters that both formats may escape are not looked for. A file that is no text is told when it is read. */
function mayHold(text: string | undefined, { method, path }: Wanted): boolean {
  if (text === undefined) return true
  if (method === 'WEBHOOK') return text.includes('webhooks')
  return text.includes(withoutSlashes(path)) || (/[^\x20-\x7e]|["'\\]/.test(path) && /\\|''/.test(text))
}

/** Enough for the keys before `openapi`, mostly. */
const beginning = 4096

/**
 * Whether a file holds the key that makes a description of it. The first bytes tell nearly always; most files of a project are none, and
 * may be large. Where keys are sorted, much may stand before that one.
 */
function beginsAsDescription(root: string, path: string, { begins, stamps, isWatched }: Live): boolean {
  const known = begins.get(path)
  if (known !== undefined) return known
  const file = join(root, path)
  if (isWatched && !stamps.has(path)) stamps.set(path, stampOf(file))
  const { text, isWhole } = textAtStart(file)
  const first = keySeen(text)
  const isOne = first === 'undecided' && !isWhole ? keySeen(wholeText(file, path)) === 'found' : first === 'found'
  begins.set(path, isOne)
  return isOne
}

function wholeText(file: string, path: string): string {
  const read = readText(file, path, maxDescriptionBytes)
  return 'text' in read ? read.text : ''
}

function textAtStart(file: string): { readonly text: string; readonly isWhole: boolean } {
  try {
    const open = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(beginning)
      const text = bytes.subarray(0, readSync(open, bytes, 0, beginning, 0))
      const isWide = text[0] === 0xff && text[1] === 0xfe
      const start = text.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
      return { text: start, isWhole: text.length < beginning }
    } finally {
      closeSync(open)
    }
  } catch {
    return { text: '', isWhole: true }
  }
}

/** Keys that stand beside the one in a description and, sorted, before it. */
const besides =
  /^(?:x-.*|\$self|basePath|components|consumes|definitions|externalDocs|host|info|jsonSchemaDialect|parameters|paths|produces|responses|schemes|security|securityDefinitions|servers|tags|webhooks)$/

type Seen = 'found' | 'undecided' | 'other'

/** The key stands at the margin in YAML; in JSON, and in YAML with braces, no other object may be around it. */
function keySeen(text: string): Seen {
  const keys = /^\s*(?:#.*\s+)*\{/.test(text) ? keysInBraces(text) : keysAtMargin(text)
  let isOther = false
  for (const [key, value] of keys) {
    if (/^(?:openapi|swagger)$/.test(key) && /^["']?[23]/.test(value)) return 'found'
    isOther ||= !besides.test(key)
  }
  return isOther ? 'other' : 'undecided'
}

/** Keys with what stands first behind them. */
type Keys = Iterable<readonly [key: string, value: string]>

function* keysAtMargin(text: string): Keys {
  for (const [, , key, value] of text.matchAll(/^(["']?)([\w$][\w$ .-]*)\1[ \t]*:(?=\s|$)[ \t]*(.{0,2})/gm))
    yield [key!, value!]
}

function* keysInBraces(text: string): Keys {
  let depth = 0
  const words =
    /(?<![\w$-])(?:"([^"\\]*(?:\\.[^"\\]*)*)"|'((?:[^']|'')*)'|([\w$][\w$-]*))(?:(?=\s*:\s*(["']?[^\s,{}[\]"']?))|)|[{}[\]]/gs
  for (const [word, double, single, plain, value] of text.matchAll(words)) {
    if (word === '{' || word === '[') depth++
    else if (word === '}' || word === ']') depth--
    else if (depth === 1 && value !== undefined) yield [double ?? single ?? plain!, value]
  }
}
