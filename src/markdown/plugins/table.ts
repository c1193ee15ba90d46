/** Tables, drawn by the theme. */
import type { ElementPlugin } from '../processor.ts'

export const table: ElementPlugin = {
  tags: ['table'],
  run: (element, scope) => [scope.page.tools.theme.markdown.table(element)],
}
