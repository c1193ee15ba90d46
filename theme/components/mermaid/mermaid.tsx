import * as z from 'zod'
import { textOf } from '../../../src/hast/text.ts'
import { component } from '../../../src/model/component.ts'

/** A diagram by a tag: its text is the prop `chart`, or what the tag holds. */
export const Mermaid = component({
  about: 'A diagram in the language of Mermaid, drawn when the site is built.',
  props: z.object({
    chart: z.string().optional().describe('Text of the diagram; else what stands between the tags.'),
    title: z.string().optional().describe('What screen readers call it.'),
    placement: z.string().optional().describe('Accepted; the drawing has no controls to be placed.'),
    actions: z.boolean().optional().describe('Accepted, likewise.'),
  }),
  content: ({ chart }) => (typeof chart === 'string' ? 'none' : 'source'),
  view({ chart, title, children }, tools) {
    const text = dedent(chart ?? children.map(textOf).join(''))
    if (!tools?.diagram) return <pre>{text}</pre>
    return tools.diagram({ text, ...(title && { label: title }) })
  },
  markdown: ({ chart }, children) =>
    `\`\`\`mermaid\n${dedent(chart ?? children.replace(/^```\w*\n|\n```$/g, ''))}\n\`\`\``,
})

/** Without blank lines around, and without the margin that all lines share. */
function dedent(text: string): string {
  const unfenced = text.replace(/^\s*\{?`{1,3}(?:mermaid)?[ \t]*(?=\n)|`{1,3}\}?\s*$/g, '')
  const lines = unfenced
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length)
  const margin = Math.min(...margins, 100)
  return lines.map((line) => line.slice(margin)).join('\n')
}
