/** Entries of a page's feed, read from the finished tree: what a component noted as one, cut at the headings inside. */
import type { Element, ElementContent } from 'hast'
import type { FeedEntry } from '../model/document.ts'
import type { FeedNote } from '../model/notes.ts'
import { slug } from '../util/slug.ts'
import { collect } from './collect.ts'
import { feedDate } from './feed-date.ts'

/** In the order of the page. Ids of the tree must be unique by now. */
export function feedOf(nodes: readonly ElementContent[]): readonly FeedEntry[] {
  const found: FeedEntry[] = []
  gather(nodes, found)
  return found
}

/** Every page is searched, few have a feed. */
function gather(nodes: readonly ElementContent[], found: FeedEntry[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.data?.feed) found.push(...entriesOf(node, node.data.feed))
    else gather(node.children, found)
  }
}

/** Text before the first heading is one entry, every heading of the second level begins another. */
function entriesOf(body: Element, about: FeedNote): readonly FeedEntry[] {
  const { toc, sections } = collect(withoutCode(body.children))
  const tops = new Set(toc.filter(({ depth }) => depth === 2).map(({ id }) => id))
  const whole = about.title !== undefined || about.text !== undefined
  const date = feedDate([about.date, about.label, about.about])
  const shared = { ...(date !== undefined && { date }), tags: about.tags }
  const open: (Omit<FeedEntry, 'text'> & { readonly parts: string[] })[] = [
    { id: about.id, key: about.id, title: about.title ?? about.label, parts: [], ...shared },
  ]
  for (const { id, heading, text } of sections) {
    const isTop = !whole && tops.has(id)
    if (isTop) open.push({ id, key: `${about.id}/${slug(heading)}`, title: heading, parts: [], ...shared })
    open.at(-1)!.parts.push(...(isTop ? [text] : [heading, text]))
  }
  if (about.text !== undefined) open[0]!.parts.splice(0, Number.POSITIVE_INFINITY, about.text)
  return open
    .map(({ parts, ...entry }) => ({ ...entry, text: parts.filter(Boolean).join('\n') }))
    .filter(({ text }, index) => index > 0 || text !== '' || open.length === 1)
}

/** Code says little in a list of news. */
function withoutCode(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    return node.data?.code ? [] : [{ ...node, children: withoutCode(node.children) }]
  })
}
