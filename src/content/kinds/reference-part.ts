/** What a page gets from an API description, whichever kind of thing it shows. */
import type { ElementContent } from 'hast'
import { distinctIds } from '../../hast/distinct-ids.ts'
import { toHtml, type Html } from '../../hast/to-html.ts'
import { collect } from '../../markdown/collect.ts'
import { closeLevels } from '../../markdown/heading-levels.ts'
import { neededAssets } from '../../markdown/needed-assets.ts'
import type { Document } from '../../model/document.ts'
import { byCode } from '../../util/order.ts'
import { budgets } from '../../openapi/page-build.ts'
import type { Tools } from '../tools.ts'
import { imageOrigins } from './operation-prose.ts'

export interface ReferencePart extends Pick<
  Document,
  'toc' | 'sections' | 'anchors' | 'markdown' | 'embeds' | 'needs' | 'links' | 'diagnostics'
> {
  readonly title: string
  /** The first paragraph of its description, when that is plain enough for one. */
  readonly description?: string
  readonly html: Html
  /** Bytes that its rows might take. */
  readonly bytes: number
}

/** Bytes of the body of a page: 100 KB less the frame around it. */
const mostBytes = 66_000

/**
 * Estimates are wrong where texts hold much Markdown or long words, so a body that came out too large is made again with
 * fewer rows. What stands on it at last follows from the description alone.
 */
export async function fitting<T extends { readonly html: Html; readonly bytes: number }>(
  make: (bytes: number | undefined) => Promise<T>,
): Promise<T> {
  let made = await make(undefined)
  for (const bytes of budgets) {
    if (Buffer.byteLength(made.html.value) <= mostBytes) break
    if (bytes < made.bytes) made = await make(bytes)
  }
  return made
}

/** The nodes of a part with everything that is read from them. `taken`: ids that stand before it. */
export function finished(drawn: readonly ElementContent[], tools: Tools, taken: readonly string[]) {
  const nodes = distinctIds(drawn, [...tools.theme.ids, ...taken])
  closeLevels(nodes, tools.theme.markdown.headingLook)
  const needs = [...neededAssets(nodes, tools.theme)].sort(byCode)
  return {
    ...collect(nodes),
    html: toHtml(nodes),
    embeds: imageOrigins(nodes).map((origin) => ({ kind: 'img' as const, origin })),
    ...(needs.length > 0 && { needs }),
  }
}
