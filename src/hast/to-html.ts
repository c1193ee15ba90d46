/**
 * The one serialiser. Everything that becomes HTML text passes here, so escaping happens once, and `Html`, the only
 * value that may be spliced in unescaped, can be made nowhere else.
 */
import type { ElementContent, Nodes, RootContent } from 'hast'
import { toHtml as stringify } from 'hast-util-to-html'

declare const made: unique symbol
/** HTML text that this file serialised. */
export interface Html {
  readonly type: 'html'
  readonly value: string
  readonly [made]: true
}

/** Serialises a tree, or a list of nodes, to HTML text. */
export function toHtml(tree: Nodes | readonly RootContent[]): Html {
  return trusted(legal(stringify(tree as Nodes | RootContent[], { allowDangerousHtml: true })))
}

/** HTML has no control characters. What terminals print is shown as the sign for it, the others as Markdown shows U+0000. */
function legal(html: string): string {
  return html.replace(/&#x0;|(?![\t\n\f\r])\p{Cc}/gu, (sign) => {
    const code = sign.charCodeAt(0)
    return sign.length > 1 || code === 0 || code > 31 ? '\ufffd' : String.fromCharCode(0x2400 + code)
  })
}

/** Wraps HTML text that this serialiser made earlier and that travelled as a string (a cached Document). */
export function trusted(value: string): Html {
  return { type: 'html', value } as Html
}

/** A node that stands for HTML already serialised. */
export function raw(html: Html): ElementContent {
  return { type: 'raw', value: html.value } as unknown as ElementContent
}
