/**
 * A Swagger 2.0 description in the form of OpenAPI 3, which is the one form that the rest of this room reads. References
 * stay references: what one leads to is converted as what it is used for (parameter, response, schema), once, when the
 * conversion meets it.
 */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, isObject, listAt, objectAt, own, stringAt, stringsAt } from '../json.ts'
import { methods } from '../items.ts'
import { valueAt } from '../pointer.ts'
import { subtypesIn } from '../subtypes.ts'
import { bodyOf } from './body.ts'
import { parameterOf } from './parameter.ts'
import { responseOf } from './response.ts'
import { schemaOf } from './schema.ts'
import { securitySchemeOf } from './security.ts'
import { serversOf } from './servers.ts'
import { remembering, type Kind, type Work } from './work.ts'

type Target = (ref: string) => Json | undefined

/** The root in the new form, and what references lead to in it. `target` answers for the file as it is written. */
export function convertSwagger(
  root: JsonObject,
  target: Target,
): { readonly root: JsonObject; readonly target: Target } {
  const base = {
    source: target,
    subtypes: subtypesIn(objectAt(root, 'definitions') ?? {}, '#/definitions'),
    consumes: typesAt(root, 'consumes', ['application/json']),
    produces: typesAt(root, 'produces', ['application/json']),
    root,
  }
  const { work, converted } = remembering(base, kinds)
  const made = rootOf(root, work)
  return {
    root: made,
    target: (ref) =>
      converted.get(ref) ?? (ref.startsWith('#') ? valueAt(made, ref.slice(1)) : undefined) ?? target(ref),
  }
}

const kinds: Readonly<Record<Kind, (value: JsonObject, work: Work) => Json>> = {
  item: itemOf,
  parameter: parameterOf,
  response: responseOf,
  schema: schemaOf,
}

/** Where a place of the converted root stands in the author's file. */
export function writtenPointer(pointer: string): string {
  return pointer
    .replace(/^\/components\/schemas(?=\/|$)/, '/definitions')
    .replace(/^\/components\/securitySchemes(?=\/|$)/, '/securityDefinitions')
    .replace(/^\/components\/(parameters|responses)(?=\/|$)/, '/$1')
}

function rootOf(root: JsonObject, work: Work): JsonObject {
  const { swagger, host: _h, basePath: _b, schemes: _s, consumes: _c, produces: _p, ...others } = root
  const { definitions: _d, parameters: _q, responses: _r, securityDefinitions: _k, paths, ...rest } = others
  const servers = serversOf(root)
  return {
    openapi: typeof swagger === 'string' ? swagger : '2.0',
    ...rest,
    ...(servers.length > 0 && { servers }),
    paths: isObject(paths) ? mapped(root, 'paths', (item) => work.convert('item', item)) : (paths ?? {}),
    components: {
      schemas: mapped(root, 'definitions', (schema) => work.convert('schema', schema)),
      parameters: mapped(root, 'parameters', (parameter) => work.convert('parameter', parameter)),
      responses: mapped(root, 'responses', (response) => work.convert('response', response)),
      securitySchemes: mapped(root, 'securityDefinitions', securitySchemeOf),
    },
  }
}

function mapped(holder: JsonObject, key: string, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(entriesAt(holder, key).map(([name, value]) => [name, change(value)]))
}

function itemOf(item: JsonObject, work: Work): Json {
  const shared = listAt(item, 'parameters')
  const entries = Object.entries(item).map(([key, value]): [string, Json] => {
    if (methods.includes(key.toLowerCase()) && isObject(value)) return [key, operationOf(value, shared, work)]
    return key === 'parameters' ? [key, plainParameters(shared, work)] : [key, value]
  })
  return Object.fromEntries(entries)
}

function operationOf(operation: JsonObject, shared: readonly Json[], outer: Work): JsonObject {
  if (stringAt(operation, '$ref') !== undefined) return operation
  const { consumes: _c, produces: _p, schemes, parameters: _q, responses: _r, ...rest } = operation
  const isOwn = own(operation, 'produces') !== undefined
  const work: Work = {
    ...outer,
    consumes: typesAt(operation, 'consumes', outer.consumes),
    produces: typesAt(operation, 'produces', outer.produces),
  }
  const parameters = listAt(operation, 'parameters')
  const requestBody = bodyOf(parameters, work) ?? bodyOf(shared, work)
  const responses = mapped(operation, 'responses', (each) =>
    isOwn ? inPlace(each, work) : work.convert('response', each),
  )
  const servers = Array.isArray(schemes) ? serversOf({ ...outer.root, schemes }) : []
  return {
    ...rest,
    ...(parameters.length > 0 && { parameters: plainParameters(parameters, work) }),
    ...(requestBody && { requestBody }),
    ...(servers.length > 0 && { servers }),
    ...(objectAt(operation, 'responses') && { responses }),
  }
}

/** An operation with media types of its own gives them to shared responses too, so that these are no longer shared. */
function inPlace(response: Json, work: Work): Json {
  const ref = stringAt(response, '$ref')
  const target = ref === undefined ? response : work.source(ref)
  return isObject(target) ? responseOf(target, work) : response
}

/** Parameters that stay parameters: the others are the body. */
function plainParameters(parameters: readonly Json[], work: Work): readonly Json[] {
  const isBody = (each: Json) => ['body', 'formData'].includes(stringAt(work.resolve(each), 'in') ?? '')
  return parameters.filter((each) => !isBody(each)).map((each) => work.convert('parameter', each))
}

function typesAt(holder: JsonObject, key: string, otherwise: readonly string[]): readonly string[] {
  const found = stringsAt(holder, key)
  return found.length > 0 ? found : otherwise
}
