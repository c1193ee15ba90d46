/** The reference engine: remark-parse with GFM and MDX, its trees brought to the shape that satteri gives. */
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { VFileMessage } from 'vfile-message'
import { isExpression, isJsx } from './nodes.ts'
import type { Engine, Refusal } from './parse.ts'

/** Makes the engine; loading its packages takes a tenth of a second, so this file is imported on demand. */
export function remarkEngine(): Engine {
  const md = unified().use(remarkParse).use(remarkGfm).freeze()
  const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()
  return {
    name: 'remark',
    parse(text, format) {
      try {
        if (format === 'md') return { tree: md.parse(text) }
        const tree = mdx.parse(text)
        normalise(tree)
        return { tree }
      } catch (error) {
        return { refusal: refusalOf(error) }
      }
    },
  }
}

function refusalOf(error: unknown): Refusal {
  const { reason, line, column, message } = error as VFileMessage
  return { message: reason ?? message ?? String(error), at: { line: line ?? 1, column: column ?? 1 } }
}

/** Opens paragraphs that hold only JSX, as every MDX compiler does next, and drops the ESTrees: evaluate/ parses anew. */
function normalise(tree: Root): void {
  const open: Parents[] = [tree]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    parent.children = (parent.children as RootContent[]).flatMap(unravel) as typeof parent.children
    for (const child of parent.children) {
      dropPrograms(child)
      if ('children' in child) open.push(child)
    }
  }
}

function unravel(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph' || !onlyJsx(node.children)) return [node]
  return node.children.flatMap((child): RootContent[] => {
    if (child.type === 'mdxJsxTextElement') return [{ ...child, type: 'mdxJsxFlowElement' } as unknown as RootContent]
    if (child.type === 'mdxTextExpression') return [{ ...child, type: 'mdxFlowExpression' } as unknown as RootContent]
    return child.type === 'text' && /^[\t\r\n ]+$/.test(child.value) ? [] : [child]
  })
}

function onlyJsx(nodes: readonly Nodes[]): boolean {
  const special = nodes.some((node) => isJsx(node) || isExpression(node))
  const rest = nodes.every((node) => isJsx(node) || isExpression(node) || isBlank(node))
  return special && rest
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && /^[\t\r\n ]+$/.test(node.value)
}

function dropPrograms(node: Nodes): void {
  if (isExpression(node) || node.type === 'mdxjsEsm') delete node.data
  if (!isJsx(node)) return
  for (const attribute of node.attributes as { data?: unknown; position?: unknown; value?: unknown }[]) {
    delete attribute.data
    delete attribute.position
    if (attribute.value && typeof attribute.value === 'object') delete (attribute.value as { data?: unknown }).data
  }
}
