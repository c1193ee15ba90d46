/** How near a title or heading is to what was asked. Pure. */
import type { WordReader } from '../../../src/util/words.ts'
import { termsOf } from '../../../src/util/words.ts'
import type { QueryWord } from './query.ts'
import { isCompletable } from './query.ts'

/** From 0 to 1: 1 when every word asked stands in it, and nothing else. */
export function nearTo(text: string, asked: readonly QueryWord[], reader: WordReader): number {
  const words = reader.words(text).flatMap((word) => (word.term === '' && !word.pairs?.length ? word.parts : [word]))
  if (words.length === 0 || asked.length === 0) return 0
  const inText = words.map((word) => termsOf(word, 'pairs'))
  const all = inText.flat()
  const met = asked.filter(({ ways }) =>
    ways.some(({ terms }) => terms.every((term) => all.some((each) => meets(each, term)))),
  )
  const terms = met.flatMap(({ ways }) => ways.flatMap((way) => way.terms))
  const covered = inText.filter((own) => own.some((each) => terms.some((term) => meets(each, term))))
  return ((met.length / asked.length) ** 2 * covered.length) / words.length
}

function meets(term: string, asked: string): boolean {
  return term === asked || (isCompletable(asked) && asked.length > 2 && term.startsWith(asked))
}
