import { noRecall } from './recall.ts'
import type { Recall } from './recall.ts'

/**
 * Says something of each thing in a list; of what stood at the same place in the last list, what was said then. The answer is the
 * very same list as long as it says the same. For lists of thousands of which one thing changes at a time: nothing of the others is
 * looked at, which would take longer than all the rest.
 */
export function createWords<T, Word>(wordOf: (each: T) => Word): (list: readonly T[]) => readonly Word[] {
  let last: readonly T[] = []
  let words: readonly Word[] = []
  return (list) => {
    words = list.length === last.length ? corrected(words, { list, last, wordOf }) : list.map(wordOf)
    last = list
    return words
  }
}

/** What a memory asks with, under a name. Where nothing is remembered nobody asks, and nothing is said. */
export function wordsFor<T, Word>(
  recall: Recall,
  name: string,
  wordOf: (each: T) => Word,
): (list: readonly T[]) => readonly Word[] {
  return recall === noRecall ? () => [] : recall(name, [], () => createWords(wordOf))
}

interface Changed<T, Word> {
  readonly list: readonly T[]
  /** Of the same length. */
  readonly last: readonly T[]
  readonly wordOf: (each: T) => Word
}

function corrected<T, Word>(words: readonly Word[], { list, last, wordOf }: Changed<T, Word>): readonly Word[] {
  let copy: Word[] | undefined
  for (let index = 0; index < list.length; index++) {
    if (list[index] === last[index]) continue
    const word = wordOf(list[index]!)
    if (Object.is(word, words[index])) continue
    copy ??= [...words]
    copy[index] = word
  }
  return copy ?? words
}

/** The same of what few of the things have something to say: only what is said, in order. */
export function createSayings<T, Saying>(
  sayingOf: (each: T) => Saying | undefined,
): (list: readonly T[]) => readonly Saying[] {
  const wordsOf = createWords(sayingOf)
  let last: readonly (Saying | undefined)[] = []
  let said: readonly Saying[] = []
  return (list) => {
    const words = wordsOf(list)
    if (words !== last) said = words.filter((each) => each !== undefined)
    last = words
    return said
  }
}
