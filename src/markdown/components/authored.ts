/**
 * Components of the site's own: functions of a page, a snippet or a file of code, whose tree is walked with the props of the
 * call. One that keeps state or listens to events is drawn as it first looks, with a note that tells the browser's part where
 * to find it; where its first look needs a browser, a marked gap is left.
 */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'
import { shown } from '../evaluate/shown.ts'
import { contextOf, tellLimit } from '../evaluate/jsx.ts'
import { callable, isPlain, isTree, plainOf, treeOf, unknown } from '../evaluate/value.ts'
import type { About, Callable, Value } from '../evaluate/value.ts'
import { spend } from '../evaluate/work.ts'
import type { Work } from '../evaluate/work.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { isBlock } from '../plugins/paragraph.ts'
import type { Call } from './call.ts'
import { unknownElement } from './unknown.ts'

/** What a component of the site's own shows. */
export function showAuthored(target: Callable, call: Call, scope: Scope): readonly ElementContent[] {
  const { about } = target
  const moves = about?.moves === true && !scope.island
  const isIsland = moves && about.name !== undefined && isSendable(call, scope.page.computing.work)
  const props = propsOf(call, moves)
  const inner: Scope = moves ? { ...scope, island: true } : scope
  const value = target[callable]([props], contextOf(inner, call.node))
  const nodes = value === unknown ? unknown : shown(value, scope.page.computing.work)
  if (nodes === unknown) {
    tellLimit(scope, call.node)
    warnUnknown(call, moves, scope)
  } else if (moves && !isIsland) warnStill(call, scope)
  if (isIsland) return [host(nodes === unknown ? undefined : nodes, { about, call, props })]
  if (nodes === unknown) return gap(call)
  return moves && isPlain(props) ? [...nodes, ...unplaced(props, nodes).map(asContent)] : nodes
}

/** Marks a place that shows nothing though its author wrote something there. */
export function gap(call: Call): readonly ElementContent[] {
  const left = unknownElement(call)
  if (left.length > 0) return left
  const tagName = call.node.type === 'mdxJsxTextElement' ? 'span' : 'div'
  return [{ type: 'element', tagName, properties: { dataIslandGap: call.name }, children: [] }]
}

/** Whether the props of a call can be sent to a browser: data, and nodes, which are there already. */
function isSendable({ props }: Call, work: Work): boolean {
  return [...props.values()].every((value) => isTree(value) || isData(value, work))
}

/** Data may hold itself, or one thing many times: it is counted as it would be written, and is not deep. */
function isData(value: Value, work: Work, depth = 0): boolean {
  if (!spend(work, typeof value === 'string' ? value.length + 1 : 1) || depth > 64) return false
  if (typeof value !== 'object' || value === null) return true
  const inner = Array.isArray(value) ? (value as readonly Value[]) : isPlain(value) ? Object.values(value) : undefined
  return inner?.every((each) => isData(each, work, depth + 1)) ?? false
}

/** The props as the component sees them. Nodes that will move with it are held together, so that they are found again. */
function propsOf({ props, children }: Call, moves: boolean): Value {
  const given = new Map<string, Value>()
  for (const [name, value] of props)
    if (name !== 'key') given.set(name, moves && isTree(value) ? slot(name, value.nodes) : value)
  const [only, ...others] = children
  if (only?.type === 'text' && others.length === 0) given.set('children', only.value)
  else if (children.length > 0) given.set('children', moves ? slot('children', children) : treeOf(children))
  return plainOf(given)
}

function slot(name: string, nodes: readonly ElementContent[]): Value {
  const tagName = nodes.some(isBlock) ? 'div' : 'span'
  return treeOf([{ type: 'element', tagName, properties: { dataIslandSlot: name }, children: [...nodes] }])
}

/** The element that holds an island: its first look, or a gap with the nodes that its author gave it. */
function host(
  nodes: readonly ElementContent[] | undefined,
  { about, call, props }: { readonly about: About; readonly call: Call; readonly props: Value },
): Element {
  const given = isPlain(props) ? props : {}
  const children = nodes
    ? [...nodes, ...unplaced(given, nodes).map(asRest)]
    : Object.entries(given).flatMap(([name, value]) => placed(name, value))
  const isInline = call.node.type === 'mdxJsxTextElement' && !children.some(isBlock)
  const element: Element = {
    type: 'element',
    tagName: isInline ? 'span' : 'div',
    properties: nodes ? {} : { dataIslandGap: call.name },
    children,
  }
  const data = Object.fromEntries(Object.entries(given).filter(([, value]) => !isTree(value)))
  return note(element, { island: { file: about.file, name: about.name!, props: data } })
}

/** Nodes that the first look does not show are kept beside it: for readers without scripts, and for the component itself. */
function unplaced(given: Readonly<Record<string, Value>>, nodes: readonly ElementContent[]): Element[] {
  const placedNames = new Set(nodes.flatMap(slotsIn))
  const elements = Object.values(given)
    .flatMap((value) => (isTree(value) ? value.nodes : []))
    .filter(
      (node): node is Element => node.type === 'element' && !placedNames.has(String(node.properties.dataIslandSlot)),
    )
  const { children } = given
  if (typeof children !== 'string' || nodes.map(textOf).join('').includes(children)) return elements
  return [...elements, { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: children }] }]
}

/** Until the component is there. */
function asRest(node: Element): Element {
  return { ...node, properties: { ...node.properties, dataIslandRest: '' } }
}

/** For good: nothing will place it. */
function asContent(node: Element): Element {
  return { ...node, properties: { ...node.properties, dataIslandSlot: undefined } }
}

function slotsIn(node: ElementContent): string[] {
  if (node.type !== 'element') return []
  const { dataIslandSlot } = node.properties
  return [...(typeof dataIslandSlot === 'string' ? [dataIslandSlot] : []), ...node.children.flatMap(slotsIn)]
}

/** What can be read of a prop while its component is not there. */
function placed(name: string, value: Value): readonly ElementContent[] {
  if (isTree(value)) return value.nodes
  return name === 'children' && typeof value === 'string' ? [{ type: 'text', value }] : []
}

function warnUnknown(call: Call, moves: boolean, scope: Scope): void {
  const [code, message, hint] = moves
    ? ([
        'component-interactive',
        `"<${call.name}>" has no first look without a browser; a gap is left for it.`,
        'Give its state a first value that needs no browser, and ask the browser in an effect.',
      ] as const)
    : ([
        'component-code',
        `"<${call.name}>" is code that cannot be computed; its content is shown instead.`,
        'Use a built-in component or a snippet, or write it without what only a browser or Node can do.',
      ] as const)
  warn(scope, call.node, { code, message, hint }, call.name)
}

function warnStill(call: Call, scope: Scope): void {
  const message = `"<${call.name}>" is interactive, and cannot be started by itself; it is shown as it first looks.`
  const hint = 'Export it by its own name, and give it props that are data.'
  warn(scope, call.node, { code: 'component-interactive', message, hint }, call.name)
}
