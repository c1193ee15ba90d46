/**
 * The files that a description consists of. References to other files become `file#/pointer`, relative to the project
 * root, once, when a file is read; from then on a reference means the same wherever it stands.
 */
import { posix } from 'node:path'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Json, JsonObject } from '../model/operation.ts'
import { decoded } from '../util/decoded.ts'
import { nearest } from '../util/suggest.ts'
import { circlesIn } from './circles.ts'
import { idsOf, pointerAt, type Ids } from './ids.ts'
import { isObject } from './json.ts'
import { parse, type Parsed } from './parse.ts'
import { nameOf, stepsOf, valueAt } from './pointer.ts'
import { refsIn, type HeldRef } from './refs.ts'

/** Text of a project file by its path relative to the root; `undefined` when there is none. */
export type ReadFile = (path: string) => string | undefined

/** More files than any description has; stops a chain of files that never ends. */
const mostFiles = 5000

export interface FileSet {
  /** The target of a `$ref`, in the form that this file gives it. */
  readonly target: (ref: string) => Json | undefined
  /** Files read besides the first. */
  readonly files: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

interface Problem {
  readonly file: string
  readonly pointer: string
  readonly diagnostic: Omit<Diagnostic, 'at'>
}

/** Reads all files that a description's references reach and checks that each reference has a target. */
export function fileSet(main: string, parsed: Parsed, readFile: ReadFile = () => undefined): FileSet {
  const read = new Map<string, Parsed>([[main, parsed]])
  const problems: Problem[] = []
  const absent = new Set<string>()
  // A Map is walked in the order of insertion and also gives what is added on the way.
  const names = new Map<string, Ids>()
  for (const [file, { value }] of read) {
    const ids = value === undefined ? undefined : idsOf(value, file)
    if (ids) names.set(file, ids)
    for (const { holder, key, ref, pointer, isForeign } of value === undefined ? [] : refsIn(value)) {
      const full = namedRef({ holder, ref, file, main }, names) ?? fullRef(ref, file, main)
      // Nobody sees what it names: no file is read for it.
      if (isForeign && ('code' in full || (full.file !== main && !read.has(full.file)))) continue
      if (!('code' in full) && full.file !== main && !read.has(full.file) && !absent.has(full.file)) {
        const text = read.size < mostFiles ? readFile(full.file) : undefined
        if (text === undefined) absent.add(full.file)
        else read.set(full.file, parseAny(full.file, text))
      }
      const isUnread = !('code' in full) && isUrl(full.file) && absent.has(full.file)
      if ('code' in full || isUnread) {
        const diagnostic = 'code' in full ? full : notFollowed(ref)
        problems.push({ file, pointer, diagnostic })
      } else replace(holder, key, full.ref)
    }
  }
  const known = new Map<string, Json | undefined>()
  const target = (ref: string) => {
    if (!known.has(ref)) known.set(ref, targetOf(ref, main, read))
    return known.get(ref)
  }
  for (const [file, { value }] of read) {
    const held = value === undefined ? [] : refsIn(value)
    problems.push(...missing(file, held, { target, read }), ...circles(file, held, target))
  }
  return {
    target,
    files: [...read.keys()].slice(1),
    diagnostics: [...[...read.values()].slice(1).flatMap((each) => each.diagnostics), ...placed(problems, read)],
  }
}

/** JSON and YAML as values; any other file, such as the Markdown of a description, as its text. */
function parseAny(file: string, text: string): Parsed {
  if (/\.(json|ya?ml)$/i.test(file.replace(/^(https:[^?]*)\?.*$/i, '$1'))) return parse(file, text)
  return { value: text, diagnostics: [], places: () => new Map() }
}

/** The parsed value is this room's own: it may be written to. Never by assignment, which treats `__proto__` apart. */
function replace(holder: JsonObject, key: string, value: string): void {
  Reflect.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function fullRef(ref: string, from: string, main: string): { ref: string; file: string } | Omit<Diagnostic, 'at'> {
  if (ref.startsWith('#')) return { ref: from === main ? ref : from + ref, file: from }
  const [path = '', fragment = ''] = ref.split('#')
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref) || isUrl(from)) return remoteRef(path, fragment, { ref, from, main })
  const file = posix.join(posix.dirname(from), decoded(path.replaceAll('\\', '/')))
  if (file.startsWith('..') || file.startsWith('/') || path.startsWith('/')) {
    const message = `The reference "${ref}" leads out of the project.`
    return { code: 'ref-outside', severity: 'warning', message, hint: 'Move the file into the project.' }
  }
  return { ref: file === main ? `#${fragment}` : `${file}#${fragment}`, file }
}

