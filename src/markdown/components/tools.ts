/** What a component may ask for while it draws. */
import { neutralMark } from '../../icons/neutral-mark.ts'
import type { ComponentTools } from '../../model/component.ts'
import { codeBlock } from '../code-block.ts'
import type { MathNode } from '../math/math-marks.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { drawCode } from '../draw-code.ts'
import { chosen, slugOf } from '../plugins/heading.ts'
import { drawDiagramBlock } from '../plugins/diagram.ts'
import { drawMath } from '../plugins/math.ts'
import { styleClass } from '../plugins/style.ts'
import type { Call } from './call.ts'

/** The tools of one call: what goes wrong is told with the place of the call. */
export function toolsFor({ node }: Pick<Call, 'node'>, scope: Scope): ComponentTools {
  const { page } = scope
  return {
    icon(ref) {
      const drawing = page.tools.icon(ref)
      if (!drawing) warnUnknown(ref.name, node, scope)
      return drawing ?? neutralMark
    },
    say: page.tools.theme.speaks,
    alias: (id) => (page.ids.has(id) ? undefined : (page.ids.add(id), id)),
    style: (declarations) => styleClass(declarations, node, scope),
    imageSize: (src) => page.sizes.get(src),
    id: (text, own) => (own ? chosen(own, node, scope) : slugOf(text, scope)),
    code: ({ code, language, meta, title }) => {
      const block = codeBlock({ lang: language, meta, value: code })
      return drawCode({ ...block, ...(title && { title }), position: node.position }, scope)
    },
    diagram: ({ text, label }) => drawDiagramBlock({ text, position: node.position, ...(label && { label }) }, scope),
    math: (formula) => drawMath({ ...formula, position: node.position as MathNode['position'] }, scope),
    need: (asset) => void page.needs.add(asset),
    warn: (problem) => warn(scope, node, problem),
  }
}

function warnUnknown(name: string, node: Call['node'], scope: Scope): void {
  const near = scope.page.tools.nearestIcon?.(name)
  const hint = near ? `Did you mean "${near}"?` : 'Look up its name in the icon library of the site.'
  warn(scope, node, { code: 'icon-unknown', message: `There is no icon "${name}"; a dot stands for it.`, hint }, name)
}
