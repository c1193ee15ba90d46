/** Redirects that lead to redirects: round in a circle, or in more steps than one. */
import type { Redirect } from '../model/config.ts'
import type { Reading } from './reading.ts'

/** The redirects without those that never end (`redirect-loop`, an error for each circle); chains are mentioned. */
export function checkChains(redirects: readonly Redirect[], reading: Reading): Redirect[] {
  const next = new Map(redirects.map((each) => [clean(each.source), each]))
  const looping = new Set<Redirect>()
  for (const start of redirects) if (!looping.has(start)) findLoop(start, { next, looping, reading })
  const sound = redirects.filter((each) => !looping.has(each))
  const kept = new Map(sound.map((each) => [clean(each.source), each]))
  for (const each of sound) mentionChain(each, kept, reading)
  return sound
}

interface Search {
  readonly next: ReadonlyMap<string, Redirect>
  readonly looping: Set<Redirect>
  readonly reading: Reading
}

function findLoop(start: Redirect, { next, looping, reading }: Search): void {
  if (matches(start.source, start.destination)) {
    looping.add(start)
    reading.error('redirect-loop', start.at, `The redirect of "${start.source}" leads to itself.`, 'Remove it.')
    return
  }
  const way = [start]
  for (let here = step(start, next); here; here = step(here, next)) {
    if (here === start) {
      for (const each of way) looping.add(each)
      const names = [...way, start].map((each) => each.source).join(' → ')
      reading.error('redirect-loop', start.at, `These redirects form a loop: ${names}.`, 'Remove one of them.')
      return
    }
    // a circle that this one only leads into is reported where it is found, a very long way is not followed further
    if (looping.has(here) || way.length > 32 || way.includes(here)) return
    way.push(here)
  }
}

function mentionChain(start: Redirect, next: ReadonlyMap<string, Redirect>, reading: Reading): void {
  const second = step(start, next)
  if (!second || second === start) return
  let last = second
  for (let count = 0; count < 32; count++) last = step(last, next) ?? last
  reading.info(
    'redirect-chain',
    start.at,
    `"${start.source}" leads to "${second.source}", which is redirected again.`,
    `Set its destination to "${last.destination}".`,
  )
}

function step(from: Redirect, next: ReadonlyMap<string, Redirect>): Redirect | undefined {
  return next.get(clean(from.destination))
}

/** A path as sources are compared: no slash at its end, no anchor. */
function clean(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1')
}

/** Whether a redirect with wildcards would take its own destination for a source again. */
function matches(source: string, destination: string): boolean {
  const wanted = clean(source).split('/')
  const given = clean(destination).split('/')
  for (const [index, segment] of wanted.entries()) {
    const rest = /^:[^*]*\*$|^\*$/.test(segment)
    if (rest) return given.length > index
    const here = given[index]
    if (here === undefined) return false
    if (segment.startsWith(':')) continue
    if (segment.endsWith('*') && index === wanted.length - 1) return here.startsWith(segment.slice(0, -1))
    if (segment !== here) return false
  }
  return wanted.length === given.length
}
