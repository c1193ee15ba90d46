import { decoded } from '../util/decoded.ts'
import { isExternal } from '../util/is-external.ts'

/** Why no redirect can start at an address, and how much that matters. */
interface SourceFault {
  readonly what: string
  readonly hint: string
  readonly severity: 'error' | 'warning'
}

/**
 * `undefined`: a redirect can start there. Slashes side by side are sent by readers who follow an old mistake, and mostly the host
 * makes one of them: without a redirect they are no worse off, so that is no error.
 */
export function sourceFault(source: string): SourceFault | undefined {
  const fault = flawOf(source)
  if (fault) return { ...fault, severity: 'error' }
  if (!decoded(source).includes('//')) return undefined
  return { what: 'has an empty part, which no file has', hint: 'Write one slash there.', severity: 'warning' }
}

function flawOf(source: string): Omit<SourceFault, 'severity'> | undefined {
  if (source.includes('#')) return { what: 'has a "#", which browsers do not send', hint: 'Write only the path.' }
  if (source.includes('?')) return { what: 'has a "?"; only paths can be redirected', hint: 'Write only the path.' }
  if (isExternal(source) && !hostless.test(source))
    return { what: 'is a full address', hint: 'Write only its path, starting with "/".' }
  if (/\*./.test(source)) return { what: 'has a "*" before its end', hint: 'End it there: "*" takes all that is left.' }
  const parts = decoded(source).split('/').slice(1)
  if (parts.some((part) => part === '.' || part === '..'))
    return { what: 'has "." or "..", which browsers do not send', hint: 'Write the path without it.' }
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001F\u007F\\]/.test(decoded(source)))
    return { what: 'has a character that no path has', hint: 'Write only the path.' }
  return undefined
}

/** `//docs/old` names no host that anybody has; `//example.com/old` and `//localhost:80/old` do. */
const hostless = /^\/\/(?!localhost(?:[:/]|$)|[^/]*(?:\.|:\d|\[))/i
