/** Addresses of links in the configuration: one that could run code is reported and leads nowhere. */
import type { Place } from '../model/diagnostic.ts'
import { inlineLink } from '../util/inline-links.ts'
import { unsafeScheme } from '../util/link-scheme.ts'
import type { Reading } from './reading.ts'

/** Whether an address may be that of a link. `which` names the link: `The link "A"`. Code: `link-unsafe` (warning). */
export function isSafeLink(href: string, which: string, at: Place, reading: Reading): boolean {
  const scheme = unsafeScheme(href)
  if (scheme === undefined) return true
  const message = `${which} was left out: pages have no links with the scheme "${scheme}:".`
  reading.warn('link-unsafe', at, message, 'Use https, mailto, tel or a path.')
  return false
}

/** Markdown of one line, without the links that pages may not have: their words stay. */
export function safeMarkdown(text: string, at: () => Place, reading: Reading): string {
  return text.replace(inlineLink, (whole, label: string, href: string) =>
    isSafeLink(href, `The link "${label}"`, at(), reading) ? whole : label,
  )
}
