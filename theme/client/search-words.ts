/** Words: how text is cut into them, and where they stand in it. Pure. */

/** One term of the index: lower case, without accents. */
export function fold(term: string): string {
  return term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * The words of a text. Names in code count whole and in their parts (`resolveQuota`: also `resolve` and `quota`); scripts
 * without spaces are cut into pairs of letters.
 */
export function words(text: string): string[] {
  const found: string[] = []
  for (const [word] of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (unspaced.test(word)) found.push(...pairs(word))
    else {
      found.push(word)
      const parts = word.length > 40 ? [] : word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)
      if (parts.length > 1) found.push(...parts)
    }
  }
  return found
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

function pairs(word: string): string[] {
  const letters = [...word]
  if (letters.length === 1) return letters
  return letters.slice(1).map((letter, index) => letters[index]! + letter)
}

/** A text in pieces, those that match marked. Terms match from the start of a word. */
export function marked(
  text: string,
  terms: readonly string[],
): readonly { readonly text: string; readonly hit: boolean }[] {
  const pattern = patternOf(terms)
  if (!pattern) return [{ text, hit: false }]
  const pieces: { text: string; hit: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), hit: false })
    pieces.push({ text: match[0], hit: true })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/** The part of a text around the first match, about `length` letters, cut between words. */
export function excerpt(text: string, terms: readonly string[], length = 120): string {
  const at = patternOf(terms)?.exec(text)?.index ?? 0
  const from = at < length / 2 ? 0 : text.indexOf(' ', Math.max(0, at - length / 3)) + 1
  const start = from > at ? at : from
  if (text.length <= start + length) return (start > 0 ? '… ' : '') + text.slice(start).trim()
  const space = text.lastIndexOf(' ', start + length)
  const end = space > start ? space : start + length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()} …`
}

function patternOf(terms: readonly string[]): RegExp | undefined {
  const known = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length)
  if (known.length === 0) return undefined
  const any = known.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})|(?<=\\p{Ll})(?=\\p{Lu})(?:${any})`, 'giu')
}
