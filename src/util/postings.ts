/**
 * Which pages hold a word, as a short text: page numbers by level (how much of the page the word is, 3 to 0), each as
 * the distance to the one before. Only signs that stand in a JSON string and in a script as they are.
 *
 *   [*] level 3 ! level 2 ! level 1 ! level 0        `*`: there are more pages, of the lowest levels
 */
export interface Postings {
  /** Page numbers, rising within a level. */
  readonly levels: readonly (readonly number[])[]
  /** Whether pages were left out. */
  readonly capped: boolean
}

/** Digits that end a number, `]` to `~`, and digits that go on, `=` to `[`. */
const [lastZero, lastCount, moreZero, moreCount] = [93, 34, 61, 31]

export function encodePostings({ levels, capped }: Postings): string {
  let text = capped ? '*' : ''
  for (let level = 0; level < levels.length; level++) {
    if (level > 0) text += '!'
    let before = -1
    for (const page of levels[level]!) {
      text += digits(page - before - 1)
      before = page
    }
  }
  return text
}

/** Distances of one digit, which most are. */
const digit = Array.from({ length: lastCount }, (_, value) => String.fromCharCode(lastZero + value))

function digits(value: number): string {
  if (value < lastCount) return digit[value]!
  return String.fromCharCode(moreZero + (value % moreCount)) + digits(Math.floor(value / moreCount))
}

export function decodePostings(text: string): Postings {
  const capped = text.startsWith('*')
  const levels = (capped ? text.slice(1) : text).split('!').map((level) => {
    const pages: number[] = []
    let [before, value, unit] = [-1, 0, 1]
    for (let at = 0; at < level.length; at++) {
      const code = level.charCodeAt(at)
      if (code < lastZero) {
        value += (code - moreZero) * unit
        unit *= moreCount
        continue
      }
      before += value + (code - lastZero) * unit + 1
      pages.push(before)
      ;[value, unit] = [0, 1]
    }
    return pages
  })
  return { levels, capped }
}
