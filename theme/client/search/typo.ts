/** How many slips of the keys lie between two words. Pure. */

/** As many as a word of this length is forgiven: none in short ones, where every word is near another. */
export function slipsIn(term: string): number {
  return term.length < 4 || /[^\p{L}]/u.test(term) ? 0 : term.length < 8 ? 1 : 2
}

/**
 * Letters to add, drop, change or swap to get from one word to the other; `undefined` when more than `most`. Only the
 * cells near the diagonal are looked at.
 */
export function slipsBetween(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const next = Array<number>(b.length + 1).fill(most + 1)
    if (i <= most) next[0] = i
    let least = next[0]!
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j - 1]! + (isSame ? 0 : 1), row[j]! + 1, next[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      next[j] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return undefined
    ;[before, row] = [row, next]
  }
  return row[b.length]! <= most ? row[b.length] : undefined
}
