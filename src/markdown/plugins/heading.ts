/** Headings: an id from their text, or the author's own; drawn by the theme. */
import type { ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'
import type { Range } from '../nodes.ts'
import { note } from '../note.ts'
import { placeOf, warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { classes } from '../../hast/classes.ts'

export const heading: ElementPlugin = {
  tags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  run(element, scope) {
    const { id: own, noAnchor, className, ...rest } = element.properties
    const text = visibleText(element.children).trim()
    const id = typeof own === 'string' && own !== '' ? chosen(own, element, scope) : slugOf(text, scope)
    const level = Number(element.tagName.slice(1))
    scope.page.latest.heading = text
    const anchor = noAnchor === undefined
    const at = placeOf(element, scope.module.file)
    const drawn = scope.page.tools.theme.markdown.heading({ level, id, children: element.children, anchor })
    const names = classes(className)
    const properties = {
      ...rest,
      ...drawn.properties,
      ...(names.length > 0 && { className: [...classes(drawn.properties.className), ...names] }),
    }
    return [note({ ...drawn, properties }, { text, heading: { id, level, text, at } })]
  },
}

/** An id that the author chose. It is kept as it is; one that the page or its layout has already is a mistake. */
export function chosen(written: string, node: { readonly position?: Range }, scope: Scope): string {
  const { ids, tools } = scope.page
  const id = written.toWellFormed()
  if (!ids.has(id)) {
    ids.add(id)
    return id
  }
  const isLayout = tools.theme.ids?.includes(id)
  const message = isLayout
    ? `The id "${id}" belongs to the layout of the page.`
    : `The id "${id}" is used twice on this page.`
  const hint = isLayout ? 'Choose another id.' : 'Choose another id for one of the two.'
  warn(scope, node, { code: 'id-duplicate', message, hint })
  return slugOf(id, scope)
}

/** An id made from a text, unlike all before it. */
export function slugOf(text: string, { page }: Scope): string {
  let id = page.slug(text)
  while (page.ids.has(id)) id = page.slug(text)
  page.ids.add(id)
  return id
}

/** Text without what only eyes see: icons, badges' drawings. */
function visibleText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'element' && node.tagName === 'svg'
        ? ''
        : node.type === 'element'
          ? (node.data?.text ?? visibleText(node.children))
          : textOf(node),
    )
    .join('')
}
