import type { Element } from 'hast'
import { textOf } from '../../src/hast/text.ts'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'

/** A table in a box that scrolls sideways and that the keyboard reaches, named by its caption or its header cells. */
export function table(view: Element, say: Say = english): Element {
  return (
    <div class="table" tabindex={0} role="group" aria-label={say('Table: {}', nameOf(view))}>
      {aligned(view)}
    </div>
  ) as Element
}

/** The obsolete `align` of cells becomes a class, and code that is short gets one: it does not break. */
function aligned(node: Element): Element {
  const children = node.children.map((child) => (child.type === 'element' ? aligned(child) : child))
  const isShort = node.tagName === 'code' && textOf(node).length <= shortCode
  const { align } = node.properties
  if (align === undefined && !isShort) return { ...node, children }
  const { align: _, className, ...properties } = node.properties
  const side = sides.has(String(align)) ? `cell-${String(align)}` : undefined
  const names = [className, side, isShort && 'code-short'].flat().filter((name) => typeof name === 'string')
  return { ...node, properties: { ...properties, ...(names.length > 0 && { className: names }) }, children }
}

/** Signs that fit a column of a small screen. */
const shortCode = 24

const sides = new Set(['left', 'center', 'right'])

function nameOf(view: Element): string {
  const caption = find(view, 'caption')
  const text = caption ? textOf(caption) : cells(find(view, 'tr')).join(', ')
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, 80).join('')
}

function cells(row: Element | undefined): string[] {
  const found = row?.children.filter((child) => child.type === 'element') ?? []
  return found.slice(0, 12).map((cell) => textOf(cell).trim())
}

function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (child.tagName === tagName) return child
    const inside = child.tagName === 'td' || child.tagName === 'th' ? undefined : find(child, tagName)
    if (inside) return inside
  }
  return undefined
}
