/** Addresses that moved. */
import * as z from 'zod'
import type { Redirect } from '../../model/config.ts'
import { isPattern } from '../../model/redirect-match.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { sourceFault } from '../../site/redirect-source.ts'
import { decoded } from '../../util/decoded.ts'
import { isExternal } from '../../util/is-external.ts'
import { isPortable } from '../../util/is-portable.ts'

const redirect = z.object({
  source: key(z.string(), 'The old path. `:name` stands for one segment, `:name*` or a final `*` for any rest.', {
    becomes: 'redirects',
  }),
  destination: key(z.string(), 'Where it leads: a path that may use the names of `source`, or an address.', {
    becomes: 'redirects',
  }),
  permanent: key(z.boolean(), 'Whether the move is for good.', { default: '`true`', becomes: 'redirects' }),
})

export const redirectKeys = {
  redirects: key(z.array(redirect), 'Addresses that moved.', { becomes: 'redirects' }),
}

/**
 * Codes: `redirect-incomplete`, `redirect-source`, `redirect-destination`, `redirect-capture` (errors, the entry is left out; a warning for
 * a source with slashes side by side), `redirect-twice`,
 * `redirect-slash`, `redirect-file` (warnings; the first one counts, the slash is added, there is a rule but no page).
 */
export function readRedirects(raw: Raw<typeof redirectKeys>, reading: Reading): Redirect[] {
  const seen = new Map<string, Redirect>()
  for (const written of raw.redirects ?? []) {
    const found = readRedirect(written, reading)
    if (!found) continue
    const id = decoded(found.source).replace(/(.)\/+$/, '$1')
    const first = seen.get(id)
    if (first)
      reading.warn(
        'redirect-twice',
        found.at,
        `"${found.source}" is redirected twice; the first one counts (line ${first.at.line}).`,
        'Remove one of them.',
      )
    else seen.set(id, found)
  }
  return [...seen.values()]
}

function readRedirect(raw: z.input<typeof redirect>, reading: Reading): Redirect | undefined {
  const source = rooted(raw, reading)
  const destination = raw.destination?.trim()
  if (!source || !destination) {
    const missing = source ? 'destination' : 'source'
    if (reading.has(raw, missing) && raw[missing] === undefined) return undefined
    reading.error(
      'redirect-incomplete',
      reading.at(raw, source ? 'source' : 'destination'),
      `A redirect has no "${missing}".`,
      `Add "${missing}".`,
    )
    return undefined
  }
  const at = reading.at(raw, 'source')
  const fault = sourceFault(source)
  if (fault) {
    const message = `The source "${source}" ${fault.what}${fault.severity === 'warning' ? '; it is left out' : ''}.`
    reading[fault.severity === 'warning' ? 'warn' : 'error']('redirect-source', at, message, fault.hint)
    return undefined
  }
  if (!isPattern(source) && !isPortable(decoded(source)))
    reading.warn(
      'redirect-file',
      at,
      `The source "${source}" has a name that no file can have on every system, so only hosts that read "_redirects" follow it.`,
      'Leave out the dot, the blank or the colon that does not belong to the address, or remove the redirect.',
    )
  const wrong = destinationFault(destination)
  if (wrong) {
    const message = `The destination "${destination}" ${wrong}.`
    const hint = 'Write a path, or an address with https://.'
    reading.error('redirect-destination', reading.at(raw, 'destination'), message, hint)
    return undefined
  }
  const lost = capturesOf(destination).find((name) => !capturesOf(source).includes(name))
  if (lost !== undefined && !isExternal(destination)) {
    const message = `The destination "${destination}" uses "${lost}", which is not in its source.`
    reading.error(
      'redirect-capture',
      reading.at(raw, 'destination'),
      message,
      `Add "${lost}" to the source "${source}".`,
    )
    return undefined
  }
  return { source, destination, permanent: raw.permanent ?? true, at, destinationAt: reading.at(raw, 'destination') }
}

/** The source with the slash it starts with. Code: `redirect-slash` (warning). */
function rooted(raw: z.input<typeof redirect>, reading: Reading): string | undefined {
  const source = raw.source?.trim()
  if (!source || source.startsWith('/') || isExternal(source)) return source
  reading.warn(
    'redirect-slash',
    reading.at(raw, 'source'),
    `The source "${source}" does not start with "/".`,
    `Write "/${source}".`,
  )
  return `/${source}`
}

function destinationFault(destination: string): string | undefined {
  if (destination.includes('\\')) return 'has a backslash'
  return isExternal(destination) && !/^https?:\/\//i.test(destination)
    ? 'is neither a path nor a web address'
    : undefined
}

/** `:slug*` of `/a/:slug*`: the captured names, and `*` itself. */
function capturesOf(path: string): string[] {
  return path
    .replace(/#.*$/s, '')
    .split('/')
    .flatMap((segment) => {
      if (segment.startsWith(':') && segment.length > 1) return [segment.replace(/\*$/, '')]
      return segment.endsWith('*') ? ['*'] : []
    })
}
