/** What a reader typed, as words that can be looked up. Pure. */
import type { Word, WordReader } from '../../../src/util/words.ts'
import { isUnspaced } from '../../../src/util/words.ts'

/** A word of the query. A page has it when it has all terms of one of the ways. */
export interface QueryWord {
  readonly ways: readonly Way[]
}

export interface Way {
  readonly terms: readonly string[]
  /** How much a match this way counts. */
  readonly weight: number
  /** The terms are taken as they are: parts of a name are not what is being typed. */
  readonly isWhole?: boolean
  /** Pairs of letters, which only titles and headings are found by. */
  readonly isPairs?: boolean
}

/** Characters and words of a query that are looked at. */
const [mostLetters, mostWords] = [200, 12]

/** The words of a query, each once. */
export function readQuery(text: string, reader: WordReader): readonly QueryWord[] {
  const byName = new Map<string, QueryWord>()
  for (const word of reader.words(text.slice(0, mostLetters))) {
    const ways = waysOf(word)
    if (ways.length > 0) byName.set(ways[0]!.terms.join(' '), { ways })
  }
  return [...byName.values()].slice(0, mostWords)
}

function waysOf({ term, parts, pairs = [] }: Word): readonly Way[] {
  const inParts = parts.map((part) => part.term).filter((each) => each !== '')
  const ways: Way[] = []
  if (term !== '') ways.push({ terms: [term], weight: 1 })
  if (inParts.length > 0)
    ways.push(term === '' ? { terms: inParts, weight: 1 } : { terms: inParts, weight: 0.6, isWhole: true })
  if (pairs.length > 0) ways.push({ terms: pairs, weight: 0.8, isPairs: true })
  const stem = parts.length === 0 ? stemOf(term) : undefined
  if (stem !== undefined) ways.push({ terms: [stem], weight: 0.7 })
  return ways
}

/** `deploying`, `deployed`, `deploys` → `deploy`: what the page may have it as. Completed again as any word is. */
function stemOf(term: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(term) || term.endsWith('ss')) return undefined
  const stem = term.replace(/(?:ies|ing|ed|(?<=s|x|z|ch|sh)es|s)$/, '')
  return stem !== term && stem.length >= 3 ? stem : undefined
}

/** Whether the start of a word is enough to look it up: one letter is where letters are words. */
export function isCompletable(term: string): boolean {
  return term.length > 1 || isUnspaced(term)
}
