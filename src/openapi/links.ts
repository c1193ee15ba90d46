/** What the answer to one operation gives to another: `links` of responses. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { LinkView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { jsonWords } from '../util/json-words.ts'
import { entriesAt, objectAt, own, stringAt } from './json.ts'
import { resolved } from './resolve.ts'
import { serverView } from './servers.ts'

/** The links of a response, each with the operation it names: by `operationId`, or by a reference. */
export function linkViews(response: JsonObject, build: Build): readonly LinkView[] {
  return entriesAt(response, 'links').map(([name, written]) => linkView(name, written, build))
}

function linkView(name: string, written: Json, build: Build): LinkView {
  const { value, missing } = resolved(written, build.refs)
  if (missing !== undefined) build.problem('The link "{}" is not in the description.', [missing])
  const target = stringAt(value, 'operationId') ?? stringAt(value, 'operationRef')
  const page = target === undefined ? undefined : build.mention?.(`#operation/${target}`)
  const body = own(value, 'requestBody')
  const server = objectAt(value, 'server')
  return {
    name,
    ...(target !== undefined && { target: page ? { label: page.title, href: page.href } : { label: target } }),
    description: build.text(own(value, 'description')),
    values: [
      ...entriesAt(value, 'parameters').map(([parameter, each]) => ({ name: parameter, value: jsonWords(each) })),
      ...(body === undefined ? [] : [{ name: 'body', value: jsonWords(body) }]),
    ],
    ...(server && { server: serverView(server, build) }),
  }
}
