/** The content of an element as its author wrote it, for components that show text and not what it would become. */
import type { ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'
import type { Jsx } from '../nodes.ts'
import type { Scope } from '../page.ts'

/** One text, moved to the left margin; where the places of its nodes are unknown, their text. */
export function sourceOf(node: Jsx, { module }: Scope): readonly ElementContent[] {
  const from = node.children.find(({ position }) => position)?.position?.start
  const to = node.children.findLast(({ position }) => position)?.position?.end
  const value =
    from?.offset !== undefined && to?.offset !== undefined && module.text !== ''
      ? dedent(module.text.slice(module.text.lastIndexOf('\n', from.offset - 1) + 1, to.offset), from.column - 1)
      : node.children.map((child) => textOf(child as ElementContent)).join('\n')
  return value.trim() === '' ? [] : [{ type: 'text', value: value.trim() }]
}

/** What stands before the first node on its line belongs to the tag. */
function dedent(text: string, indent: number): string {
  const lines = text.split('\n')
  return [lines[0]!.slice(indent), ...lines.slice(1).map((line) => line.slice(leading(line, indent)))].join('\n')
}

function leading(line: string, most: number): number {
  let count = 0
  while (count < most && (line[count] === ' ' || line[count] === '\t')) count++
  return count
}
