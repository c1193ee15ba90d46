/** The documentation page of components that belong together: examples, then what the schemas say. */
import type { Component } from '../../src/model/component.ts'
import { livesOf } from './example.ts'
import type { Example, Live } from './example.ts'
import { propRows } from './prop-rows.ts'
import type { PropRow } from './prop-rows.ts'

export type Components = Readonly<Record<string, Component>>

/** What a page is made with. `twin` compiles an example and gives its Markdown form. */
export interface PageTools {
  readonly components: Components
  readonly twin: (source: string) => Promise<string>
}

/** MDX of the page. */
export async function componentPage(example: Example, tools: PageTools): Promise<string> {
  const body = example.parts.map((part) => (part.kind === 'live' ? shown(part) : part.text))
  const props = propsSections(example, tools.components)
  const sections = [
    frontMatter(example),
    ...body,
    ...(props.length > 0 ? ['## Props', ...props] : []),
    await markdownSection(example, tools),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function frontMatter({ title, sidebarTitle, description, icon }: Example): string {
  const lines = Object.entries({ title, sidebarTitle, description, icon, editUrl: false })
  return ['---', ...lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join('\n')
}

function shown({ source }: Live): string {
  return `${source}\n\n${fenced('mdx', source)}`
}

/** Longer than any fence inside. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** One section a component. Of several names for one component, the first that the example lists has it. */
function propsSections({ components: listed }: Example, components: Components): string[] {
  const names = listed.filter((name) => name in components)
  const distinct = names.filter((name, at) => names.findIndex((other) => components[other] === components[name]) === at)
  return distinct.map((name) => {
    const component = components[name]!
    const others = Object.keys(components).filter((other) => other !== name && components[other] === component)
    const also = others.length > 0 ? `Also written ${others.map((other) => `\`<${other}>\``).join(', ')}.` : ''
    return [`### \`<${name}>\``, [component.about, also].filter(Boolean).join(' '), table(component)].join('\n\n')
  })
}

function table(component: Component): string {
  const rows = propRows(component)
  if (rows.length === 0) return 'It has no props of its own.'
  const columns = columnsOf(rows)
  const cells = rows.map((each) => columns.map(({ cell }) => cell(each)))
  return [columns.map(({ head }) => head), columns.map(() => '---'), ...cells].map(row).join('\n')
}

interface Column {
  readonly head: string
  readonly cell: (prop: PropRow) => string
}

/** A column that no row would fill is left out. */
function columnsOf(rows: readonly PropRow[]): readonly Column[] {
  const columns: readonly Column[] = [
    { head: 'Prop', cell: ({ name }) => `\`${name}\`` },
    { head: 'Type', cell: ({ type }) => type },
    { head: 'Default', cell: without },
    { head: 'Meaning', cell: ({ about }) => about },
  ]
  return columns.filter(({ cell }) => rows.some((each) => cell(each) !== ''))
}

function without({ required, default: fallback }: PropRow): string {
  return required ? 'required' : (fallback ?? '')
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => escaped(cell)).join(' | ')} |`
}

/** Table cells of an MDX page: bars end a cell, and braces outside of code are expressions. */
function escaped(cell: string): string {
  return cell
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{<]/g, '\\$&')))
    .join('')
    .replaceAll('|', '\\|')
}

async function markdownSection(example: Example, { twin }: PageTools): Promise<string> {
  const [first] = livesOf(example)
  const text = first && (await twin(first.source))
  const about = 'In the [Markdown twin](/project-structure#from-file-to-address) of a page the first example reads:'
  return text ? ['## In Markdown', about, fenced('md', text)].join('\n\n') : ''
}
