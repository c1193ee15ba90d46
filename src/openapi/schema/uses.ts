/** Which schemas a value names itself, without following it: parameters, bodies and responses are no schemas. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isObject, objectAt, own } from '../json.ts'
import { mappedRef } from '../refs.ts'

export interface Uses {
  /** References to schemas. */
  readonly schemas: readonly string[]
  /** References to whatever else, as often as they stand there: they may lead to schemas. */
  readonly others: readonly string[]
  /** Schemas that stand in something else. */
  readonly roots: readonly Json[]
}

/** Values that are data of the author, not part of the description. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-codeSamples', 'x-code-samples'])
/** Names of the author, which may read like keywords. */
const named = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'headers',
  'content',
])
const namedParts = new Set(['responses', 'callbacks', 'links'])

/** What a value names. `isSchema`: it is one itself. Iterative: descriptions are nested as deep as they like. */
export function usesOf(value: Json, isSchema: boolean): Uses {
  const schemas = new Set<string>()
  const others: string[] = []
  const roots: Json[] = []
  const open: { value: Json; inSchema: boolean; names?: boolean }[] = [{ value, inSchema: isSchema }]
  const seen = new Set<Json>()
  for (let next = open.pop(); next; next = open.pop()) {
    const { inSchema, names } = next
    if (typeof next.value !== 'object' || next.value === null || seen.has(next.value)) continue
    seen.add(next.value)
    if (!isObject(next.value)) {
      for (const each of next.value.toReversed()) open.push({ value: each, inSchema })
      continue
    }
    if (!names) noteRefs(next.value, inSchema ? schemas : others)
    for (const [key, child] of Object.entries(next.value).toReversed()) {
      if (!names && data.has(key)) continue
      const below = inSchema || (!names && (key === 'schema' || key === 'itemSchema'))
      if (below && !inSchema) roots.push(child)
      open.push({
        value: child,
        inSchema: below,
        names: !names && (named.has(key) || (!inSchema && namedParts.has(key))),
      })
    }
  }
  return { schemas: [...schemas], others, roots }
}

/** In schemas a discriminator names others too. */
function noteRefs(value: JsonObject, into: Set<string> | string[]): void {
  const ref = own(value, '$ref')
  if (Array.isArray(into)) {
    if (typeof ref === 'string') into.push(ref)
    return
  }
  if (typeof ref === 'string') into.add(ref)
  for (const target of Object.values(objectAt(objectAt(value, 'discriminator'), 'mapping') ?? {})) {
    if (typeof target === 'string') into.add(mappedRef(target))
  }
}
