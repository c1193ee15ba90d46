/** Properties of hast as the attributes of HTML text. */
import type { Properties } from 'hast'
import { find } from 'property-information'
import type { Info, Schema } from 'property-information'
import { attributeText, reference } from './attribute-text.ts'
import { controlClass, legal } from './legal.ts'

/** The attribute of each property of one language, HTML or SVG, as far as they were met. */
export interface Names {
  readonly schema: Schema
  readonly known: Map<string, Name>
}

interface Name {
  readonly info: Info
  /** As it is written. */
  readonly text: string
}

/** ` class="a b" hidden`, in the order of the object; empty when there is nothing to write. */
export function attributes(properties: Properties | undefined, names: Names): string {
  let text = ''
  for (const key in properties) {
    const value = properties[key]
    if (value === null || value === undefined) continue
    text += attribute(nameOf(key, names), value)
  }
  return text
}

const mostNames = 2_000

function nameOf(key: string, { schema, known }: Names): Name {
  const found = known.get(key)
  if (found) return found
  // `find` folds and tests a name in several ways; most are the very names of properties.
  const info = Object.hasOwn(schema.property, key) ? schema.property[key]! : find(schema, key)
  const name = { info, text: info.attribute.replace(/[\0\t\n\f\r "&'/<=>`]/g, reference) }
  // Authors' own names have no end.
  if (known.size >= mostNames) known.clear()
  known.set(key, name)
  return name
}

/** What a value has to have for anything to be done to it. */
const special = new RegExp(`["&'\`${controlClass}]`)

function attribute({ info, text }: Name, given: NonNullable<Properties[string]>): string {
  const value = valueOf(info, given)
  if (value === false || Number.isNaN(value)) return ''
  if (value === true) return ` ${text}`
  const written = Array.isArray(value) ? list(value, info.commaSeparated ? ', ' : ' ') : String(value)
  return ` ${text}="${special.test(written) ? attributeText(legal(written)) : written}"`
}

/** What only says that the attribute is there, or that it is not, becomes a boolean. */
function valueOf({ boolean, overloadedBoolean, attribute: own }: Info, value: NonNullable<Properties[string]>) {
  const isNamed = value === own || value === ''
  if (overloadedBoolean && isNamed) return true
  return (boolean || overloadedBoolean) && (typeof value !== 'string' || isNamed) ? Boolean(value) : value
}

/** A list that ends with an empty item keeps it. */
function list(values: readonly (string | number)[], separator: string): string {
  if (values.length === 1 && values[0] !== '') return String(values[0]).trim()
  const isOpen = separator === ', ' && values.at(-1) === ''
  return (isOpen ? [...values, ''] : values).join(separator).trim()
}
