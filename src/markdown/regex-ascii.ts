/**
 * A pattern for texts of ASCII alone. Classes of Unicode have hundreds of ranges, many of them in pairs of surrogates: an engine
 * takes two to four times as long to compile them, and code hardly ever needs one. Measured with the patterns that code in
 * TypeScript, Python and shell meets first.
 */

export interface RegexParts {
  readonly pattern: string
  readonly flags: string
}

/**
 * What finds in every text of ASCII what a pattern with the flag `v` or `u` finds there, without that flag; `undefined` where it
 * takes more than other classes (sets in sets, strings in them, letters of two halves, foreign letters in either case).
 */
export function asciiOf({ pattern, flags }: RegexParts): RegexParts | undefined {
  if (!/[uv]/.test(flags)) return undefined
  const ignoresCase = flags.includes('i')
  let isInClass = false
  let isPossible = true
  const refuse = () => {
    isPossible = false
    return ''
  }
  const made = pattern.replaceAll(token, (piece) => {
    if (piece === '[' || piece === '[^') {
      if (isInClass) return refuse()
      isInClass = true
      return piece
    }
    if (piece === ']') {
      isInClass = false
      return piece
    }
    if (/^\\[pP]/.test(piece)) {
      const ranges = rangesOf(piece, flags)
      if (ranges === undefined) return refuse()
      return isInClass ? ranges : `[${ranges}]`
    }
    if (piece === '--' || piece === '&&') return isInClass ? refuse() : piece
    // Behind a class that holds nothing of ASCII it would turn the set around.
    if (piece === '^') return isInClass ? '\\^' : piece
    if (/^\\(?:u\{|q)/.test(piece)) return refuse()
    const code = codeOf(piece)
    // Without the flag half a letter is one by itself, and other rules say which letters are the same.
    return (code > 0xd7ff && code < 0xe000) || (ignoresCase && code > 127) ? refuse() : piece
  })
  return isPossible ? { pattern: made, flags: flags.replace(/[uv]/g, '') } : undefined
}

const token = /\\[pP]\{[^{}]*\}|\\u\{|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|\[\^?|\]|\^|--|&&|[^\0-\x7f]/gs

/** Of a sign that is written as it is, or as an escape with its number; all others are of ASCII. */
function codeOf(piece: string): number {
  const written = /^\\[ux]([\da-fA-F]+)$/.exec(piece)
  return written ? Number.parseInt(written[1]!, 16) : piece.charCodeAt(0)
}

const known = new Map<string, string | undefined>()

/** What such a class holds of ASCII, as it stands between brackets. */
function rangesOf(property: string, flags: string): string | undefined {
  const sets = flags.replace(/[^iuv]/g, '')
  const key = `${sets} ${property}`
  if (!known.has(key)) known.set(key, readRanges(property, sets))
  return known.get(key)
}

function readRanges(property: string, flags: string): string | undefined {
  try {
    const regex = new RegExp(property, flags)
    const codes = Array.from({ length: 128 }, (_, code) => code).filter((code) => regex.test(String.fromCharCode(code)))
    const starts = codes.filter((code, index) => codes[index - 1] !== code - 1)
    const ends = codes.filter((code, index) => codes[index + 1] !== code + 1)
    return starts
      .map((start, index) => (start === ends[index] ? hex(start) : `${hex(start)}-${hex(ends[index]!)}`))
      .join('')
  } catch {
    return undefined
  }
}

const hex = (code: number) => `\\x${code.toString(16).padStart(2, '0')}`
