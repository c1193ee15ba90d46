/** What building one page shares: where references lead, how texts become prose, ids, and how much the page may hold. */
import type { CodeLine } from '../model/code.ts'
import type { Prose, RichText } from '../model/reference.ts'
import type { Json } from '../model/operation.ts'
import type { Refs } from './schema/flatten.ts'

/** `request`: read-only properties are left out; `response`: write-only ones. */
export type Direction = 'request' | 'response'

export interface Build {
  readonly refs: Refs
  /** Text of a description; also of `{ $ref: text.md }`, which some write. */
  readonly text: (written: Json | undefined) => RichText
  /** The same for the text of the page itself, where headings are headings. */
  readonly lead: (written: Json | undefined) => RichText
  readonly code: (text: string, language: string) => readonly CodeLine[]
  /** An id that nothing else on the page has. */
  readonly id: (wanted: string) => string
  /** Levels of properties that are shown. */
  readonly depth: number
  /** Counts rows of schemas; once none are left nothing is expanded any more. */
  readonly budget: { rows: number }
  /** The page that a link within the description (`#operation/add-pet`, `#tag/pets`) means. */
  readonly mention?: (written: string) => Mention | undefined
  /** Something the page must say about its description; with a code also a diagnostic of the operation. */
  readonly problem: (text: string, code?: 'scheme-unknown') => void
}

export interface Mention {
  readonly href: string
  readonly title: string
}

/** How text and code are rendered: by the caller, since that is Markdown's and the highlighter's business. */
export interface Renderers {
  readonly prose: (markdown: string, place: TextPlace) => Promise<Prose>
  readonly highlight: (code: string, language: string) => Promise<readonly CodeLine[]>
}

/** The page itself, or a row, a response, an example: there headings are no part of the page's structure. */
export type TextPlace = 'page' | 'row'

const blank: RichText = { markdown: '', nodes: [] }

/**
 * Hands out places for texts and code while the page is built, without waiting, and fills them afterwards: building stays
 * plain recursion, and a text that stands in a hundred rows is rendered once.
 */
export function renderLater(
  refs: Refs,
): Pick<Build, 'text' | 'lead' | 'code'> & { fill(tools: Renderers): Promise<void> } {
  const texts = new Map<string, { place: TextPlace; text: RichText; nodes: Prose[number][] }>()
  const codes = new Map<string, { code: string; language: string; lines: CodeLine[] }>()
  const textIn =
    (place: TextPlace) =>
    (written: Json | undefined): RichText => {
      const markdown = plainText(written, refs)
      if (markdown.trim() === '') return blank
      const nodes: Prose[number][] = []
      const entry = texts.get(place + markdown) ?? { place, text: { markdown, nodes }, nodes }
      texts.set(place + markdown, entry)
      return entry.text
    }
  const code = (source: string, language: string): readonly CodeLine[] => {
    const key = `${language}\n${source}`
    const entry = codes.get(key) ?? { code: source, language, lines: [] }
    codes.set(key, entry)
    return entry.lines
  }
  const fill = async (tools: Renderers): Promise<void> => {
    for (const { place, text, nodes } of texts.values()) nodes.push(...(await tools.prose(text.markdown, place)))
    for (const { code: source, language, lines } of codes.values()) {
      lines.push(...(await tools.highlight(source, language)))
    }
  }
  return { text: textIn('row'), lead: textIn('page'), code, fill }
}

function plainText(written: Json | undefined, refs: Refs): string {
  if (typeof written === 'string') return written
  if (typeof written === 'number' || typeof written === 'boolean') return String(written)
  const ref = typeof written === 'object' && written !== null && '$ref' in written ? written['$ref'] : undefined
  const target = typeof ref === 'string' && Object.hasOwn(refs, ref) ? refs[ref] : undefined
  return typeof target === 'string' ? target : ''
}

/** Gives each id once; characters that would end or confuse a fragment are percent-encoded. */
export function uniqueIds(): (wanted: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (wanted) => {
    const base = wanted.replace(/[^\w.~*-]/gu, encoded)
    let id = base
    for (let count = counts.get(base) ?? 1; taken.has(id); count++) {
      id = `${base}-${count + 1}`
      counts.set(base, count + 1)
    }
    taken.add(id)
    return id
  }
}

function encoded(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
