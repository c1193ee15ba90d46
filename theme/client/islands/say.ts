/** The words of components that are drawn anew: those that the page brings, English without (theme/words/index.ts). */
import { english, filled } from '../../../src/model/english.ts'
import type { Say, Word } from '../../../src/model/words.ts'

const lines = (document.documentElement.dataset['words'] ?? '').split('\n')
const texts = new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))

/** Says what the build would say on this page. */
export const say: Say = Object.assign(
  (word: Word, ...values: readonly string[]) => filled(texts.get(word) ?? word, values),
  { locale: texts.get('locale') ?? english.locale, number: english.number, count: english.count },
)
