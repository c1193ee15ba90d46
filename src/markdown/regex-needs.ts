/**
 * Words of which a line must hold one, else a pattern of a grammar cannot match in it: `interface` or `type`. Looking for a
 * word costs a hundredth of a search, and patterns whose words never come need not even be compiled. Reads Oniguruma's syntax
 * and answers `undefined` for whatever it does not know: never a word too many.
 */

/** One of the words must be there. */
export interface Need {
  readonly words: readonly string[]
  /** Where the search begins or after it, as all but what stands behind a lookbehind. */
  readonly ahead: boolean
}

/** The best needs of a pattern, of which each must be met; none: it may match anywhere. */
export function needsOf(pattern: string): readonly Need[] {
  const extended = pattern.startsWith('(?x)')
  const reader: Reader = { text: pattern, at: extended ? 4 : 0, extended }
  const found = readAlternatives(reader)
  return found === unknown || reader.at < pattern.length ? [] : found
}

interface Reader {
  readonly text: string
  at: number
  /** Blanks and comments in the pattern mean nothing. */
  readonly extended: boolean
}

/** Syntax that is not read: then nothing is known of the whole pattern. */
const unknown = 'unknown'
type Found = readonly Need[] | typeof unknown
/** A piece: a letter, or what is needed of a class or group. */
type Piece = { readonly letter: string } | { readonly needs: readonly Need[] } | typeof unknown

const anything: Piece = { needs: [] }
const [mostWords, mostNeeds] = [40, 4]

function readAlternatives(reader: Reader): Found {
  const all: (readonly Need[])[] = []
  for (;;) {
    const needs = readSequence(reader)
    if (needs === unknown) return unknown
    all.push(needs)
    if (reader.text[reader.at] !== '|') break
    reader.at++
  }
  return all.length === 1 ? all[0]! : either(all)
}

/** What one of several alternatives needs: the best of each, as one need. */
function either(all: readonly (readonly Need[])[]): readonly Need[] {
  if (all.some((needs) => needs.length === 0)) return []
  const words = [...new Set(all.flatMap(([best]) => best!.words))]
  return words.length > mostWords ? [] : [{ words, ahead: all.every(([best]) => best!.ahead) }]
}

/** Best first. */
function readSequence(reader: Reader): Found {
  const needs: Need[] = []
  let word = ''
  const endWord = () => {
    if (word !== '') needs.push({ words: [word], ahead: true })
    word = ''
  }
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at]!)) {
    if (reader.extended && skipBlank(reader)) continue
    const piece = readPiece(reader)
    if (piece === unknown) return unknown
    const times = readTimes(reader)
    if ('letter' in piece && times === 'once') {
      word += piece.letter
      continue
    }
    if ('letter' in piece && times === 'often') word += piece.letter
    endWord()
    if ('needs' in piece && times !== 'perhaps') needs.push(...piece.needs)
  }
  endWord()
  return needs.sort((a, b) => worth(b) - worth(a)).slice(0, mostNeeds)
}

/** Long words are rare; of many words one is there sooner. */
function worth({ words }: Need): number {
  return Math.min(...words.map(({ length }) => length)) * 4 - words.length
}

function skipBlank(reader: Reader): boolean {
  const [blank] = /^(?:\s+|#[^\n]*)/.exec(reader.text.slice(reader.at)) ?? ['']
  reader.at += blank.length
  return blank !== ''
}

/** How often the piece before must come. A quantifier of a quantifier, unless it is lazy or possessive, is taken for `?`. */
function readTimes(reader: Reader): 'once' | 'often' | 'perhaps' {
  if (reader.extended) while (skipBlank(reader));
  const [written] = /^(?:[*+?]|\{\d+(?:,\d*)?\}|\{,\d+\})*/.exec(reader.text.slice(reader.at))!
  if (written === '') return 'once'
  reader.at += written.length
  return /^(?:\+[+?]?|\{0*[1-9]\d*(?:,\d*)?\})$/.test(written) ? 'often' : 'perhaps'
}

function readPiece(reader: Reader): Piece {
  const { text, at } = reader
  const letter = text[at]!
  if (letter === '\\') return readEscape(reader)
  if (letter === '[') return readClass(reader)
  if (letter === '(') return readGroup(reader)
  if ('^$.'.includes(letter)) {
    reader.at++
    return anything
  }
  // A letter of two halves is one piece, which may be there once, often or not at all.
  const whole = String.fromCodePoint(text.codePointAt(at)!)
  reader.at += whole.length
  return { letter: whole }
}

/** Escapes with an argument that is passed over; all other letters stand alone. */
const withArgument = /^\\(?:[pP]\{\^?\w+\}|x\{[\dA-Fa-f]+\}|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[kg](?:<[^>]*>|'[^']*')|\d+)/

function readEscape(reader: Reader): Piece {
  const rest = reader.text.slice(reader.at)
  const argument = withArgument.exec(rest)
  const letter = rest[1]
  if (argument) {
    reader.at += argument[0].length
    return anything
  }
  if (letter === undefined || /[pPxukgcCMoyYQE]/.test(letter)) return unknown
  reader.at += 2
  return /[A-Za-z]/.test(letter) ? anything : { letter }
}

/** A class of a few letters needs one of them. Classes may hold classes. */
function readClass(reader: Reader): Piece {
  const { text, at } = reader
  const few = /^\[((?:[^\\[\]^&-]|\\[^A-Za-z\d\s]){1,6})\]/.exec(text.slice(at))
  if (few) {
    reader.at += few[0].length
    return { needs: [{ words: few[1]!.replaceAll(/\\(.)/gs, '$1').split(''), ahead: true }] }
  }
  let depth = 0
  for (let end = at; end < text.length; end++) {
    const letter = text[end]
    if (letter === '\\') end++
    else if (letter === '[') {
      depth++
      // A bracket that stands first closes nothing.
      end += (/^\[(\^?\])/.exec(text.slice(end, end + 3))?.[1] ?? '').length
    } else if (letter === ']' && --depth === 0) {
      reader.at = end + 1
      return anything
    }
  }
  return unknown
}

/** What a group is by its opening: others, as flags, are not read. */
function readGroup(reader: Reader): Piece {
  const [opening, kind = ''] = /^\((?:\?(:|=|!|>|<=|<!|<[A-Za-z_]\w*>|#))?/.exec(reader.text.slice(reader.at))!
  if (kind === '#') return skipNote(reader)
  reader.at += opening.length
  if (kind === '' && reader.text[reader.at] === '?') return unknown
  const found = readAlternatives(reader)
  if (found === unknown || reader.text[reader.at] !== ')') return unknown
  reader.at++
  if (kind === '!' || kind === '<!') return anything
  return { needs: kind === '<=' ? found.map(({ words }) => ({ words, ahead: false })) : found }
}

function skipNote(reader: Reader): Piece {
  const end = reader.text.indexOf(')', reader.at)
  if (end < 0) return unknown
  reader.at = end + 1
  return anything
}
