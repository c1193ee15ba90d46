/**
 * Code → lines of classed spans, in one pass for light and dark; grammars are loaded when a language is first met. A highlighter
 * belongs to whoever made it: it holds the grammars and a bounded cache.
 */
import type { CodeLine } from '../model/code.ts'
import { hash } from '../util/hash.ts'
import { findAmong, grammarsOf } from './custom-languages.ts'
import type { CustomLanguage } from './custom-languages.ts'
import { printLines, readLines } from './kept-code.ts'
import type { KeptCode } from './kept-code.ts'
import type { Language } from './languages.ts'
import { limits } from './limits.ts'
import type { LineMemory } from './line-memory.ts'
import type { LoadedGrammars, Tokens } from './loaded-grammars.ts'
import { timeAccount } from './time-limit.ts'
import type { TimeAccount } from './time-limit.ts'
import { readTable } from './regex-table.ts'
import type { PatternTable } from './regex-translation.ts'

/**
 * Work that the code of one page may still cost, about one for a character. It is counted, not timed, so that the same page
 * gives the same bytes on every machine. Real pages need a tenth of it; hostile ones lose their colours, not the build.
 */
export interface Budget {
  work: number
}

export interface Highlighted {
  readonly lines: readonly CodeLine[]
  /** The limit that left the code, or the end of it, without colours; at `line` only lines that are too long are plain. */
  readonly limit?: Limit
  /** Its grammar is not loaded: that it is plain says nothing. */
  readonly isUnready?: true
}

/** Length of the block, work of the page, depth of nesting, length of a line; time that a grammar of the project takes. */
export type Limit = 'block' | 'page' | 'depth' | 'line' | 'grammar'

export interface Highlighter {
  /** Loads the grammars of languages, by the names authors write; unknown names are passed over. */
  readonly load: (languages: Iterable<string>) => Promise<void>
  /** Loads the grammars that a page will need by the languages it names; none where its code is kept, most likely all of it. */
  readonly prepare: (languages: Iterable<string>) => Promise<void>
  /** Lines of code. A language that is unknown or not loaded, and code over the limits, stay plain. */
  readonly lines: (code: string, language: string, tokens: Tokens, budget?: Budget) => Highlighted
  /** What a name means. */
  readonly find: (language: string) => Language
  /** The same highlighter for a page of which some code may be known from another process: that needs no grammar. */
  readonly keeping: (kept: KeptCode) => Highlighter
}

/** Code that stays in the cache, in characters; the oldest leaves first. */
const cacheSize = 8_000_000
/** A line as long as this is not tokenised (minified code, data). */
export const longLine = 1_000
/** A line of this length counts as many as it has characters; one of twice the length counts four times as much. */
const easyLine = 80
/** Brackets, strings and templates in each other: every level costs time in all that stands in it. Real code has a tenth. */
const mostLevels = 200
/** Characters that are tokenised between two looks at the levels. */
const batchSize = 2_000
/**
 * Work for the code of one page. The worst that was found for it, repeated brackets, letters and quotes in lines of every
 * length in the commonest grammars, took 4 s (C++), most take one.
 */
export const pageWork = 400_000
/** Grammars that are too slow until no other one of the project is tried. */
const mostSlow = 2

