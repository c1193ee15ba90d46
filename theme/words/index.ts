/** The words of the product in each language that it speaks, and which of them a page gets. */
import { english, filled } from '../../src/model/english.ts'
import type { CountWord, Say, Word, WordTable } from '../../src/model/words.ts'
import { componentWords, scriptWords } from '../../src/model/words.ts'
import { once } from '../../src/util/once.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { brazilian } from './pt-BR.ts'
import { chinese } from './zh-Hans.ts'

/** By tag; English is what the words themselves are. Each is made when it is asked for: nearly all sites speak one or two. */
export const tables: ReadonlyMap<string, () => WordTable> = new Map([
  ['ar', once(arabic)],
  ['de', once(german)],
  ['es', once(spanish)],
  ['fr', once(french)],
  ['he', once(hebrew)],
  ['ja', once(japanese)],
  ['ko', once(korean)],
  ['pt-BR', once(brazilian)],
  ['zh-Hans', once(chinese)],
])

/** Languages whose own table is that of a near relative. Traditional characters are another script: English, not a mixture. */
const relatives: ReadonlyMap<string, string> = new Map([
  ['pt', 'pt-BR'],
  ['zh', 'zh-Hans'],
])

/** The tag of the table for a language: its own, or that of `fr` for `fr-CA`; `en` where there is none. */
export function spokenFor(lang: string): string {
  const parts = lang.split('-')
  const isTraditional = /^zh-(?:hant|tw|hk|mo)\b/i.test(lang)
  for (let length = isTraditional ? 0 : parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-')
    const found = byLowerCase.get(tag.toLowerCase())
    if (found !== undefined) return found
  }
  return 'en'
}

const byLowerCase: ReadonlyMap<string, string> = new Map(
  [...[...tables.keys()].map((tag) => [tag, tag] as const), ...relatives].map(([tag, name]) => [
    tag.toLowerCase(),
    name,
  ]),
)

const speakers = new Map<string, Say>()

/** The words for the pages of a language. */
export function sayIn(lang: string): Say {
  const tag = spokenFor(lang)
  const known = speakers.get(tag)
  if (known) return known
  const table = tables.get(tag)
  const made = table ? speaker(tag, table()) : english
  speakers.set(tag, made)
  return made
}

/** Its rules are loaded when the first number is said: those of all languages take longer than many pages. */
function speaker(tag: string, table: WordTable): Say {
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const format = (value: number) => (numbers ??= new Intl.NumberFormat(tag)).format(value)
  return Object.assign((word: Word, ...values: readonly string[]) => filled(table[word], values), {
    locale: tag,
    number: format,
    count: (word: CountWord, count: number, ...values: readonly string[]) =>
      filled(
        table[word][(rules ??= new Intl.PluralRules(tag)).select(count)] ?? table[word].other,
        values.length > 0 ? values : [format(count)],
      ),
  })
}

/**
 * What scripts need to speak as the page does, a line each: `Copied=Copié`. Missing in English, which is in the scripts:
 * tables there would be read by everybody.
 */
export function scriptTexts(lang: string): string | null {
  const table = tables.get(spokenFor(lang))?.()
  if (!table) return null
  const counted = Object.entries(table['{} results']).map(([rule, text]) => `{} results:${rule}=${text}`)
  return [...scriptWords.map((word) => `${word}=${table[word]}`), ...counted].join('\n')
}

/** What components need that are drawn anew in a browser: the same lines for their words, and the locale of their dates. */
export function islandTexts(lang: string): string | null {
  const tag = spokenFor(lang)
  const table = tables.get(tag)?.()
  const words = [...componentWords, 'deprecated'] as const
  return table ? [`locale=${tag}`, ...words.map((word) => `${word}=${table[word]}`)].join('\n') : null
}
