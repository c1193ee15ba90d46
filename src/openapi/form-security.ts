/** What the playground asks for to prove who sends a request. */
import type { ApiConfig } from '../model/config.ts'
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import type { FormScheme } from '../model/request-form.ts'
import type { Say } from '../model/words.ts'
import { plain } from './form-schema.ts'
import { own, stringAt } from './json.ts'
import { credentialOf, fieldsKey, kindOf, prefixKey, requirementsOf, schemeNamed, schemeOfConfig } from './security.ts'

/** The sets of schemes as the page shows them; of what is not declared the configuration decides. */
export function formSecurity(slice: OperationSlice, api: ApiConfig, say: Say): readonly (readonly FormScheme[])[] {
  const { declared, sets } = requirementsOf(slice)
  if (declared === 'none') return api.auth ? [[formScheme('', schemeOfConfig(api.auth), say)]] : []
  return sets.map((set) => Object.keys(set).map((name) => formScheme(name, schemeNamed(name, slice), say)))
}

function formScheme(name: string, scheme: JsonObject | undefined, say: Say): FormScheme {
  const credential = scheme && credentialOf(scheme)
  const label = scheme ? kindOf(scheme, say) : ''
  if (!scheme || !credential) {
    const kind = stringAt(scheme, 'type') === 'mutualTLS' ? 'certificate' : 'unknown'
    return { name, label, kind, in: 'header', field: '', prefix: '' }
  }
  const isBasic = stringAt(scheme, 'type') === 'http' && stringAt(scheme, 'scheme')?.toLowerCase() === 'basic'
  const start = stringAt(scheme, prefixKey)
  const about = plain(stringAt(scheme, 'description'))
  const value = own(scheme, 'x-default')
  return {
    name,
    label,
    kind: isBasic ? 'basic' : 'token',
    in: credential.in,
    field: credential.name,
    prefix: isBasic ? 'Basic ' : credential.value.replace(/<[A-Z_]+>$/, ''),
    stand: /<([A-Z_]+)>$/.exec(credential.value)![1]!,
    ...(start && !isBasic ? { start } : {}),
    ...(isBasic ? { pair: pairOf(stringAt(scheme, fieldsKey), say) } : {}),
    ...(about ? { about } : {}),
    ...(typeof value === 'string' ? { value } : {}),
  }
}

/** `user:password` as the configuration names the two fields. */
function pairOf(fields: string | undefined, say: Say): readonly [string, string] {
  const [user, password] = (fields ?? '').split(':')
  return user && password ? [user, password] : [say('User name'), say('Password')]
}
