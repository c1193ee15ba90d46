/** A built page as a reader meets it: text that shows, links by their name, landmarks. */
import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'

export interface LinkSeen {
  readonly name: string
  readonly href: string
}

export interface HtmlPage {
  readonly tree: Root
  /** The first element that fits; an error that shows the page's outline when there is none. */
  readonly one: (selector: string) => Element
  readonly all: (selector: string) => readonly Element[]
  readonly has: (selector: string) => boolean
  /** Text of the first element that fits (default: the body), as it is read out. */
  readonly text: (selector?: string) => string
  /** Names and addresses of the links inside the first element that fits (default: the body). */
  readonly links: (selector?: string) => readonly LinkSeen[]
  /** Address of the link with this name; `undefined` when there is none. */
  readonly href: (name: string, selector?: string) => string | undefined
  /** Value of an attribute of the first element that fits. */
  readonly attribute: (selector: string, name: string) => string | undefined
  readonly styleSheets: () => readonly string[]
}

/** Reads HTML text as a browser does. */
export function htmlPage(html: string): HtmlPage {
  const tree = fromHtml(html)
  const find = (selector: string) => select(selector, tree)
  const one = (selector: string) => {
    const found = find(selector)
    if (!found) throw new Error(`Nothing fits "${selector}" in:\n${html.slice(0, 4000)}`)
    return found
  }
  const links = (selector = 'body') =>
    selectAll('a[href]', one(selector)).map((link) => ({ name: readText(link), href: attributeOf(link, 'href') ?? '' }))
  return {
    tree,
    one,
    all: (selector) => selectAll(selector, tree),
    has: (selector) => find(selector) !== undefined,
    text: (selector = 'body') => readText(one(selector)),
    links,
    href: (name, selector) => links(selector).find((link) => link.name === name)?.href,
    attribute: (selector, name) => attributeOf(one(selector), name),
    styleSheets: () => selectAll('link[rel~=stylesheet]', tree).map((link) => attributeOf(link, 'href') ?? ''),
  }
}

/** An attribute by its HTML name, as text. */
export function attributeOf(element: Element, name: string): string | undefined {
  const key = Object.keys(element.properties).find((property) => attributeName(property) === name)
  const value = key === undefined ? undefined : element.properties[key]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value)
}

/** Text as it is read out: without scripts, drawings and what is hidden from assistive technology; `alt` speaks. */
export function readText(node: Nodes): string {
  return spoken(node).replace(/\s+/g, ' ').trim()
}

const silent = new Set(['script', 'style', 'template', 'svg', 'head'])
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Elements whose label is read out in place of their content; that of a landmark only names it. */
const labelled = new Set(['a', 'button', 'summary'])

function spoken(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type === 'element') {
    if (silent.has(node.tagName) || attributeOf(node, 'aria-hidden') === 'true') return ''
    if (node.tagName === 'img') return attributeOf(node, 'alt') ?? ''
  }
  const label = node.type === 'element' && labelled.has(node.tagName) ? attributeOf(node, 'aria-label') : undefined
  const text = label ?? node.children.map(spoken).join('')
  return node.type === 'element' && inline.has(node.tagName) ? text : ` ${text} `
}

/** hast's property names as HTML writes them. */
function attributeName(property: string): string {
  const known: Readonly<Record<string, string>> = {
    className: 'class',
    htmlFor: 'for',
    hrefLang: 'hreflang',
    srcSet: 'srcset',
  }
  if (known[property]) return known[property]
  if (/^(aria|data)[A-Z]/.test(property)) {
    const rest = property.slice(4)
    return property.startsWith('aria')
      ? `aria-${rest.toLowerCase()}`
      : `data${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  }
  return property.toLowerCase()
}
