/** On which pages a word of the query is found, in either tier and along either way. Pure. */
import type { QueryWord, Way } from './query.ts'
import type { ByPage, Sure, Tier } from './tier.ts'
import { note } from './tier.ts'

export interface Find {
  readonly weight: number
  /** Words of the index that matched. */
  readonly terms: readonly string[]
}

interface Finds {
  readonly byPage: ReadonlyMap<number, Find>
  /** Of all pages that are not in `byPage`. */
  readonly everywhere?: Find
}

export interface Evidence extends Finds {
  /** How much the word tells pages apart. */
  readonly rarity: number
}

/** Slips count when no page has the word as it was typed, or just a few in passing, which made the same slip. */
export function evidenceOf(word: QueryWord, tiers: readonly Tier[], pages: number): Evidence {
  const sure = bestWay(word, tiers, 'sure')
  const found = isMuch(sure) ? sure : withSlips(sure, bestWay(word, tiers, 'slips'))
  const count = found.everywhere ? pages : found.byPage.size
  return { ...found, rarity: Math.max(0.1, Math.log(1 + (pages - count + 0.5) / (count + 0.5))) }
}

/** On more pages than make the same slip, or in a title, heading or keyword. */
function isMuch({ byPage, everywhere }: Finds): boolean {
  return everywhere !== undefined || byPage.size > 3 || weightsOf(byPage).some((weight) => weight >= 3)
}

/** After the pages that have the word come those of the slips, if there are many times as many. */
function withSlips({ byPage: sure }: Finds, { byPage: slips }: Finds): Finds {
  if (slips.size < 4 * sure.size) return { byPage: sure }
  const least = weightsOf(sure).reduce((a, b) => Math.min(a, b), Infinity)
  const most = weightsOf(slips).reduce((a, b) => Math.max(a, b), 0)
  const scale = sure.size === 0 ? 1 : Math.min(1, (0.9 * least) / most)
  const scaled = [...slips].map(([page, find]) => [page, { ...find, weight: find.weight * scale }] as const)
  return { byPage: new Map([...scaled, ...sure]) }
}

function weightsOf(finds: ReadonlyMap<number, Find>): readonly number[] {
  return [...finds.values()].map(({ weight }) => weight)
}

/** `sure`: the word itself or words that it begins. */
type Kind = 'same' | 'sure' | 'slips'

function bestWay({ ways }: QueryWord, tiers: readonly Tier[], kind: Kind): Finds {
  const best = new Map<number, Find>()
  let everywhere: Find | undefined
  for (const way of ways) {
    const found = alongWay(way, tiers, kind === 'sure' && way.isWhole ? 'same' : kind)
    everywhere ??= found.everywhere
    for (const [page, find] of found.byPage) if ((best.get(page)?.weight ?? 0) < find.weight) best.set(page, find)
  }
  return { byPage: best, ...(everywhere && { everywhere }) }
}

/** Pages that have all terms of a way. */
function alongWay({ terms, weight }: Way, tiers: readonly Tier[], kind: Kind): Finds {
  const { byPage, everywhere } = terms.map((term) => inTiers(term, tiers, kind)).reduce(both)
  const share = (find: Find): Find => ({ ...find, weight: (weight * find.weight) / terms.length })
  return {
    byPage: new Map([...byPage].map(([page, find]) => [page, share(find)])),
    ...(everywhere && { everywhere: share(everywhere) }),
  }
}

/** A title and a text that both have a term are more than either. */
function inTiers(term: string, tiers: readonly Tier[], kind: Kind): Finds {
  const byPage = new Map<number, Find>()
  let everywhere: Find | undefined
  for (const tier of tiers) {
    const sure = kind === 'slips' ? undefined : tier.sure(term)
    if (sure?.everywhere) everywhere = asFind(sure.everywhere)
    const matches = sure ? pagesOf(sure, kind) : tier.slips(term)
    for (const [page, match] of matches) {
      const known = byPage.get(page)
      byPage.set(page, known ? { ...known, weight: known.weight + match.weight } : asFind(match))
    }
  }
  return { byPage, ...(everywhere && { everywhere }) }
}

function pagesOf({ same, begun }: Sure, kind: Kind): ByPage {
  if (kind === 'same' || begun.size === 0) return same
  const best = new Map(same)
  for (const [page, match] of begun) note(best, page, match)
  return best
}

function asFind({ weight, term }: { readonly weight: number; readonly term: string }): Find {
  return { weight, terms: [term] }
}

function both(a: Finds, b: Finds): Finds {
  const byPage = new Map<number, Find>()
  for (const page of new Set([...a.byPage.keys(), ...b.byPage.keys()])) {
    const joined = join(a.byPage.get(page) ?? a.everywhere, b.byPage.get(page) ?? b.everywhere)
    if (joined) byPage.set(page, joined)
  }
  const everywhere = join(a.everywhere, b.everywhere)
  return { byPage, ...(everywhere && { everywhere }) }
}

function join(a: Find | undefined, b: Find | undefined): Find | undefined {
  return a && b && { weight: a.weight + b.weight, terms: [...a.terms, ...b.terms] }
}
