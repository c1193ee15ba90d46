/** The known word nearest to a word that is not known; `undefined` when none is near enough to be meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  // One slip up to 6 letters, two up to 9: in a short word more of them make another word (`fooBar`, `topbar`).
  const limit = Math.max(1, Math.min(4, Math.floor((word.length - 1) / 3)))
  let best: string | undefined
  let least = limit + 1
  const lower = word.toLowerCase()
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const distance = editDistance(lower, candidate.toLowerCase(), least)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** Damerau–Levenshtein distance (adjacent swaps count one), given up once it reaches `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  const [a, b] = different(one, other)
  let [before, last, row]: [number[], number[], number[]] = [[], [], []]
  for (let j = 0; j <= b.length; j++) last.push(j)
  for (let i = 1; i <= a.length; i++) {
    // Further away from the diagonal the distance is the limit or more.
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)]
    row[from - 1] = from === 1 ? i : limit
    let least = row[from - 1]!
    for (let j = from; j <= to; j++) {
      const above = j < i + limit ? last[j]! : limit
      let value = Math.min(row[j - 1]! + 1, above + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1)
      row[j] = value
      if (value < least) least = value
    }
    if (least >= limit) return limit
    ;[before, last, row] = [last, row, before]
  }
  return Math.min(limit, last[b.length]!)
}

/** Two words without what they begin and end with alike. */
function different(a: string, b: string): readonly [string, string] {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}
