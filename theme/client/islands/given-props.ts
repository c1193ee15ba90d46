/** Props of a component as an author gives them in JSX → as its `view` expects them. */
import type { ElementContent } from 'hast'
import type { PropRow, PropTable } from '../../../src/model/prop.ts'
import { isVNode } from './carrier.ts'

type ToHast = (value: unknown) => readonly ElementContent[]

/** `toHast` makes nodes of text and of Preact's nodes. Names are told apart as the build does. */
export function givenProps(
  props: Readonly<Record<string, unknown>>,
  table: PropTable,
  toHast: ToHast,
): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [name, row] of Object.entries(table)) if (row.default !== undefined) given[name] = row.default
  for (const [written, value] of Object.entries(props)) {
    const name = nameIn(table, written)
    const meant = value === null || value === undefined ? undefined : byRole(value, table[name] ?? {}, toHast)
    if (meant !== undefined) given[name] = meant
  }
  return given
}

function nameIn(table: PropTable, written: string): string {
  if (Object.hasOwn(table, written)) return written
  const lower = written.toLowerCase()
  return Object.keys(table).find((name) => name.toLowerCase() === lower) ?? written
}

function byRole(value: unknown, { role, as }: PropRow, toHast: ToHast): unknown {
  const isText = typeof value === 'string' || typeof value === 'number'
  switch (role) {
    case 'inline':
      return String(value).trim() === '' || typeof value === 'boolean' ? undefined : toHast(value)
    case 'icon':
      return isText ? iconOf(String(value)) : toHast(value)
    case 'color':
      return isText ? hexOf(String(value)) : undefined
    case 'link':
    case 'image':
      return isText ? String(value) : undefined
    default:
      return holdsNode(value) ? toHast(value) : coerced(value, as)
  }
}

/** A name, or the address of a picture. */
function iconOf(value: string): string | readonly ElementContent[] {
  if (!/[/\\]|\.\w+$/.test(value)) return value
  return [{ type: 'element', tagName: 'img', properties: { src: value, alt: '' }, children: [] }]
}

function hexOf(value: string): string | undefined {
  const word = value.trim().toLowerCase()
  if (/^#[\da-f]{3}$/.test(word)) return word.replace(/[\da-f]/g, '$&$&')
  return /^#?[\da-f]{6}$/.test(word) ? `#${word.slice(-6)}` : undefined
}

function holdsNode(value: unknown): boolean {
  return isVNode(value) || (Array.isArray(value) && value.some(isVNode))
}

function coerced(value: unknown, as: PropRow['as']): unknown {
  if (typeof value !== 'string' || !as) return value
  const text = value.trim().toLowerCase()
  if (as === 'number') return /^-?\d+(?:\.\d+)?(?:px)?$/.test(text) ? Number.parseFloat(text) : undefined
  return text === 'true' || (text === 'false' ? false : undefined)
}
