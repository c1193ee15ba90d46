/** Names for the nodes that MDX adds to mdast and hast; both engines make the same ones. */
import type { ElementContent, Root as HastRoot } from 'hast'
import type {
  MdxFlowExpressionHast,
  MdxJsxAttributeNode,
  MdxJsxExpressionAttributeNode,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
  MdxTextExpressionHast,
} from 'satteri'

export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast
export type Expression = MdxFlowExpressionHast | MdxTextExpressionHast
export type JsxAttribute = MdxJsxAttributeNode | MdxJsxExpressionAttributeNode
export type Content = ElementContent | HastRoot['children'][number]

/** Which of the two languages a text is written in. */
export type Format = 'md' | 'mdx'

/** A start and an end in a text, 1-based lines and columns. */
export interface Range {
  readonly start: Point
  readonly end: Point
}
export interface Point {
  readonly line: number
  readonly column: number
  readonly offset?: number
}

/** Whether a node is a JSX element. */
export function isJsx(node: { readonly type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether a node is `{…}`. */
export function isExpression(node: { readonly type: string }): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}
