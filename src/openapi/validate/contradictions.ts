/** Schemas of `allOf` that no value can meet together. The nearer part is what pages show. */
import type { Json } from '../../model/operation.ts'
import { jsonOf } from '../../util/json-of.ts'
import { entriesAt, listAt, own, sameJson, stringAt } from '../json.ts'
import { pointer } from '../pointer.ts'
import type { Description } from '../store.ts'
import type { Finding } from './fault.ts'
import { schemasIn } from './schemas-in.ts'

/** Parts with no type, or no value, in common: of the whole, or of a property that both describe. */
export function contradictions({ written, target }: Description): readonly Finding[] {
  const meant = (schema: Json): Json => {
    const ref = stringAt(schema, '$ref')
    return (ref === undefined ? undefined : target(ref)) ?? schema
  }
  return schemasIn(written).flatMap(([at, schema]) => {
    if (listAt(schema, 'allOf').length === 0) return []
    const parts = [...listAt(schema, 'allOf').map(meant), schema]
    const whole = clash(parts)
    if (whole) return [finding(`The parts of "allOf" contradict each other: ${whole}.`, at)]
    const names = new Set(parts.flatMap((part) => entriesAt(part, 'properties').map(([name]) => name)))
    return [...names].flatMap((name): readonly Finding[] => {
      const both = parts.flatMap((part) => own(own(part, 'properties') ?? {}, name) ?? []).map(meant)
      const found = clash(both)
      return found ? [finding(`The parts of "allOf" contradict each other in "${name}": ${found}.`, at)] : []
    })
  })
}

function finding(message: string, at: string): Finding {
  const hint = 'Let them agree, or write the variants as "anyOf".'
  return { code: 'openapi-contradiction', message, hint, pointer: at + pointer('allOf') }
}

function clash(parts: readonly Json[]): string | undefined {
  return (
    apart(
      parts.map(typesIn),
      (a, b) => a === b || (a === 'integer' && b === 'number') || (a === 'number' && b === 'integer'),
    ) ?? apart(parts.map(valuesIn), sameJson)
  )
}

function typesIn(schema: Json): readonly Json[] {
  return [...listAt(schema, 'type'), ...[stringAt(schema, 'type') ?? []].flat()]
}

function valuesIn(schema: Json): readonly Json[] {
  const value = own(schema, 'const')
  return value === undefined ? listAt(schema, 'enum') : [value]
}

/** The first two lists that have nothing in common, in words. An empty one allows all. */
function apart(lists: readonly (readonly Json[])[], isSame: (a: Json, b: Json) => boolean): string | undefined {
  const written = lists.filter((list) => list.length > 0)
  for (const [index, list] of written.entries()) {
    const other = written.slice(index + 1).find((each) => !each.some((a) => list.some((b) => isSame(a, b))))
    if (other) return `${words(list)} and ${words(other)}`
  }
  return undefined
}

function words(list: readonly Json[]): string {
  return list
    .map((each) => jsonOf(each))
    .join(' or ')
    .slice(0, 80)
}
