/**
 * Which pages a browser may fetch before the reader opens them, as rules for its speculation. They are data in a script
 * element, so the content security policy names the hash of exactly this text: the policy and the script both ask here.
 */

/** `base`: the base path of the site. Files and what lies outside of the site are left alone. */
export function aheadRules(base: string): string {
  const start = base.replace(/[\\*+?:{}()]/g, '\\$&')
  const at = (pattern: string) => ({ href_matches: start + pattern })
  const isPage = { or: [at('*/'), at('*.html'), { not: at('*.*') }] }
  const isNone = { selector_matches: '[download], [rel~="nofollow"], [href^="#"]' }
  const where = { and: [at('*'), isPage, { not: isNone }] }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}
