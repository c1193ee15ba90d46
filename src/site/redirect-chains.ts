/** Redirects that lead to redirects: round in a circle, or in more steps than one. */
import type { Redirect } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Move } from '../model/redirect-match.ts'
import { isPattern, redirectFinder } from '../model/redirect-match.ts'
import { pageId } from '../model/route.ts'
import { decoded } from '../util/decoded.ts'
import { isExternal } from '../util/is-external.ts'

export interface Chains {
  /** The redirects without those that never end. */
  readonly sound: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Follows every redirect as a host would, where a page wins over a redirect from its address.
 * Codes: `redirect-loop` (error for each circle, its redirects are left out), `redirect-chain` (info).
 */
export function redirectChains(redirects: readonly Redirect[], hasPage: (id: string) => boolean): Chains {
  const used = redirects.filter(({ source }) => isPattern(source) || !hasPage(pageId(decoded(source))))
  const looping = new Set<Redirect>()
  const diagnostics: Diagnostic[] = []
  const next = stepper(used, hasPage)
  for (const start of used) {
    const circle = looping.has(start) ? [] : circleOf(start, next)
    if (circle.length === 0 || circle.some((each) => looping.has(each))) continue
    for (const each of circle) looping.add(each)
    diagnostics.push(loop(start, circle))
  }
  const sound = redirects.filter((each) => !looping.has(each))
  const following = stepper(sound, hasPage)
  diagnostics.push(...used.filter((each) => !looping.has(each)).flatMap((each) => chain(each, following)))
  return { sound, diagnostics }
}

type Next = (destination: string) => Move | undefined

function stepper(redirects: readonly Redirect[], hasPage: (id: string) => boolean): Next {
  const find = redirectFinder(redirects)
  return (destination) => {
    if (isExternal(destination)) return undefined
    const path = pathOf(destination)
    return hasPage(pageId(path)) ? undefined : find(path)
  }
}

function pathOf(destination: string): string {
  return decoded(destination.replace(/[?#].*$/s, ''))
}

/** More steps than anybody writes: by then an address that grows at every step has become long. */
const limit = 64

/** The redirects from `start` back to it; none when it ends, or only leads into a circle of others. */
function circleOf(start: Redirect, next: Next): readonly Redirect[] {
  const way: Redirect[] = [start]
  const seen = new Set([pathOf(start.destination)])
  for (let move = next(start.destination); move; move = next(move.destination)) {
    const path = pathOf(move.destination)
    if (seen.has(path)) return move.redirect === start ? way : []
    if (way.length >= limit) return path.length > start.destination.length + limit / 4 ? growing(start, way) : []
    seen.add(path)
    way.push(move.redirect)
  }
  return []
}

/** `/a/:rest*` to `/a/b/:rest*` comes to no address twice, and to no end either. */
function growing(start: Redirect, way: readonly Redirect[]): readonly Redirect[] {
  const late = new Set(way.slice(-limit / 2))
  return late.delete(start) ? [start, ...late] : []
}

function loop(start: Redirect, circle: readonly Redirect[]): Diagnostic {
  const names = [...circle, start].map(({ source }) => source).join(' → ')
  const isAlone = circle.length === 1
  return {
    code: 'redirect-loop',
    severity: 'error',
    message: isAlone ? `The redirect of "${start.source}" leads to itself.` : `These redirects form a loop: ${names}.`,
    at: start.at,
    hint: isAlone ? 'Remove it.' : 'Remove one of them.',
  }
}

function chain(start: Redirect, next: Next): Diagnostic[] {
  const second = next(start.destination)
  if (!second) return []
  let last = second
  for (let count = 0; count < limit; count++) last = next(last.destination) ?? last
  return [
    {
      code: 'redirect-chain',
      severity: 'info',
      message: `"${start.source}" leads to "${second.redirect.source}", which is redirected again.`,
      at: start.at,
      hint: `Set its destination to "${last.destination}".`,
    },
  ]
}
