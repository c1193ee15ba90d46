/**
 * Code → lines of classed spans, in one pass for light and dark; grammars are loaded when a language is first met. A highlighter
 * belongs to whoever made it: it holds the grammars and a bounded cache.
 */
import type { LanguageRegistration } from 'shiki/core'
import type { CodeLine } from '../model/code.ts'
import { hash } from '../util/hash.ts'
import { findAmong, grammarsOf, knownId } from './custom-languages.ts'
import type { CustomLanguage } from './custom-languages.ts'
import { createSetFinder, dependent, languagesFor } from './grammar-sets.ts'
import type { SetFinder } from './grammar-sets.ts'
import { printLines, readLines } from './kept-code.ts'
import type { KeptCode } from './kept-code.ts'
import type { Language } from './languages.ts'
import { limits } from './limits.ts'
import type { LineMemory } from './line-memory.ts'
import type { Tokens } from './loaded-grammars.ts'
import { timeAccount } from './time-limit.ts'
import type { TimeAccount } from './time-limit.ts'
import type { WordTable } from './line-shapes.ts'
import { readTable, readWords } from './regex-table.ts'
import type { PatternTable } from './regex-translation.ts'

/**
 * Work that the code of one page may still cost, about one for a character. It is counted, not timed, so that the same page
 * gives the same bytes on every machine. Real pages need a tenth of it; hostile ones lose their colours, not the build.
 */
export interface Budget {
  work: number
  /** Sets of grammars that its code took so far: each new one is work. */
  sets?: Set<string>
}

export interface Highlighted {
  readonly lines: readonly CodeLine[]
  /** The limit that left the code, or the end of it, without colours; at `line` only lines that are too long are plain. */
  readonly limit?: Limit
  /** Ids of languages of which it takes grammars that are not loaded: that it is plain says nothing. */
  readonly unready?: readonly string[]
}

/** Length of the block, work of the page, depth of nesting, length of a line; time that a grammar of the project takes. */
export type Limit = 'block' | 'page' | 'depth' | 'line' | 'grammar'

export interface Highlighter {
  /** Loads the grammars of languages, by the names authors write; unknown names are passed over. */
  readonly load: (languages: Iterable<string>) => Promise<void>
  /** Loads what code was lacking, by the ids that it named. */
  readonly loadIds: (ids: Iterable<string>) => Promise<void>
  /** Loads the grammars that a page will need by the languages it names; none where its code is kept, most likely all of it. */
  readonly prepare: (languages: Iterable<string>) => Promise<void>
  /** Lines of code. A language that is unknown or not loaded, and code over the limits, stay plain. */
  readonly lines: (code: string, language: string, tokens: Tokens, budget?: Budget) => Highlighted
  /** What a name means. */
  readonly find: (language: string) => Language
  /** The same highlighter for a page of which some code may be known from another process: that needs no grammar. */
  readonly keeping: (kept: KeptCode) => Highlighter
  /** Lets go of all code that was read: half of what a build of many pages holds. Code that comes later is read anew. */
  readonly rest: () => void
}

/** Code that stays in the cache, in characters; the oldest leaves first. It takes some twenty times as much. */
const cacheSize = 1_000_000
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
/** Work of bringing one more language into a set of grammars. */
const setWork = 10_000
/** Grammars that are too slow until no other one of the project is tried. */
const mostSlow = 2

/** Classes that the words of code may have. */
interface Classes {
  readonly names: readonly string[]
  readonly classes: string
}

interface Remembered {
  readonly found: Highlighted
  /** Its name where code is kept. */
  readonly word?: string
}

