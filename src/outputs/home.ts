/** The top of the site, when no page stands there: a page that leads to the first one. */
import type { OutputFile } from '../model/output.ts'
import { pageAddress } from './hrefs.ts'
import { languageOf } from './language.ts'
import type { Press } from './press.ts'
import { printDocument } from './print-document.ts'

/** `index.html`, unless a page is the home page itself or there is no page at all. */
export function home({ site, theme, hrefs }: Press): OutputFile[] {
  const first = site.byId.get(site.home ?? '')
  if (!first || first.id === 'index') return []
  const canonical = pageAddress(site, first)
  const view = { href: hrefs('index').page(first.id), lang: languageOf(first.frame), ...(canonical && { canonical }) }
  return [{ path: 'index.html', body: () => printDocument(theme.redirect(view)) }]
}
