/** `{name}` in what is no expression (code, addresses, attributes that are text) where a snippet was given that prop. */
import type { Element, RootContent } from 'hast'
import { codeBlock } from '../code-block.ts'
import type { Value } from '../evaluate/value.ts'
import { isJsx } from '../nodes.ts'
import type { Page } from '../page.ts'
import { standsFor } from '../placeholder.ts'

/** The nodes of a snippet with its props filled in. The nodes are this use's own and are changed in place. */
export function filled(nodes: RootContent[], given: ReadonlyMap<string, Value>, page: Page): RootContent[] {
  const texts = new Map([...given].flatMap(([name, value]) => (isText(value) ? [[name, String(value)] as const] : [])))
  if (texts.size === 0) return nodes
  const fill = (text: string) => filledText(text, texts)
  const open: { readonly node: RootContent; readonly isCode: boolean }[] = nodes.map((node) => ({
    node,
    isCode: false,
  }))
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { node, isCode } = entry
    if (node.type === 'text' && isCode) node.value = fill(node.value)
    if (node.type === 'element') fillElement(node, fill, page)
    if (isJsx(node))
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
          attribute.value = fill(attribute.value)
    const inCode = isCode || (node.type === 'element' && node.tagName === 'code')
    if ('children' in node) for (const child of node.children) open.push({ node: child, isCode: inCode })
  }
  return nodes
}

function isText(value: Value): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** `{name}` and `{props.name}`, of names that were given. */
export function filledText(text: string, texts: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text
  return text.replace(
    /\{(?:props\.)?([\p{L}_$][\p{L}\p{N}_$]{0,99})\}/gu,
    (whole, name: string) => texts.get(name) ?? whole,
  )
}

function fillElement(element: Element, fill: (text: string) => string, { blocks }: Page): void {
  const { properties } = element
  for (const name of ['href', 'src', 'alt', 'title']) {
    const value = properties[name]
    // Addresses come percent-encoded from Markdown.
    if (typeof value === 'string') properties[name] = fill(value.replace(/%7B([\w.]+)%7D/gi, '{$1}'))
  }
  const block = properties.dataFence === undefined ? undefined : standsFor(element, blocks)
  if (!block) return
  const { language, meta, code, position } = block
  blocks.push(codeBlock({ lang: language, meta: fill(meta), value: fill(code), position }))
  properties.dataFence = String(blocks.length - 1)
}
