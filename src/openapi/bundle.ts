/**
 * A description of several files as one: what references to other files name becomes a component, and the references lead
 * there. Nothing is dereferenced, so recursion stays a reference. Where the standard knows no reference (a text, an
 * operation, a sample) its target stands in its place.
 */
import type { Json, JsonObject } from '../model/operation.ts'
import { isObject, objectAt, stringAt } from './json.ts'
import { nameOf, pointer } from './pointer.ts'
import type { Description } from './store.ts'

/** Targets within one another before a reference that cannot be kept is given up. */
const deepest = 16

/** The root with all that it needs. */
export function bundled(root: JsonObject, description: Pick<Description, 'target'>): JsonObject {
  const homes = makeHomes(root)
  const work: Work = { target: description.target, homes }
  const whole = copy(root, { kind: 'root', inside: [] }, work) as JsonObject
  // Moved parts refer to further ones: the list grows while it is walked.
  const moved = new Map<string, Record<string, Json>>()
  for (const { ref, kind, name } of homes.list) {
    const map = moved.get(kind) ?? {}
    moved.set(kind, map)
    const value = work.target(ref)
    if (value !== undefined)
      Object.defineProperty(map, name, { value: copy(value, { kind, inside: [] }, work), enumerable: true })
  }
  if (moved.size === 0) return whole
  const components = objectAt(whole, 'components') ?? {}
  const kinds = [...moved].map(([kind, map]) => [kind, { ...objectAt(components, kind), ...map }] as const)
  return { ...whole, components: { ...components, ...Object.fromEntries(kinds) } }
}

interface Work {
  readonly target: Description['target']
  readonly homes: Homes
}

interface Homes {
  readonly list: readonly { readonly ref: string; readonly kind: string; readonly name: string }[]
  readonly of: (ref: string, kind: string) => string
}

/** Where a value stands: what kind of thing it is, and the references whose targets are being written in place around it. */
interface Spot {
  readonly kind: string
  readonly inside: readonly string[]
}

/** Names for what is moved: the one that readers know, told apart from those that are there. */
function makeHomes(root: JsonObject): Homes {
  const list: { ref: string; kind: string; name: string }[] = []
  const known = new Map<string, string>()
  const taken = new Set<string>()
  for (const [kind, map] of Object.entries(objectAt(root, 'components') ?? {}))
    if (isObject(map)) for (const name of Object.keys(map)) taken.add(`${kind} ${name}`)
  return {
    list,
    of(ref, kind) {
      const before = known.get(`${kind} ${ref}`)
      if (before !== undefined) return before
      const base = nameOf(ref).replace(/[^\w.-]+/g, '-') || 'part'
      let name = base
      for (let count = 2; taken.has(`${kind} ${name}`); count++) name = `${base}-${count}`
      taken.add(`${kind} ${name}`)
      list.push({ ref, kind, name })
      const home = `#${pointer('components', kind, name)}`
      known.set(`${kind} ${ref}`, home)
      return home
    },
  }
}

function copy(value: Json, spot: Spot, work: Work): Json {
  if (spot.kind === 'value') return value
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => copy(each, spot, work))
  if (!isObject(value)) return value
  const ref = stringAt(value, '$ref')
  const isMoved = ref !== undefined && typeof value['$ref'] === 'string' && !ref.startsWith('#/components/')
  if (isMoved && work.target(ref) !== undefined) return elsewhere(value, ref, spot, work)
  const entries = Object.entries(value).map(([key, each]) => [key, copy(each, below(spot, key), work)] as const)
  return Object.fromEntries(entries)
}

function elsewhere(value: JsonObject, ref: string, spot: Spot, work: Work): Json {
  const { $ref: _, ...rest } = value
  const beside = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, copy(each, below(spot, key), work)]),
  )
  const kind = spot.kind.endsWith('*') ? spot.kind.slice(0, -1) : spot.kind
  if (componentKinds.has(kind)) return { $ref: work.homes.of(ref, kind), ...beside }
  if (spot.inside.includes(ref) || spot.inside.length >= deepest) return beside
  const inside = copy(work.target(ref)!, { ...spot, inside: [...spot.inside, ref] }, work)
  return isObject(inside) ? { ...inside, ...beside } : inside
}

const componentKinds = new Set(
  'schemas responses parameters examples requestBodies headers securitySchemes links callbacks'.split(' '),
)

/** Keys whose value is one thing of a kind, and (`*`) those whose value is a map or a list of them. */
const kindByKey: Readonly<Record<string, string>> = {
  schema: 'schemas',
  itemSchema: 'schemas',
  schemas: 'schemas*',
  definitions: 'schemas*',
  responses: 'responses*',
  parameters: 'parameters*',
  examples: 'examples*',
  requestBody: 'requestBodies',
  requestBodies: 'requestBodies*',
  headers: 'headers*',
  securitySchemes: 'securitySchemes*',
  links: 'links*',
  callbacks: 'callbacks*',
}

const schemaKeys: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'items additionalItems additionalProperties not if then else contains propertyNames contentSchema unevaluatedItems unevaluatedProperties'
      .split(' ')
      .map((key) => [key, 'schemas']),
  ),
  ...Object.fromEntries(
    'properties patternProperties dependentSchemas $defs definitions allOf oneOf anyOf prefixItems'
      .split(' ')
      .map((key) => [key, 'schemas*']),
  ),
}

/** Values that may hold anything. */
const opaque = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])

function below({ kind, inside }: Spot, key: string): Spot {
  if (kind.endsWith('*')) return { kind: kind.slice(0, -1), inside }
  if (kind === 'value' || opaque.has(key)) return { kind: 'value', inside }
  // In a schema they are values, elsewhere a map of Example Objects.
  if (kind === 'schemas' && key === 'examples') return { kind: 'value', inside }
  if (kind === 'schemas') return { kind: own(schemaKeys, key) ?? 'other', inside }
  return { kind: own(kindByKey, key) ?? 'other', inside }
}

function own(map: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined
}
