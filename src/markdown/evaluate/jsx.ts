/** JSX inside expressions, such as `icon={<svg …/>}`: an element is the same call as one in the page. */
import type { JSXAttribute, JSXElement, JSXFragment, JSXOpeningElement, JSXSpreadAttribute, Node } from 'estree-jsx'
import type { ElementContent } from 'hast'
import type { Props } from '../components/call.ts'
import type { Range } from '../nodes.ts'
import type { Scope } from '../page.ts'
import { evaluate, shown } from './evaluate.ts'
import type { Environment } from './evaluate.ts'
import { treeOf, unknown } from './value.ts'
import type { Value } from './value.ts'

/** The environment of a scope. `node` is where diagnostics about inner elements point. */
export function environmentOf(scope: Scope, node: { readonly position?: Range }): Environment {
  const names = new Map<string, Value>()
  for (const [name, binding] of scope.module.names)
    if (binding.kind === 'value') names.set(name, binding.value as Value)
  return environmentAt(names, { scope, node })
}

interface At {
  readonly scope: Scope
  readonly node: { readonly position?: Range }
}

function environmentAt(names: ReadonlyMap<string, Value>, at: At): Environment {
  const environment: Environment = { names, jsx: (jsx) => draw(jsx as JSXElement | JSXFragment, environment, at) }
  return environment
}

function draw(jsx: JSXElement | JSXFragment, environment: Environment, at: At): Value | typeof unknown {
  const name = jsx.type === 'JSXFragment' ? undefined : nameOf(jsx.openingElement.name)
  const inner =
    name === 'svg' ? environmentAt(environment.names, { ...at, scope: { ...at.scope, svg: true } }) : environment
  const children = childrenOf(jsx.children, inner)
  if (children === unknown) return unknown
  if (jsx.type === 'JSXFragment') return treeOf(children)
  const props = propsOf(jsx.openingElement.attributes, environment)
  if (name === undefined || props === unknown) return unknown
  return treeOf(at.scope.page.walk.call({ name, props, children, node: at.node }, at.scope))
}

function nameOf(node: JSXOpeningElement['name']): string | undefined {
  if (node.type === 'JSXIdentifier') return node.name
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`
  const object = nameOf(node.object)
  return object === undefined ? undefined : `${object}.${node.property.name}`
}

function propsOf(
  attributes: readonly (JSXAttribute | JSXSpreadAttribute)[],
  environment: Environment,
): Props | typeof unknown {
  const props = new Map<string, Value>()
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const value = evaluate(attribute.argument, environment)
      if (value === unknown || typeof value !== 'object' || value === null) return unknown
      for (const [name, each] of Object.entries(value)) props.set(name, each as Value)
      continue
    }
    const { name, value } = attribute
    const key = name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`
    const computed = value === null ? true : valueOf(value, environment)
    if (computed === unknown) return unknown
    props.set(key, computed)
  }
  return props
}

function valueOf(node: NonNullable<JSXAttribute['value']>, environment: Environment): Value | typeof unknown {
  if (node.type !== 'JSXExpressionContainer') return evaluate(node, environment)
  return node.expression.type === 'JSXEmptyExpression' ? unknown : evaluate(node.expression, environment)
}

function childrenOf(
  nodes: JSXElement['children'],
  environment: Environment,
): readonly ElementContent[] | typeof unknown {
  const children: ElementContent[] = []
  for (const node of nodes) {
    if (node.type === 'JSXText') {
      const text = jsxText(node.value)
      if (text) children.push({ type: 'text', value: text })
      continue
    }
    if (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression') continue
    const value =
      node.type === 'JSXExpressionContainer'
        ? evaluate(node.expression as Node, environment)
        : evaluate(node as Node, environment)
    const part = value === unknown ? unknown : shown(value)
    if (part === unknown) return unknown
    children.push(...part)
  }
  return children
}

/** Lines are trimmed and joined by one blank, as JSX does. */
function jsxText(value: string): string {
  if (!value.includes('\n')) return value
  const lines = value.split('\n')
  return lines
    .map((line, index) => {
      const left = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? left : left.trimEnd()
    })
    .filter(Boolean)
    .join(' ')
}
