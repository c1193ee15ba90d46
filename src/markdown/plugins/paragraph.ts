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
    if (element.tagName === 'p') return split(element)
    if (element.tagName === 'span' && holdsBlock(element)) return { ...element, tagName: 'div' }
    if (!element.children.some(isParagraph)) return element
    return { ...element, children: opened(element.children, element.tagName === 'pre' ? '\n\n' : ' ') }
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

/** What stands in the place of paragraphs: their content, with `between` where two of them meet. */
function opened(children: readonly ElementContent[], between: string): ElementContent[] {
  let last: ElementContent | undefined
  const content = children.flatMap((child): ElementContent[] => {
    const isApart = last !== undefined && !isBlank(child) && (isParagraph(last) || isParagraph(child))
    if (!isBlank(child)) last = child
    const own = isParagraph(child) ? child.children : isBlank(child) && last && isParagraph(last) ? [] : [child]
    return isApart ? [{ type: 'text', value: between }, ...own] : own
  })
  return trimmed(content)
}

/** The children of a component that stands in a line of text, and the blocks that have no place there. */
export function linesOf(children: readonly ElementContent[]): {
  readonly line: readonly ElementContent[]
  readonly rest: readonly ElementContent[]
} {
  if (!children.some(isBlock)) return { line: children, rest: [] }
  const isRest = (child: ElementContent) => isBlock(child) && !isParagraph(child)
  return {
    line: opened(
      children.filter((child) => !isRest(child)),
      ' ',
    ),
    rest: children.filter(isRest),
  }
}

/** Blocks of HTML, and what the theme drew as one. */
export function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && blockElements.has(node.tagName)
}

/** More than paragraphs, which can be opened: code, a list, a component. */
function holdsBlock({ children }: Element): boolean {
  return children.some((child) => {
    if (child.type !== 'element' || child.tagName === 'p') return false
    return blockElements.has(child.tagName) || (phrasingOnly.has(child.tagName) && holdsBlock(child))
  })
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
