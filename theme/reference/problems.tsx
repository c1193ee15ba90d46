import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { Say } from '../../src/model/words.ts'
import { callout } from '../layout/callout.tsx'

/** What could not be shown, and why. */
export function problems(list: readonly string[], say: Say): Child {
  if (list.length === 0) return null
  const items = list.map((text) => <li>{text}</li>)
  const title = say('The API description is incomplete')
  return callout({ kind: 'warning', title, children: flatten(<ul>{items}</ul>) }, say)
}
