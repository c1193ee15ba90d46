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
  readonly position?: Range
}

interface Setting {
  readonly name: string
  readonly value?: string
}

/** Reads a fence. */
export function codeBlock(node: Pick<Code, 'lang' | 'meta' | 'value' | 'position'>): CodeBlock {
  const { language, rest } = split(node.lang ?? '')
  const settings = readSettings(`${rest} ${node.meta ?? ''}`)
  const noLanguage = language === 'nocopy'
  const all = noLanguage ? [{ name: 'nocopy' }, ...settings] : settings
  return { ...settle(all), language: noLanguage ? '' : language, code: node.value, position: node.position }
}

/** `python{15}`, `bash=`, `[title]`: what is glued to the language belongs to the settings. */
function split(lang: string): { language: string; rest: string } {
  const [language] = /^[^{[=,"']*/.exec(lang)!
  const rest = lang.slice(language.length)
  // `lines=5` without any language.
  if (/^=./.test(rest)) return { language: '', rest: lang }
  return { language, rest: rest === '=' ? '' : rest }
}

const piece =
  /\s+|([\w:@-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{}]+))|\{([^}]*)\}|\[([^\]]*)\]|"([^"]*)"|'([^']*)'|(\S+)/gy

function readSettings(text: string): Setting[] {
  const settings: Setting[] = []
  for (const found of text.matchAll(piece)) {
    const [, name, double, single, braced, bare, lines, label, quoted, apostrophe, word] = found
    const value = double ?? single ?? braced ?? bare
    if (name !== undefined) settings.push({ name, value: value ?? '' })
    else if (lines !== undefined) settings.push({ name: 'highlight', value: lines })
    else if (label !== undefined) settings.push(flags.has(label) ? { name: label } : { name: 'title', value: label })
    else if (quoted !== undefined || apostrophe !== undefined)
      settings.push({ name: 'title', value: quoted ?? apostrophe })
    else if (word !== undefined) settings.push({ name: word })
  }
  return settings
}

/** Words that are settings; any other bare word belongs to the title. */
const flags = new Set('lines showLineNumbers wrap expandable nocopy twoslash isRunnable'.split(' '))
/** Settings of other tools that say nothing here. */
const ignored = new Set('theme twoslash isRunnable placement actions copy'.split(' '))

function settle(settings: readonly Setting[]): Omit<CodeBlock, 'language' | 'code'> {
  const value = (...names: string[]) => settings.find(({ name }) => names.includes(name))?.value
  const on = (...names: string[]) =>
    settings.some(({ name, value: given }) => names.includes(name) && given !== 'false' && given !== '{false}')
  const words = settings.filter((each) => each.value === undefined && !flags.has(each.name) && !ignored.has(each.name))
  const title = value('title', 'filename', 'file') ?? words.map(({ name }) => name).join(' ')
  const numbered = value('lines', 'showLineNumbers')
  return {
    ...(title.trim() && { title: title.trim() }),
    highlight: lineSet(settings.filter(({ name }) => name === 'highlight' || name === 'mark')),
    focus: lineSet(settings.filter(({ name }) => name === 'focus')),
    numbers: on('lines', 'showLineNumbers'),
    ...(/^\d{1,6}$/.test(numbered ?? '') && { startAt: Number(numbered) }),
    wrap: on('wrap'),
    expandable: on('expandable'),
    copy: !on('nocopy'),
    ...(value('icon') && { icon: value('icon') }),
  }
}

/** `1,3-5` and `[1,3]` as numbers. */
export function lineSet(settings: readonly Setting[]): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { value = '' } of settings) {
    for (const [, from, to = from] of value.matchAll(/(\d{1,6})(?:\s*-\s*(\d{1,6}))?/g)) {
      const last = Math.min(Number(to), Number(from) + 10_000)
      for (let line = Number(from); line <= last; line++) lines.add(line)
    }
  }
  return lines
}
