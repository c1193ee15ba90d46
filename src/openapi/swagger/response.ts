/** A response of 2.0: one schema for all media types that the operation produces, examples by media type. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, isObject, own, stringAt } from '../json.ts'
import { typeOf } from './parameter.ts'
import type { Work } from './work.ts'

/** A response with its content. */
export function responseOf(response: JsonObject, work: Work): Json {
  const { schema: written, examples, headers: _headers, ...rest } = response
  const known = isObject(examples) ? examples : {}
  const schema: JsonObject = written === undefined ? {} : { schema: work.convert('schema', written) }
  const isFile = stringAt(work.resolve(written ?? null) ?? null, 'type') === 'file'
  const produced = isFile ? work.produces.filter((type) => !/json/i.test(type)) : work.produces
  const usual = produced.length > 0 ? produced : ['application/octet-stream']
  const types = written === undefined ? Object.keys(known) : [...new Set([...usual, ...Object.keys(known)])]
  const content = types.map((type): [string, Json] => [
    type,
    { ...schema, ...(Object.hasOwn(known, type) && { example: known[type]! }) },
  ])
  const headers = entriesAt(response, 'headers').map(([name, header]): [string, Json] => [name, headerOf(header, work)])
  return {
    ...rest,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(content.length > 0 && { content: Object.fromEntries(content) }),
  }
}

function headerOf(header: Json, work: Work): Json {
  if (!isObject(header)) return header
  const description = own(header, 'description')
  return { ...(description !== undefined && { description }), schema: typeOf(header, work) }
}
