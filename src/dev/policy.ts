/** Headers that keep a page to itself (reliability.md R4), and the content security policy of a page as a header. */

/** Sent with every answer. No CORS header, ever: no other origin reads anything. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
}

/** What every page may load that does not say more itself. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An SVG that is opened by itself is a document: it may look as it likes and run nothing. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The policy of a file that is no page of ours. */
export function filePolicy(path: string): string {
  return /\.svg$/i.test(path) ? imagePolicy : strictPolicy
}

export interface PagePolicy {
  readonly policy: string
  /** Where the page's own `<meta>` stands: start and end in its text. */
  readonly meta?: readonly [start: number, end: number]
}

/**
 * The policy of a page: its own `<meta http-equiv>` (a page with a film may frame the host of the film), with what a
 * `<meta>` cannot say and what live reload needs; the strict one for a page that has none.
 */
export function policyOf(html: string): PagePolicy {
  const end = html.indexOf('</head')
  const head = html.slice(0, end < 0 ? 0 : end)
  for (const tag of head.matchAll(/<meta\s[^>]*>/gi)) {
    if (!/\shttp-equiv="content-security-policy"/i.test(tag[0])) continue
    const policy = decode(/\scontent="([^"]*)"/i.exec(tag[0])?.[1] ?? '')
    if (!/^[\x20-\x7e]+$/.test(policy)) continue
    return { policy: completed(policy), meta: [tag.index, tag.index + tag[0].length] }
  }
  return { policy: strictPolicy }
}

function completed(policy: string): string {
  const rules = new Map(
    policy
      .split(';')
      .map((rule) => rule.trim())
      .filter(Boolean)
      .map((rule) => [rule.split(' ')[0]!.toLowerCase(), rule]),
  )
  for (const name of ['connect-src', 'script-src', 'style-src']) {
    const rule = rules.get(name)
    if (!rule || rule === `${name} 'none'`) rules.set(name, `${name} 'self'`)
    else if (!rule.includes("'self'")) rules.set(name, `${rule} 'self'`)
  }
  rules.set('frame-ancestors', "frame-ancestors 'none'")
  return [...rules.values()].join('; ')
}

function decode(attribute: string): string {
  return attribute
    .replace(/&#x([\da-f]{1,6});/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&amp;/g, '&')
}
