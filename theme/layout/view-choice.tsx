import type { Element, ElementContent } from 'hast'
import { noted } from './noted.ts'

/** A menu of the views of a page before its body, for scripts; the views of the first title are those that show first. */
export function viewChoice(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const titles = [...new Set(nodes.flatMap(viewsIn).map(titleOf))]
  const [first] = titles
  if (first === undefined) return nodes
  const choice = noted(
    <div class="view-choice needs-script">
      <label>
        Show for
        <select autocomplete="off">
          {titles.map((title) => (
            <option>{title}</option>
          ))}
        </select>
      </label>
    </div>,
    { text: '' },
  )
  return [choice, ...nodes.map((node) => marked(node, first))]
}

function isView(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties.dataView !== undefined && node.data?.part !== undefined
}

function viewsIn(node: ElementContent): readonly Element[] {
  if (node.type !== 'element') return []
  const inner = node.children.flatMap(viewsIn)
  return isView(node) ? [node, ...inner] : inner
}

function titleOf({ properties }: Element): string {
  return String(properties.dataView)
}

function marked(node: ElementContent, first: string): ElementContent {
  if (node.type !== 'element') return node
  const children = node.children.map((child) => marked(child, first))
  if (!isView(node) || titleOf(node) !== first) return { ...node, children }
  return { ...node, properties: { ...node.properties, dataDefault: '' }, children }
}
