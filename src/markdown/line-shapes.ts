/**
 * Lines that differ in names only are one shape: `const client = 10` and `const server = 25`. Patterns of a grammar tell few
 * words from others; in the place of all others stand words of the same kinds of characters, and what a line of such words
 * becomes holds for all lines of its shape. Which words a grammar knows is found when the program is bundled
 * (`scripts/kept-words.mjs`).
 */
import { detached } from '../util/detached.ts'

/** What tells words of a grammar apart. */
export interface WordTable {
  /** How much of a word's letters the grammar tells apart: a number of one of `standInsByKind`. */
  readonly kind: number
  /** Words that stay as they are, in small letters with blanks between them. */
  readonly words: string
  /**
   * What else in a word makes it stay: sets of characters before it, after it, and in it, each as the first and the last of
   * its ranges. An empty one is of all characters; `\n` stands for the ends of a line.
   */
  readonly pieces: readonly (readonly string[])[]
  /** Lines stay as they are that hold, of each list of one of these, a word. */
  readonly exact: readonly (readonly (readonly string[])[])[]
}

/** A line with other words in the place of its own. */
export interface Shape {
  readonly text: string
  /** Of each word that is another: where it begins in the text, where it ends there, and where in the line. */
  readonly words: readonly number[]
}

export type Shaper = (line: string) => Shape | undefined

/** Words whose stand-ins are remembered; then all are forgotten. */
const mostWords = 20_000
/** As many of one kind in a row as stand for more. */
const longest = 3

const [zero, nine] = [48, 57]

/** What stands for each character of a word, by the number of `kind`: `A` for `a` counts as more of the same. */
const standInsByKind = ['kkk1', 'kK_1'].map((written) =>
  Uint8Array.from({ length: 128 }, (_, code) => {
    const at = [/[a-z]/, /[A-Z]/, /_/, /\d/].findIndex((kind) => kind.test(String.fromCharCode(code)))
    return written.charCodeAt(at) || 0
  }),
)

interface Word {
  /** Beside what it stays as it is. */
  readonly kept: readonly Beside[]
  /** What stands for it elsewhere. */
  readonly other: string
}

/** Letters of other scripts are in some sets of letters and not in others: words with them stay. */
const wordPattern = /[\w\u0080-\uffff]+/g

/** Finds the shapes of lines; a line that has none is read as it is. A shape holds until the next one is asked for. */
export function shaperOf({ kind, words, pieces, exact }: WordTable): Shaper {
  const keptIn = keeperOf(words, pieces)
  const known = new Map<string, Word>()
  const wordOf = (word: string): Word => {
    const found = known.get(word)
    if (found) return found
    const own = keptIn(word)
    const other = standIn(word, standInsByKind[kind]!)
    const made = {
      kept: other === word ? own : [...own, ...wordOf(other).kept],
      other: other === word ? detached(word) : other,
    }
    if (known.size >= mostWords) known.clear()
    known.set(detached(word), made)
    return made
  }
  // One for all lines: most of them are looked up, and forgotten.
  const found: number[] = []
  return (line) => {
    for (const needs of exact) if (needs.every((each) => each.some((word) => line.includes(word)))) return undefined
    found.length = 0
    let shift = 0
    // A look for words by the engine costs a third of one by us: most programs end before ours is compiled.
    const text = line.replace(wordPattern, (word, from: number) => {
      const { kept, other } = wordOf(word)
      const to = from + word.length
      if (other === word || isUnit(line, from) || (kept.length > 0 && isKept(kept, line, from, to))) return word
      const start = from - shift
      found.push(start, start + other.length, to)
      shift += word.length - other.length
      return other
    })
    return { text, words: found }
  }
}

/** Characters that must be before a word and after it; any where there are none. */
interface Beside {
  readonly before?: Uint8Array | undefined
  readonly after?: Uint8Array | undefined
}

/** Stands for the ends of a line. */
const edge = 10

