/** The info string of a fence (components.md 3.4): a language, then a title in bare words and settings in any order. */
import type { Code } from 'mdast'
import type { Range } from './nodes.ts'

export interface CodeBlock {
  /** As the author named it, without what was glued to it; empty when none was given. */
  readonly language: string
  readonly code: string
  readonly title?: string
  /** Lines to mark, 1-based. */
  readonly highlight: ReadonlySet<number>
  readonly focus: ReadonlySet<number>
  readonly numbers: boolean
  readonly startAt?: number
  readonly wrap: boolean
  readonly expandable: boolean
  readonly copy: boolean
  readonly icon?: string
  /** The settings as they were written, without the language. */
  readonly meta: string
  /** Asked for types that show on pointing: a setting without effect. */
  readonly twoslash: boolean
  readonly position?: Range
}

interface Setting {
  readonly name: string
  readonly value?: string
  /** A word of the title: whether it was in quotes, which then are its own, and what stood before it. */
  readonly word?: { readonly quoted: boolean; readonly isApart: boolean }
}

/** Reads a fence. */
export function codeBlock(node: Pick<Code, 'lang' | 'meta' | 'value' | 'position'>): CodeBlock {
  const { language, rest } = split(node.lang ?? '')
  const noLanguage = language === 'nocopy'
  const meta = `${noLanguage ? 'nocopy ' : ''}${rest} ${node.meta ?? ''}`.trim()
  const settings = meta === '' ? noSettings : settle(readSettings(meta))
  return { ...settings, language: noLanguage ? '' : language, code: node.value, meta, position: node.position }
}

/** `python{15}`, `bash=`, `[title]`: what is glued to the language belongs to the settings. */
function split(lang: string): { language: string; rest: string } {
  const [language] = /^[^{[=,"']*/.exec(lang)!
  const rest = lang.slice(language.length)
  // `lines=5`, or a setting, without any language.
  if (/^=./.test(rest)) return { language: '', rest: lang }
  return { language, rest: rest === '=' ? '' : rest }
}

const piece =
  /\s+|([\w:@-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{}]+))|\{([^}]*)\}|\[([^\]]*)\]|"([^"]*)"|'([^']*)'|(\S+)/gy

function readSettings(text: string): Setting[] {
  const settings: Setting[] = []
  for (const found of text.matchAll(piece)) {
    const [, name, double, single, braced, bare, lines, label, quoted, apostrophe, word] = found
    const value = double ?? single ?? (braced === undefined ? bare : unquoted(braced))
    if (name !== undefined) settings.push({ name, value: value ?? '' })
    else if (lines !== undefined) settings.push({ name: 'highlight', value: lines })
    else if (label !== undefined) settings.push(flags.has(label) ? { name: label } : { name: 'title', value: label })
    else if (quoted !== undefined || apostrophe !== undefined)
      settings.push({ name: found[0], word: { quoted: true, isApart: isApart(text, found.index) } })
    else if (word !== undefined)
      settings.push({ name: word, word: { quoted: false, isApart: isApart(text, found.index) } })
  }
  return settings
}

function isApart(text: string, at: number): boolean {
  return at > 0 && /\s/.test(text[at - 1]!)
}

/** A word in quotes is a title without them where it is the only one: in `Install "foo" now` they belong to the words. */
function titleOf(words: readonly Setting[]): string {
  const [only, ...others] = words
  if (only?.word?.quoted && others.length === 0) return only.name.slice(1, -1)
  return words.map(({ name, word }) => (word?.isApart ? ` ${name}` : name)).join('')
}

/** `title={"app.js"}` is `title="app.js"`. */
function unquoted(braced: string): string {
  const inner = braced.trim()
  return /^(["'`])[^"'`]*\1$/.test(inner) ? inner.slice(1, -1) : inner
}

/** Words that are settings; any other bare word belongs to the title. */
const flags = new Set('lines showLineNumbers wrap expandable nocopy twoslash isRunnable'.split(' '))

function settle(settings: readonly Setting[]): Omit<CodeBlock, 'language' | 'code' | 'meta'> {
  const value = (...names: string[]) => settings.find(({ name }) => names.includes(name))?.value
  const on = (...names: string[]) =>
    settings.some(({ name, value: given }) => names.includes(name) && given !== 'false')
  const words = settings.filter((each) => each.word !== undefined && !flags.has(each.name))
  const title = value('title', 'filename', 'file') ?? titleOf(words)
  const numbered = [value('lines'), value('showLineNumbers'), value('startLine')].find((each) =>
    /^\d{1,6}$/.test(each ?? ''),
  )
  return {
    ...(title.trim() && { title: title.trim() }),
    highlight: lineSet(settings.filter(({ name }) => name === 'highlight' || name === 'mark')),
    focus: lineSet(settings.filter(({ name }) => name === 'focus')),
    numbers: on('lines', 'showLineNumbers'),
    ...(numbered !== undefined && { startAt: Number(numbered) }),
    wrap: on('wrap'),
    expandable: on('expandable'),
    copy: !on('nocopy') && value('copy') !== 'false',
    ...(value('icon') && { icon: value('icon') }),
    twoslash: on('twoslash'),
  }
}

/** Most fences say nothing but their language; one object for all, never changed. */
const noSettings = settle([])

/** `1,3-5` and `[1,3]` as numbers. */
function lineSet(settings: readonly Setting[]): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { value = '' } of settings) {
    for (const [, from, to = from] of value.matchAll(/(\d{1,6})(?:\s*-\s*(\d{1,6}))?/g)) {
      const last = Math.min(Number(to), Number(from) + 10_000)
      for (let line = Number(from); line <= last; line++) lines.add(line)
    }
  }
  return lines
}
