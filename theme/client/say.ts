/** Words in the language of the page: the page brings them where it is not in English (theme/words/index.ts). */
import { root } from './dom.ts'

/** The lines of `data-words`. */
const words = new Map((root.dataset['words'] ?? '').split('\n').map((line) => line.split('=') as [string, string]))

/** A text as the page says it; `{}` is the value. */
export function say(text: string, value = ''): string {
  return (words.get(text) ?? text).replace('{}', () => value)
}
