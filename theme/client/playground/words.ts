/** The words of the form: English, which is in the scripts, or those of the page's language, which a file of words left behind. */
import {
  formCountWords,
  type FormCountWord,
  type FormWord,
  type FormWordTable,
  type SpokenForm,
} from '../../../src/model/form-words.ts'

/** `undefined` in English, and where that file could not be had. */
const spoken = () => (globalThis as { flatleafFormWords?: SpokenForm }).flatleafFormWords

function filled(text: string, values: readonly string[]): string {
  let index = 0
  return text.replaceAll('{}', () => values[index++] ?? '')
}

/** A text as the page says it; a word that its language lacks is English. */
export function say(word: FormWord, ...values: readonly string[]): string {
  return filled(spoken()?.words[word] ?? word, values)
}

/** A text about a number of things. */
export function count(word: FormCountWord, number: number): string {
  const { lang, words = {} as Partial<FormWordTable> } = spoken() ?? {}
  const forms = words[word] ?? { one: formCountWords[word], other: word }
  const rule = new Intl.PluralRules(words[word] ? lang : 'en').select(number)
  return filled(forms[rule] ?? forms.other, [digits(number)])
}

/** A number in the digits of the language. */
function digits(value: number, places = 0): string {
  const fixed = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false }
  return value.toLocaleString(spoken()?.lang ?? 'en', fixed)
}

/** How long something took. */
export function duration(ms: number): string {
  return ms < 10_000 ? say('{} ms', digits(ms)) : say('{} s', digits(ms / 1000, 1))
}

/** How much there is of something. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return count('{} bytes', bytes)
  return bytes < 1_000_000 ? say('{} KB', digits(bytes / 1000, 1)) : say('{} MB', digits(bytes / 1_000_000, 1))
}

export interface Syntax {
  readonly line: number
  readonly column: number
  readonly found: string
}

/** Where a text stops being JSON. */
export function syntaxWords({ line, column, found }: Syntax): string {
  const place = [String(line), String(column)]
  return found === ''
    ? say('Line {}, column {}: the text ends too early.', ...place)
    : say('Line {}, column {}: “{}” is not expected here.', ...place, found)
}

/** Said in several places. */
export const curlOnly = 'Browsers let no page send this; the cURL command has it.'
export const bodyless = 'Browsers send no body with {}; the cURL command does.'
export const fromDisk = 'This page was opened from disk, so its origin is “null”; most APIs answer no such page.'
export const mixed =
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.'
