/**
 * The frame around one page. A page that belongs to no version is complete in the default one; the frames that it has in
 * the others follow in templates, which no browser shows, and a script puts in that of the version a reader chose.
 */
import { element } from '../hast/jsx-runtime.ts'
import { raw, toHtml, trusted } from '../hast/to-html.ts'
import type { Html } from '../hast/to-html.ts'
import type { Frame, Page, PageVariant } from '../model/site.ts'
import type { FrameHtml } from '../model/view.ts'
import { frameFor } from './frame-print.ts'
import { rowShare, templateShare } from './nav/navigation.ts'
import type { Press } from './press.ts'

interface Around {
  readonly frame: Frame
  readonly variants?: readonly PageVariant[]
  /** `undefined`: a page that is not part of the site, as the one for lost readers. */
  readonly page?: Page
  /** The row of a long section that is shown in the middle when none leads to the page. */
  readonly row?: number
}

/** `from`: the page that addresses are seen from. */
export function pageFrame(press: Press, from: string, { frame, page, variants = [], row }: Around): FrameHtml {
  const hrefs = press.hrefs(from)
  const place = { site: press.site, hrefs, ...(row !== undefined && { row }) }
  const shown = frameFor(press.frame(frame, from), page, { ...place, share: rowShare })
  // The headers of all these versions take as much again.
  const share = templateShare / 2 / variants.length
  const others = variants.map((variant) => {
    const inside = page && { ...page, groups: variant.groups }
    const { header, sidebar } = frameFor(press.frame(variant.frame, from, 'template'), inside, { ...place, share })
    const search = hrefs.file(press.scopeOf(variant.frame).entry)
    return template({ 'data-version': variant.version, 'data-search': search }, [header, sidebar])
  })
  return { ...shown, footer: trusted(shown.footer.value + within(others, templateLimit).join('')) }
}

/** Readers of a version that has no template see the page as the first version has it. */
const templateLimit = 36_000

function within(texts: readonly string[], limit: number): readonly string[] {
  let sum = 0
  return texts.filter(({ length }) => (sum += length) <= limit)
}

function template(attributes: Readonly<Record<string, string>>, parts: readonly Html[]): string {
  return toHtml({ ...element('template', attributes), content: { type: 'root', children: parts.map(raw) } }).value
}
