/** What building one page shares: where references lead, how texts become prose, ids, and how much the page may hold. */
import type { CodeLine } from '../model/code.ts'
import type { Prose, RichText } from '../model/reference.ts'
import type { Json } from '../model/operation.ts'
import type { Say, Word } from '../model/words.ts'
import type { Lexis } from './samples/language.ts'
import { isNumber } from './json.ts'
import { paint, type Tokens } from './samples/paint.ts'
import type { SchemaPage } from '../model/reference.ts'
import type { Refs } from './schema/flatten.ts'
import type { KeptRows } from './schema/kept-rows.ts'
import type { Layout, Pending } from './schema/layout.ts'
import type { Sizes } from './schema/size.ts'
import type { Draft } from './schema/draft.ts'
import type { Place } from './schema/spot.ts'

/** `request`: read-only properties are left out; `response`: write-only ones; `both`: nothing is, and both are marked. */
export type Direction = 'request' | 'response' | 'both'

export interface Build {
  /** The words of the language of the page. */
  readonly say: Say
  readonly refs: Refs
  /** Text of a description; also of `{ $ref: text.md }`, which some write. */
  readonly text: (written: Json | undefined) => RichText
  /** The same for the text of the page itself, where headings are headings. */
  readonly lead: (written: Json | undefined) => RichText
  /** `lexis`: the code is a sample that we printed, for which a few words of its language are enough. */
  readonly code: (text: string, language: string, lexis?: Lexis) => readonly CodeLine[]
  /** An id that nothing else on the page has. */
  readonly id: (wanted: string) => string
  /** The id of the row, or of what is around it; `undefined`: the page has none. */
  readonly row: (wanted: string) => string | undefined
  /** What of the description the page shows. */
  readonly unit: Pick<Place, 'unit' | 'name'>
  /** Decides which schemas are opened. */
  readonly layout: Layout
  /** What it has to decide about. */
  readonly pending: Map<Draft, Pending & { readonly targets: Draft[] }>
  readonly sizes: Sizes
  /** Rows that other pages made. */
  readonly rows?: KeptRows
  /** Runs when the texts of the page are there, if they ever are. */
  readonly afterwards: (act: () => void) => void
  /** The page of a schema by its key. */
  readonly page: (key: string) => SchemaPage | undefined
  /** Whether a schema has, or may get, a page. */
  readonly hasPage: (key: string) => boolean
  /** Notes a schema that is not shown here. */
  readonly cut: (cut: Cut) => void
  /** Characters that an example may take; `most` of its kind, less where many others stand before it. */
  readonly room: (most: number) => number
  /** Examples and code samples are short, since the rows need the room. */
  readonly isTight: boolean
  /** Headers of answers that the page has shown with all their words. */
  readonly shownHeaders: Set<string>
  /** Whether the text of a component is to be said beside one of its place: once a page, and not where room is short. */
  readonly tells: (text: string) => boolean
  /** Keywords whose values stand beside names. */
  readonly pills: readonly string[]
  /** The rows of the page's own schema that this page shows, where several pages share them. */
  readonly part?: readonly [from: number, to: number]
  /** The page that a link within the description (`#operation/add-pet`, `#tag/pets`) means. */
  readonly mention?: (written: string) => Mention | undefined
  /** Something the page must say about its description; with a code also a diagnostic of the operation. */
  readonly problem: (word: Word, values: readonly string[], code?: 'scheme-unknown') => void
}

/** A schema that a page leaves to a page of its own. */
export interface Cut {
  readonly key: string
  readonly value: Json
  /** It stands in the description under a name. */
  readonly isNamed: boolean
  readonly name: string
  readonly path: string
  readonly title?: string
}

export interface Mention {
  readonly href: string
  readonly title: string
}

