/** Which redirect takes an address, and where it leads: one pure rule for checks, fixes and outputs. */
import type { Redirect } from './config.ts'
import { pageId } from './route.ts'

/** A source with captures: `/old/:page`, `/old/:rest*`, `/old/part-*`. */
export function isPattern(source: string): boolean {
  return /[:*]/.test(source)
}

export interface Move {
  readonly redirect: Redirect
  /** With the captures filled in. */
  readonly destination: string
}

/**
 * Exact sources are looked up; then the first pattern that fits counts, compared segment by segment. Both sides may be
 * percent-encoded: a browser sends `/caf%C3%A9` for a link to `/café`.
 */
export function redirectFinder(redirects: readonly Redirect[]): (path: string) => Move | undefined {
  const exact = new Map<string, Redirect>()
  const patterns: { readonly redirect: Redirect; readonly parts: readonly string[] }[] = []
  for (const redirect of redirects) {
    const { source } = redirect
    if (isPattern(source)) patterns.push({ redirect, parts: segments(source) })
    else if (!exact.has(idOf(source))) exact.set(idOf(source), redirect)
  }
  return (path) => {
    const redirect = exact.get(idOf(path))
    if (redirect) return { redirect, destination: redirect.destination }
    const wanted = segments(path)
    for (const pattern of patterns) {
      const captures = matched(pattern.parts, wanted)
      if (captures) return { redirect: pattern.redirect, destination: filled(pattern.redirect.destination, captures) }
    }
    return undefined
  }
}

const idOf = (path: string) => pageId(plain(path))

function segments(path: string): string[] {
  return plain(path)
    .split('/')
    .filter((part) => part !== '')
}

function plain(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `:name` takes one segment; `:name*`, and a `*` at the end of a segment, take all that is left. */
function matched(pattern: readonly string[], path: readonly string[]): Map<string, string> | undefined {
  const captures = new Map<string, string>()
  for (const [index, part] of pattern.entries()) {
    const segment = path[index]
    if (part.endsWith('*')) {
      const start = part.startsWith(':') ? '' : part.slice(0, -1)
      if (!(segment ?? '').startsWith(start)) return undefined
      const name = part.startsWith(':') ? part.slice(0, -1) : '*'
      return captures.set(name, path.slice(index).join('/').slice(start.length))
    }
    if (segment === undefined || (!part.startsWith(':') && part !== segment)) return undefined
    if (part.startsWith(':')) captures.set(part, segment)
  }
  return pattern.length === path.length ? captures : undefined
}

/** `/b/:rest*#part` with what `:rest*` stands for; an address elsewhere keeps its scheme and port. */
function filled(destination: string, captures: ReadonlyMap<string, string>): string {
  return destination.replace(/:[A-Za-z_]\w*\*?|\*/g, (found) => {
    const name = found === '*' ? found : found.replace(/\*$/, '')
    return captures.get(name) ?? found
  })
}
