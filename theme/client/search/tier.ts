/** What both tiers of the search answer for one term, and how near a word of the index is to it. Pure. */
import { isCompletable } from './query.ts'
import { slipsBetween, slipsIn } from './typo.ts'

export interface Match {
  readonly weight: number
  /** What to mark: the beginning that was typed, or the word that it may be meant for. */
  readonly term: string
}

export type ByPage = ReadonlyMap<number, Match>

/** Pages that have a term. */
export interface Sure {
  /** The word itself. */
  readonly same: ByPage
  /** Words that it begins. */
  readonly begun: ByPage
  /** A word that stands on so many pages that not all are named: of those it is assumed. */
  readonly everywhere?: Match
}

export interface Tier {
  readonly sure: (term: string) => Sure
  /** Pages with words that the term may be meant for. They take long to find, so they are asked for apart. */
  readonly slips: (term: string) => ByPage
}

/** How near a word is that the term begins, 1 for the term itself. */
export function likeness(term: string, found: string): number | undefined {
  if (term === found) return 1
  return found.startsWith(term) && isCompletable(term) ? 0.45 + (0.4 * term.length) / found.length : undefined
}

/** How near a word is that the term may be a slip of. */
export function slipLikeness(term: string, found: string): number | undefined {
  const slips = slipsBetween(term, found, slipsIn(term))
  return slips ? 0.5 / slips : undefined
}

/** Keeps the best match of each page. */
export function note(matches: Map<number, Match>, page: number, match: Match): void {
  const known = matches.get(page)
  if (!known || known.weight < match.weight) matches.set(page, match)
}

/** A tier that remembers its answers. */
export function remembering({ sure, slips }: Tier): Tier {
  return { sure: memo(sure), slips: memo(slips) }
}

function memo<Answer>(ask: (term: string) => Answer): (term: string) => Answer {
  const known = new Map<string, Answer>()
  return (term) => {
    const answer = known.get(term) ?? ask(term)
    known.set(term, answer)
    return answer
  }
}
