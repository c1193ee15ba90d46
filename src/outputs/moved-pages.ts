import type { Redirect } from '../model/config.ts'
import { isPattern } from '../model/redirect-match.ts'
import { pageId } from '../model/route.ts'
import { decoded } from '../util/decoded.ts'

/** Ids of addresses that moved and get a page that leads on; patterns get none, and old `.html` files stay files. */
export function movedPages(redirects: readonly Redirect[]): ReadonlySet<string> {
  const plain = redirects.filter(({ source }) => !isPattern(source)).map(({ source }) => decoded(source))
  return new Set(plain.filter((source) => !source.endsWith('.html')).map(pageId))
}
