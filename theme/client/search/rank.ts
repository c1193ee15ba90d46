/** Which pages come first. Pure: both tiers, the records and the words of the query go in. */
import type { SearchRecord } from '../../../src/model/search.ts'
import type { WordReader } from '../../../src/util/words.ts'
import type { Evidence } from './evidence.ts'
import { evidenceOf } from './evidence.ts'
import { nearTo } from './near.ts'
import { pathBonus } from './path.ts'
import type { QueryWord } from './query.ts'
import type { Tier } from './tier.ts'

export interface PageHit {
  readonly page: number
  readonly score: number
  /** For each word of the query that the page has, the words of the index that it was found by. */
  readonly words: readonly FoundWord[]
}

export interface FoundWord {
  readonly terms: readonly string[]
  /** How much the word tells pages apart. */
  readonly rarity: number
}

export interface Ranking {
  readonly query: string
  readonly words: readonly QueryWord[]
  readonly tiers: readonly Tier[]
  readonly pages: readonly SearchRecord[]
  readonly reader: WordReader
}

/** Pages that are looked at closely. */
const finalists = 60

/**
 * The pages that match, best first: those with all words that matter, then by how rare the words are, where they stand
 * (title, heading, text) and how (whole, begun, misspelt). `boost` of a page multiplies.
 */
export function rank(ranking: Ranking): readonly PageHit[] {
  const evidence = ranking.words.map((word) => evidenceOf(word, ranking.tiers, ranking.pages.length))
  const most = Math.max(0, ...evidence.map(({ rarity }) => rarity))
  const candidates = new Set(evidence.flatMap(({ byPage }) => [...byPage.keys()]))
  const scored = [...candidates].map((page) => scoreOf(page, evidence, { most, ranking })).sort(byScore)
  const near = scored.slice(0, finalists).map((hit) => Object.assign(hit, { score: hit.score + bonusOf(hit, ranking) }))
  return [...near.sort(byScore), ...scored.slice(finalists)]
}

interface Scored extends PageHit {
  /** Words that matter and are not on the page. */
  readonly missing: number
}

function byScore(a: Scored, b: Scored): number {
  return a.missing - b.missing || b.score - a.score || a.page - b.page
}

function scoreOf(
  page: number,
  evidence: readonly Evidence[],
  { most, ranking }: { readonly most: number; readonly ranking: Ranking },
): Scored {
  let [score, found, all, missing] = [0, 0, 0, 0]
  const words: FoundWord[] = []
  for (const { byPage, everywhere, rarity } of evidence) {
    const match = byPage.get(page) ?? everywhere
    all += rarity
    if (match) {
      score += rarity * match.weight
      found += rarity
      words.push({ terms: match.terms, rarity })
    } else if (rarity >= most / 2) missing += 1
  }
  return { page, words, missing, score: score * (found / all) ** 2 * (ranking.pages[page]?.boost ?? 1) }
}

/** Titles and headings that say what was asked, no more and no less; and the operation of that path. */
function bonusOf({ page, words }: Scored, { query, words: asked, pages, reader }: Ranking): number {
  const record = pages[page]
  if (!record) return 0
  const rarity = words.reduce((sum, word) => sum + word.rarity, 0) / Math.max(1, words.length)
  const title = nearTo(record.title, asked, reader)
  const heading = Math.max(0, ...(record.headings ?? []).map(([, text]) => nearTo(text, asked, reader)))
  return (rarity * (12 * title + 5 * heading) + pathBonus(query, record)) * (record.boost ?? 1)
}
