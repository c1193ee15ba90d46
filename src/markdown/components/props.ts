/** Props against the schema of their component. Nothing here stops a page: what does not fit is left out, with a warning. */
import type { ElementContent } from 'hast'
import type * as z from 'zod'
import { textOf } from '../../hast/text.ts'
import { iconName } from '../../icons/icon-name.ts'
import type { Component } from '../../model/component.ts'
import { roleOf } from '../../model/prop.ts'
import { readColor } from '../../schema/color.ts'
import { nearest } from '../../util/suggest.ts'
import { shown } from '../evaluate/shown.ts'
import { isTree, unknown } from '../evaluate/value.ts'
import type { Value } from '../evaluate/value.ts'
import { inlineMarkdown } from '../inline.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { assetHref } from '../asset.ts'
import { linkHref } from '../plugins/link.ts'
import { placed } from './attributes.ts'
import type { Call } from './call.ts'

type Shape = Readonly<Record<string, z.ZodType>>

/** Names that any element may carry and no component need declare. */
const common = new Set(['key', 'ref', 'className', 'class', 'style', 'id'])

/** The props that a component gets, and whether it has all that it needs. */
export function checkProps(
  component: Component,
  call: Call,
  scope: Scope,
): { readonly props: Record<string, unknown>; readonly complete: boolean } {
  const shape = shapeOf(component)
  const given: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [written, value] of call.props) {
    const name = nameIn(shape, written)
    if (name === undefined) {
      warnUnknown(written, call, shape, scope)
      if (common.has(written) && !isTree(value)) given[written] = value
      continue
    }
    const type = shape[name]!
    const prepared = byRole(written, value, type, { call, scope })
    if (prepared === undefined) continue
    const fits = fitting(type, prepared, name)
    if (fits.success) given[name] = fits.input
    else warnMistyped(written, value, call, scope)
  }
  const result = component.props.safeParse(given)
  if (result.success) return { props: { ...given, ...result.data }, complete: true }
  for (const { path } of result.error.issues) {
    const name = path.join('.')
    if (call.props.has(name)) continue
    const message = `"<${call.name}>" needs the prop "${name}".`
    warn(scope, call.node, { code: 'prop-missing', message, hint: `Write ${name}="…".` })
  }
  return { props: given, complete: false }
}

/** The props of a component by name. */
export function shapeOf({ props }: Component): Shape {
  return (props as unknown as { shape?: Shape }).shape ?? {}
}

/** The name of a prop; upper and lower case are told apart only where they have to be. */
function nameIn(shape: Shape, written: string): string | undefined {
  if (Object.hasOwn(shape, written)) return written
  const lower = written.toLowerCase()
  return Object.keys(shape).find((name) => name.toLowerCase() === lower)
}

/**
 * The props that the Markdown form of a component gets: values fit the schema where they can, addresses stay as they are
 * written, and text with inline Markdown is one text node, marks and all. Nothing is recorded, nobody is warned.
 */
export function twinProps(component: Component, props: Call['props']): Record<string, unknown> {
  const shape = shapeOf(component)
  const given: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [written, value] of props) {
    const name = nameIn(shape, written) ?? written
    const type = shape[name]
    const role = type && roleOf(type)
    if (isTree(value)) given[name] = role === 'inline' ? value.nodes : value.nodes.map(textOf).join('')
    else if (role === 'inline') {
      const text = wordsOf(value)
      if (text !== undefined) given[name] = [{ type: 'text', value: text }]
    } else if (type && !role) given[name] = fitting(type, value, name).input
    else given[name] = value
  }
  return given
}

/** The words of a text, a number or a list of them. */
function wordsOf(value: Value): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (isTree(value)) return value.nodes.map(textOf).join('')
  return Array.isArray(value) ? value.map((each: Value) => wordsOf(each) ?? '').join('') : undefined
}

