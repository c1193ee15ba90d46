/** Schemas that extend another by `allOf`: what a discriminator without a mapping means, each by its own name. */
import type { Json, JsonObject } from '../model/operation.ts'
import { entriesAt, isObject, listAt, objectAt, stringAt } from './json.ts'
import { pointer } from './pointer.ts'

/** The names of all schemas of one map that extend the one that a reference means, however far. */
export type Subtypes = (ref: string) => readonly string[]

/** `place`: the reference of the map, such as `#/definitions`. */
export function subtypesIn(schemas: JsonObject, place: string): Subtypes {
  const direct = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(schemas))
    for (const part of listAt(schema, 'allOf')) {
      const ref = stringAt(part, '$ref')
      if (ref !== undefined) direct.set(ref, [...(direct.get(ref) ?? []), name])
    }
  return (ref) => {
    const found = new Set(direct.get(ref))
    for (const name of found) for (const below of direct.get(place + pointer(name)) ?? []) found.add(below)
    return [...found].filter((name) => place + pointer(name) !== ref)
  }
}

type Target = (ref: string) => Json | undefined

/** Gives discriminators that have neither a mapping nor variants one with the schemas that extend theirs. */
export function withSubtypes(root: JsonObject, target: Target): Target {
  const place = '#/components/schemas'
  const subtypes = subtypesIn(objectAt(objectAt(root, 'components'), 'schemas') ?? {}, place)
  const known = new Map<string, Json | undefined>()
  return (ref) => {
    if (!known.has(ref))
      known.set(
        ref,
        mapped(target(ref), () => subtypes(ref), place),
      )
    return known.get(ref)
  }
}

function mapped(schema: Json | undefined, names: () => readonly string[], place: string): Json | undefined {
  const discriminator = objectAt(schema, 'discriminator')
  if (!isObject(schema) || !discriminator || entriesAt(discriminator, 'mapping').length > 0) return schema
  if (listAt(schema, 'oneOf').length > 0 || listAt(schema, 'anyOf').length > 0) return schema
  const children = names()
  if (children.length === 0) return schema
  const mapping = Object.fromEntries(children.map((name) => [name, place + pointer(name)]))
  return { ...schema, discriminator: { ...discriminator, mapping } }
}
