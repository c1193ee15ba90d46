/** Which schemas hold others without a name: only those can need a page that is named after its place. */
import type { Json } from '../../model/operation.ts'
import { isObject, listAt } from '../json.ts'

const holding = ['properties', 'patternProperties', 'prefixItems', 'oneOf', 'anyOf', 'allOf']

/** Whether something below a value has parts of its own and no name. Says yes rather once too often: a property may be called like a keyword. */
export function holdsNameless(value: Json, isNamed: boolean): boolean {
  const open: Json[] = isNamed ? childrenOf(value) : [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (listAt(next, 'enum').length > 100) return true
    if (isObject(next) && !('$ref' in next) && holding.some((key) => Object.hasOwn(next as object, key))) return true
    open.push(...childrenOf(next))
  }
  return false
}

function childrenOf(value: Json): Json[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter((each) => typeof each === 'object')
    : []
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** The references among `refs` that reach one of `holders`, those included. `refsOf`: what the target of a reference names. */
export function reaching(
  holders: Iterable<string>,
  refs: Iterable<string>,
  refsOf: (ref: string) => readonly string[],
): ReadonlySet<string> {
  const namedBy = new Map<string, string[]>()
  for (const ref of refs) for (const to of refsOf(ref)) push(namedBy, to, ref)
  const found = new Set(holders)
  for (const ref of found) for (const from of namedBy.get(ref) ?? []) found.add(from)
  return found
}
