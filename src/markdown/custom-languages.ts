/**
 * Languages that a project brings the grammar of. Each gets names of its own inside of the highlighter, made from its text: it
 * cannot take the place of another grammar there, and code that is kept is that of just this grammar.
 */
import type { LanguageRegistration } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { hash } from '../util/hash.ts'
import { findLanguage, languageId } from './languages.ts'
import type { Language } from './languages.ts'

/** A language of the project. */
export interface CustomLanguage {
  readonly id: string
  /** What authors write at a fence, in lower case. */
  readonly names: readonly string[]
  readonly grammar: LanguageRegistration
  /** Languages of the highlighter that the grammar names. */
  readonly embedded: readonly string[]
}

/** What is read of a grammar, besides its rules. */
export interface RawGrammar {
  readonly name?: unknown
  readonly aliases?: unknown
  readonly fileTypes?: unknown
  readonly scopeName: string
  readonly patterns: readonly unknown[]
  readonly repository?: unknown
}

/** A grammar as editors have it. `fallback` is its name where it has none. */
export function customLanguage(raw: RawGrammar, fallback: string): CustomLanguage {
  const id = `own-${hash(JSON.stringify(raw))}`
  const scopes = new Set<string>()
  const inside = rewritten({ patterns: raw.patterns, repository: raw.repository ?? {} }, raw.scopeName, scopes)
  const embedded = [...scopes].flatMap((scope) => {
    const found = findLanguage(scope.split('.')[1] ?? '', bundledLanguages)
    return found.kind === 'known' ? [found.id] : []
  })
  const grammar = { ...(inside as object), name: id, scopeName: `source.${id}` } as LanguageRegistration
  return { id, names: namesOf(raw, fallback), grammar, embedded: [...new Set(embedded)] }
}

function namesOf({ name, aliases, fileTypes }: RawGrammar, fallback: string): string[] {
  const own = typeof name === 'string' && name.trim() !== '' ? name : fallback
  const others = [aliases, fileTypes].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
  const all = [own, ...others].filter((each) => typeof each === 'string')
  return [...new Set(all.map((each) => each.trim().toLowerCase().replace(/^\./, '')).filter(Boolean))]
}

/** The rules with the grammar named by `$self`; other scopes that they include end up in `scopes`. */
function rewritten(value: unknown, own: string, scopes: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, own, scopes))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => {
    if (key !== 'include' || typeof each !== 'string') return [key, rewritten(each, own, scopes)]
    const [scope = '', rule] = each.split('#', 2)
    if (scope === own) return [key, rule === undefined ? '$self' : `#${rule}`]
    if (/^(?:source|text)\./.test(scope)) scopes.add(scope)
    return [key, each]
  })
  return Object.fromEntries(entries)
}

/** What a name means, a language of the project before all others. */
export function findAmong(own: readonly CustomLanguage[], name: string): Language {
  const found = ownId(own, name.trim().toLowerCase())
  return found === undefined ? findLanguage(name, bundledLanguages) : { kind: 'known', id: found }
}

/** The id of what a name means, and nothing for what is no language: nothing is looked for that may have been meant. */
export function knownId(own: readonly CustomLanguage[], name: string): string | undefined {
  const lower = name.toLowerCase()
  return ownId(own, lower) ?? languageId(lower, bundledLanguages)
}

function ownId(own: readonly CustomLanguage[], lower: string): string | undefined {
  return own.find(({ names }) => names.includes(lower))?.id
}

/** The grammars of a language, those that it embeds first. */
export async function grammarsOf(id: string, own: readonly CustomLanguage[]): Promise<LanguageRegistration[]> {
  const found = own.find((each) => each.id === id)
  const ids = found ? found.embedded : [id]
  const modules = await Promise.all(ids.map((each) => bundledLanguages[each as keyof typeof bundledLanguages]()))
  return [...modules.flatMap((module) => module.default), ...(found ? [found.grammar] : [])]
}
