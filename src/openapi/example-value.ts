/** The value of an Example Object: `value`, or 3.2's `dataValue` (as data) and `serializedValue` (as it is sent). */
import type { Json } from '../model/operation.ts'
import { own } from './json.ts'

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
