/** The one walk over the tree of a page: safe elements, final addresses, components called, code drawn. */
import type { Element, ElementContent, RootContent } from 'hast'
import { callElement, callJsx, callTag, tagContent } from './components/call.ts'
import { printExpression } from './evaluate/print.ts'
import { isExpression, isJsx } from './nodes.ts'
import type { Scope, Walk } from './page.ts'
import { plugins } from './processor.ts'
import type { ElementPlugin } from './processor.ts'
import { sameLines } from './same-line.ts'

/** The walk, for `createPage`. */
export const walk: Walk = { nodes: finish, element: finishElement, call: callElement }

/** Finishes a list of nodes. Comments and front matter are gone afterwards. */
export function finish(nodes: readonly RootContent[], scope: Scope): ElementContent[] {
  const out: ElementContent[] = []
  for (const node of sameLines(nodes)) {
    if (node.type === 'text') out.push(node)
    else if (node.type === 'element') push(out, finishElement(node, contentOf(node, scope), scope))
    else if (isJsx(node)) push(out, callJsx(node, scope))
    else if (isExpression(node)) push(out, printExpression(node, scope))
  }
  return out
}

/** The finished children of an element; those of a component's tag as the component wants them. */
function contentOf(element: Element, scope: Scope): readonly ElementContent[] {
  const tag = tagNumber(element)
  const own = tag === undefined ? undefined : tagContent(tag, element, scope)
  return own ?? finish(element.children, element.tagName === 'svg' ? { ...scope, svg: true } : scope)
}

/** The component tag that an element of a `.md` page stands for. Authors may write the attribute, but not the element. */
function tagNumber({ tagName, properties }: Element): number | undefined {
  return tagName === stand && properties.dataComponent !== undefined ? Number(properties.dataComponent) : undefined
}
const stand = 'component-tag'

function push(out: ElementContent[], nodes: readonly ElementContent[]): void {
  for (const node of nodes) out.push(node)
}

/** Sends one element, whose children are finished, through the plugins. */
function finishElement(element: Element, children: readonly ElementContent[], scope: Scope): readonly ElementContent[] {
  const tag = tagNumber(element)
  if (tag !== undefined) return callTag(tag, children, scope)
  let current = withChildren(element, children)
  for (const plugin of byTag.get(element.tagName) ?? forAll) {
    const result = plugin.run(current, scope)
    if (!('type' in result)) return result
    current = result
  }
  return [current]
}

/** A copy. One by one, so that most elements of a page have one shape, whoever made them: all that reads them is faster then. */
function withChildren(element: Element, children: readonly ElementContent[]): Element {
  const { tagName, properties, position, data, content } = element
  const copy: Element = { type: 'element', tagName, properties, children: [...children] }
  if (position) copy.position = position
  if (data) copy.data = data
  if (content) copy.content = content
  return copy
}

const forAll = plugins.filter(({ tags }) => tags === 'all')
const byTag: ReadonlyMap<string, readonly ElementPlugin[]> = new Map(
  plugins
    .flatMap(({ tags }) => (tags === 'all' ? [] : tags))
    .map((tag) => [tag, plugins.filter(({ tags }) => tags === 'all' || tags.includes(tag))]),
)
