/** Inline Markdown in a prop: `title="The **first** step"`. */
import type { ElementContent } from 'hast'
import type { Scope } from './page.ts'
import { survey } from './limits.ts'
import { toHast } from './to-hast.ts'

/** Nodes of one line of Markdown. Text without any sign of markup is not parsed; blocks become their text. */
export function inlineMarkdown(text: string, scope: Scope): readonly ElementContent[] {
  if (!/[*_`[\]<>&!~:\\{}#|]|www\.|^\s*(?:[-+]|\d+[.)])\s/.test(text)) return [{ type: 'text', value: text }]
  // A letter in front keeps a `#` or `1.` from starting a block; it is taken off again.
  const mark = '\u2060'
  const { engine } = scope.page
  const line = mark + text.replace(/\s+/g, ' ')
  const strict = engine.parse(line, 'mdx')
  const result = 'tree' in strict ? strict : engine.parse(line, 'md')
  if (!('tree' in result) || survey(result.tree, scope.module.file).problem) return [{ type: 'text', value: text }]
  const { children } = toHast(result.tree, { blocks: scope.page.blocks, prefix: 'inline-' })
  // Positions inside a prop are unknown.
  const nodes = scope.page.walk.nodes(children, { ...scope, module: { ...scope.module, text: '' } })
  const content = nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]))
  return content.flatMap((node): ElementContent[] => {
    if (node.type !== 'text') return [node]
    const value = node.value.replaceAll(mark, '')
    return value === '' ? [] : [{ ...node, value }]
  })
}
