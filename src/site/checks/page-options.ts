/** Addresses that take the text of a page take only so much of it. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { addressLimit, fillAddress, pageText } from '../../model/page-option.ts'
import type { Site } from '../../model/site.ts'

/** Told once for each link with `$page`, however many pages are too long for it. Code: `page-option-cut` (warning). */
export function pageOptions({ config, pages }: Site): Diagnostic[] {
  return config.pageMenu.options.flatMap((option): Diagnostic[] => {
    if (typeof option === 'string') return []
    const long = pages.filter(
      ({ document, route }) =>
        fillAddress(option.href, { page: pageText(document), path: route, mcp: config.mcp ?? '' }).isCut,
    )
    if (long.length === 0) return []
    const pagesAre = long.length === 1 ? '1 page is' : `${long.length} pages are`
    return [
      {
        code: 'page-option-cut',
        severity: 'warning',
        message: `"${option.title}" gets the beginning only where a page is long: ${pagesAre} cut at ${addressLimit} characters of address.`,
        at: config.pageMenu.at,
        hint: 'Hand over "$path" instead of "$page".',
      },
    ]
  })
}
