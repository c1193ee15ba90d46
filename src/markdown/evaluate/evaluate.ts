/**
 * The value of an expression, computed over its tree. Nothing is run: each kind of node that has a value stands in `rules`,
 * every other one is `unknown`. New abilities are new rules; names are looked up in the scope and nowhere else.
 */
import type { Expression, Node, ObjectExpression } from 'estree-jsx'
import type { ElementContent } from 'hast'
import { isTree, unknown } from './value.ts'
import type { Value } from './value.ts'

/** What an expression may refer to. */
export interface Environment {
  readonly names: ReadonlyMap<string, Value>
  /** Draws JSX; `unknown` when part of it cannot be computed. */
  readonly jsx: (node: Node) => Value | typeof unknown
}

type Rule = (node: never, environment: Environment) => Value | typeof unknown
type Rules = {
  readonly [Type in Node['type']]?: (
    node: Extract<Node, { type: Type }>,
    environment: Environment,
  ) => Value | typeof unknown
}

const rules: Rules = {
  Literal: (node) => ('regex' in node || 'bigint' in node ? unknown : (node.value as Value)),
  TemplateLiteral: (node, environment) => {
    const parts: string[] = []
    for (const [index, { value }] of node.quasis.entries()) {
      parts.push(value.cooked ?? value.raw)
      const inner = node.expressions[index]
      if (!inner) continue
      const part = evaluate(inner, environment)
      if (part === unknown || (typeof part === 'object' && part !== null)) return unknown
      parts.push(String(part))
    }
    return parts.join('')
  },
  UnaryExpression: (node, environment) => {
    const value = evaluate(node.argument, environment)
    if (typeof value === 'number' && node.operator === '-') return -value
    if (typeof value === 'number' && node.operator === '+') return value
    return value !== unknown && node.operator === '!' ? !value : unknown
  },
  ArrayExpression: (node, environment) => {
    const values: Value[] = []
    for (const element of node.elements) {
      const value = element && element.type !== 'SpreadElement' ? evaluate(element, environment) : unknown
      if (value === unknown) return unknown
      values.push(value)
    }
    return values
  },
  ObjectExpression: (node, environment) => objectOf(node, environment),
  Identifier: (node, { names }) => {
    if (node.name === 'undefined') return undefined
    return names.has(node.name) ? names.get(node.name) : unknown
  },
  JSXElement: (node, { jsx }) => jsx(node),
  JSXFragment: (node, { jsx }) => jsx(node),
}

/** The value of an expression; `unknown` when it cannot be computed from what is known. Total and without effects. */
export function evaluate(node: Expression | Node, environment: Environment): Value | typeof unknown {
  const rule = Object.hasOwn(rules, node.type) ? (rules[node.type] as unknown as Rule) : undefined
  return rule ? rule(node as never, environment) : unknown
}

function objectOf(node: ObjectExpression, environment: Environment): Value | typeof unknown {
  const object: Record<string, Value> = Object.create(null) as Record<string, Value>
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init' || property.method) return unknown
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    const value = evaluate(property.value as Expression, environment)
    if (name === undefined || value === unknown) return unknown
    object[name] = value
  }
  return object
}

/** What a value shows as a child: text and nodes; nothing for booleans and empty values, as in JSX. `unknown`: an object. */
export function shown(value: Value): readonly ElementContent[] | typeof unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [{ type: 'text', value: String(value) }]
  if (isTree(value)) return value.nodes
  if (!Array.isArray(value)) return unknown
  const nodes: ElementContent[] = []
  for (const item of value as readonly Value[]) {
    const part = shown(item)
    if (part === unknown) return unknown
    nodes.push(...part)
  }
  return nodes
}
