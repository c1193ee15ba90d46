/** What speaks against sending a request as it is. */
import type { Json } from '../../../src/model/operation.ts'
import type { FormField, FormParameter, RequestForm } from '../../../src/model/request-form.ts'
import type { BuiltRequest } from './build-request.ts'
import { isHeaderText } from './browser-rules.ts'
import { check, type Problem } from './check.ts'
import { parseJson } from './json-text.ts'
import { parameterKey, type FormState } from './state.ts'
import { say, syntaxWords } from './words.ts'

/** Key of the body's field. */
export const bodyKey = 'body'

export interface Problems {
  /** By the key of the field. */
  readonly all: ReadonlyMap<string, string>
  /** Without these there is no address, or no header. */
  readonly blocking: readonly Problem[]
}

/** Problems of all fields, by their keys. */
export function problemsOf(form: RequestForm, state: FormState, request: BuiltRequest): Problems {
  const values = form.parameters.flatMap((each) =>
    fieldProblems(parameterKey(each), each, state.values[parameterKey(each)]),
  )
  const missing = form.parameters.filter((each) => each.in === 'path' && !hasText(each, state))
  const headers = request.headers.filter(([, value]) => !isHeaderText(value))
  const blocking = [
    ...missing.map((each) => ({ at: parameterKey(each), message: say('Is required.') })),
    ...headers.map(([name]) => ({
      at: `header ${name}`,
      message: say('{} holds characters that no header can hold.', name),
    })),
  ]
  const all = [...values, ...bodyProblems(form, state), ...blocking]
  return { all: new Map(all.map(({ at, message }) => [at, message])), blocking }
}

function hasText(parameter: FormParameter, state: FormState): boolean {
  const value = state.values[parameterKey(parameter)]
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function fieldProblems(key: string, { schema, required }: FormField, value: Json | undefined): readonly Problem[] {
  if (value === undefined) return required ? [{ at: key, message: say('Is required.') }] : []
  return check(value, schema, key)
}

/** A problem of a text that is no JSON stands at the body itself. */
function bodyProblems(form: RequestForm, state: FormState): readonly Problem[] {
  const content = form.body?.contents[state.media]
  const body = state.bodies[state.media]
  if (!content || !body) return []
  const { kind, schema } = content
  const hasFiles = Object.values(body.files).some((files) => files.length > 0)
  const isEmpty = !hasFiles && (body.text === undefined ? body.value === undefined : body.text.trim() === '')
  if (isEmpty) return form.body?.required ? [{ at: bodyKey, message: say('The body is empty.') }] : []
  if (kind === 'file' || kind === 'text') return []
  const read = body.text === undefined || kind !== 'json' ? { value: body.value } : parseJson(body.text)
  if (!('value' in read)) return [{ at: bodyKey, message: syntaxWords(read) }]
  const chosen = new Set(Object.entries(body.files).flatMap(([name, files]) => (files.length > 0 ? [name] : [])))
  const rest = schema.fields?.filter(({ name }) => !chosen.has(name))
  return check(read.value ?? {}, rest ? { ...schema, fields: rest } : schema, bodyKey)
}
