/** What components ask for while they draw, in a browser. */
import type { Element as Hast } from 'hast'
import { h } from 'preact'
import type { VNode } from 'preact'
import { raw, trusted } from '../../../src/hast/to-html.ts'
import type { CodeSource, ComponentTools } from '../../../src/model/component.ts'
import { code as codeView } from '../../layout/code.tsx'
import { math as mathView } from '../../layout/math.tsx'
import { carrier } from './carrier.ts'
import { drawingOf } from './drawings.ts'
import { firstCodeOf, firstLookOf } from './first-look.ts'
import { say } from './say.ts'
import { Slot } from './slot.ts'

/** Declarations by class: a script may set them, though a strict policy allows no attribute. */
const declared = new Map<string, string>()

export const clientTools: ComponentTools = {
  say,
  icon: ({ name }) => drawingOf(name),
  id: (text, own) => own ?? text,
  style(declarations) {
    const name = `own-${declarations.replace(/[^\w-]+/g, '-')}`
    declared.set(name, declarations)
    return name
  },
  code: drawCode,
  math: ({ tex, block }) => kept(firstLookOf('math', tex), tex) ?? mathView({ tex, block }, say),
  diagram: ({ text }) =>
    kept(firstLookOf('diagram', text), text) ?? drawCode({ code: text, language: 'mermaid', meta: '' }),
}

/** The declarations of a class that components were given. */
export function declarationsOf(name: string): string | undefined {
  return declared.get(name)
}

/** Code is coloured as the build did where it is the same. */
function drawCode({ code, language, meta, title }: CodeSource): Hast {
  const lines = code.split('\n').map((line) => ({ content: [{ type: 'text' as const, value: line }] }))
  const drawn = codeView({ language, lines, copy: false, ...(title !== undefined && { title }) }, say)
  const html = firstCodeOf(code)
  const shown = html === undefined ? drawn : withCode(drawn, html)
  const note = { language, code, source: { code, meta }, ...(title !== undefined && { title }) }
  return { ...shown, data: { ...shown.data, code: note } as Hast['data'] }
}

function withCode(node: Hast, html: string): Hast {
  const children = node.children.map((child) => (child.type === 'element' ? withCode(child, html) : child))
  return { ...node, children: node.tagName === 'code' ? [raw(trusted(html))] : children }
}

function kept(element: Element | undefined, key: string): Hast | undefined {
  return element && carrier(h(Slot, { key, name: '', nodes: [element], copied: true }) as VNode)
}
