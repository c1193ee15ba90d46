/** JSX inside expressions, such as `icon={<svg …/>}`: an element is the same call as one in the page. */
import type { JSXAttribute, JSXElement, JSXFragment, JSXOpeningElement, JSXSpreadAttribute, Node } from 'estree-jsx'
import type { ElementContent } from 'hast'
import type { Props } from '../components/call.ts'
import { htmlElements, svgElements } from '../html-names.ts'
import type { Range } from '../nodes.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { evaluate } from './evaluate.ts'
import { shown } from './shown.ts'
import { lookUp, missing } from './frame.ts'
import type { Context, Environment, Frame } from './frame.ts'
import { memberOf, spreadOf } from './members.ts'
import { frameOf } from './module-values.ts'
import { runBody } from './statements.ts'
import { isCallable, isPlain, isReference, isTree, treeOf, unknown } from './value.ts'
import type { Outcome, Reference, Value } from './value.ts'
import { spend, spendNodes } from './work.ts'
import type { Work } from './work.ts'

type Where = { readonly position?: Range; readonly type?: string }

/** The environment of a scope. `node` is where diagnostics about inner elements point. */
export function environmentOf(scope: Scope, node: Where): Environment {
  const outer = frameOf(scope.module, scope.page)
  const { given } = scope
  const frame: Frame = given ? { slots: new Map(given), outer, file: outer.file } : outer
  return { frame, context: contextOf(scope, node) }
}

/** What computing needs, for a place of a page. */
export function contextOf(scope: Scope, node: Where): Context {
  return { work: scope.page.computing.work, scope, node, evaluate, run: runBody, draw }
}

/** Tells, once a page, that a limit was reached. */
export function tellLimit(scope: Scope, node: Where): void {
  const { work } = scope.page.computing
  const message = work.exceeded
    ? `The expressions of this page ${reasons[work.exceeded]}; what comes after is shown as it is written.`
    : 'Expressions of this page call each other too deep; they are shown as they are written.'
  if (work.exceeded === undefined && !work.tooDeep) return
  work.tooDeep = false
  const hint = 'Write the content itself, or compute it before and import the result as a .json file.'
  warn(scope, node, { code: 'expression-limit', severity: 'error', message, hint }, '')
}

const reasons = {
  steps: 'take too many steps',
  size: 'make more text than a page may hold',
} as const

function draw(node: Node, environment: Environment): Outcome {
  const jsx = node as JSXElement | JSXFragment
  if (jsx.type === 'JSXFragment') {
    const children = childrenOf(jsx.children, environment)
    return children === unknown ? unknown : treeOf(children)
  }
  const { name: nameNode, attributes } = jsx.openingElement
  const target = targetOf(nameNode, environment)
  const name = typeof target === 'string' ? target : nameOf(nameNode)
  const { scope, node: place, work } = environment.context
  const props = propsOf(attributes, environment, { isStrict: isCallable(target) || isProvider(target), name })
  if (props === unknown) return unknown
  const inner = name === 'svg' ? insideSvg(environment) : environment
  const context = isProvider(target) ? target.target.provides : undefined
  const children = context ? provided(context, props, jsx.children, inner) : childrenOf(jsx.children, inner)
  if (children === unknown) return unknown
  if (isTree(target)) return target
  const isKnown = isCallable(target) || isReference(target) || target === unknown
  const nodes = scope.page.walk.call({ name, props, children, node: place, target: isKnown ? target : null }, scope)
  return spend(work, costOfCall) && spendNodes(work, nodes) ? treeOf(nodes) : unknown
}

/** Calling an element takes the time of so many letters: a page has some 50,000 calls. */
const costOfCall = 200

function isProvider(target: Outcome): target is Reference & { readonly target: { readonly provides: object } } {
  return isReference(target) && target.target.kind === 'fragment' && target.target.provides !== undefined
}

/** Children of a provider, for which its context has its value. Without a value it has none, as in React. */
function provided(
  context: object,
  props: Props,
  nodes: JSXElement['children'],
  environment: Environment,
): ReturnType<typeof childrenOf> {
  const { provided: known } = environment.context.work
  const [isKnown, before] = [known.has(context), known.get(context)]
  known.set(context, props.get('value'))
  try {
    return childrenOf(nodes, environment)
  } finally {
    if (isKnown) known.set(context, before)
    else known.delete(context)
  }
}

