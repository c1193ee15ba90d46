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

/** Enough for the keys before `openapi`: those that stand before are few. */
const beginning = 4096

/** Whether the first bytes of a file hold the key that makes a description of it; most files of a project are none, and may be large. */
function beginsAsDescription(root: string, path: string, { begins, stamps, isWatched }: Live): boolean {
  const known = begins.get(path)
  if (known !== undefined) return known
  const file = join(root, path)
  if (isWatched && !stamps.has(path)) stamps.set(path, stampOf(file))
  const isOne = holdsKey(textAtStart(file))
  begins.set(path, isOne)
  return isOne
}

function textAtStart(file: string): string {
  try {
    const open = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(beginning)
      const text = bytes.subarray(0, readSync(open, bytes, 0, beginning, 0))
      const isWide = text[0] === 0xff && text[1] === 0xfe
      return text.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
    } finally {
      closeSync(open)
    }
  } catch {
    return ''
  }
}

/** The key stands at the margin in YAML; in JSON no other object may be around it. */
function holdsKey(text: string): boolean {
  if (!/^\s*\{/.test(text)) return /^(["']?)(?:openapi|swagger)\1[ \t]*:[ \t]*["']?[23]/m.test(text)
  let depth = 0
  const words = text.matchAll(/("(?:openapi|swagger)")(?=\s*:\s*"?[23])|"(?:[^"\\]|\\.)*"|[{}[\]]/g)
  for (const [word, key] of words) {
    if (key !== undefined && depth === 1) return true
    if (word === '{' || word === '[') depth++
    else if (word === '}' || word === ']') depth--
  }
  return false
}
