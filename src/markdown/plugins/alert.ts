/** `> [!NOTE]` → the theme's callout. */
import type { Element, ElementContent, Text } from 'hast'
import type { CalloutView } from '../../model/theme.ts'
import type { ElementPlugin } from '../processor.ts'

const kinds: Readonly<Record<string, CalloutView['kind']>> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  hint: 'tip',
  check: 'check',
  success: 'check',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
}

export const alert: ElementPlugin = {
  tags: ['blockquote'],
  run(element, scope) {
    const at = element.children.findIndex((child) => child.type === 'element')
    const first = element.children[at]
    if (first?.type !== 'element' || first.tagName !== 'p') return element
    const text = first.children[0]
    const found = text?.type === 'text' ? /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value) : null
    const kind = found && Object.hasOwn(kinds, found[1]!.toLowerCase()) ? kinds[found[1]!.toLowerCase()] : undefined
    if (!found || !kind) return element
    const rest: ElementContent[] = [
      { ...(text as Text), value: (text as Text).value.slice(found[0].length) },
      ...first.children.slice(1),
    ]
    const body: Element = { ...first, children: rest.filter((node) => node.type !== 'text' || node.value !== '') }
    const children = [...(body.children.length > 0 ? [body] : []), ...element.children.slice(at + 1)]
    return [scope.page.tools.theme.markdown.callout({ kind, children })]
  },
}
