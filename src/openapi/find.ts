/** Finds the operation that an author names in front matter or navigation. */
import { posix } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OperationSlice } from '../model/operation.ts'
import { once } from '../util/once.ts'
import { slug } from '../util/slug.ts'
import { nearest } from '../util/suggest.ts'
import { methods } from './items.ts'
import { titleOf } from './title.ts'
import { barePath } from '../util/bare-path.ts'

export interface Found {
  readonly slice?: OperationSlice
  /** What is wrong with the name; whoever knows where it stands adds the place. Made when it is read: a hint takes a look at every name. */
  readonly problem?: Omit<Diagnostic, 'at'>
  /** No description has it, or there is no such description. */
  readonly isMissing?: true
  /** All that the name could mean, where that is more than one. */
  readonly among?: readonly OperationSlice[]
}

/** Of descriptions that nobody has named one is meant rather than none. */
export interface Unnamed {
  /** Whether two descriptions say the same. */
  readonly isCopy: (one: string, other: string) => boolean
}

export type Finder = (reference: string, from?: string) => Found

/**
 * The one that shares more folders from the top with the page than all others do, or as many and lies less far below them. Where they
 * share none that says nothing of descriptions that somebody has named; of copies side by side the first is as good as any.
 */
function nearestTo(
  from: string | undefined,
  slices: readonly OperationSlice[],
  unnamed: Unnamed | undefined,
): OperationSlice | undefined {
  if (from === undefined) return undefined
  const ranked = slices
    .map((slice) => ({ slice, shared: sharedFolders(slice.spec, from), depth: slice.spec.split('/').length }))
    .sort((a, b) => b.shared - a.shared || a.depth - b.depth || (a.slice.spec < b.slice.spec ? -1 : 1))
  const [first, ...others] = ranked
  if (first!.shared === 0 && !unnamed) return undefined
  const asNear = others.filter(({ shared, depth }) => shared === first!.shared && depth === first!.depth)
  const { spec } = first!.slice
  const isOne = asNear.every(({ slice }) => slice.spec !== spec && unnamed?.isCopy(spec, slice.spec))
  return isOne ? first!.slice : undefined
}

function sharedFolders(one: string, other: string): number {
  const [first, second] = [one, other].map((path) => path.split('/').slice(0, -1)) as [string[], string[]]
  const end = first.findIndex((folder, index) => folder !== second[index])
  return end < 0 ? first.length : end
}

/**
 * `GET /plants`, `openapi.yaml GET /plants`, `openapi GET /plants`, `webhook new-plant`. The method in any case; a slash
 * at the end is forgiven; a webhook by its key or its title. `from` is the page that names it: a file may be written from
 * there on, and of several operations the nearest counts, as that of a version or a language beside its pages. Names are
 * looked up, however many operations there are, and what was found is kept.
 */
export function finderOf(slices: readonly OperationSlice[], unnamed?: Unnamed): Finder {
  const tables = { ...tablesOf(slices), unnamed }
  const known = new Map<string, Found>()
  return (reference, from) => {
    const key = `${from ?? ''}\0${reference}`
    const found = known.get(key) ?? lookUp(reference, from, tables)
    known.set(key, found)
    return found
  }
}

/** The same for one name. */
export function findSlice(slices: readonly OperationSlice[], reference: string, from?: string): Found {
  return finderOf(slices)(reference, from)
}

function lookUp(reference: string, from: string | undefined, { all, inFile, unnamed }: Tables): Found {
  const wanted = readReference(reference)
  if (!wanted) return { problem: unreadable(reference) }
  const { file } = wanted
  const table = file === undefined ? all : inFile(file, from)
  if (!table) return missing(() => unknownFile(file!, all.slices))
  const closest = table.closest(wanted)
  if (!closest) return missing(() => unknown(reference, wanted, table.slices))
  if (closest.length === 1) return { slice: closest[0]! }
  const slice = nearestTo(from, closest, unnamed)
  return { among: closest, ...(slice ? { slice } : { problem: ambiguous(reference, closest) }) }
}

/** That nothing was found; what to say of it is made at most once. */
export function missing(say: () => Found['problem']): Found {
  const problem = once(say)
  return {
    isMissing: true,
    get problem() {
      return problem()
    },
  } as Found
}

interface Table {
  readonly slices: readonly OperationSlice[]
  readonly closest: (wanted: Wanted) => readonly OperationSlice[] | undefined
}

interface Tables {
  readonly all: Table
  /** `undefined`: there is no such description. */
  readonly inFile: (file: string, from: string | undefined) => Table | undefined
  readonly unnamed?: Unnamed | undefined
}

function tablesOf(slices: readonly OperationSlice[]): Tables {
  const bySpec = once(() => grouped(slices, ({ spec }) => [spec]))
  const specs = once(() => [...bySpec().keys()].map((spec) => ({ spec })))
  const tables = new Map<string, Table>()
  return {
    all: tableOf(slices),
    inFile: (file, from) => {
      const meant = slicesIn(file, specs(), from).map(({ spec }) => spec)
      const key = meant.join('\0')
      if (meant.length > 0 && !tables.has(key)) tables.set(key, tableOf(meant.flatMap((spec) => bySpec().get(spec)!)))
      return tables.get(key)
    },
  }
}

