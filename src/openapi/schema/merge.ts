/** The keywords of several schemas that must all hold, as one schema. Where they contradict each other the nearer one wins. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isNumber, isObject, own, sameJson } from '../json.ts'

/**
 * Later parts are nearer to the reader: their texts and defaults win; limits are combined. `far`: parts whose words stand
 * elsewhere too, so that a property that two parts describe keeps the words of the other one.
 */
export function merged(parts: readonly JsonObject[], far: ReadonlySet<JsonObject> = new Set()): JsonObject {
  if (parts.length === 1) return parts[0]!
  const result = new Map<string, Json>()
  let isFar = true
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      const before = result.get(key)
      result.set(
        key,
        before === undefined ? value : combined(key, before, value, { before: isFar, after: far.has(part) }),
      )
    }
    isFar &&= far.has(part)
  }
  return Object.fromEntries(result)
}

/** Which of two values stand elsewhere too. */
interface Far {
  readonly before: boolean
  readonly after: boolean
}

const rules: Readonly<Record<string, (before: Json, after: Json, far: Far) => Json>> = {
  properties: bothProperties,
  patternProperties: bothProperties,
  items: both,
  propertyNames: both,
  contentSchema: both,
  dependentSchemas: bothProperties,
  not: neither,
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

function combined(key: string, before: Json, after: Json, far: Far): Json {
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
  return rule ? rule(before, after, far) : after
}

function both(before: Json, after: Json, far: Far): Json {
  if (before === after || sameJson(before, after)) return after
  const isTwice = own(before, 'description') !== undefined && own(after, 'description') !== undefined
  if (isTwice && far.before && !far.after) return { allOf: [wordless(before), after] }
  return { allOf: [before, isTwice && far.after ? wordless(after) : after] }
}

/** What is neither the one nor the other. */
function neither(before: Json, after: Json): Json {
  return before === after || sameJson(before, after) ? after : { anyOf: [before, after] }
}

function wordless(schema: Json): Json {
  if (!isObject(schema)) return schema
  const { description: _, ...rest } = schema
  return rest
}

function bothProperties(before: Json, after: Json, far: Far): Json {
  if (!isObject(before) || !isObject(after)) return after
  const all = new Map<string, Json>(Object.entries(before))
  for (const [name, schema] of Object.entries(after)) {
    const known = all.get(name)
    all.set(name, known === undefined ? schema : both(known, schema, far))
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
  return isNumber(before) && isNumber(after) && before > after ? before : after
}

function smaller(before: Json, after: Json): Json {
  return isNumber(before) && isNumber(after) && before < after ? before : after
}

function asList(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}
