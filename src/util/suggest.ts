/** The known word nearest to a word that is not known; `undefined` when none is near enough to be meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  // One slip up to 6 letters, two up to 9: in a short word more of them make another word (`fooBar`, `topbar`).
  const limit = Math.max(1, Math.min(4, Math.floor((word.length - 1) / 3)))
  let best: string | undefined
  let least = limit + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** Damerau–Levenshtein distance (adjacent swaps count one), given up once it reaches `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
    }
    if (Math.min(...row) >= limit) return limit
    before = last
    last = row
  }
  return last[b.length]!
}
