/** Canonical addresses that pages name are ones that search engines can take. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfKey } from '../../model/key-place.ts'
import type { Site } from '../../model/site.ts'
import { isExternal } from '../../util/is-external.ts'

/** A path is completed by the address of the site; without that, and for what is no address of the web, there is no link. */
export function canonical({ pages, config }: Site): Diagnostic[] {
  return pages.flatMap(({ document }): Diagnostic[] => {
    const written = document.frontmatter.canonical
    const problem = written === undefined ? undefined : problemOf(written, config.site.url)
    if (!problem) return []
    return [{ code: 'canonical-unused', severity: 'warning', at: placeOfKey(document, 'canonical'), ...problem }]
  })
}

function problemOf(written: string, site: string | undefined): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const isWeb = /^(?:https?:)?\/\//i.test(written)
  if ((isExternal(written) && !isWeb) || !URL.canParse(written, 'https://site.example/')) {
    const message = `"canonical" is "${written}", which is no address of the web; it is left out.`
    return { message, hint: 'Write an address that begins with "https://", or a path of the site.' }
  }
  if (isWeb || site !== undefined) return undefined
  const message = `"canonical" is the path "${written}", and the address of the site is not known; it is left out.`
  return { message, hint: 'Set "site.url" in docs.json, or write the whole address.' }
}
