/** Links within a description, as its pages have them. */
import type { Element, ElementContent } from 'hast'
import { pageHref } from '../../model/route.ts'
import type { Mention } from '../../openapi/build.ts'
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

/** A link to a part that the page does not have is its text: it named a part of another tool's page. */
export function withoutDeadAnchors(nodes: readonly ElementContent[], ids: ReadonlySet<string>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const children = node.children.length > 0 ? withoutDeadAnchors(node.children, ids) : node.children
    if (isDead(node, ids)) return children
    return [Object.assign(node, { children })]
  })
}

function isDead({ tagName, properties }: Element, ids: ReadonlySet<string>): boolean {
  const { href } = properties
  if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#') || href === '#') return false
  return !ids.has(href.slice(1)) && !ids.has(decoded(href.slice(1)))
}
