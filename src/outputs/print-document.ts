/** From a view to the text of a file. */
import type { Root } from 'hast'
import { toHtml } from '../hast/to-html.ts'

/** A whole HTML document; the doctype is added where the theme gave none. */
export function printDocument(root: Root): string {
  const html = toHtml(root).value
  return `${/^<!doctype/i.test(html) ? '' : '<!doctype html>'}${html}\n`
}
