import type { Element } from 'hast'
import type { Say, Word } from '../../src/model/words.ts'

/** The status of an answer in the colour of its kind. */
export function statusCode(status: string): Element {
  const kind = /^[1-5]/.exec(status)?.[0]
  return (<code class={kind === undefined ? 'api-status' : `api-status api-status-${kind}`}>{status}</code>) as Element
}

/** What a kind of status means, where the description says nothing short. */
export function statusWord(status: string, say: Say): string {
  return say(words[status.slice(0, 1)] ?? 'Any other status')
}

const words: Readonly<Record<string, Word>> = {
  1: 'Information',
  2: 'Success',
  3: 'Redirection',
  4: 'Client error',
  5: 'Server error',
}
