/** Built-in components inside islands: the theme's own views, their trees turned into Preact's. */
import type { Element, ElementContent } from 'hast'
import { Fragment, h, toChildArray } from 'preact'
import type { ComponentChild, ComponentChildren, FunctionComponent, VNode } from 'preact'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import type { Component, ComponentTools } from '../../../src/model/component.ts'
import { components } from '../../components/index.ts'
import { drawingOf } from './drawings.ts'

type View = Component['view']

const views = new Map<unknown, View>()

/** The component of a name, for JSX of an author. */
export function builtins(name: string): FunctionComponent<Record<string, unknown>> {
  const { view } = (components as Readonly<Record<string, Component>>)[name]!
  const drawn: FunctionComponent<Record<string, unknown>> = (props) => h(Fragment, null, draw(view, props).map(toVNode))
  views.set(drawn, view)
  return drawn
}

const tools: ComponentTools = {
  icon: ({ name }) => drawingOf(name),
  id: (text, own) => own ?? text,
}

function draw(view: View, { children, ...props }: Record<string, unknown>): ElementContent[] {
  const nodes = toChildArray(children as ComponentChildren).flatMap(toHast)
  for (const [name, value] of Object.entries(props)) if (isVNode(value)) props[name] = toHast(value)
  return flatten(view({ ...props, children: nodes }, tools))
}

/** Built-ins inside of built-ins are drawn at once: `<Steps>` looks at its steps. All other nodes travel as they are. */
function toHast(child: ComponentChild): ElementContent[] {
  if (typeof child === 'string' || typeof child === 'number') return [{ type: 'text', value: String(child) }]
  if (!isVNode(child)) return []
  const view = views.get(child.type)
  if (view) return draw(view, child.props as Record<string, unknown>)
  return [{ type: 'element', tagName: 'span', properties: {}, children: [], vnode: child } as Carrier]
}

interface Carrier extends Element {
  vnode?: VNode
}

function isVNode(value: unknown): value is VNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value
}

function toVNode(node: ElementContent): ComponentChild {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { vnode } = node as Carrier
  if (vnode) return vnode
  const [only] = node.children as readonly { readonly type: string; readonly value?: string }[]
  const html = only?.type === 'raw' ? { dangerouslySetInnerHTML: { __html: only.value ?? '' } } : {}
  return h(
    node.tagName,
    { ...attributes(node), ...html },
    ...('dangerouslySetInnerHTML' in html ? [] : node.children.map(toVNode)),
  )
}

/** Properties of hast as attributes of HTML and SVG. */
function attributes({ properties }: Element): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue
    given[attributeName(name)] = Array.isArray(value) ? value.join(' ') : value
  }
  return given
}

const kept = new Set(['viewBox', 'preserveAspectRatio', 'gradientUnits', 'pathLength'])

function attributeName(name: string): string {
  if (name === 'className') return 'class'
  if (name === 'htmlFor') return 'for'
  if (kept.has(name)) return name
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`
  if (/^(?:data|stroke|fill|clip|stop)[A-Z]/.test(name))
    return name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
  return name.toLowerCase()
}
