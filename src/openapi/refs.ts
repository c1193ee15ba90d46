/** The `$ref`s of a value, without following them. A discriminator's mapping names schemas too. */
import type { Json, JsonObject } from '../model/operation.ts'
import { keysBelow, type Keys } from './author-data.ts'
import { entriesAt, isObject, objectAt } from './json.ts'
import { pointer } from './pointer.ts'

/** A reference, the object and key that hold it, the pointer of the object around it, and what that stands in. */
export interface HeldRef {
  readonly holder: JsonObject
  readonly key: string
  readonly ref: string
  readonly pointer: string
  /** The nearest object, past a list. */
  readonly around?: JsonObject
  /** In an extension that no page shows: a reference there means what its own tool makes of it. */
  readonly isForeign?: true
}

/** Extensions that pages show. */
const ownExtensions = /^x-(?:webhooks|mint|code-?samples|samples|examples?|tagGroups|badges)$/i

interface Open {
  readonly value: Json
  readonly path: string
  readonly keys: Keys
  readonly around?: JsonObject | undefined
  readonly isForeign: boolean
}

/**
 * Every reference below a value, in order, but for those in examples and other data. Iterative, and an object that stands in
 * two places is entered once.
 */
export function refsIn(value: Json): readonly HeldRef[] {
  const found: HeldRef[] = []
  const seen = new Set<Json>()
  const open: Open[] = [{ value, path: '', keys: 'keywords', isForeign: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: each, path, keys, around } = next
    if (typeof each !== 'object' || each === null || seen.has(each)) continue
    seen.add(each)
    if (isObject(each)) found.push(...refsOf(each, next))
    const inside = isObject(each) ? each : around
    const children = Object.entries(each) as readonly [string, Json][]
    for (const [key, child] of children.toReversed()) {
      if (typeof child !== 'object') continue
      const below = keysBelow(each, key, keys)
      if (!below) continue
      const isForeign = next.isForeign || (keys === 'keywords' && key.startsWith('x-') && !ownExtensions.test(key))
      open.push({ value: child, path: path + pointer(key), keys: below, around: inside, isForeign })
    }
  }
  return found
}

/** The references that one object makes itself. */
function refsOf(value: JsonObject, { path, around, isForeign }: Open): readonly HeldRef[] {
  const ref = value['$ref']
  const discriminator = objectAt(value, 'discriminator')
  // Nearly all objects: every description is walked from end to end.
  if (typeof ref !== 'string' && !discriminator) return none
  const place = { pointer: path, ...(around && { around }), ...(isForeign && { isForeign }) }
  const own: HeldRef[] = typeof ref === 'string' ? [{ holder: value, key: '$ref', ref, ...place }] : []
  if (!discriminator) return own
  const fallback = discriminator['defaultMapping']
  if (typeof fallback === 'string')
    own.push({ holder: discriminator, key: 'defaultMapping', ref: mappedRef(fallback), ...place })
  const holder = objectAt(discriminator, 'mapping') ?? {}
  for (const [key, target] of entriesAt(discriminator, 'mapping'))
    if (typeof target === 'string') own.push({ holder, key, ref: mappedRef(target), ...place })
  return own
}

const none: readonly HeldRef[] = []

/** The `$ref` that a discriminator's mapping means: a bare name is a schema of the components. */
export function mappedRef(target: string): string {
  return /^[\w.-]+$/.test(target) && !/\.(json|ya?ml)$/i.test(target) ? `#/components/schemas/${target}` : target
}
