import type { Properties } from 'hast'

/** Whether an element has no attribute at all, as most of Markdown. */
export function isBare(properties: Properties): boolean {
  for (const _ in properties) return false
  return true
}
