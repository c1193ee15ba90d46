/** What the reader has entered. Plain values; nothing of it leaves the page but by sending. */
import type { Json, JsonObject } from '../../../src/model/operation.ts'
import type { FormContent, FormField, FormParameter, FormSchema, RequestForm } from '../../../src/model/request-form.ts'
import { keepsNumbers } from './json-text.ts'

export interface FormState {
  /** Index of the chosen server, way to authenticate, and media type. */
  readonly server: number
  readonly way: number
  readonly media: number
  /** Variables of servers that are not as they are by themselves. */
  readonly variables: Readonly<Record<string, string>>
  /** By `secretKey`. */
  readonly secrets: Readonly<Record<string, string>>
  /** By `parameterKey`; what is absent is not sent. */
  readonly values: Readonly<Record<string, Json | undefined>>
  readonly bodies: readonly BodyState[]
}

export interface BodyState {
  readonly value?: Json
  /** The body as written; what is sent, until the form changes the value. */
  readonly text?: string
  readonly asText: boolean
  /** Chosen files: by field, or `''` for the body itself. */
  readonly files: Readonly<Record<string, readonly File[]>>
}

/** The key of a parameter's value. */
export function parameterKey({ in: where, name }: Pick<FormParameter, 'in' | 'name'>): string {
  return `${where} ${name}`
}

/** The key of a secret; schemes have one, or two. */
export function secretKey(scheme: string, part: 'token' | 'user' | 'password'): string {
  return `${part} ${scheme}`
}

/** The form when it is first opened. */
export function initialState(form: RequestForm): FormState {
  const schemes = form.security.flat()
  const secrets = schemes.flatMap(({ name, kind, value }) => {
    if (value === undefined) return []
    const [user = '', ...rest] = value.split(':')
    return kind === 'basic'
      ? [[secretKey(name, 'user'), user] as const, [secretKey(name, 'password'), rest.join(':')] as const]
      : [[secretKey(name, 'token'), value] as const]
  })
  const isFilled = form.prefill === true
  return {
    server: 0,
    way: 0,
    media: 0,
    variables: {},
    secrets: Object.fromEntries(secrets),
    values: Object.fromEntries(form.parameters.map((each) => [parameterKey(each), startOf(each, isFilled)])),
    bodies: (form.body?.contents ?? []).map((content) => bodyStart(content, isFilled)),
  }
}

/** The same with every example filled in; what the reader has entered stays. */
export function withExamples(form: RequestForm, state: FormState): FormState {
  const values = form.parameters.map((each) => {
    const key = parameterKey(each)
    return [key, state.values[key] ?? startOf(each, true)] as const
  })
  const bodies = (form.body?.contents ?? []).map((content, index) => filledBody(content, state.bodies[index]!))
  return { ...state, values: Object.fromEntries(values), bodies }
}

function filledBody(content: FormContent, body: BodyState): BodyState {
  if (body.value !== undefined || body.text?.trim()) return body
  const filled = bodyStart(content, true)
  const text = body.asText && filled.value !== undefined ? { text: filled.text ?? printed(filled.value) } : {}
  return { ...filled, ...text, asText: body.asText, files: body.files }
}

/** What a field begins with: what the owner says, the one value that is possible, or with `isFilled` an example. */
function startOf({ schema, required }: FormField, isFilled: boolean): Json | undefined {
  if (schema.start !== undefined) return schema.start
  if (isFilled) {
    const example = schema.example ?? schema.default
    if (example !== undefined) return example
  }
  const only = schema.enum?.length === 1 ? schema.enum[0]!.value : undefined
  return required
    ? (only ?? (isFilled ? (schema.enum?.[0]?.value ?? objectStart(schema, isFilled)) : undefined))
    : undefined
}

function objectStart({ fields = [] }: FormSchema, isFilled: boolean): JsonObject | undefined {
  const entries = fields.flatMap((field) => {
    const value = startOf(field, isFilled)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function bodyStart(content: FormContent, isFilled: boolean): BodyState {
  const { kind, schema, example } = content
  const isForm = kind === 'json' && hasForm(schema)
  const asText = kind === 'text' || (kind === 'json' && !isForm)
  const value = isFilled && example !== undefined ? example : (schema.start ?? objectStart(schema, isFilled))
  if (value === undefined) return { asText, files: {} }
  if (kind === 'text') return { asText, files: {}, text: typeof value === 'string' ? value : printed(value) }
  // Examples of JSON bodies are often given as their text.
  if (kind === 'json' && typeof value === 'string' && /^\s*[[{]/.test(value)) {
    const read = parsed(value)
    return read === undefined
      ? { asText: true, text: value, files: {} }
      : { asText: asText || !keepsNumbers(value), value: read, text: value, files: {} }
  }
  return { asText, value, files: {}, ...(asText ? { text: printed(value) } : {}) }
}

/** Whether there is more to it than a text of JSON. */
export function hasForm({ cut, fields, items, choice }: FormSchema): boolean {
  return !cut && (fields !== undefined || items !== undefined || choice !== undefined)
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** JSON as people write it. */
export function printed(value: Json): string {
  return JSON.stringify(value, null, 2)
}

/** A value with one part put in another's place; parts that hold nothing any more go with it. */
export function withPart(value: Json | undefined, key: string | number, part: Json | undefined): Json | undefined {
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...(value as Json[])] : []
    if (part === undefined) list.splice(key, 1)
    else list[key] = part
    return list
  }
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
  const entries = Object.entries(known).filter(([name]) => name !== key || part !== undefined)
  const at = entries.findIndex(([name]) => name === key)
  if (part !== undefined) entries.splice(at < 0 ? entries.length : at, at < 0 ? 0 : 1, [key, part])
  // A field named `__proto__` is one like any other.
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The part of a value at a key. */
export function partOf(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined
}
