/**
 * Everything that references lead to. Schemas that lead to each other are one knot, found once, and whoever starts at the
 * same knots gets the same object: in a description whose schemas all know each other, what a thousand operations reach is
 * kept once and not a thousand times.
 */
import type { Json } from '../model/operation.ts'
import { refsIn } from './refs.ts'
import { flats, type Flats, type Refs } from './schema/flatten.ts'

export type Reached = Refs

/** `target`: what a reference names. The function gives all that some values reach, by `$ref`. */
export function closures(target: (ref: string) => Json | undefined): (values: readonly Json[]) => Reached {
  const direct = rememberedRefs()
  const knots = knotsOf(target, direct)
  const known = new Map<string, Reached>()
  const memory: Flats = new WeakMap()
  return (values) => {
    const starts = new Set(values.flatMap(direct).flatMap((ref) => knots.of(ref) ?? []))
    const key = [...starts]
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join(' ')
    const before = known.get(key)
    if (before) return before
    const reached = collected(starts, target, memory)
    known.set(key, reached)
    return reached
  }
}

function collected(starts: ReadonlySet<Knot>, target: (ref: string) => Json | undefined, memory: Flats): Reached {
  const reached = Object.create(null) as Record<string, Json>
  Object.defineProperty(reached, flats, { value: memory })
  // A set that grows while it is walked.
  const all = new Set(starts)
  for (const { refs, below } of all) {
    for (const ref of refs) reached[ref] = target(ref)!
    for (const each of below) all.add(each)
  }
  return reached
}

interface Knot {
  readonly id: number
  readonly refs: readonly string[]
  /** Knots that its references lead to. */
  readonly below: readonly Knot[]
}

interface Visit {
  readonly ref: string
  readonly next: readonly string[]
  index: number
  low: number
  at: number
}

/** Tarjan's strongly connected components, without recursion: a chain of references may be as long as it likes. */
function knotsOf(target: (ref: string) => Json | undefined, direct: (value: Json) => readonly string[]) {
  const done = new Map<string, Knot>()
  const visits = new Map<string, Visit>()
  const waiting: Visit[] = []
  let count = 0
  const enter = (ref: string): Visit => {
    const next = direct(target(ref)!).filter((each) => target(each) !== undefined)
    const visit = { ref, next, index: visits.size, low: visits.size, at: 0 }
    visits.set(ref, visit)
    waiting.push(visit)
    return visit
  }
  const close = (visit: Visit): void => {
    const refs: Visit[] = waiting.splice(waiting.lastIndexOf(visit))
    const below = new Set(refs.flatMap(({ next }) => next.flatMap((ref) => done.get(ref) ?? [])))
    const knot: Knot = { id: count++, refs: refs.map(({ ref }) => ref), below: [...below] }
    for (const { ref } of refs) done.set(ref, knot)
  }
  const walk = (start: string): void => {
    const path = [enter(start)]
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const ref = visit.next[visit.at++]
      if (ref === undefined) {
        path.pop()
        if (visit.low === visit.index) close(visit)
        const parent = path.at(-1)
        if (parent) parent.low = Math.min(parent.low, visit.low)
      } else if (!visits.has(ref)) path.push(enter(ref))
      else if (!done.has(ref)) visit.low = Math.min(visit.low, visits.get(ref)!.index)
    }
  }
  return {
    of: (ref: string): Knot | undefined => {
      if (target(ref) === undefined) return undefined
      if (!done.has(ref)) walk(ref)
      return done.get(ref)
    },
  }
}

/** The references below a value, remembered by object: big schemas are shared by many operations. */
function rememberedRefs(): (value: Json) => readonly string[] {
  const known = new Map<Json, readonly string[]>()
  return (value) => {
    const before = known.get(value)
    if (before) return before
    const refs = [...new Set(refsIn(value).map((each) => each.ref))]
    known.set(value, refs)
    return refs
  }
}