/** Makes a highlighter. Make one per process: the first grammars cost a tenth of a second. `own`: languages of the project. */
export function createHighlighter(own: readonly CustomLanguage[] = []): Highlighter {
  let opening: Promise<LoadedGrammars> | undefined
  let ready: LoadedGrammars | undefined
  const cache = new Map<string, Highlighted>()
  let held = 0
  const loaded = new Set<string>()
  const find = (language: string) => findAmong(own, language)
  const remember = (key: string, found: Highlighted) => {
    cache.set(key, found)
    held += key.length
    for (const oldest of cache.keys()) {
      if (held <= cacheSize) break
      cache.delete(oldest)
      held -= oldest.length
    }
    return found
  }
  const tables = new Map<string, PatternTable>()
  const load = async (languages: Iterable<string>) => {
    const ids = new Set([...languages].flatMap((name) => idOf(find(name))))
    if (ids.size === 0) return
    opening ??= import('./loaded-grammars.ts').then(({ openGrammars }) => openGrammars(tables))
    const missing = [...ids].filter((id) => !loaded.has(id))
    const grammars = await Promise.all(missing.map((id) => grammarsOf(id, own)))
    for (const { name } of grammars.flat()) if (!tables.has(name)) tables.set(name, await readTable(name))
    ready = await opening
    await ready.add(grammars)
    for (const id of missing) loaded.add(id)
  }
  const isOwn = (id: string) => own.some((each) => each.id === id)
  const slow = new Set<string>()
  const accounts = new Map<string, TimeAccount>()
  const made = (id: string, code: string, tokens: Tokens, classes: string): Highlighted | undefined => {
    if (!ready || !loaded.has(id)) return undefined
    const { memoryOf } = ready
    const work = () => tokenise(memoryOf(id, tokens, classes), code)
    if (!isOwn(id)) return work()
    // The patterns of such a grammar may take time without end.
    const account = accounts.get(id) ?? timeAccount()
    accounts.set(id, account)
    const done = slow.has(id) || slow.size >= mostSlow ? undefined : account.run(code.length, work)
    if (done) return done.value
    slow.add(id)
    return { lines: plainLines(code), limit: 'grammar' }
  }
  const highlighter = (kept?: KeptCode): Highlighter => ({
    find,
    load,
    prepare: async (languages) => (kept && !kept.isEmpty() ? undefined : load(languages)),
    lines(code, language, tokens, budget = { work: pageWork }) {
      const [id] = idOf(find(language))
      if (!id) return { lines: plainLines(code) }
      const limit = spend(code, budget)
      if (limit) return { lines: plainLines(code), limit }
      const names = Object.values(tokens)
      const classes = names.join(' ')
      const key = `${id}\n${classes}\n${code}`
      const word = kept && hash(key)
      const found =
        cache.get(key) ?? (word && readHighlighted(kept.get(word), code, names)) ?? made(id, code, tokens, classes)
      if (!found) return { lines: plainLines(code), isUnready: true }
      // Another time it may be quick enough.
      if (found.limit === 'grammar') return found
      if (word) kept.set(word, () => printHighlighted(found, names))
      return cache.has(key) ? found : remember(key, found)
    },
    keeping: highlighter,
  })
  return highlighter()
}

/** The limit in the first line, where there is one. */
function printHighlighted({ lines, limit }: Highlighted, classes: readonly string[]): string {
  return `${limit ?? ''}\n${printLines(lines, classes)}`
}

function readHighlighted(text: string | undefined, code: string, classes: readonly string[]): Highlighted | undefined {
  if (text === undefined) return undefined
  const end = text.indexOf('\n')
  const limit = text.slice(0, end) as Limit | ''
  return { lines: readLines(text.slice(end + 1), code, classes), ...(limit && { limit }) }
}

/** Takes the work of a block off the budget, whether it is in the cache or not; else the limit that it is over. */
function spend(code: string, budget: Budget): Limit | undefined {
  if (code.length > limits.code) return 'block'
  const work = code.split('\n').reduce((sum, line) => sum + workOf(line), 0)
  const isOver = work > budget.work
  // After the first block that does not fit, no smaller one gets colours: the reader sees where they end.
  budget.work = isOver ? 0 : budget.work - work
  return isOver ? 'page' : undefined
}

/** Long lines take time squared, and the redirections of shells time cubed: half a second for 500 times `<`. */
function workOf(line: string): number {
  const { length } = line
  if (length >= longLine) return 1
  const angles = line.split('<').length - 1
  return Math.max(length + 1, Math.ceil(length ** 2 / easyLine), Math.ceil(angles ** 3 / 2_500))
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
  const { tokens } = tools.theme.markdown
  const first = highlighter.lines(code, language, tokens)
  if (!first.isUnready) return [...first.lines]
  await highlighter.load([language])
  return [...highlighter.lines(code, language, tokens).lines]
}

/** Lines without colours. */
export function plainLines(code: string): CodeLine[] {
  return code.split('\n').map((value) => ({ content: value === '' ? [] : [{ type: 'text', value }] }))
}

/** Depends on its arguments only. */
function tokenise(memory: LineMemory, code: string): Highlighted {
  const source = code.split('\n')
  const lines: CodeLine[] = []
  const rest = () => [...lines, ...plainLines(source.slice(lines.length).join('\n'))]
  let state = memory.start
  for (let batch = 0; lines.length < source.length;) {
    const line = source[lines.length]!
    if (batch === 0 && state.depth > mostLevels) return { lines: rest(), limit: 'depth' }
    batch = batch + line.length + 1 < batchSize ? batch + line.length + 1 : 0
    if (line === '' || line.length >= longLine) {
      lines.push({ content: line === '' ? [] : [{ type: 'text', value: line }] })
      continue
    }
    try {
      const { content, next } = memory.step(line, state)
      lines.push({ content })
      state = next
    } catch {
      // A grammar that the engine cannot run: the code is shown all the same.
      return { lines: rest() }
    }
  }
  return { lines, ...(source.some(({ length }) => length >= longLine) && { limit: 'line' }) }
}
