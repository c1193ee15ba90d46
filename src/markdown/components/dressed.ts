/** `className`, `style` and `id` that any component may carry: they go to the element it drew. */
import type { ElementContent } from 'hast'
import type { Component } from '../../model/component.ts'
import type { Scope } from '../page.ts'
import { noteClasses } from '../plugins/classes.ts'
import { chosen } from '../plugins/heading.ts'
import { classes } from '../../hast/classes.ts'
import { styleClass } from '../plugins/style.ts'
import type { Call } from './call.ts'
import { styleText } from './html-props.ts'
import { shapeOf } from './props.ts'

/** What a component drew, its first element with the author's class, style and, unless the component has that prop, id. */
export function dressed(
  drawn: readonly ElementContent[],
  component: Component,
  { props, node }: Call,
  scope: Scope,
): readonly ElementContent[] {
  const names = [...classes(props.get('className')), ...classes(props.get('class'))]
  const style = props.has('style') ? styleText(props.get('style')) : undefined
  const id = Object.hasOwn(shapeOf(component), 'id') ? undefined : props.get('id')
  noteClasses(names, scope)
  if (names.length === 0 && !style && (typeof id !== 'string' || id === '')) return drawn
  // Children that a component only hands on were drawn by another one.
  const at = drawn.findIndex((each) => each.type === 'element' && each.data?.component === undefined)
  const root = drawn[at]
  if (root?.type !== 'element') return drawn
  const made = style ? styleClass(style, node, scope) : undefined
  const className = [...classes(root.properties.className), ...names, ...(made ? [made] : [])]
  const properties = {
    ...root.properties,
    ...(className.length > 0 && { className }),
    ...(typeof id === 'string' && id !== '' && root.properties.id === undefined && { id: chosen(id, node, scope) }),
  }
  return drawn.map((each, index) => (index === at ? { ...root, properties } : each))
}
