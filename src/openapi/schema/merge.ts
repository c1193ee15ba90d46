/** The keywords of several schemas that must all hold, as one schema. Where they contradict each other the nearer one wins. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isObject, sameJson } from '../json.ts'

/** Later parts are nearer to the reader: their texts and defaults win; limits are combined. */
export function merged(parts: readonly JsonObject[]): JsonObject {
  if (parts.length === 1) return parts[0]!
  const result = new Map<string, Json>()
  for (const [index, part] of parts.entries()) {
    for (const [key, value] of Object.entries(part)) {
      // The title of a part names the part.
      if (key === 'title' && index < parts.length - 1) continue
      const before = result.get(key)
      result.set(key, before === undefined ? value : combined(key, before, value))
    }
  }
  return Object.fromEntries(result)
}

const rules: Readonly<Record<string, (before: Json, after: Json) => Json>> = {
  properties: bothProperties,
  patternProperties: bothProperties,
  items: both,
  required: union,
  type: commonTypes,
  enum: common,
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
}

function combined(key: string, before: Json, after: Json): Json {
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
  return rule ? rule(before, after) : after
}

function both(before: Json, after: Json): Json {
  return before === after || sameJson(before, after) ? after : { allOf: [before, after] }
}

function bothProperties(before: Json, after: Json): Json {
  if (!isObject(before) || !isObject(after)) return after
  const all = new Map<string, Json>(Object.entries(before))
  for (const [name, schema] of Object.entries(after)) {
    const known = all.get(name)
    all.set(name, known === undefined ? schema : both(known, schema))
  }
  return Object.fromEntries(all)
}

function union(before: Json, after: Json): Json {
  return [...new Set([...asList(before), ...asList(after)])]
}

function common(before: Json, after: Json): Json {
  const shared = asList(after).filter((value) => asList(before).some((other) => sameJson(value, other)))
  return shared.length > 0 ? shared : after
}

/** An integer is a number, so both together are an integer. */
function commonTypes(before: Json, after: Json): Json {
  const narrow = (from: readonly Json[], to: readonly Json[]) =>
    from.filter((type) => to.includes(type) || (type === 'integer' && to.includes('number')))
  const shared = union(narrow(asList(before), asList(after)), narrow(asList(after), asList(before)))
  if (asList(shared).length === 0) return after
  return asList(shared).length === 1 ? asList(shared)[0]! : shared
}

function larger(before: Json, after: Json): Json {
  return typeof before === 'number' && typeof after === 'number' ? Math.max(before, after) : after
}

function smaller(before: Json, after: Json): Json {
  return typeof before === 'number' && typeof after === 'number' ? Math.min(before, after) : after
}

function asList(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}
