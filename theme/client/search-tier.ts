/** What both tiers of the search answer for one term, and how near a word of the index is to it. Pure. */
import { isCompletable } from './search-query.ts'
import { slipsBetween, slipsIn } from './search-typo.ts'

export interface Match {
  readonly weight: number
  /** What to mark: the beginning that was typed, or the word that it may be meant for. */
  readonly term: string
}

export type ByPage = ReadonlyMap<number, Match>

export interface Matches {
  /** The word itself. */
  readonly same: ByPage
  /** Words that it begins. */
  readonly begun: ByPage
  /** Words that it may be meant for. */
  readonly slips: ByPage
  /** A word that stands on so many pages that not all are named: of those it is assumed. */
  readonly everywhere?: Match
}

export type Tier = (term: string) => Matches

export interface Nearness {
  readonly kind: 'same' | 'begun' | 'slips'
  /** 1 for the word itself. */
  readonly factor: number
}

/** How near a word of the index is: the same, begun by the term, or a slip of the keys away. */
export function nearness(term: string, found: string): Nearness | undefined {
  if (term === found) return { kind: 'same', factor: 1 }
  if (found.startsWith(term) && isCompletable(term))
    return { kind: 'begun', factor: 0.45 + (0.4 * term.length) / found.length }
  const slips = slipsBetween(term, found, slipsIn(term))
  return slips ? { kind: 'slips', factor: 0.5 / slips } : undefined
}

/** Gathers matches, the best of each kind for a page. */
export function gathering() {
  const matches = {
    same: new Map<number, Match>(),
    begun: new Map<number, Match>(),
    slips: new Map<number, Match>(),
  }
  const note = (kind: Nearness['kind'], page: number, match: Match) => {
    const known = matches[kind].get(page)
    if (!known || known.weight < match.weight) matches[kind].set(page, match)
  }
  return { matches, note }
}

/** A tier that remembers its answers. */
export function remembering(tier: Tier): Tier {
  const known = new Map<string, Matches>()
  return (term) => {
    const answer = known.get(term) ?? tier(term)
    known.set(term, answer)
    return answer
  }
}
