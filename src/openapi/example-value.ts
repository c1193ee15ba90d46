/** The value of an Example Object: `value`, or 3.2's `dataValue` (as data) and `serializedValue` (as it is sent). */
import type { Json } from '../model/operation.ts'
import { own } from './json.ts'

/** As data where there is data, else as text. */
export function exampleValue(example: Json | undefined): Json | undefined {
  return own(example, 'value') ?? own(example, 'dataValue') ?? own(example, 'serializedValue')
}
