import type { ElementContent } from 'hast'
import * as z from 'zod'
import { textOf } from '../../../src/hast/text.ts'
import { component } from '../../../src/model/component.ts'
import '../../../src/model/notes.ts'

const lineNumbers = z.union([z.string(), z.number(), z.array(z.union([z.number(), z.string()]))])

const props = z.object({
  language: z.string().optional().describe('Language of the code.'),
  lang: z.string().optional().describe('Another name of `language`.'),
  filename: z.string().optional().describe('Title of the block.'),
  title: z.string().optional().describe('Another name of `filename`.'),
  icon: z.string().optional().describe('Name of an icon before the title.'),
  lines: z
    .union([z.boolean(), z.number()])
    .optional()
    .describe('Numbers of lines; a number is that of the first line.'),
  wrap: z.boolean().optional().describe('Breaks long lines.'),
  nocopy: z.boolean().optional().describe('No button to copy the code.'),
  expandable: z.boolean().optional().describe('Folds long code.'),
  highlight: lineNumbers.optional().describe('Lines to mark: `"[1,3-5]"`.'),
  focus: lineNumbers.optional().describe('Lines to point out; the others are dimmed.'),
})
type Props = z.infer<typeof props>

/** A fence as a component: its code is text, a template literal, or a fence. */
export const CodeBlock = component({
  about: 'A block of code whose text or settings come from elsewhere.',
  props,
  view({ children, ...own }, tools) {
    const source = sourceOf(children)
    const language = own.language ?? own.lang ?? source.language
    const block = { code: source.code, language, meta: `${metaOf(own)} ${source.meta}`, title: titleOf(own) }
    return tools?.code?.(block) ?? plainCode(source.code)
  },
  markdown(own, children) {
    const [, mark, info = '', inside] = /^(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)\n?\1$/.exec(children.trim()) ?? []
    const code = mark === undefined ? unwrapped(children) : inside!
    const language = own.language ?? own.lang
    const title = titleOf(own)
    const head =
      language === undefined && title === undefined ? info : [language ?? 'text', title].filter(Boolean).join(' ')
    const ticks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
    return `${ticks}${head}\n${code}\n${ticks}`
  },
})

function titleOf({ filename, title }: Props): string | undefined {
  return filename ?? title
}

interface Source {
  readonly code: string
  readonly language: string
  readonly meta: string
}

/** The code of a fence as its author wrote it, else the text of the children. */
function sourceOf(children: readonly ElementContent[]): Source {
  for (const child of children) {
    const { code } = (child.type === 'element' && child.data) || {}
    if (code) return { ...code.source, language: code.language }
  }
  const text = children.map((child) => (isBlock(child) ? `\n${textOf(child)}\n` : textOf(child))).join('')
  return { code: unwrapped(text), language: '', meta: '' }
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && /^(p|div|ul|ol|pre|blockquote|h[1-6])$/.test(node.tagName)
}

/** Without empty lines around it. */
function unwrapped(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
}

/** The settings in the words of a fence. */
function metaOf(own: Props): string {
  const words = [
    own.lines === true ? 'lines' : typeof own.lines === 'number' ? `lines=${own.lines}` : '',
    own.wrap && 'wrap',
    own.nocopy && 'nocopy',
    own.expandable && 'expandable',
    own.icon && /^[\w:-]+$/.test(own.icon) && `icon=${own.icon}`,
    own.highlight !== undefined && `highlight={${listed(own.highlight)}}`,
    own.focus !== undefined && `focus={${listed(own.focus)}}`,
  ]
  return words.filter(Boolean).join(' ')
}

function listed(lines: z.infer<typeof lineNumbers>): string {
  return (Array.isArray(lines) ? lines.join(',') : String(lines)).replace(/[^\d,\s-]/g, '')
}

function plainCode(code: string): ElementContent {
  return (
    <pre>
      <code>{code}</code>
    </pre>
  ) as ElementContent
}