function isKept(kept: readonly Beside[], line: string, from: number, to: number): boolean {
  const before = from === 0 ? edge : line.charCodeAt(from - 1)
  const after = to === line.length ? edge : line.charCodeAt(to)
  for (const each of kept) if (each.before?.[before] !== 0 && each.after?.[after] !== 0) return true
  return false
}

/** Letters behind a number that ends with its point: `3.i` is one in Go. */
function isUnit(line: string, from: number): boolean {
  return line[from - 1] === '.' && isDigit(line[from - 2]) && !isDigit(line[from])
}

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

interface Piece extends Beside {
  readonly sets: readonly Uint8Array[]
}

/** Leading zeros and bases: patterns of numbers look farther around than anywhere else. */
const isBased = /^0\w/
/** Exponents and units, too: of such a word only the digits are others. */
const isMeasured = /^\d\w*[A-Za-z_]/

/** Finds beside what a word must stay; an empty one is beside everything. */
function keeperOf(words: string, pieces: WordTable['pieces']): (word: string) => Beside[] {
  const whole = new Set(words.split(' '))
  const sets = new Map<string, Uint8Array>()
  const setOf = (ranges: string) => {
    const known = sets.get(ranges)
    if (known) return known
    const set = new Uint8Array(128)
    for (let at = 0; at < ranges.length; at += 2) set.fill(1, ranges.charCodeAt(at), ranges.charCodeAt(at + 1) + 1)
    sets.set(ranges, set)
    return set
  }
  const byFirst: Piece[][] = []
  for (let code = 0; code < 128; code++) byFirst.push([])
  for (const [before, after, ...inner] of pieces) {
    const piece = {
      before: before ? setOf(before) : undefined,
      sets: inner.map(setOf),
      after: after ? setOf(after) : undefined,
    }
    const first = inner[0]!
    for (let at = 0; at < first.length; at += 2)
      for (let code = first.charCodeAt(at); code <= first.charCodeAt(at + 1); code++) byFirst[code]!.push(piece)
  }
  return (word) => {
    if (isBased.test(word) || whole.has(word.toLowerCase())) return [{}]
    const found: Beside[] = []
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at)
      if (code > 127) return [{}]
      for (const piece of byFirst[code]!) {
        const beside = besideOf(piece, word, at)
        if (beside) found.push(beside)
      }
    }
    return found
  }
}

/** What must be beside a word for a piece to stand at a place in it; `undefined`: it cannot. */
function besideOf({ before, sets, after }: Piece, word: string, at: number): Beside | undefined {
  const end = at + sets.length
  if (end > word.length) return undefined
  for (let index = 1; index < sets.length; index++)
    if (sets[index]![word.charCodeAt(at + index)] !== 1) return undefined
  if (before && at > 0 && before[word.charCodeAt(at - 1)] !== 1) return undefined
  if (after && end < word.length && after[word.charCodeAt(end)] !== 1) return undefined
  return { before: at > 0 ? undefined : before, after: end < word.length ? undefined : after }
}

/** A word of the same kinds of characters; a number begins with a zero or does not. */
function standIn(word: string, letters: Uint8Array): string {
  let [last, count, made] = [0, 0, '']
  const keepsLetters = isMeasured.test(word)
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    const stays = keepsLetters && (code < zero || code > nine)
    const kind = stays ? code : (letters[code] ?? 0)
    count = kind === last ? count + 1 : 1
    if (stays || count <= longest) made += String.fromCharCode(count === 1 && code === zero ? zero : kind)
    last = kind
  }
  return made
}

/** Places in the text of a shape, in order, as places in its line; `undefined` where one lies in a word that is another. */
export function placesIn({ words }: Shape, places: readonly number[]): number[] | undefined {
  let [at, shift] = [0, 0]
  const found: number[] = []
  for (const place of places) {
    while (at < words.length && words[at + 1]! <= place) {
      shift = words[at + 2]! - words[at + 1]!
      at += 3
    }
    if (at < words.length && words[at]! < place) return undefined
    found.push(place + shift)
  }
  return found
}
