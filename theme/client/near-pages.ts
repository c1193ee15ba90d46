/** Which pages an address that leads nowhere may have meant. Linear in the length of the addresses. */

/** Address and title. */
export type ListedPage = readonly [href: string, title: string]

/** Up to five pages, the nearest first; none where nothing is near. */
export function nearPages(path: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const wanted = partsOf(path)
  const last = wanted.at(-1)
  if (last === undefined) return []
  const whole = pairsOf(wanted.join('/'))
  const name = pairsOf(last)
  return pages
    .map((page) => {
      const parts = partsOf(page[0])
      const score =
        likeness(whole, pairsOf(parts.join('/'))) +
        1.5 * Math.max(likeness(name, pairsOf(parts.at(-1) ?? '')), 0.8 * likeness(name, pairsOf(wordsOf(page[1]))))
      return { page, score }
    })
    .filter(({ score }) => score >= 0.9)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ page }) => page)
}

/** The words between the slashes, without what file names add. */
function partsOf(path: string): string[] {
  const plain = decoded(path)
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html?|mdx?)$/i, '')
  return plain
    .split('/')
    .map(wordsOf)
    .filter((part) => part !== '' && part !== 'index')
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Pairs of neighbouring letters, and how often each stands there. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>()
  const framed = `^${text.slice(0, 400)}$`
  for (let at = 0; at < framed.length - 1; at++) {
    const pair = framed.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** 0: nothing in common, 1: the same (Sørensen and Dice). */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sum = (pairs: ReadonlyMap<string, number>) => [...pairs.values()].reduce((total, count) => total + count, 0)
  let shared = 0
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0)
  return (2 * shared) / (sum(a) + sum(b))
}
