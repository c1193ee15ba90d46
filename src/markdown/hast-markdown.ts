/** Nodes that expressions made → Markdown, for the twin. What is Markdown already goes through as it is. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../hast/text.ts'
import { blockElements } from './html-names.ts'

const own = 'flatleaf-markdown'

/** A node that stands for Markdown. */
export function markdownNode(text: string): Element {
  return { type: 'element', tagName: own, properties: {}, children: [{ type: 'text', value: text }] }
}

/** The Markdown of nodes: blocks one blank line apart. */
export function hastMarkdown(nodes: readonly ElementContent[]): string {
  const parts: string[] = []
  let line = ''
  const flush = () => {
    if (line.trim() !== '') parts.push(line.trim())
    line = ''
  }
  for (const node of nodes) {
    if (!isBlock(node)) line += inline(node)
    else {
      flush()
      const text = block(node)
      if (text !== '') parts.push(text)
    }
  }
  flush()
  return nodes.some(isBlock) ? parts.join('\n\n') : nodes.map(inline).join('')
}

function isBlock(node: ElementContent): node is Element {
  if (node.type !== 'element') return false
  if (node.tagName === own) return textOf(node).includes('\n')
  return blockElements.has(node.tagName) || node.children.some(isBlock)
}

function inline(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const inside = () => node.children.map(inline).join('')
  const { href, src, alt } = node.properties
  switch (node.tagName) {
    case 'strong':
    case 'b':
      return `**${inside()}**`
    case 'em':
    case 'i':
      return `*${inside()}*`
    case 'del':
      return `~~${inside()}~~`
    case 'code':
      return `\`${textOf(node)}\``
    case 'a':
      return typeof href === 'string' ? `[${inside()}](${href})` : inside()
    case 'img':
      return `![${typeof alt === 'string' ? alt : ''}](${typeof src === 'string' ? src : ''})`
    case 'br':
      return '  \n'
    case 'svg':
    case 'script':
    case 'style':
      return ''
    default:
      return inside()
  }
}

function block(node: Element): string {
  const { tagName, children } = node
  if (/^h[1-6]$/.test(tagName)) return `${'#'.repeat(Number(tagName[1]))} ${children.map(inline).join('').trim()}`
  switch (tagName) {
    case own:
      return textOf(node)
    case 'pre':
      return `\`\`\`\n${textOf(node).replace(/\n$/, '')}\n\`\`\``
    case 'hr':
      return '---'
    case 'ul':
      return list(node, () => '- ')
    case 'ol':
      return list(node, (index) => `${index + 1}. `)
    case 'blockquote':
      return hastMarkdown(children).replace(/^/gm, '> ')
    case 'table':
      return table(node)
    default:
      return hastMarkdown(children)
  }
}

function list({ children }: Element, mark: (index: number) => string): string {
  return children
    .filter((child) => child.type === 'element')
    .map((item, index) => {
      const sign = mark(index)
      return sign + hastMarkdown(item.children).replaceAll('\n', `\n${' '.repeat(sign.length)}`)
    })
    .join('\n')
}

function table(node: Element): string {
  const rows = rowsOf(node).map((row) => row.children.filter((cell) => cell.type === 'element').map(cellText))
  const [head, ...rest] = rows
  if (!head) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n')
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'tr' ? [child] : rowsOf(child),
  )
}

function cellText(cell: Element): string {
  return oneLine(hastMarkdown(cell.children), ' ').replaceAll('|', '\\|')
}

/** Lines as one, with `between` in place of each end of a line and the blanks around it. In linear time, as `\s*\n\s*` is not. */
export function oneLine(text: string, between: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  if (last === 0) return text
  return [
    lines[0]!.trimEnd(),
    ...lines.slice(1, last).flatMap((line) => line.trim() || []),
    lines[last]!.trimStart(),
  ].join(between)
}
