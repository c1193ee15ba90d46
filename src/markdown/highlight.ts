/**
 * Code → lines of classed spans. Shiki's core with the JavaScript engine, in one pass for light and dark; grammars are loaded
 * when a language is first met. A highlighter belongs to whoever made it: it holds the grammars and a bounded cache.
 */
import { cpuUsage } from 'node:process'
import type { ElementContent } from 'hast'
import { createHighlighterCore } from 'shiki/core'
import type { HighlighterCore, ThemedToken } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import type { CodeLine } from '../model/code.ts'
import type { TokenKind } from '../model/theme.ts'
import { kindOf, numberedTheme } from './highlight-theme.ts'
import { findLanguage } from './languages.ts'
import type { Language } from './languages.ts'
import { limits } from './limits.ts'

type Tokens = Readonly<Record<TokenKind, string>>

/** Time that the code of one page may still take. Real pages use a hundredth of it; hostile ones lose their colours, not the build. */
export interface Budget {
  milliseconds: number
}

export interface Highlighter {
  /** Loads the grammars of languages, by the names authors write; unknown names are passed over. */
  readonly load: (languages: Iterable<string>) => Promise<void>
  /** Lines of code. A language that is unknown or not loaded, and code over the limits, stay plain. */
  readonly lines: (code: string, language: string, tokens: Tokens, budget?: Budget) => readonly CodeLine[]
  /** What a name means. */
  readonly find: (language: string) => Language
}

/** Code that stays in the cache, in characters; the oldest leaves first. */
const cacheSize = 8_000_000
/** A line longer than this is not tokenised (minified code, data). */
const longLine = 1_000
/** Milliseconds for the code of one page. The largest grammar, C++, needs a third of it to start. */
export const patience = 6_000
/** What is tokenised between two looks at the clock: regular expressions of grammars can be quadratic in a line. */
const batch = { lines: 200, characters: 10_000, longLine: 300 } as const

/** Makes a highlighter. Make one per process: the first grammars cost a tenth of a second. */
export function createHighlighter(): Highlighter {
  let core: Promise<HighlighterCore> | undefined
  let ready: HighlighterCore | undefined
  const cache = new Map<string, readonly CodeLine[]>()
  let held = 0
  const loaded = new Set<string>()
  const find = (language: string) => findLanguage(language, bundledLanguages)
  const remember = (key: string, lines: readonly CodeLine[]) => {
    cache.set(key, lines)
    held += key.length
    for (const oldest of cache.keys()) {
      if (held <= cacheSize) break
      cache.delete(oldest)
      held -= oldest.length
    }
    return lines
  }
  return {
    find,
    async load(languages) {
      const ids = new Set([...languages].flatMap((name) => idOf(find(name))))
      if (ids.size === 0) return
      core ??= createHighlighterCore({
        themes: [numberedTheme],
        langs: [],
        engine: createJavaScriptRegexEngine({ forgiving: true }),
      })
      ready = await core
      const missing = [...ids].filter((id) => !loaded.has(id))
      await ready.loadLanguage(...missing.map((id) => bundledLanguages[id as keyof typeof bundledLanguages]))
      for (const id of missing) loaded.add(id)
    },
    lines(code, language, tokens, budget = { milliseconds: patience }) {
      const [id] = idOf(find(language))
      if (!id || !ready || !loaded.has(id) || code.length > limits.code) return plainLines(code)
      const key = `${id}\n${Object.values(tokens).join(' ')}\n${code}`
      return cache.get(key) ?? remember(key, tokenise(ready, code, { lang: id, tokens, budget }))
    },
  }
}

function idOf(language: Language): string[] {
  return language.kind === 'known' ? [language.id] : []
}

/** The contract between rooms: highlights one piece of code. Without a shared highlighter it makes one, which is slow. */
export async function highlightCode(
  code: string,
  language: string,
  tools: { readonly theme: { readonly markdown: { readonly tokens: Tokens } }; readonly highlighter?: Highlighter },
): Promise<CodeLine[]> {
  const highlighter = tools.highlighter ?? createHighlighter()
  await highlighter.load([language])
  return [...highlighter.lines(code, language, tools.theme.markdown.tokens)]
}

/** Lines without colours. */
export function plainLines(code: string): CodeLine[] {
  return code.split('\n').map((value) => ({ content: value === '' ? [] : [{ type: 'text', value }] }))
}

function tokenise(
  core: HighlighterCore,
  code: string,
  { lang, tokens, budget }: { lang: string; tokens: Tokens; budget: Budget },
): CodeLine[] {
  const source = code.split('\n')
  const lines: CodeLine[] = []
  let state: ReturnType<HighlighterCore['getLastGrammarState']> | undefined
  for (let at = 0; at < source.length;) {
    const end = endOfBatch(source, at)
    const since = stopwatch()
    if (budget.milliseconds <= 0) return [...lines, ...plainLines(source.slice(at).join('\n'))]
    try {
      const settings = {
        lang,
        theme: 'numbered',
        tokenizeMaxLineLength: longLine,
        tokenizeTimeLimit: 0,
        ...(state && { grammarState: state }),
      }
      const found = core.codeToTokensBase(source.slice(at, end).join('\n'), settings)
      for (const line of found) lines.push({ content: spans(line, tokens) })
      if (end < source.length) state = core.getLastGrammarState(found)
    } catch {
      // A grammar that the engine cannot run: the code is shown all the same.
      return [...lines, ...plainLines(source.slice(at).join('\n'))]
    }
    budget.milliseconds -= since()
    at = end
  }
  return lines
}

/**
 * Milliseconds of work since: time on the clock or of the processor, whichever is less, so that a busy machine takes no colours
 * away and the same page gives the same bytes.
 */
function stopwatch(): () => number {
  const clock = performance.now()
  const before = cpuUsage()
  return () => {
    const { user, system } = cpuUsage(before)
    return Math.min(performance.now() - clock, (user + system) / 1000)
  }
}

/** Long lines count for more, so that there are few between two looks at the clock. */
function endOfBatch(source: readonly string[], from: number): number {
  let weight = 0
  let at = from
  for (; at < source.length && at - from < batch.lines && weight < batch.characters; at++) {
    const { length } = source[at]!
    weight += length > batch.longLine ? batch.characters / 2 : length
  }
  return at
}

/** Neighbours of one kind become one span; blanks go with what stands before them. */
function spans(line: readonly ThemedToken[], tokens: Tokens): ElementContent[] {
  const parts: { kind: TokenKind | undefined; value: string }[] = []
  for (const { content, color } of line) {
    if (content === '') continue
    const last = parts.at(-1)
    const kind = kindOf(color)
    if (last && (last.kind === kind || content.trim() === '')) last.value += content
    else parts.push({ kind, value: content })
  }
  return parts.map(({ kind, value }): ElementContent => {
    const text = { type: 'text', value } as const
    if (kind === undefined) return text
    return { type: 'element', tagName: 'span', properties: { className: [tokens[kind]] }, children: [text] }
  })
}
