/** English: what the words themselves are. */
import type { CountWord, Say, Word } from './words.ts'
import { countWords } from './words.ts'

/** A text with what is put into its places, in order. */
export function filled(text: string, values: readonly string[]): string {
  if (values.length === 0) return text
  let index = 0
  return text.replaceAll('{}', () => values[index++] ?? '')
}

/** Not by a formatter that is made here: the tables of numbers take longer to load than many pages to write. */
const format = (value: number) => value.toLocaleString('en')

/** Says the words as they are. */
export const english: Say = Object.assign((word: Word, ...values: readonly string[]) => filled(word, values), {
  locale: 'en-GB',
  number: format,
  count: (word: CountWord, count: number, ...values: readonly string[]) =>
    filled(count === 1 ? countWords[word] : word, values.length > 0 ? values : [format(count)]),
})
