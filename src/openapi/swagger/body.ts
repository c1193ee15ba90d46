/** The body of a request: the `body` parameter, or all `formData` ones together. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, isObject, isTrue, own, stringAt } from '../json.ts'
import { exampleOf, listStyle, typeOf } from './parameter.ts'
import type { Work } from './work.ts'

/** The body that parameters make; `undefined` when none of them is one. */
export function bodyOf(parameters: readonly Json[], work: Work): JsonObject | undefined {
  const all = parameters.map((each) => work.resolve(each)).filter(isObject)
  const whole = all.find((each) => stringAt(each, 'in') === 'body')
  if (whole) return wholeBody(whole, work)
  const fields = all.filter((each) => stringAt(each, 'in') === 'formData')
  return fields.length > 0 ? form(fields, work) : undefined
}

function wholeBody(parameter: JsonObject, work: Work): JsonObject {
  const written = own(parameter, 'schema')
  const schema: JsonObject = written === undefined ? {} : { schema: work.convert('schema', written) }
  const examples = examplesByType(parameter)
  const named = Object.keys(examples).length > 0 && !Object.keys(examples).some((key) => key.includes('/'))
  const types = named ? work.consumes : [...new Set([...work.consumes, ...Object.keys(examples)])]
  const content = types.map((type): [string, Json] => [
    type,
    { ...schema, ...exampleAt(type, examples, named, parameter) },
  ])
  const text = own(parameter, 'description')
  return {
    ...(text !== undefined && { description: text }),
    required: isTrue(parameter, 'required'),
    content: Object.fromEntries(content),
  }
}

/** `x-examples` holds values by media type; some write names. */
function examplesByType(parameter: JsonObject): JsonObject {
  return Object.fromEntries(entriesAt(parameter, 'x-examples'))
}

function exampleAt(type: string, examples: JsonObject, named: boolean, parameter: JsonObject): JsonObject {
  if (named)
    return { examples: Object.fromEntries(Object.entries(examples).map(([key, each]) => [key, asNamed(each)])) }
  return Object.hasOwn(examples, type) ? { example: examples[type]! } : exampleOf(parameter)
}

function asNamed(value: Json): Json {
  return isObject(value) && Object.hasOwn(value, 'value') ? value : { value }
}

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded']

function form(fields: readonly JsonObject[], work: Work): JsonObject {
  const hasFile = fields.some((each) => stringAt(each, 'type') === 'file')
  const wanted = work.consumes.filter((type) => formTypes.includes(type) && !(hasFile && type === formTypes[1]))
  const types = wanted.length > 0 ? wanted : [hasFile ? formTypes[0]! : formTypes[1]!]
  const required = fields.filter((each) => isTrue(each, 'required')).map((each) => stringAt(each, 'name') ?? '')
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((each) => [stringAt(each, 'name') ?? '', fieldOf(each, work)])),
    ...(required.length > 0 && { required }),
  }
  const lists = fields.filter((each) => stringAt(each, 'type') === 'array')
  const encoding = Object.fromEntries(lists.map((each) => [stringAt(each, 'name') ?? '', listStyle(each, 'formData')]))
  const media = { schema, ...(lists.length > 0 && { encoding }) }
  return { required: required.length > 0, content: Object.fromEntries(types.map((type) => [type, media])) }
}

function fieldOf(field: JsonObject, work: Work): Json {
  const schema = typeOf(field, work)
  const text = own(field, 'description')
  return { ...(isObject(schema) ? schema : {}), ...exampleOf(field), ...(text !== undefined && { description: text }) }
}
