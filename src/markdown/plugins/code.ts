/** Fences: code, or what their language stands for. Other `<pre>` stay as they are. */
import { drawCode } from '../draw-code.ts'
import { standsFor } from '../placeholder.ts'
import type { ElementPlugin } from '../processor.ts'
import { drawSpecial } from './special-fence.ts'

export const code: ElementPlugin = {
  tags: ['pre'],
  run(element, scope) {
    const { dataFence, ...properties } = element.properties
    if (dataFence === undefined) return element
    const block = standsFor(element, scope.page.blocks)
    return block ? (drawSpecial(block, scope) ?? drawCode(block, scope)) : { ...element, properties }
  },
}
