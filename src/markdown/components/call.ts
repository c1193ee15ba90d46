/**
 * An element is a call: its name says what is called (a snippet, a component of the theme, an HTML element), its attributes are
 * the props, its children are nodes. Unknown names show their children and their title, so that no word is lost.
 */
import type { Element, ElementContent } from 'hast'
import { flatten } from '../../hast/jsx-runtime.ts'
import type { Component, ContentUse } from '../../model/component.ts'
import { nearest } from '../../util/suggest.ts'
import { isCallable, isTree, unknown } from '../evaluate/value.ts'
import type { Callable, Reference, Value } from '../evaluate/value.ts'
import { droppedElements, htmlElements, svgElements } from '../html-names.ts'
import type { Jsx, Range } from '../nodes.ts'
import { note } from '../note.ts'
import { importPlace } from '../imports.ts'
import { tell, warn } from '../page.ts'
import type { Binding, Scope } from '../page.ts'
import { readAttributes, warnHandler } from './attributes.ts'
import { gap, showAuthored } from './authored.ts'
import { targetOf } from './call-target.ts'
import { dressed } from './dressed.ts'
import { htmlFor } from './html-for.ts'
import { hastProperties } from './html-props.ts'
import { linesOf } from '../plugins/paragraph.ts'
import { checkProps } from './props.ts'
import { showSnippet, snippetOf } from './snippet.ts'
import { sourceOf, sourceOfTag } from './source-text.ts'
import { toolsFor } from './tools.ts'
import { unknownElement } from './unknown.ts'

export type Props = ReadonlyMap<string, Value>

export interface Call {
  readonly name: string
  readonly props: Props
  readonly children: readonly ElementContent[]
  /** Where it stands; `type` tells whether in a line of text. */
  readonly node: { readonly position?: Range; readonly type?: string }
  /** What the name stands for where it was written: `null` what all pages know by it, `unknown` what cannot be had. */
  readonly target?: Callable | Reference | null | typeof unknown
}

/** Calls a JSX element of the page. */
export function callJsx(node: Jsx, scope: Scope): readonly ElementContent[] {
  const props = node.name === null ? undefined : readAttributes(node.attributes, node, scope)
  const use = props ? contentUse(node.name!, props, scope) : 'compiled'
  const children =
    use === 'none'
      ? []
      : use === 'source'
        ? sourceOf(node, scope)
        : scope.page.walk.nodes(node.children, node.name === 'svg' ? { ...scope, svg: true } : scope)
  return props ? callElement({ name: node.name!, props, children, node }, scope) : children
}

/** The content of a component tag of a `.md` page, before anything is made of it; `undefined`: to be compiled. */
export function tagContent(number: number, element: Element, scope: Scope): readonly ElementContent[] | undefined {
  const tag = scope.module.tags[number]
  const use = tag ? contentUse(tag.name, readAttributes(tag.attributes, tag, scope), scope) : 'compiled'
  if (use === 'compiled') return undefined
  return use === 'none' ? [] : sourceOfTag(number, element, scope)
}

/** Calls a component tag of a `.md` page by its number. */
export function callTag(number: number, children: readonly ElementContent[], scope: Scope): readonly ElementContent[] {
  const tag = scope.module.tags[number]
  if (!tag) return children
  const props = readAttributes(tag.attributes, tag, scope)
  return callElement({ name: tag.name, props, children, node: tag }, scope)
}

/** Calls what a name stands for. Names that the file imports win over all others. */
export function callElement(call: Call, scope: Scope): readonly ElementContent[] {
  const target = call.target === undefined ? targetOf(call.name, call.node, scope) : call.target
  if (target === unknown) {
    warnUnknown(call, scope)
    return gap(call)
  }
  if (isCallable(target)) return showAuthored(target, call, scope)
  if (isTree(target)) return target.nodes
  return target === null ? callNamed(call, scope) : callReference(target, call, scope)
}

function callReference({ target }: Reference, call: Call, scope: Scope): readonly ElementContent[] {
  if (target.kind === 'fragment') return call.children
  return target.kind === 'snippet' ? showSnippet(target, call, scope) : callNamed({ ...call, name: target.name }, scope)
}

/** Calls what every page knows by a name. */
function callNamed(written: Call, scope: Scope): readonly ElementContent[] {
  const call = withoutFunctions(written, scope)
  const { name, props, children, node } = call
  const snippet = name === 'Snippet' ? snippetOf(name, props, scope) : undefined
  if (snippet) return showSnippet(snippet, call, scope)
  const known = componentName(name, scope)
  if (known !== undefined) return callComponent(scope.page.tools.theme.components[known]!, call, scope)
  const html = htmlFor(name, props)
  if (html) return callNamed({ ...call, ...html }, scope)
  const isSvg = svgElements.has(name)
  if (isSvg || htmlElements.has(name) || droppedElements.has(name)) {
    const properties = hastProperties(props, isSvg, node, scope)
    const element: Element = {
      type: 'element',
      tagName: name,
      properties,
      children: [],
      position: node.position as Element['position'],
    }
    return scope.page.walk.element(element, children, scope)
  }
  warnUnknown(call, scope)
  return unknownElement(call)
}

