/**
 * Names that a file gives to parts of itself: `$id`, `$anchor`, `$dynamicAnchor`, and `$self` of the whole (JSON Schema
 * 2020-12, OpenAPI 3.2). A reference to such a name becomes one to the place that has it, before anything follows it; so a
 * dynamic reference means the nearest anchor of its name in this file, unless a schema fills it in: see `templates.ts`.
 */
import type { Json, JsonObject } from '../model/operation.ts'
import { keysBelow, type Keys } from './author-data.ts'
import { isObject, own, stringAt } from './json.ts'
import { pointer, valueAt } from './pointer.ts'
import { fill, isFiller, newTemplates, type Filler, type TemplateTools } from './templates.ts'

export interface Ids {
  /** Pointers of what has a name, by whole address. */
  readonly byAddress: ReadonlyMap<string, string>
  /** The whole address that a reference means, seen from the object that holds it. */
  readonly addressOf: (holder: JsonObject, ref: string) => string | undefined
}

/** The names of a file; `undefined` when it gives none. Dynamic references are written as plain ones. */
export function idsOf(root: Json, file: string): Ids | undefined {
  const home = `flatleaf:///${file}`
  const byAddress = new Map<string, string>()
  const bases = new Map<JsonObject, string>()
  const open: [value: Json, at: string, base: string, keys: Keys][] = [[root, '', home, 'keywords']]
  const seen = new Set<Json>()
  const fillers: Filler[] = []
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, at, outer, keys] = next
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const base = isObject(value) ? named(value, at, outer, byAddress) : outer
    if (isObject(value) && isFiller(value)) fillers.push({ value, at })
    if (isObject(value) && holdsRef(value) && base !== home) bases.set(value, base)
    for (const [key, child] of Object.entries(value) as [string, Json][]) {
      const below = typeof child === 'object' ? keysBelow(value, key, keys) : undefined
      if (below) open.push([child, at + pointer(key), base, below])
    }
  }
  if (byAddress.size === 0) return undefined
  byAddress.set(home, '')
  const ids: Ids = { byAddress, addressOf: (holder, ref) => joined(ref, bases.get(holder) ?? home) }
  const tools = templateTools(root, ids, bases)
  for (const filler of fillers) fill(filler, tools)
  return ids
}

function templateTools(root: Json, ids: Ids, bases: Map<JsonObject, string>): TemplateTools {
  return {
    state: newTemplates(),
    target: (holder) => {
      const address = ids.addressOf(holder, stringAt(holder, '$ref') ?? '')
      const at = address === undefined ? undefined : pointerAt(address, ids)
      return at === undefined ? undefined : valueAt(root, at)
    },
    copied: (from, to) => {
      const base = bases.get(from)
      if (base === undefined) bases.delete(to)
      else bases.set(to, base)
    },
  }
}

/** Notes the names that an object has; answers the address below which it and its parts lie. */
function named(value: JsonObject, at: string, outer: string, byAddress: Map<string, string>): string {
  const id = own(value, at === '' && typeof own(value, '$self') === 'string' ? '$self' : '$id')
  const base = (typeof id === 'string' && joined(id, outer)?.replace(/#.*$/, '')) || outer
  if (base !== outer) byAddress.set(base, at)
  for (const key of ['$anchor', '$dynamicAnchor']) {
    const name = own(value, key)
    if (typeof name === 'string') byAddress.set(`${base}#${name}`, at)
  }
  return base
}

function holdsRef(value: JsonObject): boolean {
  const dynamic = own(value, '$dynamicRef')
  const isPlain = typeof own(value, '$ref') === 'string'
  if (typeof dynamic !== 'string' || isPlain) return isPlain
  // Never by assignment, which treats `__proto__` apart; the parsed value is this room's own.
  return Reflect.defineProperty(value, '$ref', { value: dynamic, enumerable: true, configurable: true, writable: true })
}

function joined(ref: string, base: string): string | undefined {
  try {
    return new URL(ref, base).href
  } catch {
    return undefined
  }
}

/** The pointer of what an address names, in the file that has these names. */
export function pointerAt(address: string, { byAddress }: Ids): string | undefined {
  const [resource = '', fragment = ''] = address.split('#')
  if (fragment !== '' && !fragment.startsWith('/')) return byAddress.get(`${resource}#${fragment}`)
  const at = byAddress.get(resource)
  return at === undefined ? undefined : at + fragment
}
