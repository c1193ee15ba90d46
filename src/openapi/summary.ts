import type { OperationSummary } from '../model/document.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import { entriesAt, isObject, isTrue, listAt, own, stringAt } from './json.ts'
import { parametersOf } from './parameters.ts'
import { resolved } from './resolve.ts'
import { tagsOf } from './title.ts'

/** Names of an operation that are searched: more of them tell it apart no better. */
const mostNames = 60
/** Levels of properties that are named. */
const deepestNames = 4

/** What menus, search and lists show of an operation. */
export function summaryOf(slice: OperationSlice): OperationSummary {
  const parameters = namesOf(slice)
  return {
    method: slice.kind === 'webhook' ? 'WEBHOOK' : slice.method,
    path: slice.path,
    deprecated: isTrue(slice.operation, 'deprecated'),
    tags: tagsOf(slice),
    ...(parameters.length > 0 && { parameters }),
  }
}

/** Names of the parameters, then of what the body holds, level by level. */
function namesOf(slice: OperationSlice): readonly string[] {
  const names = new Set(parametersOf(slice).map(({ name }) => name))
  const body = resolved(own(slice.operation, 'requestBody'), slice.refs).value
  const schemas = entriesAt(body, 'content').map(([, media]) => own(resolved(media, slice.refs).value, 'schema'))
  const seen = new Set<Json>()
  let level: readonly (Json | undefined)[] = schemas
  for (let depth = 0; depth < deepestNames && level.length > 0 && names.size < mostNames; depth++) {
    const parts = level.flatMap((schema) => partsOf(schema, slice.refs, seen))
    const found = parts.flatMap((part) => entriesAt(part, 'properties'))
    for (const [name] of found) names.add(name)
    level = found.map(([, schema]) => schema)
  }
  return [...names].slice(0, mostNames)
}

/** A schema, what it is put together from, its items and its variants: all whose properties stand on the same level. */
function partsOf(schema: Json | undefined, refs: OperationSlice['refs'], seen: Set<Json>): readonly JsonObject[] {
  const parts: JsonObject[] = []
  const open = [schema]
  for (const written of open) {
    const ref = stringAt(written, '$ref')
    const value = ref === undefined ? written : refs[ref]
    if (!isObject(value) || seen.has(value)) continue
    seen.add(value)
    parts.push(value)
    open.push(own(value, '$ref') === undefined ? own(value, 'items') : value)
    open.push(...['allOf', 'oneOf', 'anyOf'].flatMap((key) => listAt(value, key)))
  }
  return parts
}
