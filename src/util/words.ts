/**
 * How text is cut into words, the same where the search index is made and where it is asked.
 *
 * A word is folded: lower case, without accents. Names in code also count in their parts (`resolveQuota`: `resolve`,
 * `quota`), and names with signs as they stand beside their plain words (`C++`, `.NET`, `node.js`, `--force`, `$ref`,
 * `@scope/pkg`, `/plants/{id}`). Operators that stand alone (`=>`, `!=`) and emoji are words. Arabic words also count without
 * their article. Scripts without spaces are cut by `Intl.Segmenter`; since dictionaries differ between
 * browsers, their pairs of letters can be had too.
 */

import { detached } from './detached.ts'

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
  /** The terms of what stands between two blanks, which is not remembered. */
  readonly read: (chunk: string) => string[]
}

/** Longer words are no words that anyone types: data, hashes. */
const longest = 60
/** Texts between blanks that are remembered; they repeat a lot within a site. */
const remembered = 100_000

/** What stands between two blanks. */
interface Chunk {
  readonly words: readonly Word[]
  readonly terms: readonly string[]
}

/** A reader remembers what it has read, so one should serve for many texts. */
export function wordReader(): WordReader {
  const known = new Map<string, Chunk>()
  const segment = segmenter()
  const chunkOf = (text: string): Chunk => {
    const read = known.get(text)
    if (read) return read
    const isKept = text.length <= longest
    const own = isKept ? detached(text) : text
    const words = readChunk(own, segment)
    const chunk = { words, terms: words.flatMap((word) => termsOf(word)) }
    if (!isKept) return chunk
    if (known.size >= remembered) known.clear()
    known.set(own, chunk)
    return chunk
  }
  const chunksOf = (text: string) => text.split(/\s+/).map(chunkOf)
  const termsIn = (chunk: Chunk, pairs: 'pairs' | undefined) =>
    pairs ? chunk.words.flatMap((word) => termsOf(word, pairs)) : chunk.terms
  return {
    words: (text) => chunksOf(text).flatMap(({ words }) => words),
    terms: (text, pairs) => chunksOf(text).flatMap((chunk) => termsIn(chunk, pairs)),
    read: (chunk) => readChunk(chunk, segment).flatMap((word) => termsOf(word)),
  }
}

/** All that a word is found by. */
export function termsOf({ term, parts, pairs: neighbours = [] }: Word, pairs?: 'pairs'): readonly string[] {
  if (parts.length === 0 && term !== '' && neighbours.length === 0) return [term]
  return [
    ...(term === '' ? [] : [term]),
    ...(pairs ? neighbours : []),
    ...parts.flatMap((part) => termsOf(part, pairs)),
  ]
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
  // Made when the first such text comes: that takes as long as reading twenty pages.
  let words: Intl.Segmenter | undefined
  return (text) => {
    words ??= new Intl.Segmenter('en', { granularity: 'word' })
    return Array.from(words.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter(Boolean)
  }
}

function readChunk(chunk: string, segment: Segment): Word[] {
  // Letters only, the usual case, need no closer look.
  if (/^[a-z]+$/.test(chunk)) return chunk.length > longest ? [] : [{ term: chunk, parts: [] }]
  if (operator.test(chunk)) return [{ term: chunk, parts: [] }]
  const signs = /[^\0-\u2190]/.test(chunk) ? (chunk.match(emoji) ?? []) : []
  const runs = (signs.length > 0 ? chunk.replace(emoji, ' ') : chunk).match(isPlain(chunk) ? plainRuns : anyRuns) ?? []
  return runs
    .flatMap((run) => (/[{}]/.test(run) && !run.includes('/{') ? run.split(/[{}]+/) : [run]))
    .flatMap((run) => readRun(run, segment))
    .concat(signs.map((sign) => ({ term: sign.replaceAll('\ufe0f', ''), parts: [] })))
}

/** Whether all letters are those of ASCII, which have patterns of a third of the cost. */
function isPlain(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}
const [plainRuns, anyRuns] = [/[\w.\-/@$#+{}]+/g, /[\p{L}\p{N}\p{M}._\-/@$#+{}]+/gu]
const [plainWords, anyWords] = [/[A-Za-z\d]+/g, /[\p{L}\p{N}\p{M}]+/gu]

/** Two or three signs between blanks, and not only those that divide or stress text: `--`, `...`, `//`, `***`, `???`. */
const operator = /^(?!([^=])\1\1)(?=.*[=<>!&|?:*%^~])[=<>!&|?:*%^~+\-./]{2,3}$/

/** One picture, with what joins or colours it. What is a plain sign by default (©, ™) is none. */
const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu

/** A name with signs, or the words in it. */
function readRun(run: string, segment: Segment): Word[] {
  const parts = (run.match(isPlain(run) ? plainWords : anyWords) ?? []).flatMap((word) => readWord(word, segment))
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

/** The Arabic article, alone or behind "and", "with", "so", "like", "for", before three letters or more. */
const withArticle = /^(?:[وبفك]?ال|لل)(\p{Script=Arabic}{3,})$/u

/** `resolveQuota` → `resolve`, `Quota`; `HTMLElement` → `HTML`, `Element`; `التفاح` → `تفاح`. */
function partsOf(word: string): readonly string[] {
  if (isPlain(word) && !/[A-Za-z][A-Z]/.test(word)) return []
  const bare = withArticle.exec(word)?.[1]
  if (bare !== undefined) return [bare]
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
