/**
 * API descriptions that nothing names. A page may name an operation alone, and its author keeps the description somewhere beside the
 * pages: where no named description has it, those are looked through. Of them nothing is published but what such pages show.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { slicesOf, type Description } from '../openapi/description.ts'
import { finderOf, missing, readReference, slicesIn } from '../openapi/find.ts'
import { stampOf } from '../util/stamp.ts'
import { readDescriptions, type DescriptionCache, type FetchText } from './descriptions.ts'
import type { IgnoreRules } from './ignore.ts'
import type { Live } from './live.ts'
import type { ProjectFiles } from './project-files.ts'
import type { FoundOperation } from './tools.ts'

/** A page that names an operation of none of the named descriptions. */
export interface Lost {
  readonly page: string
  readonly reference: string
  /** Path of the page. */
  readonly from: string
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
  readonly fetchText?: FetchText | undefined
  readonly live: Live
}

/** The descriptions among the files of the content folder that are not `named`; the very same values while the files are the same. */
export async function otherDescriptions(named: ReadonlySet<string>, parts: OtherParts): Promise<Other[]> {
  const { root, project, dir, rules, descriptions: cache, fetchText, live } = parts
  const isCandidate = (path: string) =>
    /\.(?:json|ya?ml)$/i.test(path) &&
    (dir === '' || path.startsWith(`${dir}/`)) &&
    !rules.skipsFile(path) &&
    !rules.snippet(path)
  const candidates = live.recall('other files', [project.paths, dir, rules], () =>
    [...project.paths].filter(isCandidate),
  )
  const found: Other[] = []
  for (const path of candidates) {
    if (named.has(path) || !beginsAsDescription(root, path, live)) continue
    const at = { file: path, line: 1, column: 1 }
    const { byPath, diagnostics } = await readDescriptions([{ source: path, at }], project, { cache, fetchText })
    const description = byPath.get(path)
    const make = (): Other => ({ path, ...(description && { description }), diagnostics })
    found.push(live.recall(`other ${path}`, description ? [description] : [project.hashOf(path)], make))
  }
  return found
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

export interface OtherOperations {
  readonly descriptions: ReadonlyMap<string, Description>
  /** The operation, else what says more than `before` does. */
  readonly find: (reference: string, from: string | undefined, before: FoundOperation) => FoundOperation
  /** What is wrong with the descriptions that answer, and with those that might if they could be read. */
  readonly told: (lost: readonly Lost[]) => readonly Diagnostic[]
}

/** What these descriptions answer. */
export function operationsOf(others: readonly Other[]): OtherOperations {
  const descriptions = new Map(others.flatMap(({ path, description }) => (description ? [[path, description]] : [])))
  const finder = finderOf([...descriptions.values()].flatMap(slicesOf))
  const unread = others.flatMap(({ path: spec, description, diagnostics }) =>
    description ? [] : [{ spec, diagnostics }],
  )
  return {
    descriptions,
    find: (reference, from, before) => {
      const found = finder(reference, from)
      return found.isMissing ? missing(() => (saysMore(found, before) ? found : before).problem) : found
    },
    told: (lost) => {
      const answers = lost.map((each) => ({ ...each, slice: finder(each.reference, each.from).slice }))
      const used = new Set(answers.map(({ slice }) => slice?.spec))
      const meant = answers.flatMap(({ slice, reference, from }) => {
        const file = readReference(reference)?.file
        return slice ? [] : file === undefined ? unread : slicesIn(file, unread, from)
      })
      return [
        ...others.filter(({ path }) => used.has(path)).flatMap(({ diagnostics }) => diagnostics),
        ...[...new Set(meant)].flatMap(({ diagnostics }) => diagnostics.map(asWarning)),
      ]
    },
  }
}

/** Of two that have found nothing. */
function saysMore({ problem }: FoundOperation, { problem: before }: FoundOperation): boolean {
  if (problem?.code === 'operation-file') return false
  return before?.code === 'operation-file' || before?.hint === undefined
}

/** Nobody has said that the file is a part of the site. */
function asWarning(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'error' ? { ...diagnostic, severity: 'warning' } : diagnostic
}
