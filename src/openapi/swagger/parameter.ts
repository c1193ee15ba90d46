/** A parameter, header or form field of 2.0: its schema lies among its own keys. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { own, stringAt } from '../json.ts'
import { schemaOf } from './schema.ts'
import type { Work } from './work.ts'

const ownKeys = new Set(['name', 'in', 'description', 'required', 'allowEmptyValue', 'deprecated'])

/** A parameter that is no body. */
export function parameterOf(parameter: JsonObject, work: Work): Json {
  const where = stringAt(parameter, 'in')
  if (where === 'body' || where === 'formData') return parameter
  return {
    ...headOf(parameter),
    ...listStyle(parameter, where),
    ...exampleOf(parameter),
    schema: typeOf(parameter, work),
  }
}

/** What a parameter keeps: its own keys and extensions. */
function headOf(parameter: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(parameter).filter(([key]) => ownKeys.has(key) || (key.startsWith('x-') && !ofSchema(key))),
  )
}

/** The schema that lies among the keys of a parameter, a header or a form field. */
export function typeOf(parameter: JsonObject, work: Work): Json {
  const entries = Object.entries(parameter).filter(
    ([key]) => !ownKeys.has(key) && key !== 'collectionFormat' && (!key.startsWith('x-') || ofSchema(key)),
  )
  return schemaOf(Object.fromEntries(entries), work)
}

function ofSchema(key: string): boolean {
  return /^x-(nullable|enum|ms-enum|default|mint)/i.test(key)
}

/** `x-example` is how 2.0 gives a parameter an example. */
export function exampleOf(parameter: JsonObject): JsonObject {
  const example = own(parameter, 'x-example') ?? own(parameter, 'example')
  return example === undefined ? {} : { example }
}

/** How a list is written, in the words of OpenAPI 3. `csv` is what 2.0 means without a word. */
export function listStyle(parameter: JsonObject, where: string | undefined): JsonObject {
  if (stringAt(parameter, 'type') !== 'array') return {}
  if (where === 'path' || where === 'header') return { style: 'simple', explode: false }
  const format = stringAt(parameter, 'collectionFormat') ?? 'csv'
  return { style: Object.hasOwn(styles, format) ? styles[format]! : 'form', explode: format === 'multi' }
}

/** OpenAPI 3 has no word for tabs. */
const styles: Readonly<Record<string, string>> = { ssv: 'spaceDelimited', pipes: 'pipeDelimited', tsv: 'tabDelimited' }
