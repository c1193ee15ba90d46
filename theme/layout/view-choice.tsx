import type { Element, ElementContent } from 'hast'
import type { Say } from '../../src/model/words.ts'
import { noted } from './noted.ts'

/** A menu of the views of a page before its body, for scripts; the views of the first title are those that show first. */
export function viewChoice(nodes: readonly ElementContent[], say: Say): readonly ElementContent[] {
  const titles = [...new Set(viewsIn(nodes).map(titleOf))]
  const [first] = titles
  if (first === undefined) return nodes
  const choice = noted(
    <div class="view-choice needs-script">
      <label>
        {say('Show for')}
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

/** Every page is searched for views, few have some. */
function viewsIn(nodes: readonly ElementContent[], found: Element[] = []): readonly Element[] {
  for (const node of nodes) {
    if (isView(node)) found.push(node)
    if (node.type === 'element') viewsIn(node.children, found)
  }
  return found
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
