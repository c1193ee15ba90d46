/** What a body holds for the page as a whole: parts for the column beside the text, and the choice between views. */
import type { Element, ElementContent } from 'hast'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import '../../src/model/notes.ts'
import { viewChoice } from './view-choice.tsx'

/** Components whose place is beside the text, in the order in which they stand there. */
const order = ['panel', 'requestexample', 'responseexample']

/**
 * Puts the parts for the column together, in front of the first heading: there they are read where there is no such
 * column. Layouts without one leave them where their author put them.
 */
export function body(
  nodes: readonly ElementContent[],
  { layout }: { readonly layout: string },
): readonly ElementContent[] {
  return viewChoice(layout === 'default' ? aside(nodes) : nodes)
}

function aside(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const parts = nodes.filter((node) => rank(node) >= 0)
  if (parts.length === 0) return nodes
  const sorted = [...parts].sort((a, b) => rank(a) - rank(b))
  const rest = nodes.filter((node) => rank(node) < 0)
  const heading = rest.findIndex((node) => node.type === 'element' && node.data?.heading !== undefined)
  const at = heading < 0 ? rest.length : heading
  const name = rank(sorted[0]!) === 0 ? 'Side panel' : 'Examples'
  const column = flatten(
    <aside class="beside" aria-label={name}>
      <div class="beside-inner">{sorted}</div>
    </aside>,
  )
  return [...rest.slice(0, at), ...column, ...rest.slice(at)]
}

function rank(node: ElementContent): number {
  const name = (node as Element).data?.component?.name
  return name === undefined ? -1 : order.indexOf(name.toLowerCase())
}
