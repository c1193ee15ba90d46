/** A fault of the validator as one sentence of ours, with what to do about it. */
import type { Json } from '../../model/operation.ts'
import { nearest } from '../../util/suggest.ts'
import { isObject, listAt, stringAt, stringsAt } from '../json.ts'
import { pointer, stepsOf } from '../pointer.ts'
import type { Fault, Finding } from './fault.ts'
import { isKnownKey, isNamed, knownKeys } from './known-keys.ts'
import { allowed, keyOf } from './telling.ts'
import { kindOf, oneOfWords, shown, subject, subjectInside, typeWord } from './words.ts'

/** `root` is the schema that was checked against. */
export function findingOf(fault: Fault, root: Json): Finding {
  const make = Object.hasOwn(makers, fault.keyword) ? makers[fault.keyword]! : otherwise
  return { pointer: fault.instancePath, ...make(fault, root) }
}

type Words = Omit<Finding, 'pointer'> & { readonly pointer?: string }

const makers: Readonly<Record<string, (fault: Fault, root: Json) => Words>> = {
  additionalProperties: keyRefused,
  unevaluatedProperties: keyRefused,
  required: keyMissing,
  dependentRequired: keyMissing,
  dependencies: keyMissing,
  type: wrongType,
  enum: wrongValue,
  const: wrongValue,
  pattern: wrongForm,
  format: wrongForm,
  propertyNames: wrongName,
  not: together,
  oneOf: noChoice,
  anyOf: noChoice,
  'false schema': misplaced,
  contains: ({ instancePath }) => conflict(`${subject(instancePath)} may hold only one parameter "in: querystring".`),
  minItems: tooFew,
  minProperties: tooFew,
  minLength: tooFew,
  uniqueItems: ({ instancePath }) => wrong(`${subject(instancePath)} holds the same value twice.`),
}

function wrong(message: string, hint?: string): Words {
  return { code: 'openapi-value', message, ...(hint && { hint }) }
}

function conflict(message: string, hint?: string): Words {
  return { code: 'openapi-conflict', message, ...(hint && { hint }) }
}

function keyRefused(fault: Fault, root: Json): Words {
  const { instancePath, parentSchema } = fault
  const key = keyOf(fault)
  const at = instancePath + pointer(key)
  const around = subjectInside(instancePath)
  if (isKnownKey(key, parentSchema, root))
    return { ...conflict(`"${key}" must not stand in ${around} as it is written.`, `Remove "${key}".`), pointer: at }
  const known = knownKeys(parentSchema, root)
  const near = nearest(key, known)
  const asPath = isNamed(parentSchema, root) && known.size === 0 && stepsOf(instancePath).at(-1) === 'paths'
  const hint = asPath ? `Write "/${key}".` : near ? `Did you mean "${near}"?` : hintForKey(key, known)
  const message = asPath ? `The path "${key}" must start with a slash.` : `"${key}" is no key of ${around}.`
  return { code: 'openapi-key-unknown', message, hint, pointer: at }
}

function hintForKey(key: string, known: ReadonlySet<string>): string {
  const some = [...known].filter((each) => !each.startsWith('$')).slice(0, 8)
  return some.length === 0
    ? `Remove "${key}", or name it otherwise.`
    : `Remove it, or write "x-${key}" if it is an extension.`
}

function keyMissing({ instancePath, params, keyword }: Fault): Words {
  const key = String(params['missingProperty'])
  const beside = keyword === 'required' ? '' : ` beside "${String(params['property'])}"`
  const message = `${subject(instancePath)} needs the key "${key}"${beside}.`
  const isPath = key === 'required' && stepsOf(instancePath).includes('parameters')
  return { code: 'openapi-key-missing', message, hint: isPath ? 'Add "required: true".' : `Add "${key}".` }
}

function wrongType({ instancePath, params, data }: Fault): Words {
  const written = params['type']
  const types = (Array.isArray(written) ? written : [written]).map((type) => typeWord(String(type)))
  const hint = typeof data === 'number' && types.includes('a text') ? `Write it in quotes: "${data}".` : undefined
  return wrong(`${subject(instancePath)} must be ${types.join(' or ')}, but is ${kindOf(data)}.`, hint)
}

function wrongValue(fault: Fault): Words {
  const values = allowed(fault)
  const word = shown(fault.data)
  const near = nearest(word, values.map(String))
  const message = `${subject(fault.instancePath)} is "${word}", but must be ${oneOfWords(values)}.`
  return wrong(message, near === undefined || near === word ? undefined : `Did you mean "${near}"?`)
}

