/**
 * JSX whose value is hast: `<p class="x">hi</p>` is an Element, a component is a function from props to hast.
 * Attribute names are HTML's own (`class`, `for`, `aria-label`); `null`, `undefined` and `false` leave an attribute out.
 */
import type * as Hast from 'hast'
import { find, html as htmlSchema, svg as svgSchema, type Schema } from 'property-information'
import type { Html } from './to-html.ts'
import { raw } from './to-html.ts'

/** What may stand between two tags. */
export type Child =
  | Hast.ElementContent
  | Hast.Root
  | Html
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Child[]
/** What a component may return. */
export type View = Child
export type Attributes = Record<string, unknown> & { children?: Child }

export function Fragment(props: { children?: Child }): Hast.Root {
  return { type: 'root', children: flatten(props.children) }
}

/** Builds one element, or calls one component. */
export function jsx<P extends object>(type: string | ((props: P) => View), props: P & { children?: Child }): View {
  if (typeof type === 'function') return type(props)
  return element(type, props as Record<string, unknown>, props.children)
}
export { jsx as jsxs }

/** An element from its HTML attributes and children. */
export function element(tagName: string, attributes: Record<string, unknown>, children?: Child): Hast.Element {
  const schema = svgTags.has(tagName) ? svgSchema : htmlSchema
  const properties: Hast.Properties = {}
  for (const name in attributes) {
    const value = attributes[name]
    // What is between its tags is no attribute.
    if (value === null || value === undefined || value === false || name === 'children') continue
    properties[propertyOf(schema, name)] = value as Hast.Properties[string]
  }
  return { type: 'element', tagName, properties, children: flatten(children) }
}

/** `find` folds and tests a name that is no known attribute in several ways; most names are known. */
function propertyOf(schema: Schema, name: string): string {
  const known = schema.normal[name]
  return known === undefined ? find(schema, name).property : (schema.property[known]?.property ?? known)
}

/** Children as a flat list of nodes: text made from strings and numbers, roots and lists opened, blanks dropped. */
export function flatten(child: Child): Hast.ElementContent[] {
  const nodes: Hast.ElementContent[] = []
  add(child, nodes)
  return nodes
}

function add(child: Child, nodes: Hast.ElementContent[]): void {
  if (child === null || child === undefined || typeof child === 'boolean') return
  if (typeof child === 'string' || typeof child === 'number') nodes.push({ type: 'text', value: String(child) })
  else if (Array.isArray(child)) for (const each of child as readonly Child[]) add(each, nodes)
  else addNode(child as Hast.ElementContent | Hast.Root | Html, nodes)
}

function addNode(node: Hast.ElementContent | Hast.Root | Html, nodes: Hast.ElementContent[]): void {
  if (node.type === 'html') nodes.push(raw(node))
  else if (node.type !== 'root') nodes.push(node)
  else for (const each of node.children) if (each.type !== 'doctype') nodes.push(each as Hast.ElementContent)
}

const svgTags = new Set(
  'svg g path circle rect line polyline polygon ellipse defs use symbol title text tspan linearGradient stop clipPath mask'
    .split(' ')
    .filter((tag) => tag !== 'title'),
)

// The names TypeScript looks up for JSX; any HTML attribute may be written on any element.
// eslint-disable-next-line typescript/no-namespace
export declare namespace JSX {
  type Element = View
  type ElementType = string | ((props: never) => View)
  interface ElementChildrenAttribute {
    children: unknown
  }
  interface IntrinsicElements {
    [tag: string]: Attributes
  }
}
