/**
 * A text that a regular expression matches, for expressions made of literals, classes, groups and repetitions. It is built
 * along the expression, which is never run: a stranger wrote it, and running some takes for ever.
 */

/** One thing to write, so often; `write` gives its n-th repetition. */
interface Part {
  readonly write: (at: number, way: Way) => string
  readonly least: number
  readonly most: number
}

interface Way {
  /** Repetitions beyond the least. */
  readonly more: number
  /** Parts that may still be written: groups in groups multiply. */
  left: number
}

interface Reader {
  readonly text: string
  at: number
}

const longest = 100
const longestPattern = 400
const mostParts = 2_000

/** A text of at least `minLength` characters; `undefined` if the expression has what this does not read. */
export function textFor(pattern: string, { minLength = 0, maxLength = longest } = {}): string | undefined {
  if (pattern.length > longestPattern) return undefined
  const reader: Reader = { text: pattern, at: 0 }
  const alternatives = read(reader)
  if (!alternatives || reader.at < pattern.length) return undefined
  for (let more = 0; more <= Math.min(minLength, longest); more++) {
    const way = { more, left: mostParts }
    const text = write(alternatives[0]!, way)
    if (way.left <= 0 || text.length > Math.min(maxLength, longest)) return undefined
    if (text.length >= minLength) return text
  }
  return undefined
}

function write(parts: readonly Part[], way: Way): string {
  let text = ''
  for (const { write: one, least, most } of parts) {
    const count = Math.min(most, least + way.more)
    for (let at = 0; at < count && way.left > 0; at++) {
      way.left--
      text += one(at, way)
    }
  }
  return text
}

/** Alternatives up to the end or to the bracket that closes the group. */
function read(reader: Reader): readonly (readonly Part[])[] | undefined {
  const alternatives: Part[][] = [[]]
  while (reader.at < reader.text.length && reader.text[reader.at] !== ')') {
    const character = reader.text[reader.at]!
    if (character === '|') {
      reader.at++
      alternatives.push([])
      continue
    }
    if (isAnchor(reader, alternatives)) {
      reader.at++
      continue
    }
    const atom = readAtom(reader)
    const times = atom && readTimes(reader)
    if (!atom || !times) return undefined
    alternatives.at(-1)!.push({ write: atom, ...times })
  }
  return alternatives
}

/** `^` at the start, `$` at the end; elsewhere they match no text that could be built. */
function isAnchor({ text, at }: Reader, alternatives: readonly (readonly Part[])[]): boolean {
  if (text[at] === '^') return alternatives.at(-1)!.length === 0
  return text[at] === '$' && (at === text.length - 1 || text[at + 1] === ')' || text[at + 1] === '|')
}

function readAtom(reader: Reader): Part['write'] | undefined {
  const character = reader.text[reader.at++]!
  if (character === '(') return readGroup(reader)
  const set =
    character === '['
      ? readClass(reader)
      : character === '.'
        ? letters
        : character === '\\'
          ? readEscape(reader)
          : undefined
  if (set !== undefined) return set === '' ? undefined : (at) => set[at % set.length]!
  return '^$*+?{}[]\\|)'.includes(character) ? undefined : () => character
}

function readGroup(reader: Reader): Part['write'] | undefined {
  const [start = ''] = /^\?(?::|<[A-Za-z_]\w*>)?/.exec(reader.text.slice(reader.at)) ?? []
  // A look around, which builds nothing but forbids something.
  if (start === '?') return undefined
  reader.at += start.length
  const alternatives = read(reader)
  if (!alternatives || reader.text[reader.at] !== ')') return undefined
  reader.at++
  return (_, way) => write(alternatives[0]!, way)
}

const digits = '1234567890'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Characters that an escape stands for; `''` when it is none of ours. */
function readEscape(reader: Reader): string {
  const character = reader.text[reader.at++] ?? ''
  const classes: Readonly<Record<string, string>> = { d: digits, w: letters, s: ' ', D: letters, S: letters, W: '-' }
  if (Object.hasOwn(classes, character)) return classes[character]!
  return /[A-Za-z0-9]/.test(character) ? '' : character
}

/** Characters of a class; `''` when it excludes too much or cannot be read. */
function readClass(reader: Reader): string {
  const isNot = reader.text[reader.at] === '^'
  if (isNot) reader.at++
  let set = ''
  while (reader.at < reader.text.length && reader.text[reader.at] !== ']') {
    const from = readMember(reader)
    const isRange = reader.text[reader.at] === '-' && ![undefined, ']'].includes(reader.text[reader.at + 1])
    if (from === '') return ''
    if (!isRange) {
      set += from
      continue
    }
    reader.at++
    const to = readMember(reader)
    if (from.length !== 1 || to.length !== 1) return ''
    set += between(from, to)
  }
  if (reader.text[reader.at++] !== ']') return ''
  return isNot ? [...letters, ...digits, '-', ' '].filter((each) => !set.includes(each)).join('') : set
}

function readMember(reader: Reader): string {
  const character = reader.text[reader.at++]!
  return character === '\\' ? readEscape(reader) : character
}

function between(from: string, to: string): string {
  const start = from.charCodeAt(0)
  const count = Math.min(to.charCodeAt(0) - start + 1, 26)
  return Array.from({ length: Math.max(count, 0) }, (_, at) => String.fromCharCode(start + at)).join('')
}

function readTimes(reader: Reader): Pick<Part, 'least' | 'most'> | undefined {
  const [written = '', least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reader.text.slice(reader.at)) ?? []
  reader.at += written.length
  if (written === '') return { least: 1, most: 1 }
  if (written[0] === '*') return { least: 0, most: longest }
  if (written[0] === '+') return { least: 1, most: longest }
  if (written[0] === '?') return { least: 0, most: 1 }
  if (Number(least) > longest) return undefined
  return { least: Number(least), most: comma === '' ? Number(least) : most === '' ? longest : Number(most) }
}