const formats: Readonly<Record<string, string>> = {
  uri: 'a whole address, such as "https://example.com"',
  'uri-reference': 'an address',
  email: 'an e-mail address',
  regex: 'a regular expression',
  'media-range': 'a media type, such as "application/json"',
}

function wrongForm({ instancePath, data, keyword, params }: Fault): Words {
  const format = String(params['format'])
  const form =
    keyword === 'format' ? (formats[format] ?? `of the form ${format}`) : `of the form ${String(params['pattern'])}`
  return wrong(`${subject(instancePath)} is "${shown(data)}", but must be ${form}.`)
}

function wrongName({ instancePath, params, schema }: Fault): Words {
  const name = String(params['propertyName'])
  const at = instancePath + pointer(name)
  const isMethods = stepsOf(instancePath).at(-1) === 'additionalOperations'
  const isMedia = isObject(schema as Json) && stringAt(schema as Json, 'format') === 'media-range'
  const hint = isMethods
    ? `Write "${name.toLowerCase()}" as a key of the path.`
    : isMedia
      ? 'Write a media type, such as "application/json".'
      : 'Use letters, digits, dots, hyphens and underscores.'
  const message = `"${name}" cannot be the name of an entry in ${subjectInside(instancePath)}.`
  return { code: 'openapi-value', message, hint, pointer: at }
}

/** `not` forbids keys beside each other, but for two cases that have their own words. */
function together({ instancePath, schema, schemaPath, data }: Fault): Words {
  const keys = stringsAt(schema as Json, 'required')
  const holder = /dependentSchemas\/([^/]+)\/not$/.exec(schemaPath)?.[1]
  const beside = holder ?? (keys.length === 1 ? 'content' : undefined)
  const all = [...(beside === undefined ? [] : [beside]), ...keys]
  if (all.length > 1) {
    const message = `${subject(instancePath)} must not have ${all.map((key) => `"${key}"`).join(' and ')} beside each other.`
    return conflict(message, `Remove ${all.map((key) => `"${key}"`).join(' or ')}.`)
  }
  if (Array.isArray(data)) {
    const message = `${subject(instancePath)} must not hold "in: query" beside "in: querystring".`
    return conflict(message, 'Put the query parameters into the schema of the one "querystring" parameter.')
  }
  if (schemaPath.includes('esponses')) return conflict(`${subject(instancePath)} needs at least one response.`)
  return conflict(`${subject(instancePath)} holds what must not stand there.`)
}

function noChoice({ instancePath, schema, params, keyword }: Fault): Words {
  const keys = (Array.isArray(schema) ? (schema as Json[]) : []).map((branch) => listAt(branch, 'required')[0])
  const words = keys.filter((key) => typeof key === 'string')
  if (words.length < 2) return conflict(`${subject(instancePath)} fits none of the forms that it may have.`)
  const both = Array.isArray(params['passingSchemas'])
  const listed = oneOfWords(words)
  const count = keyword === 'anyOf' ? 'at least one' : 'exactly one'
  if (both) return conflict(`${subject(instancePath)} may have only one of ${listed}.`)
  return { code: 'openapi-key-missing', message: `${subject(instancePath)} needs ${count} of the keys ${listed}.` }
}

function misplaced({ instancePath, schemaPath }: Fault): Words {
  const beside = /dependentSchemas\/([^/]+)\//.exec(schemaPath)?.[1]
  const message = `${subject(instancePath)} must not stand there${beside ? `, beside "${beside}"` : ''}.`
  return conflict(message, `Remove ${subjectInside(instancePath)}.`)
}

function tooFew({ instancePath, params, keyword }: Fault): Words {
  const least = Number(params['limit'])
  const noun = { minItems: 'item', minProperties: 'entry', minLength: 'character' }[keyword] ?? 'entry'
  const many = { item: 'items', entry: 'entries', character: 'characters' }[noun] ?? noun
  const what = least === 1 ? `must not be empty` : `needs at least ${least} ${many}`
  return wrong(
    `${subject(instancePath)} ${what}.`,
    least === 1 ? `Remove it, or give it an ${noun}.`.replace('an ch', 'a ch') : undefined,
  )
}

function otherwise({ instancePath, keyword, params, data }: Fault): Words {
  const limit = params['limit']
  if (limit === undefined) return wrong(`${subject(instancePath)} is not as "${keyword}" of the specification asks.`)
  return wrong(`${subject(instancePath)} is "${shown(data)}", which is beyond the limit of ${String(limit)}.`)
}
