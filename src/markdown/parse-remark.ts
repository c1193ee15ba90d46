/** The reference engine: remark-parse with GFM and MDX, its trees brought to the shape that satteri gives. */
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Plugin } from 'unified'
import type { VFileMessage } from 'vfile-message'
import { hasEndlessAddress } from './endless-address.ts'
import { mendLiteralLinks } from './literal-links.ts'
import { isExpression, isJsx } from './nodes.ts'
import type { Format } from './nodes.ts'
import type { Engine, Refusal } from './parse.ts'
import { needed } from './syntax-needed.ts'
import type { Syntax } from './syntax-needed.ts'

/**
 * Makes the engine; loading its packages takes a tenth of a second, so this file is imported on demand. A page is parsed
 * with the syntax extensions that its text can use; `everything` switches all of them on, to compare.
 */
export function remarkEngine(everything?: 'everything'): Engine {
  const all = { md: extensionsOf(remarkGfm), mdx: extensionsOf(remarkGfm, remarkMdx) }
  return {
    name: 'remark',
    parse(text, format) {
      try {
        const tree = parserOf(everything ? all[format] : lean(all[format], text)).parse(text)
        if (format === 'mdx') normalise(tree)
        mendLiteralLinks(tree, text)
        return { tree }
      } catch (error) {
        return { refusal: refusalOf(error, format) }
      }
    },
  }
}

/** What plugins add to the parser: how syntax is read, and how trees are made of it. */
interface Extensions {
  readonly micromarkExtensions: readonly Syntax[]
  readonly fromMarkdownExtensions: readonly unknown[]
}

function extensionsOf(...plugins: readonly unknown[]): Extensions {
  const processor = unified()
  for (const plugin of plugins) processor.use(plugin as Plugin)
  const data = processor.freeze().data() as unknown as Extensions
  return { micromarkExtensions: data.micromarkExtensions, fromMarkdownExtensions: data.fromMarkdownExtensions }
}

function parserOf(extensions: Extensions) {
  const processor = unified().use(remarkParse)
  Object.assign(processor.data(), extensions)
  return processor
}

function lean({ micromarkExtensions, fromMarkdownExtensions }: Extensions, text: string): Extensions {
  const addresses = !hasEndlessAddress(text)
  return {
    micromarkExtensions: micromarkExtensions.map((syntax) => needed(syntax, text, { addresses })),
    fromMarkdownExtensions: addresses ? fromMarkdownExtensions : withoutTransforms(fromMarkdownExtensions),
  }
}

/** The transforms look for addresses in the text of the finished tree. */
function withoutTransforms(extensions: readonly unknown[]): unknown[] {
  return extensions.map((each) =>
    Array.isArray(each) ? withoutTransforms(each) : { ...(each as object), transforms: [] },
  )
}

function refusalOf(error: unknown, format: Format): Refusal {
  const { reason, line, column, message } = error as VFileMessage
  // Nothing refuses CommonMark: an exception there is the parser's own (a stack that overflows).
  const failed = format === 'md' || reason === undefined
  const at = { line: line ?? 1, column: column ?? 1 }
  return { message: reason ?? message ?? String(error), at, ...(failed && { failed }) }
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
