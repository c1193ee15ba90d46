/** What the walk of `check.ts` asks about a schema, answered once per schema. */
import * as z from 'zod'
import type { JsonKind } from './json-tree.ts'

export interface SchemaFact {
  /** The schema without `optional`, `default`, `nullable` and the like around it. */
  readonly inner: z.core.$ZodType
  /** Kinds of JSON values that may fit; `undefined`: only zod can tell. */
  readonly kinds?: ReadonlySet<JsonKind>
  /** `meta({ idle })`: why the key has no effect. */
  readonly idle?: string
}

export interface SchemaFacts {
  readonly of: (schema: z.core.$ZodType) => SchemaFact
  readonly shapeOf: (schema: z.core.$ZodObject) => ReadonlyMap<string, z.core.$ZodType>
  /** Keys that must be there. */
  readonly requiredOf: (schema: z.core.$ZodObject) => readonly string[]
}

/** A fresh memory of answers; it lives as long as one check. */
export function schemaFacts(): SchemaFacts {
  const facts = new Map<z.core.$ZodType, SchemaFact>()
  const shapes = new Map<z.core.$ZodObject, ReadonlyMap<string, z.core.$ZodType>>()
  const shapeOf = (schema: z.core.$ZodObject) =>
    remember(shapes, schema, () => new Map(Object.entries((definition(schema) as z.core.$ZodObjectDef).shape)))
  const required = new Map<z.core.$ZodObject, readonly string[]>()
  return {
    of: (schema) => remember(facts, schema, () => factOf(schema)),
    shapeOf,
    requiredOf: (schema) =>
      remember(required, schema, () =>
        [...shapeOf(schema)].filter(([, child]) => isRequired(child)).map(([key]) => key),
      ),
  }
}

function remember<K, V>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}

function factOf(schema: z.core.$ZodType): SchemaFact {
  const idle = z.globalRegistry.get(schema)?.['idle']
  const inner = unwrapped(schema)
  const kinds = kindsOf(schema)
  return { inner, ...(kinds && { kinds }), ...(typeof idle === 'string' && { idle }) }
}

function isRequired(schema: z.core.$ZodType): boolean {
  return !z.safeParse(schema, undefined).success
}

/** How a schema is made, as a union that `type` tells apart. */
export function definition(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // zod's own name for what its documentation calls the public internals of a schema
  // eslint-disable-next-line no-underscore-dangle
  return schema._zod.def as z.core.$ZodTypes['_zod']['def']
}

/** The schema inside wrappers that say nothing about a value that is there. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definition(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return unwrapped(def.innerType)
    case 'lazy':
      return unwrapped(def.getter())
    default:
      return schema
  }
}

function kindsOf(schema: z.core.$ZodType): ReadonlySet<JsonKind> | undefined {
  const inner = unwrapped(schema)
  const def = definition(inner)
  switch (def.type) {
    case 'object':
    case 'record':
      return new Set(['object'])
    case 'array':
    case 'tuple':
      return new Set(['array'])
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return new Set([def.type])
    case 'enum':
      return new Set(Object.values(def.entries).map((value) => typeof value as JsonKind))
    case 'literal':
      return new Set(def.values.map((value) => (value === null ? 'null' : (typeof value as JsonKind))))
    case 'nullable':
      return withNull(kindsOf(def.innerType))
    case 'union':
      return united(def.options.map(kindsOf))
    default:
      return undefined
  }
}

function withNull(kinds: ReadonlySet<JsonKind> | undefined): ReadonlySet<JsonKind> | undefined {
  return kinds && new Set([...kinds, 'null'])
}

function united(sets: readonly (ReadonlySet<JsonKind> | undefined)[]): ReadonlySet<JsonKind> | undefined {
  const all = new Set<JsonKind>()
  for (const kinds of sets) {
    if (!kinds) return undefined
    for (const kind of kinds) all.add(kind)
  }
  return all
}