function insideSvg({ frame, context }: Environment): Environment {
  return { frame, context: { ...context, scope: { ...context.scope, svg: true } } }
}

/** What a tag stands for: a component, or the name of an element. */
function targetOf(node: JSXOpeningElement['name'], environment: Environment): Outcome {
  if (node.type === 'JSXNamespacedName') return nameOf(node)
  if (node.type === 'JSXMemberExpression') {
    const object = targetOf(node.object, environment)
    const value = object === unknown || typeof object === 'string' ? missing : memberOf(object, node.property.name)
    return value === missing || value === undefined || value === unknown ? nameOf(node) : value
  }
  const { name } = node
  if (htmlElements.has(name) || svgElements.has(name)) return name
  const value = lookUp(name, environment)
  return value === missing || (value !== unknown && !isDrawable(value)) ? name : value
}

function isDrawable(value: Value): boolean {
  return typeof value === 'string' || isCallable(value) || isReference(value) || isTree(value) || isPlain(value)
}

function nameOf(node: JSXOpeningElement['name']): string {
  if (node.type === 'JSXIdentifier') return node.name
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`
  return `${nameOf(node.object)}.${node.property.name}`
}

/** Props of a tag. A component of the author's needs them all; else what cannot be known is left out, with a warning. */
function propsOf(
  attributes: readonly (JSXAttribute | JSXSpreadAttribute)[],
  environment: Environment,
  { isStrict, name: tag }: { readonly isStrict: boolean; readonly name: string },
): Props | typeof unknown {
  const props = new Map<string, Value>()
  const { work, scope, node } = environment.context
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const value = evaluate(attribute.argument, environment)
      if (value === unknown || !spreadProps(value, props, work)) return unknown
      continue
    }
    const { name, value } = attribute
    const key = name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`
    const computed = value === null ? true : valueOf(value, environment)
    if (computed !== unknown) props.set(key, computed)
    else if (/^on[A-Z]/.test(key)) continue
    else if (isStrict) return unknown
    else {
      const message = `The value of "${key}" of "<${tag}>" cannot be computed and was left out.`
      warn(scope, node, { code: 'prop-not-computed', message, hint: 'Write a literal.' }, `${tag} ${key}`)
    }
    if (typeof computed === 'string' && !spend(work, computed.length)) return unknown
  }
  return props
}

/** No call has more props that were spread. */
const mostProps = 500

/** Adds what `{...value}` holds; `false` when it is no object, or too much. */
export function spreadProps(value: Value, props: Map<string, Value>, work: Work): boolean {
  const entries = spreadOf(value, work)
  if (!entries || (entries.length > 0 && props.size + entries.length > mostProps)) return false
  for (const [name, each] of entries) props.set(name, each)
  return true
}

function valueOf(node: NonNullable<JSXAttribute['value']>, environment: Environment): Outcome {
  if (node.type !== 'JSXExpressionContainer') return evaluate(node, environment)
  return node.expression.type === 'JSXEmptyExpression' ? unknown : evaluate(node.expression as Node, environment)
}

function childrenOf(
  nodes: JSXElement['children'],
  environment: Environment,
): readonly ElementContent[] | typeof unknown {
  const { work } = environment.context
  const children: ElementContent[] = []
  for (const node of nodes) {
    if (node.type === 'JSXText') {
      const text = jsxText(node.value)
      if (!spend(work, text.length)) return unknown
      if (text) children.push({ type: 'text', value: text })
      continue
    }
    if (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression') continue
    const value = evaluate((node.type === 'JSXExpressionContainer' ? node.expression : node) as Node, environment)
    const part = value === unknown ? unknown : shown(value, work)
    if (part === unknown) return unknown
    for (const each of part) children.push(each)
  }
  return children
}

/** Lines are trimmed of blanks and tabs and joined by one blank, as JSX does. */
function jsxText(value: string): string {
  if (!value.includes('\n')) return value
  const lines = value.split('\n')
  return lines
    .map((line, index) => trimmed(line, index > 0, index < lines.length - 1))
    .filter(Boolean)
    .join(' ')
}

function trimmed(line: string, left: boolean, right: boolean): string {
  let from = 0
  let to = line.length
  if (left) while (from < to && isBlank(line[from]!)) from++
  if (right) while (to > from && isBlank(line[to - 1]!)) to--
  return line.slice(from, to)
}

function isBlank(sign: string): boolean {
  return sign === ' ' || sign === '\t' || sign === '\r'
}