/** Turns what the author wrote into what the prop's role asks for. */
function byRole(name: string, value: Value, type: z.ZodType, at: { call: Call; scope: Scope }): unknown {
  const node = placed(name, at.call.node, at.scope)
  switch (roleOf(type)) {
    case 'link':
      return typeof value === 'string' ? linkHref(value, node, at.scope) : value
    case 'image':
      return typeof value === 'string' ? assetHref(value, node, at.scope, 'img') : value
    case 'inline':
      return inlineOf(value, node, at.scope)
    case 'color':
      return typeof value === 'string'
        ? (readColor(value.replace(/^\s*(?=[\da-f]{6}\s*$)/i, '#'))?.hex ?? value)
        : value
    case 'icon':
      return iconOf(value, node, at.scope)
    default:
      return isTree(value) ? value.nodes : value
  }
}

/** Text, nodes, or a list of both as MDX shows it. Nothing, and no words, are no title; the schema refuses the rest. */
function inlineOf(value: Value, node: Call['node'], scope: Scope): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : inlineMarkdown(value, node, scope)
  if (typeof value === 'number') return [{ type: 'text', value: String(value) }]
  // `title={isNew && 'New'}`
  if (value === false || value === null) return undefined
  if (!isTree(value) && !Array.isArray(value)) return value
  const nodes = shown(value, scope.page.computing.work)
  if (nodes !== unknown) return nodes
  // As an object, since a list would pass for nodes.
  return Array.isArray(value) ? { list: value } : undefined
}

function iconOf(value: Value, node: Call['node'], scope: Scope): unknown {
  if (isTree(value)) return value.nodes
  if (typeof value !== 'string') return undefined
  if (!/[/\\:]|\.\w+$/.test(value) || iconName(value)) return value
  const src = assetHref(value, node, scope, 'img')
  const image: ElementContent = { type: 'element', tagName: 'img', properties: { src, alt: '' }, children: [] }
  return src === undefined ? undefined : [image]
}

/** Strings stand for what they say where a boolean or a number is wanted: `arrow="true"`, `required="Yes"`, `cols="2"`. */
function fitting(type: z.ZodType, value: unknown, name: string): { success: boolean; input: unknown } {
  if (type.safeParse(value).success) return { success: true, input: value }
  for (const input of readings(value, name)) if (type.safeParse(input).success) return { success: true, input }
  return { success: false, input: value }
}

function readings(value: unknown, name: string): unknown[] {
  if (typeof value === 'number') return [String(value)]
  if (value === true) return ['', 'true']
  if (typeof value !== 'string') return []
  const text = value.trim()
  const lower = text.toLowerCase()
  if (lower === 'true' || lower === 'false') return [lower === 'true']
  if (/^-?\d+(?:\.\d+)?(?:px)?$/.test(text)) return [Number.parseFloat(text)]
  // As in HTML, a name may stand for itself: `required="required"`.
  const isYes = lower === 'yes' || lower === name.toLowerCase()
  return isYes || lower === 'no' ? [lower, isYes] : [lower]
}

function warnUnknown(name: string, call: Call, shape: Shape, scope: Scope): void {
  if (common.has(name)) return
  const near = nearest(name, Object.keys(shape))
  const hint = near ? `Did you mean "${near}"?` : 'Remove it.'
  const node = placed(name, call.node, scope)
  warn(
    scope,
    node,
    { code: 'prop-unknown', message: `"<${call.name}>" has no prop "${name}".`, hint },
    `${call.name} ${name}`,
  )
}

function warnMistyped(name: string, value: Value, call: Call, scope: Scope): void {
  const written = typeof value === 'string' ? `"${value.slice(0, 40)}"` : kindOf(value)
  const message = `The prop "${name}" of "<${call.name}>" cannot be ${written}; it was left out.`
  warn(scope, placed(name, call.node, scope), {
    code: 'prop-type',
    message,
    hint: 'See the documentation of the component for its values.',
  })
}

function kindOf(value: Value): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'boolean' || value === null || value === undefined) return String(value)
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
