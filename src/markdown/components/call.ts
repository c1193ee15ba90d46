/**
 * An element is a call: its name says what is called (a snippet, a component of the theme, an HTML element), its attributes are
 * the props, its children are nodes. Unknown names show their children and their title, so that no word is lost.
 */
import type { Element, ElementContent } from 'hast'
import { flatten } from '../../hast/jsx-runtime.ts'
import type { Component } from '../../model/component.ts'
import { nearest } from '../../util/suggest.ts'
import type { Value } from '../evaluate/value.ts'
import { droppedElements, htmlElements, svgElements } from '../html-names.ts'
import type { Jsx, Range } from '../nodes.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { readAttributes } from './attributes.ts'
import { hastProperties } from './html-props.ts'
import { checkProps } from './props.ts'
import { showSnippet, snippetOf } from './snippet.ts'
import { toolsFor } from './tools.ts'
import { unknownElement } from './unknown.ts'

export type Props = ReadonlyMap<string, Value>

export interface Call {
  readonly name: string
  readonly props: Props
  readonly children: readonly ElementContent[]
  /** Where it stands; `type` tells whether in a line of text. */
  readonly node: { readonly position?: Range; readonly type?: string }
}

/** Calls a JSX element of the page. */
export function callJsx(node: Jsx, scope: Scope): readonly ElementContent[] {
  const children = scope.page.walk.nodes(node.children, node.name === 'svg' ? { ...scope, svg: true } : scope)
  if (node.name === null) return children
  return callElement({ name: node.name, props: readAttributes(node.attributes, node, scope), children, node }, scope)
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
  const { name, props, children, node } = call
  const snippet = snippetOf(name, props, scope)
  if (snippet) return showSnippet(snippet, call, scope)
  const { components } = scope.page.tools.theme
  if (Object.hasOwn(components, name)) return callComponent(components[name]!, call, scope)
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

function warnUnknown({ name, node }: Call, scope: Scope): void {
  if (scope.module.names.has(name.split('.')[0]!)) {
    const message = `"<${name}>" is code that cannot be run; its content is shown instead.`
    warn(scope, node, { code: 'component-code', message, hint: 'Use a built-in component or a snippet.' }, name)
    return
  }
  const near = nearest(name, Object.keys(scope.page.tools.theme.components))
  const message = `There is no component "<${name}>"; its content is shown instead.`
  const hint = near ? `Did you mean "<${near}>"?` : 'Use a built-in component, or write "\\<" for a literal sign.'
  warn(scope, node, { code: 'component-unknown', message, hint }, name)
}

/** Calls a component with checked props. One that fails is shown like an unknown one. */
function callComponent(component: Component, call: Call, scope: Scope): readonly ElementContent[] {
  const { props, complete } = checkProps(component, call, scope)
  const tools = toolsFor(call, scope)
  try {
    const drawn = flatten(component.view({ ...props, children: call.children }, tools))
    return drawn.map((node) => noted(node, call.name, props))
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
