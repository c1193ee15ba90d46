/** From a view to the text of a file. */
import type { Root } from 'hast'
import { toHtml } from '../hast/to-html.ts'

/** A whole HTML document, its pieces joined once; the doctype is added where the theme gave none. */
export function printDocument({ children }: Root): string {
  const doctype = children[0]?.type === 'doctype' ? [] : [{ type: 'doctype' } as const]
  return toHtml([...doctype, ...children, { type: 'text', value: '\n' }]).value
}
