/** Parts that all sections of a reference page use. */
import type { Element, ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { LinkOut, RichText } from '../../src/model/reference.ts'
import type { CodeView } from '../../src/model/theme.ts'
import { code } from '../layout/code.tsx'
import { heading } from '../layout/heading.tsx'

/** A heading with its content; nothing when there is no content. */
export function section(id: string, title: string, content: Child): readonly ElementContent[] {
  const nodes = flatten(content)
  return nodes.length === 0 ? [] : [title2(id, title), ...nodes]
}

/** A heading of the second level. */
export function title2(id: string, title: string): Element {
  return heading({ level: 2, id, children: [{ type: 'text', value: title }], anchor: true })
}

/** A heading of the third level. */
export function title3(id: string, title: string): Element {
  return heading({ level: 3, id, children: [{ type: 'text', value: title }], anchor: true })
}

/** Text of the description as a block; nothing when there is none. */
export function prose(text: RichText): Child {
  return text.nodes.length === 0 ? null : <div class="api-text flow">{[...text.nodes]}</div>
}

/** A link, or the bare text of an address that no page may link to. */
export function linkOut({ label, href }: LinkOut): Child {
  return href === undefined ? label : <a href={href}>{label}</a>
}

/** A JSON value as code. */
export function jsonCode(json: unknown): Child {
  return <code>{typeof json === 'string' && json !== '' ? json : JSON.stringify(json)}</code>
}

/** A block of code whose region is named for what it shows: many examples begin alike. */
export function codeBlock(name: string, view: Omit<CodeView, 'copy'>): Element {
  const block = code({ ...view, copy: true })
  const children = block.children.map((child): ElementContent => {
    if (child.type !== 'element' || child.tagName !== 'pre') return child
    return { ...child, properties: Object.assign({}, child.properties, { ariaLabel: name }) }
  })
  return { ...block, children }
}
