/** The compatibility report of a site: which of its keys, components and pages work, and what has no meaning on a static site. */
import type { Build } from '../build.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { placeOf } from '../schema/json-file.ts'
import { parseJson } from '../schema/json-tree.ts'
import { byCode } from '../util/order.ts'
import { escapeControls } from '../report/escape.ts'

export type Standing = 'works' | 'approximated' | 'no-effect' | 'unknown'

export interface Finding {
  readonly name: string
  readonly standing: Standing
  /** What is different, in the words of the messages. */
  readonly notes: readonly string[]
  /** `mint.json:4:3`, or how often it is used. */
  readonly place?: string
  readonly uses?: number
}

export interface Compatibility {
  readonly file: string
  readonly keys: readonly Finding[]
  readonly components: readonly Finding[]
  readonly pages: {
    readonly built: number
    /** Built with at least one error. */
    readonly withErrors: number
    readonly failed: number
    /** Entries of the navigation without a page. */
    readonly missing: readonly string[]
  }
}

/** `textOf` reads a file of the project. */
export function compatibilityOf(
  { site, diagnostics }: Build,
  file: string,
  textOf: (path: string) => string | undefined,
): Compatibility {
  const pages = site?.pages ?? []
  const paths = [...new Set(pages.map(({ document }) => document.path))].filter((path) => /\.mdx?$/i.test(path))
  const onPages = diagnostics.filter(({ at }) => at && at.file !== file)
  const failing = new Set(onPages.filter(({ severity }) => severity === 'error').map(({ at }) => at!.file))
  return {
    file,
    keys: keysOf(file, textOf(file) ?? '', diagnostics),
    components: componentsOf(
      paths.map((path) => textOf(path) ?? ''),
      diagnostics,
    ),
    pages: {
      built: pages.length,
      withErrors: paths.filter((path) => failing.has(path)).length,
      failed: diagnostics.filter(({ code }) => code === 'page-failed').length,
      missing: diagnostics.filter(({ code }) => code === 'page-missing').map(placed),
    },
  }
}

function keysOf(file: string, text: string, diagnostics: readonly Diagnostic[]): Finding[] {
  const { root } = parseJson(file, text)
  if (root?.kind !== 'object') return []
  const starts = [...root.members].map(([name, { key }]) => ({ name, at: placeOf(key) }))
  return starts.map(({ name, at }, index) => {
    const next = starts[index + 1]?.at
    const notes = diagnostics.filter(
      (each) => each.at?.file === file && isFrom(each.at, at) && !(next && isFrom(each.at, next)),
    )
    const place = `${file}:${at.line}:${at.column}`
    return { name, standing: worst(notes), notes: notes.map(({ message }) => message), place }
  })
}

function isFrom(at: Place, start: Place): boolean {
  return at.line > start.line || (at.line === start.line && at.column >= start.column)
}

/** One idle part of a key makes the key approximate; only a key that is idle or unknown itself has no effect. */
function worst(notes: readonly Diagnostic[]): Standing {
  if (notes.length === 0) return 'works'
  const codes = new Set(notes.map(({ code }) => code))
  if (codes.has('key-idle') && codes.size === 1 && notes.length === 1) return 'no-effect'
  if (codes.has('key-unknown') && codes.size === 1 && notes.length === 1) return 'unknown'
  return notes.every(({ code }) => code === 'key-older') ? 'works' : 'approximated'
}

function componentsOf(texts: readonly string[], diagnostics: readonly Diagnostic[]): Finding[] {
  const uses = new Map<string, number>()
  for (const text of texts)
    for (const [, name = ''] of withoutCode(text).matchAll(/<([A-Z][\w.]*)/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return [...uses]
    .toSorted(([a], [b]) => byCode(a, b))
    .map(([name, count]): Finding => {
      const notes = diagnostics.filter((each) => isAbout(each, name))
      const isUnknown = notes.some(({ code }) => code === 'component-unknown')
      const standing = isUnknown ? 'unknown' : notes.length > 0 ? 'approximated' : 'works'
      return { name, standing, notes: [...new Set(notes.map(({ message }) => message))], uses: count }
    })
}

const aboutComponents = /^(?:component|prop|island|import)-/

function isAbout({ code, message }: Diagnostic, name: string): boolean {
  return aboutComponents.test(code) && new RegExp(`[<"]${name.replaceAll('.', '\\.')}[>"\\s]`).test(message)
}

function withoutCode(text: string): string {
  return text.replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm, '').replace(/`[^`\n]*`/g, '')
}

function placed({ message, at }: Diagnostic): string {
  return at ? `${at.file}:${at.line}:${at.column} ${message}` : message
}

const titles: Readonly<Record<Standing, string>> = {
  works: 'works',
  approximated: 'works with differences',
  'no-effect': 'has no effect on a static site',
  unknown: 'is not known',
}

/** The report for people. */
export function compatibilityText({ file, keys, components, pages }: Compatibility): string {
  const missing = pages.missing.map((each) => `  ${escapeControls(each)}`)
  return [
    ...section(`Keys of ${file}`, keys),
    ...section('Components', components),
    'Pages',
    `  ${pages.built} built, ${pages.withErrors} of them with errors, ${pages.failed} failed, ${missing.length} missing`,
    ...missing,
  ].join('\n')
}

function section(title: string, findings: readonly Finding[]): string[] {
  const parts = (Object.keys(titles) as Standing[]).flatMap((standing) => {
    const some = findings.filter((each) => each.standing === standing)
    if (some.length === 0) return []
    const head = `  ${some.length} ${titles[standing]}: ${some.map(({ name }) => escapeControls(name)).join(', ')}`
    return [head].concat(some.flatMap((each) => linesOf(each)))
  })
  return [title, ...(parts.length > 0 ? parts : ['  none']), '']
}

const most = 3

function linesOf({ name, place, notes }: Finding): string[] {
  const shown = notes.slice(0, most).map((note) => `    ${place ?? name}  ${escapeControls(note)}`)
  return notes.length > most ? [...shown, `    ${place ?? name}  and ${notes.length - most} more`] : shown
}
