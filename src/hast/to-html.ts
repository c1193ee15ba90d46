/**
 * The one serialiser. Everything that becomes HTML text passes here, so escaping happens once, and `Html`, the only
 * value that may be spliced in unescaped, can be made nowhere else. It writes byte for byte what `hast-util-to-html` writes with
 * its defaults (a test holds the two together), but for control characters, in an eighth of the time: no settings are asked
 * for, and strings are joined once. Text that grows by `+=` would keep all its pieces: three times its bytes for as long as a
 * page is held.
 */
import type { ElementContent, Nodes, Parents, RootContent } from 'hast'
import { html as htmlSchema, svg as svgSchema } from 'property-information'
import { attributes } from './attributes.ts'
import { controlClass, legal } from './legal.ts'
import type { Names } from './attributes.ts'

declare const made: unique symbol
/** HTML text that this file serialised. */
export interface Html {
  readonly type: 'html'
  readonly value: string
  readonly [made]: true
}

/** Serialises a tree, or a list of nodes, to HTML text. */
export function toHtml(tree: Nodes | readonly RootContent[]): Html {
  const into: string[] = []
  if ('type' in tree) one(tree, undefined, spaces.html, into)
  else all(tree, undefined, spaces.html, into)
  return trusted(into.join(''))
}

/** Wraps HTML text that this serialiser made earlier and that travelled as a string (a cached Document). */
export function trusted(value: string): Html {
  return { type: 'html', value } as Html
}

/** A node that stands for HTML already serialised. */
export function raw(html: Html): ElementContent {
  return { type: 'raw', value: html.value } as unknown as ElementContent
}

/** Attribute names of HTML and of SVG, each worked out once. */
const spaces: { readonly html: Names; readonly svg: Names } = {
  html: { schema: htmlSchema, known: new Map() },
  svg: { schema: svgSchema, known: new Map() },
}

function all(nodes: readonly Nodes[], parent: Parents | undefined, names: Names, into: string[]): void {
  for (const node of nodes) one(node, parent, names, into)
}

function one(node: Nodes, parent: Parents | undefined, names: Names, into: string[]): void {
  if (node.type === 'element') element(node, names, into)
  else if (node.type === 'root') all(node.children, node, names, into)
  else put(plain(node, parent), into)
}

function put(text: string, into: string[]): void {
  if (text !== '') into.push(text)
}

function plain(node: Exclude<Nodes, { type: 'element' | 'root' }>, parent: Parents | undefined): string {
  switch (node.type) {
    case 'text':
      return isPlainText(parent) ? legal(node.value) : escapedText(node.value)
    case 'comment':
      return `<!--${legal(node.value).replace(/^>|^->|<!--|-->|--!>|<!-$/g, commentSigns)}-->`
    case 'doctype':
      return '<!doctype html>'
    default:
      if (isRaw(node)) return node.value
      throw new Error(`Cannot serialise a node of type "${(node as Nodes).type}".`)
  }
}

/** The text of `<script>` and `<style>` has no escapes. */
function isPlainText(parent: Parents | undefined): boolean {
  return parent?.type === 'element' && (parent.tagName === 'script' || parent.tagName === 'style')
}

function isRaw(node: unknown): node is { readonly value: string } {
  return (node as { type: string }).type === 'raw'
}

/** What text has to have for anything to be done to it: one look instead of two. */
const special = new RegExp(`[<&${controlClass}]`)

/** Text of an element as it stands in HTML. */
export function escapedText(value: string): string {
  if (!special.test(value)) return value
  const text = legal(value)
  return /[<&]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;') : text
}

function commentSigns(signs: string): string {
  return signs.replaceAll('<', '&#x3C;').replaceAll('>', '&#x3E;')
}

/** Elements of SVG that hold HTML: HTML standard, "HTML integration points". */
const integrationPoints = new Set(['desc', 'foreignObject', 'title'])

/** Elements without content or end tag; the obsolete ones among them are written as parsers read them. */
const voids = new Set(
  'area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)

/** Of elements that are met all the time, each one string. */
const endTags = new Map(
  'a b blockquote button code dd div dl dt em h1 h2 h3 h4 h5 h6 i label li nav ol option p path pre section span strong svg table tbody td th thead tr ul'
    .split(' ')
    .map((name) => [name, `</${name}>`]),
)

function element(node: Extract<Nodes, { type: 'element' }>, names: Names, into: string[]): void {
  const { tagName } = node
  const own = names === spaces.html && tagName === 'svg' ? spaces.svg : names
  const inside = own === spaces.svg && integrationPoints.has(tagName) ? spaces.html : own
  const isTemplate = names === spaces.html && tagName === 'template'
  const children = isTemplate ? (node.content?.children ?? []) : node.children
  const start = into.push(`<${tagName}${attributes(node.properties, own)}>`)
  all(children, isTemplate ? node.content : node, inside, into)
  // A void element that has content all the same, as `<image>` in old pages, is an ordinary one.
  const isVoid = into.length === start && names === spaces.html && voids.has(tagName.toLowerCase())
  if (!isVoid) into.push(endTags.get(tagName) ?? `</${tagName}>`)
}