/** How text and code are rendered: by the caller, since that is Markdown's and the highlighter's business. */
export interface Renderers {
  /** At once where it can: most texts are plain, and a promise for each costs more than they do. */
  readonly prose: (markdown: string, place: TextPlace) => Prose | Promise<Prose>
  readonly highlight: (code: string, language: string) => Promise<readonly CodeLine[]>
  /** Classes of the highlighter, for samples that need none; without them they are highlighted too. */
  readonly tokens?: Tokens
}

/** The page itself, or a row, a response, an example: there headings are no part of the page's structure. */
export type TextPlace = 'page' | 'row'

/** Characters of code on one page that are coloured: colours of JSON take up to eight times its bytes. */
export const mostColored = 3500

interface LaterText {
  readonly text: RichText
  readonly nodes: Prose[number][]
}

const blank: RichText = { markdown: '', nodes: [] }

/**
 * Hands out places for texts and code while the page is built, without waiting, and fills them afterwards: building stays
 * plain recursion, and a text that stands in a hundred rows is rendered once.
 */
export function renderLater(
  refs: Refs,
  colored = mostColored,
): Pick<Build, 'text' | 'lead' | 'code'> & { fill(tools: Renderers): Promise<void> } {
  const texts = { page: new Map<string, LaterText>(), row: new Map<string, LaterText>() }
  const codes = new Map<string, { code: string; language: string; lexis?: Lexis; lines: CodeLine[] }>()
  const textIn =
    (place: TextPlace) =>
    (written: Json | undefined): RichText => {
      const markdown = plainText(written, refs)
      const known = texts[place].get(markdown)
      if (known) return known.text
      if (markdown.trim() === '') return blank
      const nodes: Prose[number][] = []
      const text = { markdown, nodes }
      texts[place].set(markdown, { text, nodes })
      return text
    }
  const code: Build['code'] = (source, language, lexis) => {
    const key = `${language}\n${source}`
    const entry = codes.get(key) ?? { code: source, language, ...(lexis && { lexis }), lines: [] }
    codes.set(key, entry)
    return entry.lines
  }
  const fill = async (tools: Renderers): Promise<void> => {
    for (const place of ['page', 'row'] as const)
      for (const { text, nodes } of texts[place].values()) {
        const made = tools.prose(text.markdown, place)
        nodes.push(...(made instanceof Promise ? await made : made))
      }
    let left = colored
    for (const { code: source, language, lexis, lines } of codes.values()) {
      if (lexis && tools.tokens) {
        lines.push(...paint(source, lexis, tools.tokens))
        continue
      }
      left -= language === 'text' ? 0 : source.length
      lines.push(...(await tools.highlight(source, left < 0 ? 'text' : language)))
    }
  }
  return { text: textIn('row'), lead: textIn('page'), code, fill }
}

function plainText(written: Json | undefined, refs: Refs): string {
  if (typeof written === 'string') return written
  if (isNumber(written) || typeof written === 'boolean') return String(written)
  const ref = typeof written === 'object' && written !== null && '$ref' in written ? written['$ref'] : undefined
  const target = typeof ref === 'string' && Object.hasOwn(refs, ref) ? refs[ref] : undefined
  return typeof target === 'string' ? target : ''
}

/** Gives each id once; characters that would end or confuse a fragment are percent-encoded. */
export function uniqueIds(taken: Set<string> = new Set()): (wanted: string) => string {
  const counts = new Map<string, number>()
  return (wanted) => {
    const base = safeId(wanted)
    let id = base
    for (let count = counts.get(base) ?? 1; taken.has(id); count++) {
      id = `${base}-${count + 1}`
      counts.set(base, count + 1)
    }
    taken.add(id)
    return id
  }
}

/** The id that was given, or else the nearest one around it. */
export function nearestId(wanted: string, taken: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  for (let id = safeId(wanted); id !== ''; id = id.replace(/(^|[.~!-])[^.~!-]*$/, '')) if (taken.has(id)) return id
  return undefined
}

function safeId(wanted: string): string {
  return wanted.replace(/[^\w.~*-]/gu, encoded)
}

function encoded(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
