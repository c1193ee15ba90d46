import type { Element } from 'hast'
import { english } from '../../src/model/english.ts'
import type { MathView } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'

/**
 * A formula: MathML, which browsers draw and screen readers speak. One on a line of its own scrolls within itself; one that
 * could not be drawn shows its TeX, marked.
 */
export function math({ tex, block, nodes }: MathView, say: Say = english): Element {
  if (!nodes) return (<code class={block ? 'math-wrong math-wrong-block' : 'math-wrong'}>{tex}</code>) as Element
  if (!block) return (<span class="math">{nodes}</span>) as Element
  return (
    <div class="math-block" tabindex={0} role="group" aria-label={say('Formula')}>
      {nodes}
    </div>
  ) as Element
}
