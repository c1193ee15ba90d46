/** Formulas: TeX to MathML, drawn by the theme. One that is wrong, or over the limits, shows its source. */
import type { Element, ElementContent } from 'hast'
import type { MathNode } from '../math/math-marks.ts'
import { longestMath, mathWork } from '../math/render-math.ts'
import type { MathResult } from '../math/render-math.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { standsFor } from '../placeholder.ts'
import type { ElementPlugin } from '../processor.ts'
import { classes } from '../../hast/classes.ts'
import { styleClass } from './style.ts'

export const math: ElementPlugin = {
  tags: ['span', 'div'],
  run(element, scope) {
    const { dataMath, ...properties } = element.properties
    if (dataMath === undefined) return element
    const node = standsFor(element, scope.page.formulas)
    if (!node) return { ...element, properties }
    return [drawMath({ tex: node.value, block: node.block, position: node.position }, scope)]
  },
}

/** A formula as the theme draws it; its text for search is the TeX. */
export function drawMath(
  { tex, block, position }: { readonly tex: string; readonly block: boolean; readonly position?: MathNode['position'] },
  scope: Scope,
): Element {
  const { theme } = scope.page.tools
  const node = { ...(position && { position }) }
  if (!scope.page.renderers.math) return note(theme.markdown.math({ tex, block }), { text: tex })
  const result = rendered(tex, block, scope)
  if ('message' in result) {
    report(tex, result, node, scope)
    return note(theme.markdown.math({ tex, block }), { text: tex })
  }
  const nodes = result.nodes.map((each) => withClasses(each, scope))
  return note(theme.markdown.math({ tex, block, nodes }), { text: tex })
}

function rendered(tex: string, block: boolean, { page }: Scope): MathResult {
  const renderer = page.renderers.math
  if (!renderer || tex.trim() === '') return { message: 'it is empty' }
  const work = mathWork(tex)
  if (tex.length <= longestMath && work > page.counts.math) {
    page.counts.math = 0
    return { message: 'this page has too much mathematics', isLimit: true }
  }
  page.counts.math -= Math.min(work, page.counts.math)
  return renderer.render(tex, { block })
}

function report(tex: string, result: Exclude<MathResult, { nodes: unknown }>, node: object, scope: Scope): void {
  const written = tex.replace(/\s+/g, ' ')
  const shown = written.length > 60 ? `${written.slice(0, 59)}…` : written
  if (result.isLimit) {
    const message = `The formula "${shown}" is not drawn: ${result.message}.`
    const hint = 'Split it, or split the page.'
    warn(scope, node, { code: 'math-limit', severity: 'error', message, hint }, result.message)
    return
  }
  const message = `The formula "${shown}" cannot be read: ${result.message}.`
  const hint = 'Correct the TeX; write "\\$" for dollars that are no formula.'
  warn(scope, node, { code: 'math-invalid', severity: 'error', message, hint })
}

/** Inline styles become classes of the page. */
function withClasses(node: ElementContent, scope: Scope): ElementContent {
  if (node.type !== 'element') return node
  const { style, ...properties } = node.properties
  const name = typeof style === 'string' ? styleClass(style, node, scope) : undefined
  return {
    ...node,
    properties: name ? { ...properties, className: [...classes(properties.className), name] } : properties,
    children: node.children.map((child) => withClasses(child, scope)),
  } as Element
}
