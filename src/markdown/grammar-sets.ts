/**
 * Which grammars a piece of code is read with. A grammar that may hold code of others (Markdown with its fences, Vue) shows it as what it
 * is where their grammars are at hand, and some grammars change others, so what code looks like depends on all that lie in one set.
 * Code of such languages has a set of its own: its language and those that the code names. So it looks the same whatever was read before,
 * and after an edit as in a build from nothing.
 */
import type { LanguageRegistration } from 'shiki/core'
import type { LoadedGrammars } from './loaded-grammars.ts'

/** Languages that read what is in them as another one if that is there (`embeddedLangsLazy`), or change others (`injectTo`). */
export const dependent: ReadonlySet<string> = new Set(
  [
    'adoc angular-html angular-ts asciidoc astro erb erl erlang f# fs fsharp haml jade just justfile latex lit markdown md mdc mdx',
    'mediawiki nim nix org pug rb rst ruby svelte ts-tags twig typ typst vue wiki wikitext',
  ]
    .join(' ')
    .split(' '),
)

/** Finds the set for a piece of code; where that takes languages that are not loaded, their names. */
export type SetFinder = (id: string, code: string) => LoadedGrammars | { readonly missing: readonly string[] }

export interface SetParts {
  readonly open: () => LoadedGrammars
  /** Grammars of the languages that were loaded, by their ids. */
  readonly loaded: ReadonlyMap<string, readonly LanguageRegistration[]>
  /** The id of what a name means; `undefined` where it is no language. */
  readonly idOf: (name: string) => string | undefined
  readonly isOwn: (id: string) => boolean
}

/** Languages that one piece of code brings into its set, the first that it names: to make a set takes a tenth of a second for each. */
const mostNamed = 3
/** Sets that are kept; the one that was longest not asked for leaves first, and is made again. */
const mostSets = 24

/** Makes sets as they are asked for. */
export function createSetFinder({ open, loaded, idOf, isOwn }: SetParts): SetFinder {
  const common = open()
  const inCommon = new Set<string>()
  const apart = new Map<string, LoadedGrammars>()
  const lazyOf = new Map<string, ReadonlySet<string> | undefined>()
  const lazyLanguages = (id: string, grammars: readonly LanguageRegistration[]) => {
    if (!lazyOf.has(id)) lazyOf.set(id, isOwn(id) || dependent.has(id) ? lazyIn(grammars) : undefined)
    return lazyOf.get(id)
  }
  return (id, code) => {
    const grammars = loaded.get(id)
    if (!grammars) return { missing: [id] }
    const lazy = lazyLanguages(id, grammars)
    if (!lazy) {
      if (!inCommon.has(id)) common.add(grammars)
      inCommon.add(id)
      return common
    }
    const named = lazy.size === 0 ? [] : languagesFor(id, code, idOf)
    const missing = named.filter((each) => !loaded.has(each))
    if (missing.length > 0) return { missing }
    const more = named.filter((each) => loaded.get(each)!.some(({ name }) => lazy.has(name)))
    const key = [id, ...more].join(' ')
    const set = apart.get(key) ?? open()
    if (!apart.has(key)) set.add([...more.flatMap((each) => loaded.get(each)!), ...grammars])
    apart.delete(key)
    apart.set(key, set)
    const [oldest] = apart.keys()
    if (apart.size > mostSets) apart.delete(oldest!)
    return set
  }
}

function lazyIn(grammars: readonly LanguageRegistration[]): ReadonlySet<string> {
  return new Set(grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy))
}

/** What is in a language without being named there: JSX, `import` and `export` in MDX, HTML in Markdown, Ruby in Haml. */
const always: Readonly<Record<string, readonly string[]>> = {
  mdx: ['tsx'],
  md: ['html-derivative'],
  markdown: ['html-derivative'],
  mdc: ['html-derivative'],
  haml: ['ruby'],
}

/** How languages name the language of a part: fences, attributes, AsciiDoc, LaTeX, Org, reStructuredText, filters of Haml and Pug. */
const written = [
  /^[ \t>*+-]*(?:`{3,}|~{3,})[ \t]*(?:\{[ \t.]*)?([\w+#-]{1,40})/g,
  /\blang(?:uage)?[ \t]*=[ \t]*["']?([\w+#-]{1,40})/g,
  /^\[(?:source)?,[ \t]*([\w+#-]{1,40})/g,
  /\\begin\{(?:minted|lstlisting)\}(?:\[[^\]]{0,80}\])?\{([\w+#-]{1,40})\}/g,
  /^[ \t]*#\+begin_src[ \t]+([\w+#-]{1,40})/gi,
  /^[ \t]*\.\. (?:code|code-block|sourcecode)::[ \t]*([\w+#-]{1,40})/g,
  /^[ \t]*:([a-z]{1,40})[ \t]*$/g,
]

/** Longer lines name no language: they are no text that somebody wrote. */
const longest = 400

/** Ids of the languages beside its own that a piece of code is read with, sorted: those that are always, and the first that it names. */
export function languagesFor(id: string, code: string, idOf: SetParts['idOf']): readonly string[] {
  const fixed = Object.hasOwn(always, id) ? always[id]! : []
  const found = new Set<string>()
  for (const name of namesIn(code)) {
    const named = idOf(name)
    if (named !== undefined) found.add(named)
    if (found.size === mostNamed) break
  }
  return [...new Set([...fixed, ...found])].sort()
}

/** Names of languages that a piece of code says parts of it are in, line by line. */
function* namesIn(code: string): Generator<string> {
  const matter = /^(?:---|\+\+\+)[ \t]*\n/.exec(code)?.[0]
  if (matter) yield matter.startsWith('-') ? 'yaml' : 'toml'
  for (const line of code.split('\n')) {
    if (line.length > longest) continue
    for (const pattern of written) for (const [, name] of line.matchAll(pattern)) yield name!
  }
}
