/** Rarer keywords that hold a schema: conditions, what must not be, what other properties bring with them. */
import type { Json } from '../../model/operation.ts'
import type { SchemaView } from '../../model/reference.ts'
import { entriesAt, isObject, own } from '../json.ts'
import { isBrief } from './limits.ts'
import type { Flat } from './flatten.ts'
import type { Showing } from './draft.ts'
import { deeper } from './spot.ts'

type Part = NonNullable<SchemaView['parts']>[number]

const keywords = [
  ['not', 'Must not be'],
  ['contains', 'Holds at least one item that is'],
  ['propertyNames', 'Each name is'],
  ['contentSchema', 'Its content, decoded, is'],
] as const

const conditional = [
  ['if', 'If the value is'],
  ['then', 'then it must also be'],
  ['else', 'else it must also be'],
] as const

/** Whether there is any. */
export function hasParts({ schema, conditions = [] }: Flat): boolean {
  const isSaid = keywords.some(([key]) => own(schema, key) !== undefined)
  return isSaid || conditions.length > 0 || own(schema, 'dependentSchemas') !== undefined
}

/** One for each keyword whose schema says more than a few words can. */
export function partsOf({ schema, conditions = [] }: Flat, showing: Showing): readonly Part[] {
  const single = keywords.flatMap(([key, label]): Part[] => {
    const value = own(schema, key)
    return value === undefined || isBrief(value) ? [] : [part(key, showing.build.say(label), value, showing)]
  })
  const pairs = conditions.flatMap((each, index) =>
    conditional.flatMap(([key, label]): Part[] => {
      const value = own(each, key)
      return value === undefined
        ? []
        : [part(index === 0 ? key : `${key}-${index + 1}`, showing.build.say(label), value, showing)]
    }),
  )
  const dependent = entriesAt(schema, 'dependentSchemas').map(([name, value]) =>
    part(`dependentSchemas.${name}`, showing.build.say('With "{}" it must also be', name), value, showing),
  )
  return [...single, ...pairs, ...dependent]
}

function part(key: string, label: string, value: Json, { show, spot, build }: Showing): Part {
  const { constant: _, ...around } = spot
  const below = { ...around, id: `${spot.id}!${key}`, place: deeper(spot.place, key), depth: spot.depth + 1 }
  return { label, schema: show(isObject(value) || value === false ? value : {}, below, build) }
}
