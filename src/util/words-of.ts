/**
 * Says a word of each thing in a list; of what stood at the same place in the last list the word from then. For lists of thousands
 * of which one thing changes at a time: nothing of the others is looked at.
 */
export function createWords<T>(wordOf: (each: T) => string): (list: readonly T[]) => readonly string[] {
  let last: readonly T[] = []
  let words: readonly string[] = []
  return (list) => {
    words = list.map((each, index) => (each === last[index] ? words[index]! : wordOf(each)))
    last = list
    return words
  }
}
