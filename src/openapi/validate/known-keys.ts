/** Which keys a schema knows, whatever its conditions say. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isObject, objectAt, stringAt } from '../json.ts'
import { valueAt } from '../pointer.ts'

/** Keys that a schema names anywhere among its parts. `root` is where its references lead. */
export function knownKeys(schema: JsonObject | undefined, root: Json): ReadonlySet<string> {
  return new Set(partsOf(schema, root).flatMap((part) => Object.keys(objectAt(part, 'properties') ?? {})))
}

/** Whether a key is named, or has the form of a name. */
export function isKnownKey(key: string, schema: JsonObject | undefined, root: Json): boolean {
  return partsOf(schema, root).some(
    (part) =>
      Object.hasOwn(objectAt(part, 'properties') ?? {}, key) ||
      Object.keys(objectAt(part, 'patternProperties') ?? {}).some((pattern) => new RegExp(pattern, 'u').test(key)),
  )
}

/** Whether entries may have names of their own, of some form. */
export function isNamed(schema: JsonObject | undefined, root: Json): boolean {
  const patterns = partsOf(schema, root).flatMap((part) => Object.keys(objectAt(part, 'patternProperties') ?? {}))
  return patterns.some((pattern) => pattern !== '^x-')
}

/** A schema and all that holds for the same value: what it refers to, its branches and conditions. */
export function partsOf(schema: JsonObject | undefined, root: Json): readonly JsonObject[] {
  const found = new Set<JsonObject>()
  const open: Json[] = schema ? [schema] : []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next) || found.has(next)) continue
    found.add(next)
    const ref = stringAt(next, '$ref')
    if (ref?.startsWith('#')) open.push(valueAt(root, ref.slice(1)) ?? true)
    for (const key of ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else']) open.push(...asList(next[key]))
    open.push(...Object.values(objectAt(next, 'dependentSchemas') ?? {}))
  }
  return [...found]
}

function asList(value: Json | undefined): readonly Json[] {
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}
