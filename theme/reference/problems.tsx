import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import { callout } from '../layout/callout.tsx'

/** What could not be shown, and why. */
export function problems(list: readonly string[]): Child {
  if (list.length === 0) return null
  const items = list.map((text) => <li>{text}</li>)
  return callout({ kind: 'warning', title: 'The API description is incomplete', children: flatten(<ul>{items}</ul>) })
}
