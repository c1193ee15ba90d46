/**
 * Controls of forms: drawn for what they look like, since a static page has nobody to send a form to. Islands draw them as
 * their first look.
 */
import type { Element, ElementContent, Properties } from 'hast'
import { textOf } from '../../hast/text.ts'
import type { Say } from '../../model/words.ts'

/** A control whose properties are on the allowlist; `undefined`: it is none. */
export function formControl(element: Element, properties: Properties): Element | [] | undefined {
  const { tagName, children } = element
  switch (tagName) {
    // Without a form around them controls send nothing, and Enter loads no page.
    case 'form':
      return { ...element, tagName: 'div', properties }
    case 'button':
      return { ...element, properties: { ...properties, type: 'button' } }
    case 'input':
      return input(element, properties)
    case 'option':
      return { ...element, properties, children: textChild(children) }
    case 'textarea': {
      const { value, ...others } = properties
      const held = textChild(children)
      const text = held.length > 0 || value === undefined ? held : [{ type: 'text' as const, value: String(value) }]
      return { ...element, properties: others, children: text }
    }
    case 'select': {
      const { value, ...others } = properties
      const options = value === undefined ? children : choose(children, String(value))
      return { ...element, properties: others, children: options }
    }
    default:
      return undefined
  }
}

/** A picture as a button would be loaded; what is hidden shows nothing. */
function input(element: Element, properties: Properties): Element | [] {
  const type = String(properties.type ?? '').toLowerCase()
  if (type === 'hidden') return []
  return { ...element, properties: { ...properties, ...(type === 'image' && { type: 'submit' }) } }
}

function textChild(children: readonly ElementContent[]): ElementContent[] {
  const value = children.map(textOf).join('').trim()
  return value === '' ? [] : [{ type: 'text', value }]
}

/** React says at the list which of its options is chosen, HTML at the option. */
function choose(children: readonly ElementContent[], value: string): ElementContent[] {
  return children.map((child): ElementContent => {
    if (child.type !== 'element') return child
    if (child.tagName !== 'option') return { ...child, children: choose(child.children, value) }
    const isChosen = String(child.properties.value ?? child.children.map(textOf).join('')) === value
    return isChosen ? { ...child, properties: { ...child.properties, selected: true } } : child
  })
}

/** An item of a task list: its box says whether it is done, to those who cannot see it. */
export function taskItem(item: Element, say: Say): Element {
  let isFound = false
  const labelled = (children: readonly ElementContent[], isDeep = false): ElementContent[] =>
    children.map((child): ElementContent => {
      if (isFound || child.type !== 'element') return child
      if (child.tagName === 'p' && !isDeep) return { ...child, children: labelled(child.children, true) }
      if (child.tagName !== 'input' || child.properties.type !== 'checkbox') return child
      isFound = true
      const ariaLabel = say(child.properties.checked === undefined ? 'To do' : 'Done')
      return { ...child, properties: { ...child.properties, disabled: true, ariaLabel } }
    })
  return { ...item, children: labelled(item.children) }
}

/** Whether an element is an item of a task list. */
export function isTask({ tagName, properties: { className } }: Element): boolean {
  return tagName === 'li' && Array.isArray(className) && className.includes('task-list-item')
}
