/** What descriptions that nothing names answer to the pages that look for an operation there, and what such pages keep back of them. */
import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { NavNode } from '../model/navigation.ts'
import type { OperationSlice } from '../model/operation.ts'
import { slicesOf, type Description } from '../openapi/description.ts'
import { finderOf, missing, readReference, slicesIn } from '../openapi/find.ts'
import { closedDescriptions, withoutClosed } from './closed-descriptions.ts'
import { guardedOf, type Downloads } from './downloads.ts'
import type { Lost, Other } from './other-descriptions.ts'
import type { FoundOperation } from './tools.ts'

export interface OtherOperations {
  readonly descriptions: ReadonlyMap<string, Description>
  /** The operation, else what says more than `before` does. */
  readonly find: (reference: string, from: string | undefined, before: FoundOperation) => FoundOperation
  /** What they answer to pages. Of a name that could mean several, all are meant by a page that keeps its operation back, and copies by any. */
  readonly answers: readonly {
    readonly lost: Lost
    readonly slice?: OperationSlice
    readonly meant: readonly OperationSlice[]
  }[]
  /** Those that pages show. */
  readonly used: readonly Other[]
  /** What is wrong with those that might answer if they could be read. */
  readonly unread: readonly Diagnostic[]
}

/** What these descriptions answer. */
export function operationsOf(others: readonly Other[], lost: readonly Lost[]): OtherOperations {
  const descriptions = new Map(others.flatMap(({ path, description }) => (description ? [[path, description]] : [])))
  const isCopy = copiesAmong(descriptions)
  const finder = finderOf([...descriptions.values()].flatMap(slicesOf), { isCopy })
  const answers = lost.map((each) => {
    const { slice, among = [] } = finder(each.reference, each.from)
    const meant = slice ? among.filter(({ spec }) => isCopy(spec, slice.spec)) : each.isClosed ? among : []
    return { lost: each, meant, ...(slice && { slice }) }
  })
  const open = answers.filter((each) => !each.lost.isClosed)
  const used = new Set(open.map(({ slice }) => slice?.spec))
  return {
    descriptions,
    find: (reference, from, before) => {
      const found = finder(reference, from)
      return found.isMissing ? missing(() => (saysMore(found, before) ? found : before).problem) : found
    },
    answers,
    used: others.filter(({ path }) => used.has(path)),
    unread: unreadFor(
      open.flatMap((each) => (each.slice ? [] : [each.lost])),
      others,
    ),
  }
}

/** Whether two descriptions say the very same, as one in JSON beside one in YAML. References to files lead elsewhere from another folder. */
function copiesAmong(descriptions: ReadonlyMap<string, Description>): (one: string, other: string) => boolean {
  const known = new Map<string, boolean>()
  return (one, other) => {
    if (one === other) return true
    const key = [one, other].toSorted().join('\0')
    const found = known.get(key) ?? isCopyOf(descriptions.get(one)!, descriptions.get(other)!)
    known.set(key, found)
    return found
  }
}

function isCopyOf(one: Description, other: Description): boolean {
  const isBeside = posix.dirname(one.path) === posix.dirname(other.path)
  return (isBeside || one.files.length + other.files.length === 0) && isDeepStrictEqual(one.written, other.written)
}

function unreadFor(lost: readonly Lost[], others: readonly Other[]): readonly Diagnostic[] {
  const all = others.flatMap(({ path: spec, description, diagnostics }) => (description ? [] : [{ spec, diagnostics }]))
  const meant = lost.flatMap(({ reference, from }) => {
    const file = readReference(reference)?.file
    return file === undefined ? all : slicesIn(file, all, from)
  })
  return [...new Set(meant)].flatMap(({ diagnostics }) => diagnostics.map(asWarning))
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

export interface Closing {
  readonly isClosed: (page: string) => boolean
  readonly navigation: readonly NavNode[]
  /** Ids of the author's pages. */
  readonly ids: ReadonlySet<string>
  readonly root: string
}

export interface GuardedOperations extends OtherOperations {
  /** Files of the project that hold more than readers may see, as `Downloads` has them. */
  readonly guarded: Downloads['guarded']
}

/** The same without what is not for everyone: what pages close, and what the descriptions that pages mean keep back themselves. */
export function guardedOperations(
  others: readonly Other[],
  lost: readonly Lost[],
  { isClosed, navigation, ids, root }: Closing,
): GuardedOperations {
  const first = operationsOf(others, lost)
  const all = first.answers.flatMap(({ lost: { page }, slice, meant }) =>
    [...new Set(slice ? [slice, ...meant] : meant)].map((each) => ({ slice: each, page })),
  )
  const specs = new Set(all.map(({ slice }) => slice.spec))
  const used = new Map([...first.descriptions].filter(([path]) => specs.has(path)))
  const descriptions = withoutClosed(used, { all, isClosed })
  const pairs = all.map(({ slice, page }) => [page, slice.spec] as const)
  const closed = closedDescriptions({ specs: pairs, navigation }, ids)
  const guarded = guardedOf({ descriptions, closed, root })
  if (descriptions === used) return { ...first, guarded }
  const kept = others.map((other) => ({ ...other, ...replaced(descriptions.get(other.path)) }))
  return { ...operationsOf(kept, lost), guarded }
}

function replaced(description: Description | undefined): { readonly description?: Description } {
  return description ? { description } : {}
}
