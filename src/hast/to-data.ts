/** A tree as plain data, from which a script in the browser builds it again without any HTML being parsed. */
import type { Element, ElementContent } from 'hast'
import { find, html, svg } from 'property-information'
import { opened } from './opened.ts'
import { svgNodes } from './svg-nodes.ts'

/** `["a", { "href": "/x/" }, "text", ["b", {}, "bold"]]`: name, attributes, children. */
export type ElementData = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | ElementData)[],
]

/** Comments are left out; `data-spot` is for those who print HTML. */
export function toData(element: Element, around = html): ElementData {
  const schema = element.tagName === 'svg' ? svg : around
  const attributes = Object.entries(element.properties).flatMap(([property, value]) => {
    if (value === null || value === undefined || value === false || property === 'dataSpot') return []
    const text = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
    return [[find(schema, property).attribute, text] as const]
  })
  return [
    element.tagName,
    Object.fromEntries(attributes),
    ...element.children.flatMap((child) => nodeData(child, schema)),
  ]
}

function nodeData(node: ElementContent, schema: typeof html): (string | ElementData)[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'element') return [toData(node, schema)]
  const inside = opened(node)
  if (inside) return inside.flatMap((child) => nodeData(child, schema))
  return (node.type as string) === 'raw' ? svgNodes((node as unknown as { value: string }).value) : []
}
