import type { Element } from 'hast'
import type { MathView } from '../../src/model/theme.ts'

/**
 * A formula: MathML, which browsers draw and screen readers speak. One on a line of its own scrolls within itself; one that
 * could not be drawn shows its TeX, marked.
 */
export function math({ tex, block, nodes }: MathView): Element {
  if (!nodes) return (<code class={block ? 'math-wrong math-wrong-block' : 'math-wrong'}>{tex}</code>) as Element
  if (!block) return (<span class="math">{nodes}</span>) as Element
  return (
    <div class="math-block" tabindex={0} role="group" aria-label="Formula">
      {nodes}
    </div>
  ) as Element
}
