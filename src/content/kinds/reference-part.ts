/** What a page gets from an API description, whichever kind of thing it shows. */
import type { ElementContent } from 'hast'
import { distinctIds } from '../../hast/distinct-ids.ts'
import { htmlSize } from '../../hast/html-size.ts'
import { toHtml } from '../../hast/to-html.ts'
import { collect } from '../../markdown/collect.ts'
import { closeLevels } from '../../markdown/heading-levels.ts'
import { neededAssets } from '../../markdown/needed-assets.ts'
import { hasGap, repeats, survey } from '../../markdown/survey.ts'
import type { Document } from '../../model/document.ts'
import type { FrontMatter } from '../../model/frontmatter.ts'
import { attempts, type PageTools } from '../../openapi/page-build.ts'
import { byCode } from '../../util/order.ts'
import type { Tools } from '../tools.ts'
import { withoutDeadAnchors } from './mentions.ts'
import { imageOrigins } from './operation-prose.ts'

export interface ReferencePart extends Pick<Document, 'markdown' | 'embeds' | 'links' | 'lookups' | 'diagnostics'> {
  readonly title: string
  /** The first paragraph of its description, when that is plain enough for one. */
  readonly description?: string
  /** Not arranged yet, ids as they are wanted: that is the page's business. */
  readonly nodes: readonly ElementContent[]
  /** Bytes of the nodes as HTML. */
  readonly size: number
  /** Bytes that its rows might take. */
  readonly bytes: number
  /** Its code takes as little as it can. */
  readonly isTight: boolean
}

/** How a part is made, where it must be smaller than what is on it lets expect. */
export type Attempt = Pick<PageTools, 'bytes' | 'isTight'>

/** Bytes of the body of a page: 100 KB less the frame around it. */
const mostBytes = 58_000

/**
 * Estimates are wrong where texts hold much Markdown or long words, so a body that came out too large is made again with
 * fewer rows or less code. What stands on it at last follows from the description alone.
 */
export async function fitting<T extends Pick<ReferencePart, 'size' | 'bytes' | 'isTight'>>(
  make: (how: Attempt) => Promise<T>,
): Promise<T> {
  let made = await make({})
  for (const attempt of attempts) {
    if (made.size <= mostBytes) break
    if (attempt.bytes < made.bytes || (attempt.isTight && !made.isTight)) made = await make(attempt)
  }
  return made
}

/** The nodes of a part with what is read from them at once. */
export function drawn(nodes: readonly ElementContent[]): Pick<ReferencePart, 'nodes' | 'size' | 'embeds'> {
  const embeds = imageOrigins(nodes).map((origin) => ({ kind: 'img' as const, origin }))
  return { nodes, size: htmlSize(nodes), embeds }
}

/** A part as the body of a page of its own: examples beside it, each id once. */
export function arranged(
  part: readonly ElementContent[],
  { mode }: FrontMatter,
  { theme }: Tools,
): Pick<Document, 'html' | 'toc' | 'sections' | 'anchors' | 'needs'> {
  const nodes = theme.markdown.body?.(part, { layout: mode ?? 'default' }) ?? part
  let found = survey(nodes)
  if (repeats(found, theme.ids)) found = survey(distinctIds(nodes, theme.ids))
  if (hasGap(found)) closeLevels(nodes, theme.markdown.headingLook)
  const { toc, sections, anchors, classNames } = collect(nodes)
  const needs = [...neededAssets(classNames, theme)].sort(byCode)
  const live = withoutDeadAnchors(nodes, new Set(anchors))
  return { toc, sections, anchors, html: toHtml(live).value, ...(needs.length > 0 && { needs }) }
}
