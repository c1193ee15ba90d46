/**
 * Addresses that are never meant as such. Parsers take the end of a bare address off entity by entity: `www.a.b` and 30,000
 * times `&amp;` cost 1.4 GB, and underscores in a domain cost time squared (satteri 0.10.5; micromark takes 14 s for a third).
 */

/** No real address comes near these; so many cost a millisecond. */
const most = { entities: 500, underscores: 2000 }

/** Whether a text holds such an address. */
export function hasEndlessAddress(text: string): boolean {
  // Most texts hold so few of both signs that no address in them can.
  if (count(text, '&') <= most.entities && count(text, '_') <= most.underscores) return false
  for (const [run] of text.matchAll(/(?:www\.|:\/\/|@)[^\s<]*/gi)) {
    if (run.length < most.entities) continue
    if (count(run, '&') > most.entities || count(run, '_') > most.underscores) return true
  }
  return false
}

function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found++
  return found
}
