/** Parts that all sections of a reference page use. */
import type { Element, ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { ExampleView, LinkOut, RichText } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { jsonWords } from '../../src/util/json-words.ts'
import { code } from '../layout/code.tsx'
import { heading } from '../layout/heading.tsx'
import { noted } from '../layout/noted.ts'

/** A heading with its content, and what opens all that is folded in it; nothing when there is no content. */
export function section(id: string, title: string, content: Child, say: Say): readonly ElementContent[] {
  const nodes = flatten(content)
  if (nodes.length === 0) return []
  return [title2(id, title, say), ...(folded(nodes) < 2 ? [] : [unfold(say)]), ...nodes]
}

/** How many disclosures there are; more than two are not counted. */
function folded(nodes: readonly ElementContent[]): number {
  let count = 0
  for (const node of nodes) {
    if (node.type !== 'element') continue
    count += (node.tagName === 'details' ? 1 : 0) + folded(node.children)
    if (count >= 2) break
  }
  return count
}

function unfold(say: Say): Element {
  return (
    <button class="api-unfold needs-script" type="button" data-unfold="">
      {say('Expand all')}
    </button>
  ) as Element
}

/** A heading of the second level. */
export function title2(id: string, title: string, say: Say): Element {
  return heading({ level: 2, id, children: [{ type: 'text', value: title }], anchor: true }, say)
}

/** A heading of the third level. */
export function title3(id: string, title: string, say: Say): Element {
  return heading({ level: 3, id, children: [{ type: 'text', value: title }], anchor: true }, say)
}

/** Text of the description as a block, a single paragraph as it is; nothing when there is none. */
export function prose(text: RichText): Child {
  const nodes = text.nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const [only] = nodes
  if (nodes.length === 1 && only?.type === 'element' && only.tagName === 'p') return only
  return only === undefined ? null : <div class="api-text flow">{nodes}</div>
}

/** A link, or the bare text of an address that no page may link to. */
export function linkOut({ label, href }: LinkOut): Child {
  return href === undefined ? label : <a href={href}>{label}</a>
}

/** A JSON value as code. */
export function jsonCode(json: unknown): Child {
  return <code>{jsonWords(json)}</code>
}

/** Lines, and their text. */
type CodeOfView = Pick<ExampleView, 'language' | 'text' | 'lines'>

/** A block of code whose region is named for what it shows: many examples begin alike. */
export function codeBlock(name: string, { language, text, lines }: CodeOfView, say: Say): Element {
  const block = code({ language, lines, label: name, copy: true }, say)
  const children = block.children.map((child) =>
    child.type === 'element' && child.tagName === 'pre' ? noted(child, { text }) : child,
  )
  return { ...block, children }
}