/** Makes a highlighter. Make one per process: the first grammars cost a tenth of a second. `own`: languages of the project. */
export function createHighlighter(own: readonly CustomLanguage[] = []): Highlighter {
  let opening: Promise<void> | undefined
  let freshSets: (() => SetFinder) | undefined
  let setFor: SetFinder = (id) => ({ missing: [id] })
  const cache = new Map<string, Remembered>()
  let held = 0
  const loaded = new Map<string, readonly LanguageRegistration[]>()
  const find = (language: string) => findAmong(own, language)
  const remember = (key: string, remembered: Remembered) => {
    cache.set(key, remembered)
    held += key.length
    for (const oldest of cache.keys()) {
      if (held <= cacheSize) break
      cache.delete(oldest)
      held -= oldest.length
    }
  }
  const tables = new Map<string, PatternTable>()
  const wordTables = new Map<string, WordTable>()
  const isOwn = (id: string) => own.some((each) => each.id === id)
  const idsOf = (name: string) => idsIn(find(name))
  const knownIn = (name: string) => knownId(own, name)
  const open = async () => {
    try {
      const { grammarOpener } = await import('./loaded-grammars.ts')
      freshSets = () => createSetFinder({ open: grammarOpener(tables, wordTables), loaded, idOf: knownIn, isOwn })
      setFor = freshSets()
    } catch (error) {
      // The next page may find it.
      opening = undefined
      throw error
    }
  }
  const load = (languages: Iterable<string>) => loadIds([...languages].flatMap(idsOf))
  const loadIds = async (ids: Iterable<string>) => {
    const missing = new Set([...ids].filter((id) => !loaded.has(id)))
    if (missing.size === 0) return
    opening ??= open()
    const opened = opening
    // Nobody waits for it yet, and a failure that nobody hears of ends the process.
    opened.catch(() => {})
    const found = await Promise.all([...missing].map(async (id) => [id, await grammarsOf(id, own)] as const))
    for (const { name } of found.flatMap(([, grammars]) => grammars))
      if (!tables.has(name)) tables.set(name, await readTable(name))
    for (const [id, grammars] of found) {
      const words = isOwn(id) || dependent.has(id) ? undefined : await readWords(grammars.at(-1)!.name)
      if (words) wordTables.set(id, words)
    }
    await opened
    for (const [id, grammars] of found) loaded.set(id, grammars)
    // Of a project's grammar it is told at once whether it can be used.
    for (const [id] of found) if (isOwn(id)) setFor(id, '')
  }
  let known: (Classes & { readonly tokens: Tokens }) | undefined
  const classesOf = (tokens: Tokens): Classes => {
    if (known?.tokens === tokens) return known
    const names = Object.values(tokens)
    known = { tokens, names, classes: names.join(' ') }
    return known
  }
  const slow = new Set<string>()
  const accounts = new Map<string, TimeAccount>()
  const made = (id: string, code: string, tokens: Tokens, classes: string): Highlighted => {
    const set = setFor(id, code)
    if ('missing' in set) return { lines: plainLines(code), unready: set.missing }
    const work = () => tokenise(set.memoryOf(id, tokens, classes), code)
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
    loadIds,
    prepare: async (languages) => (kept && !kept.isEmpty() ? undefined : load(languages)),
    lines(code, language, tokens, budget) {
      const [id] = idsIn(find(language))
      if (!id) return { lines: plainLines(code) }
      const { names, classes } = classesOf(tokens)
      const key = `${id}\n${classes}\n${code}`
      const met = cache.get(key)
      // What had room once has it wherever it stands alone.
      const limit =
        met && !budget ? undefined : spend(code, { id, idOf: knownIn, budget: budget ?? { work: pageWork } })
      if (limit) return { lines: plainLines(code), limit }
      const word = kept && (met?.word ?? hash(key))
      const stored = !met && word ? readHighlighted(kept.get(word), code, names) : undefined
      const found = met?.found ?? stored ?? made(id, code, tokens, classes)
      // Another time it may be ready, or quick enough.
      if (found.unready || found.limit === 'grammar') return found
      if (word) kept.set(word, () => printHighlighted(found, names))
      if (!met) remember(key, { found, ...(word && { word }) })
      return found
    },
    keeping: highlighter,
    rest() {
      cache.clear()
      held = 0
      if (freshSets) setFor = freshSets()
    },
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

interface Spending {
  readonly id: string
  readonly idOf: (name: string) => string | undefined
  readonly budget: Budget
}

/** Takes the work of a block off the budget, whether it is in the cache or not; else the limit that it is over. */
function spend(code: string, { id, idOf, budget }: Spending): Limit | undefined {
  if (code.length > limits.code) return 'block'
  if (budget.work <= 0) return 'page'
  const first = dependent.has(id) ? workOfSet([id, ...languagesFor(id, code, idOf)], budget) : 0
  const work = first + workOfCode(code)
  const isOver = work > budget.work
  // After the first block that does not fit, no smaller one gets colours: the reader sees where they end.
  budget.work = isOver ? 0 : budget.work - work
  return isOver ? 'page' : undefined
}

function workOfSet(ids: readonly string[], budget: Budget): number {
  const key = ids.join(' ')
  budget.sets ??= new Set()
  if (budget.sets.has(key)) return 0
  budget.sets.add(key)
  return (ids.length - 1) * setWork
}

/** No line is taken out of the code for it: it is asked for each time that a block stands somewhere. */
function workOfCode(code: string): number {
  let work = 0
  let angle = code.indexOf('<')
  for (let start = 0; start <= code.length;) {
    const next = code.indexOf('\n', start)
    const end = next < 0 ? code.length : next
    let angles = 0
    for (; angle >= 0 && angle < end; angle = code.indexOf('<', angle + 1)) angles++
    work += workOf(end - start, angles)
    start = end + 1
  }
  return work
}

/** Long lines take time squared, and the redirections of shells time cubed: half a second for 500 times `<`. */
function workOf(length: number, angles: number): number {
  if (length >= longLine) return 1
  return Math.max(length + 1, Math.ceil(length ** 2 / easyLine), Math.ceil(angles ** 3 / 2_500))
}

function idsIn(language: Language): string[] {
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
  const { lines, unready } = highlighter.lines(code, language, tokens)
  if (!unready) return [...lines]
  await highlighter.loadIds(unready)
  return highlightCode(code, language, { ...tools, highlighter })
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
