/** The content security policy of a page: everything from the site itself, nothing inline, and what the page embeds. */
import { createHash } from 'node:crypto'
import type { Embed } from '../model/document.ts'

const directives: Readonly<Record<Embed['kind'], string>> = {
  script: 'script-src',
  style: 'style-src',
  img: 'img-src',
  font: 'font-src',
  connect: 'connect-src',
  media: 'media-src',
  frame: 'frame-src',
}
const base: readonly (readonly [name: string, sources: readonly string[]])[] = [
  ['default-src', ["'none'"]],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'"]],
  ['img-src', ["'self'", 'data:']],
  ['font-src', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['media-src', ["'self'"]],
  ['frame-src', []],
  ['base-uri', ["'none'"]],
  ['form-action', ["'none'"]],
]

/** Only a scheme, a plain host and a port may widen the policy: a star would open it, other signs could add a directive. */
const origin = /^(?:https?|wss?):\/\/[\w.-]+(?::\d{1,5})?$/i

/** Requests may also go to the hosts below a domain and to any port of one: servers of an API whose address has variables. */
const serverPattern = /^https?:\/\/(?:\*\.[\w-]+(?:\.[\w-]+)+|[\w.-]+)(?::(?:\d{1,5}|\*))?$/i

function isAllowed({ kind, origin: source }: Embed): boolean {
  if (origin.test(source)) return true
  // What a script of the page holds in memory.
  if (source === 'blob:') return kind === 'img' || kind === 'media'
  return kind === 'connect' && serverPattern.test(source)
}

/**
 * The policy as one line. Origins are sorted, so that the order of embeds on the page does not matter. `script`: the
 * source (`scriptSource`) of the one text that may stand in a script element.
 */
export function contentPolicy(embeds: readonly Embed[], script?: string): string {
  const extra = new Map<string, Set<string>>()
  if (script !== undefined) extra.set('script-src', new Set([script]))
  for (const embed of embeds) {
    if (!isAllowed(embed)) continue
    const name = directives[embed.kind]
    extra.set(name, (extra.get(name) ?? new Set()).add(embed.origin.toLowerCase()))
  }
  return base
    .map(([name, sources]) => ({ name, sources: sources.concat([...(extra.get(name) ?? [])].sort()) }))
    .filter(({ sources }) => sources.length > 0)
    .map(({ name, sources }) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** What allows exactly this text in a script element: Content Security Policy 3, hash sources. */
export function scriptSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
