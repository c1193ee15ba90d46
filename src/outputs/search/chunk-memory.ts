/**
 * What stands between two blanks, read once: the site says most of it again and again. It is found by its letters where it
 * stands, in lists of numbers, since to cut a text into texts and to look each up takes five times as long.
 */

/** Chunks that are remembered, and their length; longer ones hardly come back. */
const [remembered, longest] = [100_000, 60]
/** Where so many neighbours of a place are taken, a chunk is not remembered. */
const mostTries = 32
/** Places at first, and at most; each chunk has three or more. Many, at random, are slow to be touched for the first time. */
const [fewPlaces, mostPlaces] = [2 ** 12, 2 ** 18]

/** What was read of each chunk of a text, in order. The empty one is none. */
export type ChunkMemory<Found> = (text: string) => readonly Found[]

/** `read` sees chunks as views of their text: what it gives should hold nothing of them. */
export function chunkMemory<Found>(read: (chunk: string) => Found): ChunkMemory<Found> {
  /** By place: the number of a chunk, counted from 1. */
  let numbers = new Uint32Array(fewPlaces)
  /** By number: where its letters start; they end where those of the next one start. */
  const starts = new Uint32Array(remembered + 2)
  let letters = new Uint16Array(2 ** 12)
  let found: Found[] = []
  const isAt = (number: number, text: string, start: number, end: number) => {
    const from = starts[number]!
    if (starts[number + 1]! - from !== end - start) return false
    for (let at = start; at < end; at++) if (letters[from + at - start] !== text.charCodeAt(at)) return false
    return true
  }
  const grow = () => {
    numbers = new Uint32Array(numbers.length * 8)
    for (let number = 1; number <= found.length; number++) {
      let sum = 0
      for (let at = starts[number]!; at < starts[number + 1]!; at++) sum = mixed(sum, letters[at]!)
      for (let tries = 0; tries < mostTries; tries++) {
        const place = (sum + tries) & (numbers.length - 1)
        if (numbers[place] !== 0) continue
        numbers[place] = number
        break
      }
    }
  }
  const remember = (place: number, text: string, start: number, end: number): Found => {
    if (found.length === remembered) {
      found = []
      numbers.fill(0)
    }
    const number = found.push(read(text.slice(start, end)))
    const from = starts[number]!
    if (from + longest > letters.length) letters = doubled(letters)
    for (let at = start; at < end; at++) letters[from + at - start] = text.charCodeAt(at)
    starts[number + 1] = from + end - start
    numbers[place] = number
    if (number * 3 > numbers.length && numbers.length < mostPlaces) grow()
    return found[number - 1]!
  }
  const foundFor = (text: string, start: number, end: number, sum: number): Found => {
    if (end - start > longest) return read(text.slice(start, end))
    for (let tries = 0; tries < mostTries; tries++) {
      const place = (sum + tries) & (numbers.length - 1)
      const number = numbers[place]!
      if (number === 0) return remember(place, text, start, end)
      if (isAt(number, text, start, end)) return found[number - 1]!
    }
    return read(text.slice(start, end))
  }
  return (text) => {
    const all: Found[] = []
    const { length } = text
    for (let at = 0; at < length; at++) {
      const start = at
      let sum = 0
      for (; at < length; at++) {
        const code = text.charCodeAt(at)
        if (isBlank(code)) break
        sum = mixed(sum, code)
      }
      if (at > start) all.push(foundFor(text, start, at, sum))
    }
    return all
  }
}

function mixed(sum: number, code: number): number {
  const more = Math.imul(sum ^ code, 0x9e3779b1)
  return more ^ (more >>> 15)
}

function doubled(letters: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const more = new Uint16Array(letters.length * 2)
  more.set(letters)
  return more
}

/** As `\s` has it. */
function isBlank(code: number): boolean {
  return code === 32 || (code < 14 && code > 8) || (code > 159 && farBlanks.has(code))
}

const farBlanks = new Set(
  [
    ...'\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
  ].map((blank) => blank.charCodeAt(0)),
)
