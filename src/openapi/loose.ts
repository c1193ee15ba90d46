/** Schemas with a name that no operation reaches. Readers of the description know them, so they have a page all the same. */
import type { Json } from '../model/operation.ts'
import { isObject, objectAt, stringAt } from './json.ts'
import { pointer } from './pointer.ts'
import type { Refs } from './schema/flatten.ts'
import type { Description } from './store.ts'
import { isWithheld, withoutWithheld } from './withheld.ts'

/** References to them; what only excluded or hidden parts reach is not among them. `refs`: what the operations reach. */
export function looseSchemas(description: Description, refs: Refs): readonly string[] {
  const isLoose = (ref: string) => !Object.hasOwn(refs, ref)
  const named = Object.keys(objectAt(objectAt(description.root, 'components'), 'schemas') ?? {})
  if (!named.map(refOf).some(isLoose)) return []
  const kept = objectAt(objectAt(withoutWithheld(description), 'components'), 'schemas') ?? {}
  const found = Object.entries(kept).filter(([name, value]) => isLoose(refOf(name)) && !isWithheld(value))
  return [...new Set(found.map(([name]) => meant(refOf(name), description)))].filter(isLoose)
}

function refOf(name: string): string {
  return `#${pointer('components', 'schemas', name)}`
}

/** A name that is nothing but another one's is no schema of its own. */
function meant(ref: string, { target }: Description): string {
  let last = ref
  for (let hops = 0; hops < 16; hops++) {
    const next = aliasIn(target(last))
    if (next === undefined || target(next) === undefined) return last
    last = next
  }
  return ref
}

function aliasIn(value: Json | undefined): string | undefined {
  return isObject(value) && Object.keys(value).length === 1 ? stringAt(value, '$ref') : undefined
}