/** Functions have no place in HTML. In a component that moves the browser's part gives them back. */
function withoutFunctions(call: Call, scope: Scope): Call {
  const functions = [...call.props].filter(([, value]) => isCallable(value))
  if (functions.length === 0) return call
  for (const [name] of functions) if (!scope.island) warnHandler(name, call.node, scope)
  return { ...call, props: new Map([...call.props].filter(([, value]) => !isCallable(value))) }
}

/** The name by which the theme knows a component: upper and lower case are told apart only where it has to choose. */
export function componentName(name: string, { page, module }: Scope): string | undefined {
  const { components } = page.tools.theme
  if (Object.hasOwn(components, name)) return name
  if (!/[A-Z]/.test(name) || module.names.has(name.split('.')[0]!)) return undefined
  const lower = name.toLowerCase()
  return Object.keys(components).find((each) => each.toLowerCase() === lower)
}

function contentUse(name: string, props: Props, scope: Scope): ContentUse {
  const known = scope.module.names.has(name) ? undefined : componentName(name, scope)
  const component = known === undefined ? undefined : scope.page.tools.theme.components[known]
  return component?.content?.(Object.fromEntries(props)) ?? 'compiled'
}

function warnUnknown({ name, node, target }: Call, scope: Scope): void {
  const binding = scope.module.names.get(name.split('.')[0]!)
  if (binding || target === unknown) {
    // Packages were told where they are imported, and limits where they were reached.
    if (binding?.kind === 'import' && binding.target.kind === 'package') return
    if (scope.page.computing.work.exceeded && binding?.kind === 'import' && binding.target.kind === 'file') return
    const problem = importProblem(name, binding) ?? {
      code: 'component-code',
      message: `"<${name}>" is code that cannot be computed; its content is shown instead.`,
      hint: 'Use a built-in component or a snippet.',
    }
    const at = binding?.kind === 'import' && problem.code === 'import-missing' ? binding.at : undefined
    if (at?.node) tell(scope.page, { ...problem, at: importPlace(at, scope.module.file) }, name)
    else warn(scope, node, problem, name)
    return
  }
  const near = nearest(name, Object.keys(scope.page.tools.theme.components))
  const isElement = /^[a-z][^.]*$/.test(name)
  const message = isElement
    ? `"<${name}>" is not an element that pages can use; its content is shown.`
    : `There is no component "<${name}>"; its content is shown instead.`
  const instead = isElement ? 'Use an HTML element or a component' : 'Use a built-in component'
  const hint = near ? `Did you mean "<${near}>"?` : `${instead}, or write "\\<" for a literal sign.`
  warn(scope, node, { code: isElement ? 'element-unknown' : 'component-unknown', message, hint }, name)
}

/** What is wrong with the file that a name comes from. */
function importProblem(name: string, binding: Binding | undefined) {
  if (binding?.kind !== 'import' || (binding.target.kind !== 'missing' && binding.target.kind !== 'file'))
    return undefined
  const { target, written } = binding
  const hint = 'Check the path and the name of the export.'
  return target.kind === 'missing'
    ? { code: 'import-missing', message: `There is no file "${written}" for "<${name}>".`, hint }
    : { code: 'import-name', message: `"${target.file}" gives no component "${nameIn(binding, name)}".`, hint }
}

function nameIn(binding: { readonly name: string }, name: string): string {
  return name.includes('.') ? name.slice(name.indexOf('.') + 1) : binding.name
}

/** Calls a component with checked props. One that fails is shown like an unknown one. */
function callComponent(component: Component, call: Call, scope: Scope): readonly ElementContent[] {
  const { props, complete } = checkProps(component, call, scope)
  const tools = toolsFor(call, scope)
  try {
    const { line, rest } = component.inline ? linesOf(call.children) : { line: call.children, rest: [] }
    const drawn = flatten(component.view({ ...props, children: line }, tools))
    return [...dressed(drawn, component, call, scope).map((node) => noted(node, call.name, props)), ...rest]
  } catch (error) {
    // Of a missing prop the author has been told.
    if (complete) {
      const reason = error instanceof Error ? error.message : String(error)
      const message = `"<${call.name}>" could not be drawn (${reason}); its content is shown instead.`
      warn(scope, call.node, { code: 'component-failed', message, hint: 'Check its props.' })
    }
    return unknownElement(call)
  }
}

/** Components around this one read the note: which component drew the element, with which props. */
function noted(node: ElementContent, name: string, props: Readonly<Record<string, unknown>>): ElementContent {
  if (node.type !== 'element' || node.data?.component) return node
  return note(node, { component: { name, props } })
}
