/** Whether an address is one that a redirect takes. */
import type { Redirect } from '../model/config.ts'
import { pageId } from '../model/route.ts'

/** A source with captures: `/old/:page`, `/old/:rest*`, `/old/part-*`. */
export function isPattern(source: string): boolean {
  return /[:*]/.test(source)
}

/** Exact sources are looked up; patterns are compared segment by segment, `*` takes all that is left. */
export function redirectMatcher(redirects: readonly Redirect[]): (id: string) => boolean {
  const exact = new Set<string>()
  const patterns: (readonly string[])[] = []
  for (const { source } of redirects) {
    if (isPattern(source)) patterns.push(source.split('/').filter((part) => part !== ''))
    else exact.add(pageId(source))
  }
  return (id) => exact.has(id) || patterns.some((pattern) => matches(pattern, id.split('/')))
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  for (const [index, part] of pattern.entries()) {
    const segment = path[index]
    if (part.endsWith('*')) return part.startsWith(':') || (segment ?? '').startsWith(part.slice(0, -1))
    if (segment === undefined || (!part.startsWith(':') && part !== segment)) return false
  }
  return pattern.length === path.length
}
