/** Every schema that a description holds itself, with its pointer. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isObject } from '../json.ts'
import { pointer } from '../pointer.ts'

/** Keys whose values are no part of the description's structure. */
const opaque = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue', 'mapping', 'scopes'])

/** Keys whose own keys are names that authors choose. */
const named = new Set(
  (
    'paths webhooks responses parameters requestBodies headers securitySchemes links callbacks pathItems mediaTypes ' +
    'content encoding variables schemas'
  ).split(' '),
)

const one = new Set(
  'items additionalProperties not if then else contains propertyNames contentSchema unevaluatedProperties unevaluatedItems'.split(
    ' ',
  ),
)
const many = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'])
const mapped = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])

type Role = 'part' | 'names' | 'schemas' | 'schema'

/** Schemas in the order of the file; each object once, however many aliases name it. */
export function schemasIn(root: JsonObject): readonly (readonly [pointer: string, schema: JsonObject])[] {
  const found: [string, JsonObject][] = []
  const seen = new Set<Json>()
  const open: [value: Json, at: string, role: Role][] = [[root, '', 'part']]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, at, role] = next
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (role === 'schema' && isObject(value)) found.push([at, value])
    const children = Object.entries(value) as readonly [string, Json][]
    for (const [key, child] of children.toReversed()) {
      // Most of what a description holds are texts.
      if (typeof child !== 'object') continue
      const inside = Array.isArray(value) ? role : roleOf(key, child, role)
      if (inside) open.push([child, at + pointer(key), inside])
    }
  }
  return found
}

/** What a child is, by its key and by what holds it; `undefined`: nothing to look at. */
function roleOf(key: string, child: Json, role: Role): Role | undefined {
  if (role === 'schema') {
    if (one.has(key) && isObject(child)) return 'schema'
    if (many.has(key) && Array.isArray(child)) return 'schema'
    return mapped.has(key) && isObject(child) ? 'schemas' : undefined
  }
  if (role === 'schemas') return 'schema'
  if (role === 'names') return 'part'
  if (opaque.has(key) || key.startsWith('x-')) return undefined
  if (key === 'schema' || key === 'itemSchema') return 'schema'
  if (key === 'schemas') return 'schemas'
  return named.has(key) && isObject(child) ? 'names' : 'part'
}
