/** From hits to what is shown: by page, the best page first, under it the best of its sections. Pure. */
import type { PageText, SearchRecord } from '../../../src/model/search.ts'
import { excerpt, mentions } from './marks.ts'
import type { FoundWord, PageHit } from './rank.ts'

export interface HitGroup {
  readonly record: SearchRecord
  /** Labels of its section and groups. */
  readonly trail: readonly string[]
  readonly terms: readonly string[]
  /** What the page is about, or says before its first heading where that matched. */
  readonly about?: string
  readonly sections: readonly HitSection[]
}

export interface HitSection {
  readonly anchor: string
  readonly title: string
  readonly excerpt?: string
}

/** What is known of the page of a hit; `text` comes later than the rest. */
export interface HitPage {
  readonly record: SearchRecord
  readonly trail: readonly string[]
  readonly text?: PageText
}

/** Pages that are shown, and sections of each. */
export const [shownPages, shownSections] = [10, 3]

/** A hit as it is shown. */
export function groupOf({ words }: PageHit, { record, trail, text }: HitPage): HitGroup {
  const terms = [...new Set(words.flatMap((word) => word.terms))]
  const intro = text?.sections.find(([id, body]) => id === '' && mentions(body, terms))?.[1]
  const description = record.description ?? text?.description
  const operation = record.path === undefined ? undefined : `${record.method ?? ''} ${record.path}`.trim()
  const about = operation ?? excerpt(intro ?? description ?? '', terms)
  return {
    record,
    trail: onceEach(trail),
    terms,
    ...(about && { about }),
    sections: sectionsOf(words, { record, trail, text }),
  }
}

interface Section {
  readonly anchor: string
  readonly title: string
  readonly text: string
}

/** The sections that hold the words, in their heading before in their text. */
function sectionsOf(words: readonly FoundWord[], page: HitPage): readonly HitSection[] {
  const terms = words.flatMap((word) => word.terms)
  return allSections(page)
    .map((section) => ({ section, worth: worthOf(section, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, shownSections)
    .map(({ section: { anchor, title, text } }) =>
      text === '' ? { anchor, title } : { anchor, title, excerpt: excerpt(text, terms) },
    )
}

/** Headings are known with the page, or with its text. */
function allSections({ record, text }: HitPage): readonly Section[] {
  const bodies = new Map((text?.sections ?? []).map(([id, body]) => [id, body]))
  const headings = record.headings ?? (text?.sections ?? []).map(([id, , heading = '']) => [id, heading] as const)
  return headings
    .filter(([id, title]) => id !== '' && title !== '')
    .map(([anchor, title]) => ({ anchor, title, text: bodies.get(anchor) ?? '' }))
}

function worthOf({ title, text }: Section, words: readonly FoundWord[]): number {
  return words.reduce((sum, { terms, rarity }) => {
    if (mentions(title, terms)) return sum + 3 * rarity
    return mentions(text, terms) ? sum + rarity : sum
  }, 0)
}

/** A tab and a group of the same name are said once. */
function onceEach(trail: readonly string[]): readonly string[] {
  return trail.filter((part, at) => part !== trail[at - 1])
}
