/** The documentation page of components that belong together: examples, then what the schemas say. */
import { fieldMdx } from '../../src/util/field-mdx.ts'
import type { Component } from '../../src/model/component.ts'
import { livesOf } from './example.ts'
import type { Example, Live } from './example.ts'
import { propRows } from './prop-rows.ts'

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

function frontMatter({ title, sidebarTitle, description }: Example): string {
  const lines = Object.entries({ title, sidebarTitle, description, editUrl: false })
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
    return [`### \`<${name}>\``, [component.about, also].filter(Boolean).join(' '), fields(component)].join('\n\n')
  })
}

function fields(component: Component): string {
  return (
    propRows(component)
      .map((row) => fieldMdx(row))
      .join('\n\n') || 'It has no props of its own.'
  )
}

async function markdownSection(example: Example, { twin }: PageTools): Promise<string> {
  const [first] = livesOf(example)
  const text = first && (await twin(first.source))
  const about = 'In the [Markdown twin](/project-structure#from-file-to-address) of a page the first example reads:'
  return text ? ['## In Markdown', about, fenced('md', text)].join('\n\n') : ''
}
