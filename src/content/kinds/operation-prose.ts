/** Texts of API descriptions as parts of a page: headings, links and ids that fit where they stand. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'
import type { Prose, RichText } from '../../model/reference.ts'
import { decoded } from '../../util/decoded.ts'

const none: FindPage = () => undefined

/** Text of the page itself: its headings come below the title. */
export function pageProse(nodes: Prose, find: FindPage = none): Prose {
  return nodes.flatMap((node) =>
    mapElements(node, (element) => (element.tagName === 'h1' ? [asSecond(element)] : withoutDeadLink(element, find))),
  )
}

/** Text of a row: what it writes as headings is bold, since the contents list names sections of the page only. */
export function rowProse(nodes: Prose, find: FindPage = none): Prose {
  return nodes.flatMap((node) =>
    mapElements(node, (element) =>
      /^h[1-6]$/.test(element.tagName) ? [boldParagraph(element)] : withoutDeadLink(element, find),
    ),
  )
}

function asSecond(element: Element): Element {
  const { data } = element
  const level2 = data?.heading ? { ...data, heading: { ...data.heading, level: 2 } } : data
  return { ...element, tagName: 'h2', data: level2 }
}

/** Without the link to itself, which has no text. */
function boldParagraph(heading: Element): Element {
  const children = heading.children.filter((child) => child.type !== 'element' || textOf(child).trim() !== '')
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children }
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] }
}

/** Addresses within a description, as `$ref`s and other renderers write them: `#/components/schemas/Pet`, `#tag/pets`. */
export function isInDescription(href: string): boolean {
  return /^#(?:\/|(?:tag|operation|section|schema)\/)/.test(href)
}

/** Such an address leads to the page of a schema, if it has one, else nowhere. */
function withoutDeadLink(element: Element, find: FindPage): readonly ElementContent[] {
  const { href } = element.properties
  if (element.tagName !== 'a' || typeof href !== 'string' || !isInDescription(href)) return [element]
  const page = find(decoded(href))
  return page === undefined ? element.children : [{ ...element, properties: { ...element.properties, href: page } }]
}

/** The address of the page of a schema, by its `$ref`. */
export type FindPage = (ref: string) => string | undefined

function mapElements(
  node: ElementContent,
  change: (element: Element) => readonly ElementContent[],
): readonly ElementContent[] {
  if (node.type !== 'element') return [node]
  // Copied deep enough to be changed: the nodes may stand on other pages too.
  const copy = { ...node, properties: { ...node.properties }, ...(node.data && { data: { ...node.data } }) }
  return change({ ...copy, children: node.children.flatMap((child) => mapElements(child, change)) })
}

/** The first paragraph as plain text, and what comes after it. A paragraph with a link or an image stays in the text. */
export function splitLead(text: RichText): { readonly description?: string; readonly rest: RichText } {
  const [first, ...others] = text.nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (first?.type !== 'element' || first.tagName !== 'p' || !isSimple(first)) return { rest: text }
  const description = textOf(first).replace(/\s+/g, ' ').trim()
  if (description === '' || description.length > 300) return { rest: text }
  const [start = '', ...later] = text.markdown.trim().split(/\n[ \t]*\n/)
  // Where the paragraph ends at something else than a blank line, text and tree cannot be cut at one place.
  if (bare(start) !== bare(description)) return { rest: text }
  return { description, rest: { markdown: later.join('\n\n'), nodes: others } }
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

function isSimple(element: Element): boolean {
  return element.children.every(
    (child) =>
      child.type === 'text' ||
      (child.type === 'element' && ['code', 'em', 'strong'].includes(child.tagName) && isSimple(child)),
  )
}

/** Hosts that images of the page come from, for its content security policy. */
export function imageOrigins(nodes: readonly ElementContent[]): readonly string[] {
  const origins = new Set<string>()
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return
    const origin = node.tagName === 'img' && /^https?:\/\/[^/?#\s;,]+/i.exec(String(node.properties.src ?? ''))?.[0]
    if (origin) origins.add(origin.toLowerCase())
    node.children.forEach(visit)
  }
  nodes.forEach(visit)
  return [...origins].toSorted()
}
