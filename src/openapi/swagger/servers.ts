/** `schemes`, `host` and `basePath` as servers. */
import type { JsonObject } from '../../model/operation.ts'
import { stringAt, stringsAt } from '../json.ts'

/** A server for each scheme, the safe ones first; without a host only the path below which the API lies. */
export function serversOf(holder: JsonObject): readonly JsonObject[] {
  const host = stringAt(holder, 'host')
  const base = stringAt(holder, 'basePath') ?? ''
  const path = base === '' || base.startsWith('/') ? base : `/${base}`
  if (host === undefined || host === '') return path === '' || path === '/' ? [] : [{ url: path }]
  const written = stringsAt(holder, 'schemes')
  const schemes = written.length > 0 ? written : ['https']
  return schemes
    .toSorted((a, b) => Number(isSafe(b)) - Number(isSafe(a)))
    .map((scheme) => ({ url: `${scheme}://${host}${path}` }))
}

function isSafe(scheme: string): boolean {
  return scheme === 'https' || scheme === 'wss'
}
