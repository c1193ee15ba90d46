/** The value of an Example Object: `value`, or 3.2's `dataValue` (as data) and `serializedValue` (as it is sent). */
import type { Json } from '../model/operation.ts'
import { entriesAt, own } from './json.ts'
import { resolved } from './resolve.ts'
import type { Refs } from './schema/flatten.ts'

/** As data only. `null` is a value. */
export function exampleData(example: Json | undefined): Json | undefined {
  const value = own(example, 'value')
  return value === undefined ? own(example, 'dataValue') : value
}

/** As data where there is data, else as text. */
export function exampleValue(example: Json | undefined): Json | undefined {
  const data = exampleData(example)
  return data === undefined ? own(example, 'serializedValue') : data
}

/** The values that a parameter, a header or a media type gives: its `example`, then those of its `examples`. */
export function givenExamples(holder: Json | undefined, refs: Refs): readonly Json[] {
  const named = entriesAt(holder, 'examples').map(([, each]) => exampleValue(resolved(each, refs).value))
  return [own(holder, 'example'), ...named].filter((each) => each !== undefined)
}
