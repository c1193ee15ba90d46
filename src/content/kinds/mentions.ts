/** Links within a description, as its pages have them. */
import type { Element, ElementContent } from 'hast'
import { pageHref } from '../../model/route.ts'
import type { Mention } from '../../openapi/build.ts'
import { mayNameField } from '../../site/field-links.ts'
import { decoded } from '../../util/decoded.ts'
import type { Tools } from '../tools.ts'

/** Looks up what a description means by an address of its own, as seen from a page. */
export function mentionsFrom(page: string, spec: string, tools: Tools): (written: string) => Mention | undefined {
  return (written) => {
    const target = tools.mention(spec, written)
    if (!target) return undefined
    const hash = target.hash === undefined ? '' : `#${encodeURIComponent(target.hash)}`
    return { href: pageHref(target.page, page, tools.style) + hash, title: target.title }
  }
}

/** A link to a part that the page does not have is its text: it named a part of another tool's page. Changes the tree in place. */
export function withoutDeadAnchors(nodes: readonly ElementContent[], ids: ReadonlySet<string>): ElementContent[] {
  let kept: ElementContent[] | undefined
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!
    if (node.type === 'element' && node.children.length > 0) node.children = withoutDeadAnchors(node.children, ids)
    const isGone = node.type === 'element' && isDead(node, ids)
    // Most lists stay as they are, and pages have thousands of them.
    if (isGone) kept ??= nodes.slice(0, index)
    if (isGone) kept!.push(...node.children)
    else kept?.push(node)
  }
  return kept ?? (nodes as ElementContent[])
}

function isDead({ tagName, properties }: Element, ids: ReadonlySet<string>): boolean {
  const { href } = properties
  if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#') || href === '#') return false
  const named = decoded(href.slice(1))
  // What names a field in another way is seen to when all pages are there.
  return !ids.has(href.slice(1)) && !ids.has(named) && !mayNameField(named)
}
