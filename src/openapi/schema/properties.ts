/** The properties of a schema, as examples and forms go through them: hundreds of times for the same schema. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, stringsAt } from '../json.ts'
import { flatten, memory, type Flat, type Refs } from './flatten.ts'

export interface Property {
  readonly name: string
  readonly value: Json
  readonly required: boolean
  /** Without its indirections, where no reference was followed: the same on every branch. */
  readonly flat: Flat | undefined
}

/** In the order of the description. */
export function propertiesOf(schema: JsonObject, refs: Refs): readonly Property[] {
  const known = refs[memory]?.properties
  const before = known?.get(schema)
  if (before) return before
  const required = new Set(stringsAt(schema, 'required'))
  const found = entriesAt(schema, 'properties').map(([name, value]): Property => {
    const flat = flatten(value, refs, nowhere)
    const isPlain = flat.through.length === 0 && flat.choices.length === 0
    return { name, value, required: required.has(name), flat: isPlain ? flat : undefined }
  })
  known?.set(schema, found)
  return found
}

const nowhere: ReadonlySet<string> = new Set()
