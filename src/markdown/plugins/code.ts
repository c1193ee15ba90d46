/** Fences: code, or what their language stands for. Other `<pre>` stay as they are. */
import { drawCode } from '../draw-code.ts'
import type { ElementPlugin } from '../processor.ts'
import { drawSpecial } from './special-fence.ts'

export const code: ElementPlugin = {
  tags: ['pre'],
  run(element, scope) {
    const block = scope.page.blocks[Number(element.properties.dataFence ?? Number.NaN)]
    return block ? (drawSpecial(block, scope) ?? drawCode(block, scope)) : element
  },
}
