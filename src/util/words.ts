/**
 * How text is cut into words, the same where the search index is made and where it is asked.
 *
 * A word is folded: lower case, without accents. Names in code also count in their parts (`resolveQuota`: `resolve`,
 * `quota`), and names with signs as they stand beside their plain words (`C++`, `.NET`, `node.js`, `--force`, `$ref`,
 * `@scope/pkg`, `/plants/{id}`). Scripts without spaces are cut by `Intl.Segmenter`; since dictionaries differ between
 * browsers, their pairs of letters can be had too.
 */

/** A word with what it consists of. `term` is empty where only the parts are terms. */
export interface Word {
  readonly term: string
  readonly parts: readonly Word[]
  /** Of a script without spaces: its neighbouring letters, two by two. */
  readonly pairs?: readonly string[]
}

export interface WordReader {
  readonly words: (text: string) => readonly Word[]
  /** All terms of a text, in order, once for each time they stand there. */
  readonly terms: (text: string, pairs?: 'pairs') => string[]
}

/** Longer words are no words that anyone types: data, hashes. */
const longest = 60
/** Texts between blanks that are remembered; they repeat a lot within a site. */
const remembered = 100_000

/** A reader remembers what it has read, so one should serve for many texts. */
export function wordReader(): WordReader {
  const known = new Map<string, readonly Word[]>()
  const segment = segmenter()
  const wordsIn = (chunk: string): readonly Word[] => {
    const read = known.get(chunk)
    if (read) return read
    const words = readChunk(chunk, segment)
    if (chunk.length > longest) return words
    if (known.size >= remembered) known.clear()
    known.set(chunk, words)
    return words
  }
  return {
    words: (text) => chunksOf(text).flatMap(wordsIn),
    terms(text, pairs) {
      const into: string[] = []
      for (const chunk of chunksOf(text)) for (const word of wordsIn(chunk)) addTerms(word, into, pairs !== undefined)
      return into
    },
  }
}

function chunksOf(text: string): string[] {
  return text.split(/\s+/).filter((chunk) => chunk !== '')
}

function addTerms({ term, parts, pairs }: Word, into: string[], withPairs: boolean): void {
  if (term !== '') into.push(term)
  if (withPairs && pairs) into.push(...pairs)
  for (const part of parts) addTerms(part, into, withPairs)
}

/** One term of the index: lower case, without accents. Marks that tell words of other scripts apart stay. */
export function fold(text: string): string {
  // Almost all words need no more.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Marks that readers leave out: of Latin, Greek and Cyrillic, Hebrew and Arabic. */
const accents = /\p{M}(?<=[\u0300-\u036f]|[\u0483-\u0487]|[\u0591-\u05bd]|[\u064b-\u0652]|\u0670)|\u0640/gu

/** Letters that Unicode does not take apart, and that readers type apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Khmer}\\p{Script=Lao}\\p{Script=Myanmar}ー'
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u')
const unspacedRuns = new RegExp(`[${unspacedScripts}\\p{M}]{2,}`, 'gu')

/** Whether a text holds letters of a script without spaces. */
export function isUnspaced(text: string): boolean {
  return /[^\0-\u0dff]/.test(text) && unspaced.test(text)
}

type Segment = (text: string) => readonly string[]

/** Browsers without a segmenter, which are older than 2024, keep such texts whole. */
function segmenter(): Segment {
  if (typeof Intl.Segmenter !== 'function') return (text) => [text]
  const words = new Intl.Segmenter('en', { granularity: 'word' })
  return (text) =>
    Array.from(words.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter(Boolean)
}

function readChunk(chunk: string, segment: Segment): Word[] {
  // Letters only, the usual case, need no closer look.
  if (/^[a-z]+$/.test(chunk)) return chunk.length > longest ? [] : [{ term: chunk, parts: [] }]
  const runs = chunk.match(/[\p{L}\p{N}\p{M}._\-/@$#+{}]+/gu) ?? []
  return runs
    .flatMap((run) => (/[{}]/.test(run) && !run.includes('/{') ? run.split(/[{}]+/) : [run]))
    .flatMap((run) => readRun(run, segment))
}

/** A name with signs, or the words in it. */
function readRun(run: string, segment: Segment): Word[] {
  const parts = (run.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => readWord(word, segment))
  const name = cleaned(run)
  const isName = parts.length > 0 && name.length <= longest && /[^\p{L}\p{N}\p{M}]/u.test(name) && !isUnspaced(name)
  return isName ? [{ term: fold(name), parts }] : parts
}

/** Without the signs that belong to the sentence: `end.` is no name, `C#`, `.NET`, `--force` and `/plants/{id}` are. */
function cleaned(run: string): string {
  const start = /^[+_}]*(?:-{3,}|#{2,}|\.{2,}(?!\/)|\/{2,})?/.exec(run)![0].length
  let end = run.length
  while (end > start && '._-/@$'.includes(run[end - 1]!)) end -= 1
  return run.slice(start, end)
}

function readWord(word: string, segment: Segment): Word[] {
  if (isUnspaced(word)) return [readUnspaced(word, segment)]
  if (word.length > longest) return []
  return [{ term: fold(word), parts: partsOf(word).map((part) => ({ term: fold(part), parts: [] })) }]
}

/** `resolveQuota` → `resolve`, `Quota`; `HTMLElement` → `HTML`, `Element`. */
function partsOf(word: string): readonly string[] {
  if (word.length > 40 || !/\p{L}\p{Lu}/u.test(word)) return []
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
  return parts.length > 1 ? parts : []
}

function readUnspaced(text: string, segment: Segment): Word {
  const found = segment(text).flatMap((part): Word[] =>
    isUnspaced(part) ? [{ term: fold(part), parts: [] }] : readWord(part, segment),
  )
  const pairs = (text.match(unspacedRuns) ?? []).flatMap((run) => pairsOf([...fold(run)]))
  if (found.length === 1) return pairs.length > 0 ? { ...found[0]!, pairs } : found[0]!
  return { term: '', parts: found, pairs }
}

function pairsOf(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, index) => letters[index]! + letter)
}
