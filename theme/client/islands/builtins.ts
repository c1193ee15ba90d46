/** Built-in components inside islands: the theme's own views, their trees turned into Preact's. */
import type { Element, ElementContent } from 'hast'
import { Fragment, h, toChildArray } from 'preact'
import type { ComponentChild, ComponentChildren, FunctionComponent } from 'preact'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import type { Component } from '../../../src/model/component.ts'
import type { PropTable } from '../../../src/model/prop.ts'
import { components } from '../../components/index.ts'
import { otherNames } from '../../components/other-names.ts'
import type { Carrier } from './carrier.ts'
import { carrier, isVNode } from './carrier.ts'
import { clientTools, declarationsOf } from './client-tools.ts'
import { givenProps } from './given-props.ts'

type Props = Record<string, unknown>
type Draw = (props: Props) => ElementContent[]

const drawings = new Map<unknown, Draw>()

/** The component of a name, for JSX of an author. `table` says what its schema says. */
export function builtins(name: string, table: PropTable): FunctionComponent<Props> {
  const { view } = ({ ...components, ...otherNames } as Readonly<Record<string, Component>>)[name]!
  const draw: Draw = ({ children, ...props }) => {
    const given = givenProps(props, table, (value) => nodesOf(value as ComponentChildren))
    return dressed(
      flatten(view({ ...given, children: nodesOf(children as ComponentChildren) }, clientTools)),
      props,
      table,
    )
  }
  const drawn: FunctionComponent<Props> = (props) => h(Fragment, null, draw(props).map(toVNode))
  drawings.set(drawn, draw)
  return drawn
}

/** Stands for a component that nobody knows: what its author wrote between the tags. */
export function unknown(): FunctionComponent<Props> {
  return ({ children }) => h(Fragment, null, children as ComponentChildren)
}

function nodesOf(children: ComponentChildren): ElementContent[] {
  return toChildArray(children).flatMap(toHast)
}

/** Built-ins inside of built-ins are drawn at once: `<Steps>` looks at its steps. All other nodes travel as they are. */
function toHast(child: ComponentChild): ElementContent[] {
  if (typeof child === 'string' || typeof child === 'number') return [{ type: 'text', value: String(child) }]
  if (!isVNode(child)) return []
  const props = child.props as Props
  if (child.type === Fragment) return nodesOf(props['children'] as ComponentChildren)
  return drawings.get(child.type)?.(props) ?? [carrier(child)]
}

interface Dressed extends Element {
  readonly own?: Props
}

/** `className`, `style`, `id` and what listens to events go to the element that a component drew. */
function dressed(nodes: ElementContent[], props: Props, table: PropTable): ElementContent[] {
  const own = Object.entries(props).filter(
    ([name, value]) =>
      !Object.hasOwn(table, name) &&
      (/^(?:class|className|style|id)$/.test(name) || (/^on[A-Z]/.test(name) && typeof value === 'function')),
  )
  const at = nodes.findIndex((node) => node.type === 'element' && !(node as Carrier).vnode && !('own' in node))
  if (own.length === 0 || at < 0) return nodes
  return nodes.map((node, index) => (index === at ? ({ ...node, own: Object.fromEntries(own) } as Dressed) : node))
}

function toVNode(node: ElementContent): ComponentChild {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { vnode } = node as Carrier
  if (vnode) return vnode
  const { own = {} } = node as Dressed
  const given = attributes(node)
  const { class: one, className: other, ...rest } = own
  const names = [given['class'], one, other].filter((each) => typeof each === 'string').join(' ')
  const styles = names.split(' ').flatMap((name) => declarationsOf(name) ?? [])
  const all = {
    ...given,
    ...(names !== '' && { class: names }),
    ...(styles.length > 0 && { style: styles.join('; ') }),
    ...rest,
  }
  const [only] = node.children as readonly { readonly type: string; readonly value?: string }[]
  if (only?.type === 'raw') return h(node.tagName, { ...all, dangerouslySetInnerHTML: { __html: only.value ?? '' } })
  return h(node.tagName, all, ...node.children.map(toVNode))
}

/** Properties of hast as attributes of HTML and SVG. */
function attributes({ properties }: Element): Props {
  const given: Props = {}
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
