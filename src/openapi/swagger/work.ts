/** What the parts of the conversion share. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isObject, stringAt } from '../json.ts'
import type { Subtypes } from '../subtypes.ts'

export type Kind = 'item' | 'parameter' | 'response' | 'schema'

export interface Work {
  readonly root: JsonObject
  /** What a reference leads to, as it is written. */
  readonly source: (ref: string) => Json | undefined
  /** Converts a value, or notes that what its reference leads to is of this kind. */
  readonly convert: (kind: Kind, value: Json) => Json
  /** Along references, as it is written. */
  readonly resolve: (value: Json) => Json | undefined
  /** Media types of bodies and of responses, here. */
  readonly consumes: readonly string[]
  readonly produces: readonly string[]
  readonly subtypes: Subtypes
}

type Base = Omit<Work, 'convert' | 'resolve'>

/** Converts each object once for each kind, so that what aliases share stays shared and circles end. */
export function remembering(
  base: Base,
  kinds: Readonly<Record<Kind, (value: JsonObject, work: Work) => Json>>,
): { readonly work: Work; readonly converted: ReadonlyMap<string, Json> } {
  const known: Readonly<Record<Kind, Map<JsonObject, Json>>> = {
    item: new Map(),
    parameter: new Map(),
    response: new Map(),
    schema: new Map(),
  }
  const converted = new Map<string, Json>()
  const open: (readonly [kind: Kind, ref: string, value: Json])[] = []
  let isBusy = false
  const one = (kind: Kind, value: Json): Json => {
    if (!isObject(value)) return value
    const ref = stringAt(value, '$ref')
    if (ref !== undefined) return noted(kind, ref, value)
    const before = known[kind].get(value)
    if (before !== undefined) return before
    const made = kinds[kind](value, work)
    known[kind].set(value, made)
    return made
  }
  const noted = (kind: Kind, ref: string, value: JsonObject): Json => {
    const name = ref.replace(/^#\/definitions\//, '#/components/schemas/')
    const found = converted.has(name) ? undefined : base.source(ref)
    if (found !== undefined) {
      converted.set(name, found)
      open.push([kind, name, found])
    }
    return name === ref ? value : { ...value, $ref: name }
  }
  // What references lead to waits in line: a chain of them must not become a chain of calls.
  const convert = (kind: Kind, value: Json): Json => {
    const made = one(kind, value)
    if (isBusy) return made
    isBusy = true
    for (let next = open.pop(); next; next = open.pop()) converted.set(next[1], one(next[0], next[2]))
    isBusy = false
    return made
  }
  const resolve = (value: Json): Json | undefined => {
    let found: Json | undefined = value
    for (let hops = 0; hops < 8; hops++) {
      const ref = stringAt(found, '$ref')
      if (ref === undefined) return found
      found = base.source(ref)
    }
    return undefined
  }
  const work = { ...base, convert, resolve }
  return { work, converted }
}
