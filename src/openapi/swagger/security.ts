/** Security of 2.0 in the words of OpenAPI 3. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { isObject, own, stringAt } from '../json.ts'

const flows: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
}

/** A security scheme: `basic`, `apiKey`, or `oauth2` with its one flow. */
export function securitySchemeOf(scheme: Json): Json {
  if (!isObject(scheme)) return scheme
  const type = stringAt(scheme, 'type')
  if (type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' }
  return type === 'oauth2' ? withFlow(scheme) : scheme
}

function withFlow(scheme: JsonObject): JsonObject {
  const { flow, authorizationUrl: _a, tokenUrl: _t, scopes: _s, ...rest } = scheme
  const name = typeof flow === 'string' && Object.hasOwn(flows, flow) ? flows[flow]! : 'implicit'
  const keys = ['authorizationUrl', 'tokenUrl', 'scopes'].filter((key) => own(scheme, key) !== undefined)
  return { ...rest, flows: { [name]: Object.fromEntries(keys.map((key) => [key, own(scheme, key)!])) } }
}
