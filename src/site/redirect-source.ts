import { decoded } from '../util/decoded.ts'
import { isExternal } from '../util/is-external.ts'

/** Why no redirect can start at an address; `undefined`: one can. */
export function sourceFault(source: string): { readonly what: string; readonly hint: string } | undefined {
  if (source.includes('#')) return { what: 'has a "#", which browsers do not send', hint: 'Write only the path.' }
  if (source.includes('?')) return { what: 'has a "?"; only paths can be redirected', hint: 'Write only the path.' }
  if (isExternal(source)) return { what: 'is a full address', hint: 'Write only its path, starting with "/".' }
  if (/\*./.test(source)) return { what: 'has a "*" before its end', hint: 'End it there: "*" takes all that is left.' }
  const parts = decoded(source).split('/').slice(1)
  if (parts.some((part, index) => part === '.' || part === '..' || (part === '' && index < parts.length - 1)))
    return { what: 'has "." or ".." or an empty part, which browsers do not send', hint: 'Write the path without it.' }
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001F\u007F\\]/.test(decoded(source)))
    return { what: 'has a character that no path has', hint: 'Write only the path.' }
  return undefined
}
