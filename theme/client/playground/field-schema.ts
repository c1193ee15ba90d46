/** What the words of a field on a hand-written page mean for the form. */
import type { Json } from '../../../src/model/operation.ts'
import type { FormSchema } from '../../../src/model/request-form.ts'

const types = [
  ['integer', /^int/],
  ['number', /^(?:number|float|double)/],
  ['boolean', /^bool/],
] as const

/** The type that its words name. */
export function schemaOf(type: string): FormSchema {
  const word = type.toLowerCase()
  const found = types.find(([, pattern]) => pattern.test(word))?.[0]
  if (/\[\]$|^(?:array|list|object|map|dict|any)/.test(word)) return {}
  return { type: found ?? 'string' }
}

/** A default of the kind that its author wrote (`{5}`) or that the type of the field asks for; a field without a type has that of its default. */
export function defaultOf(
  text: string | undefined,
  { isJson, type }: { readonly isJson: boolean; readonly type: string },
): Pick<FormSchema, 'default' | 'type' | 'nullable'> {
  if (text === undefined) return {}
  const declared = schemaOf(type).type
  const value = isJson || declared !== 'string' ? parsed(text) : undefined
  if (value === null && isJson) return { default: null, nullable: true }
  const kind = typeof value
  if (kind === 'number' && (declared === 'number' || declared === 'integer')) return { default: value! }
  if (kind === 'boolean' && declared === 'boolean') return { default: value! }
  if (isJson && type === '' && (kind === 'number' || kind === 'boolean'))
    return { default: value!, type: kind as 'number' | 'boolean' }
  if (value !== undefined && declared === undefined) return { default: value }
  return { default: text === '""' ? '' : text }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
