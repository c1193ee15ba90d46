/**
 * Paragraphs that hold blocks (a component inside a line of text, a snippet) are split: a block in a `<p>` is no valid HTML,
 * and browsers would close the paragraph anywhere. Elements for text only take the text of paragraphs inside them.
 */
import type { Element, ElementContent } from 'hast'
import { blockElements, phrasingOnly } from '../html-names.ts'
import type { ElementPlugin } from '../processor.ts'

export const paragraph: ElementPlugin = {
  tags: [...phrasingOnly, 'a', 'ins', 'del'],
  run(element) {
    if (element.tagName === 'pre' || element.tagName === 'code') return element
    if (element.tagName === 'p') return split(element)
    if (!element.children.some(isParagraph)) return element
    return {
      ...element,
      children: trimmed(element.children.flatMap((child) => (isParagraph(child) ? child.children : [child]))),
    }
  },
}

function split(element: Element): Element | readonly ElementContent[] {
  if (element.children.every(isBlank) && Object.keys(element.properties).length === 0) return []
  if (!element.children.some(isBlock)) return element
  const blocks = element.children.filter(isBlock)
  const rest = element.children.filter((child) => !isBlock(child) && !isBlank(child))
  // `<p className="x">` around paragraphs of its own: the class goes to them.
  if (rest.length === 0 && blocks.every(isParagraph)) return blocks.map((block) => withClass(block, element))
  const out: ElementContent[] = []
  let run: ElementContent[] = []
  const flush = () => {
    if (!run.every(isBlank)) out.push({ ...element, children: trimmed(run) })
    run = []
  }
  for (const child of element.children) {
    if (isBlock(child)) {
      flush()
      out.push(child)
    } else run.push(child)
  }
  flush()
  return out
}

function withClass(block: Element, { properties }: Element): Element {
  return { ...block, properties: Object.assign({}, properties, block.properties) }
}

/** Blocks of HTML, and what the theme drew as one. */
export function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && blockElements.has(node.tagName)
}

function isParagraph(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'p'
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  const from = nodes.findIndex((node) => !isBlank(node))
  const to = nodes.findLastIndex((node) => !isBlank(node))
  return from < 0 ? [] : nodes.slice(from, to + 1)
}