const isUrl = (file: string) => /^https?:\/\//i.test(file)

/** What a file at another host refers to lies at a host too: it never reaches into the project. */
function remoteRef(
  path: string,
  fragment: string,
  { ref, from, main }: { ref: string; from: string; main: string },
): { ref: string; file: string } | Omit<Diagnostic, 'at'> {
  const file = URL.canParse(path, isUrl(from) ? from : undefined)
    ? new URL(path, isUrl(from) ? from : undefined).href
    : ''
  if (!/^https:/i.test(file)) return notFollowed(ref)
  return { ref: file === main ? `#${fragment}` : `${file}#${fragment}`, file }
}

function notFollowed(ref: string): Omit<Diagnostic, 'at'> {
  const message = `The reference "${ref}" is not followed: a build makes no network requests by itself.`
  const hint = 'Save the file in the project and name its path, or build with --fetch.'
  return { code: 'ref-remote', severity: 'warning', message, hint }
}

function targetOf(ref: string, main: string, read: ReadonlyMap<string, Parsed>): Json | undefined {
  const cut = ref.indexOf('#')
  const [file, fragment] = cut < 0 ? [ref, ''] : [ref.slice(0, cut), ref.slice(cut + 1)]
  const value = read.get(file || main)?.value
  return value === undefined ? undefined : valueAt(value, fragment)
}

function missing(
  file: string,
  held: readonly HeldRef[],
  { target, read }: { target: (ref: string) => Json | undefined; read: ReadonlyMap<string, Parsed> },
): readonly Problem[] {
  return held.flatMap(({ ref, pointer, isForeign }): Problem[] => {
    if (isForeign || isElsewhere(ref, read) || target(ref) !== undefined) return []
    const near = nearestName(ref, target)
    const message = `The reference "${ref}" leads nowhere.`
    const hint = near ? `Did you mean "${near}"?` : undefined
    return [{ file, pointer, diagnostic: { code: 'ref-missing', severity: 'warning', message, ...(hint && { hint }) } }]
  })
}

/** References that were told already, since nothing follows them. */
function isElsewhere(ref: string, read: ReadonlyMap<string, Parsed>): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/|\/|\.\.)/i.test(ref) && !read.has(ref.split('#')[0]!)
}

function circles(
  file: string,
  held: readonly HeldRef[],
  target: (ref: string) => Json | undefined,
): readonly Problem[] {
  return circlesIn(held, target).map(({ first, refs }): Problem => {
    const all = refs.map((ref) => `"${ref}"`)
    const message =
      all.length === 1
        ? `The reference ${all[0]} leads only to itself.`
        : `The references ${all.slice(0, 6).join(', ')}${all.length > 6 ? ' …' : ''} lead only to each other.`
    const hint = 'Give one of them a content of its own.'
    return { file, pointer: first.pointer, diagnostic: { code: 'ref-circle', severity: 'warning', message, hint } }
  })
}

/** What a reference means that names an `$id`, an `$anchor` or `$self` of this file, or of one that was read before. */
function namedRef(
  { holder, ref, file, main }: { holder: JsonObject; ref: string; file: string; main: string },
  names: ReadonlyMap<string, Ids>,
): { ref: string; file: string } | undefined {
  const own = names.get(file)
  const address = own?.addressOf(holder, ref) ?? (/^https?:/i.test(ref) ? ref : undefined)
  if (address === undefined) return undefined
  for (const [each, ids] of own ? [[file, own] as const, ...names] : names) {
    const pointer = pointerAt(address, ids)
    if (pointer !== undefined) return { ref: `${each === main ? '' : each}#${pointer}`, file: each }
  }
  return undefined
}

function nearestName(ref: string, target: (ref: string) => Json | undefined): string | undefined {
  const steps = stepsOf(ref.split('#')[1] ?? '')
  if (steps.length === 0) return undefined
  const around = target(ref.slice(0, ref.lastIndexOf('/')))
  return isObject(around) ? nearest(nameOf(ref), Object.keys(around)) : undefined
}

function placed(problems: readonly Problem[], read: ReadonlyMap<string, Parsed>): readonly Diagnostic[] {
  const places = new Map<string, ReadonlyMap<string, Place>>()
  for (const [file, { places: ask }] of read) {
    const pointers = problems.filter((each) => each.file === file).map((each) => each.pointer)
    if (pointers.length > 0) places.set(file, ask(pointers))
  }
  return problems.map(({ file, pointer, diagnostic }) => {
    const at = places.get(file)?.get(pointer) ?? { file, line: 1, column: 1 }
    return { ...diagnostic, at }
  })
}
