/** A value as XML, after what its schema says of names, attributes, wrappers and namespaces. */
import type { Json, JsonObject } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { entriesAt, isObject, isTrue, objectAt, own, stringAt } from './json.ts'
import { flatten, type Refs } from './schema/flatten.ts'

const deepest = 20

/** An element with its children, one a line. */
export function xmlText(schema: Json, value: Json, refs: Refs): string {
  return element({ schema, value, refs, name: nameIn(schema, refs) ?? 'root', depth: 0 }).join('\n')
}

interface Node {
  readonly schema: Json
  readonly value: Json
  readonly refs: Refs
  /** Where the schema gives no name. */
  readonly name: string
  readonly depth: number
}

/** The name that a schema has, or its reference. */
function nameIn(schema: Json, refs: Refs): string | undefined {
  const flat = flatten(schema, refs, new Set())
  return stringAt(objectAt(flat.schema, 'xml'), 'name') ?? flat.name
}

function element(node: Node): readonly string[] {
  const { schema } = flatten(node.schema, node.refs, new Set())
  const xml = objectAt(schema, 'xml')
  if (Array.isArray(node.value)) return list(node, schema, xml)
  const name = tagName(xml, stringAt(xml, 'name') ?? node.name)
  const attributes = namespaceOf(xml)
  if (!isObject(node.value)) return [closed(name, attributes, textOf(node.value, xml))]
  const held = contentOf(node.value, node)
  return wrap(name, [...attributes, ...held.attributes], held.inside)
}

interface Content {
  readonly attributes: string[]
  readonly inside: string[]
}

/** What an object puts into its element; a property without an element of its own puts there what it holds. */
function contentOf(object: JsonObject, node: Node): Content {
  const parts = propertiesOf(node.schema, node.refs)
  const attributes: string[] = []
  const inside: string[] = []
  for (const [key, value] of Object.entries(object)) {
    const property = parts.get(key) ?? {}
    const its = objectAt(flatten(property, node.refs, new Set()).schema, 'xml')
    const kind = kindOf(its)
    if (kind === 'attribute') attributes.push(attribute(tagName(its, stringAt(its, 'name') ?? key), value))
    else if (kind === 'text' || kind === 'cdata') inside.push(textOf(value, its))
    else if (node.depth < deepest) {
      const below: Node = { schema: property, value, refs: node.refs, name: key, depth: node.depth + 1 }
      if (kind === 'none' && isObject(value)) {
        const held = contentOf(value, below)
        attributes.push(...held.attributes)
        inside.push(...held.inside)
      } else inside.push(...element(below))
    }
  }
  return { attributes, inside }
}

/** Items stand side by side; `wrapped` puts an element around them, which then has the list's own name. */
function list(node: Node, schema: JsonObject, xml: JsonObject | undefined): readonly string[] {
  const items = own(schema, 'items') ?? {}
  const isWrapped = isTrue(xml, 'wrapped') || stringAt(xml, 'nodeType') === 'element' || node.depth === 0
  const listName = stringAt(xml, 'name')
  const itemXml = objectAt(flatten(items, node.refs, new Set()).schema, 'xml')
  const name =
    stringAt(itemXml, 'name') ?? (isWrapped ? (nameIn(items, node.refs) ?? node.name) : (listName ?? node.name))
  const lines = (node.value as readonly Json[]).flatMap((value) =>
    element({ schema: items, value, refs: node.refs, name, depth: node.depth + 1 }),
  )
  return isWrapped ? wrap(tagName(xml, listName ?? node.name), namespaceOf(xml), lines) : lines
}

function kindOf(xml: JsonObject | undefined): string {
  return stringAt(xml, 'nodeType') ?? (isTrue(xml, 'attribute') ? 'attribute' : 'element')
}

/** Those of variants too, since an example has the properties of one of them. */
function propertiesOf(written: Json, refs: Refs, depth = 0): ReadonlyMap<string, Json> {
  const { schema, choices } = flatten(written, refs, new Set())
  const found = new Map<string, Json>()
  const variants = depth > 3 ? [] : choices.flatMap((choice) => choice.variants)
  for (const variant of variants) {
    for (const [name, each] of propertiesOf(variant, refs, depth + 1)) found.set(name, each)
  }
  for (const [name, each] of entriesAt(schema, 'properties')) found.set(name, each)
  return found
}

function tagName(xml: JsonObject | undefined, name: string): string {
  const clean = name.replace(/[^\p{L}\p{N}_.:-]+/gu, '_').replace(/^(?=[\p{N}.:-])|^$/u, '_')
  const prefix = stringAt(xml, 'prefix')
  return prefix ? `${prefix}:${clean}` : clean
}

function namespaceOf(xml: JsonObject | undefined): string[] {
  const namespace = stringAt(xml, 'namespace')
  const prefix = stringAt(xml, 'prefix')
  return namespace === undefined ? [] : [attribute(prefix ? `xmlns:${prefix}` : 'xmlns', namespace)]
}

function attribute(name: string, value: Json): string {
  return `${name}="${escaped(plain(value)).replaceAll('"', '&quot;')}"`
}

function textOf(value: Json, xml: JsonObject | undefined): string {
  if (kindOf(xml) !== 'cdata') return escaped(plain(value))
  return `<![CDATA[${plain(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function plain(value: Json): string {
  if (value === null) return ''
  return typeof value === 'object' ? jsonOf(value) : String(value)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function closed(name: string, attributes: readonly string[], text: string): string {
  const start = [name, ...attributes].join(' ')
  return text === '' ? `<${start}/>` : `<${start}>${text}</${name}>`
}

function wrap(name: string, attributes: readonly string[], inside: readonly string[]): readonly string[] {
  if (inside.length === 0) return [closed(name, attributes, '')]
  const [only = ''] = inside
  if (inside.length === 1 && !only.trimStart().startsWith('<')) return [closed(name, attributes, only)]
  return [`<${[name, ...attributes].join(' ')}>`, ...inside.map((line) => `  ${line}`), `</${name}>`]
}