/** What is written exactly goes before what only a slash tells apart, and that before titles of webhooks. */
function tableOf(slices: readonly OperationSlice[]): Table {
  const exact = grouped(slices, (slice) => [`${wordOf(slice)} ${slice.path}`])
  const loose = once(() => grouped(slices, (slice) => [`${wordOf(slice)} ${withoutSlashes(slice.path)}`]))
  const titled = once(() =>
    grouped(
      slices.filter(({ kind }) => kind === 'webhook'),
      (slice) => new Set([slug(titleOf(slice)), slug(slice.path)]),
    ),
  )
  return {
    slices,
    closest: ({ method, path }) =>
      exact.get(`${method} ${path}`) ??
      loose().get(`${method} ${withoutSlashes(path)}`) ??
      (method === 'WEBHOOK' ? titled().get(slug(path)) : undefined),
  }
}

function grouped<T>(values: readonly T[], keysOf: (value: T) => Iterable<string>): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values)
    for (const key of keysOf(value)) {
      const same = groups.get(key)
      if (same) same.push(value)
      else groups.set(key, [value])
    }
  return groups
}

/** What a reference names. */
export interface Wanted {
  readonly file?: string
  /** Upper case; `WEBHOOK` for webhooks. */
  readonly method: string
  readonly path: string
}

/** The words of a reference; `undefined` when it has no method or no path. */
export function readReference(reference: string): Wanted | undefined {
  const words = reference.trim().split(/\s+/)
  const at = words.slice(0, 2).findIndex((word, index) => isMethod(word, words[index + 1]))
  const path = words.slice(at + 1).join(' ')
  if (at < 0 || path === '') return undefined
  return { ...(at === 1 ? { file: words[0]! } : {}), method: words[at]!.toUpperCase(), path }
}

/** Methods in any case; those of `additionalOperations` (3.2) in capitals before a path. */
function isMethod(word: string, next = ''): boolean {
  return (
    methods.includes(word.toLowerCase()) ||
    word.toLowerCase() === 'webhook' ||
    (/^[A-Z]{3,}$/.test(word) && next.startsWith('/'))
  )
}

function wordOf(slice: OperationSlice): string {
  return slice.kind === 'webhook' ? 'WEBHOOK' : slice.method.toUpperCase()
}

/** A slash at the end is forgiven. */
export function withoutSlashes(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

/** The description at a path, written from the page on or from the top; without one, every description of that name. */
export function slicesIn<T extends Pick<OperationSlice, 'spec'>>(
  file: string,
  slices: readonly T[],
  from?: string,
): readonly T[] {
  const bare = barePath(file.replaceAll('\\', '/'))
  const stem = (spec: string) => spec.replace(/\.(json|ya?ml)$/i, '')
  const name = (spec: string) => spec.replace(/^.*\//, '')
  const at = (path: string) => slices.filter(({ spec }) => spec === path || stem(spec) === path)
  const beside = besidePage(file, from)
  const besideIt = beside === undefined ? [] : at(beside)
  const atPath = besideIt.length > 0 ? besideIt : at(bare)
  return atPath.length > 0 ? atPath : slices.filter(({ spec }) => name(spec) === bare || name(stem(spec)) === bare)
}

/** Where `./a.json` and `../a.json` lie that a page names; `undefined` for other names, and where that is outside of the project. */
export function besidePage(file: string, from: string | undefined): string | undefined {
  const written = file.replaceAll('\\', '/')
  if (from === undefined || !/^\.\.?\//.test(written)) return undefined
  const path = posix.join(posix.dirname(from), written)
  return path.startsWith('../') ? undefined : path
}

function named(slice: OperationSlice): string {
  return slice.kind === 'webhook' ? `webhook ${slice.path}` : `${slice.method.toUpperCase()} ${slice.path}`
}

/** What is wrong with a reference that cannot be read. */
export function unreadable(reference: string): Omit<Diagnostic, 'at'> {
  const message = `"${reference.trim()}" names no operation.`
  const hint = 'Write a method and a path, such as "GET /plants", or "webhook" and a name.'
  return { code: 'operation-reference', severity: 'error', message, hint }
}

function unknownFile(file: string, slices: readonly OperationSlice[]): Omit<Diagnostic, 'at'> {
  const near = nearest(file, new Set(slices.map((slice) => slice.spec)))
  const message = `There is no API description "${file}".`
  return { code: 'operation-file', severity: 'error', message, ...(near ? { hint: `Did you mean "${near}"?` } : {}) }
}

function unknown(reference: string, wanted: Wanted, slices: readonly OperationSlice[]): Omit<Diagnostic, 'at'> {
  const samePath = slices.find((slice) => withoutSlashes(slice.path) === withoutSlashes(wanted.path))
  const near = samePath ? named(samePath) : nearest(`${wanted.method} ${wanted.path}`, slices.map(named))
  const message = `There is no operation "${reference.trim()}".`
  return { code: 'operation-unknown', severity: 'error', message, ...(near ? { hint: `Did you mean "${near}"?` } : {}) }
}

function ambiguous(reference: string, slices: readonly OperationSlice[]): Omit<Diagnostic, 'at'> {
  const all = slices.map((slice) => `"${slice.spec} ${named(slice)}"`)
  const message = `"${reference.trim()}" could be ${all.join(' or ')}.`
  return { code: 'operation-ambiguous', severity: 'error', message, hint: `Write ${all[0]}, or the other.` }
}
