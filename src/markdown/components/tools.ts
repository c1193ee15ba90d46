/** What a component may ask for while it draws. */
import type { ComponentTools } from '../../model/component.ts'
import { codeBlock } from '../code-block.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { drawCode } from '../plugins/code.ts'
import { chosen, slugOf } from '../plugins/heading.ts'
import type { Call } from './call.ts'

/** The tools of one call: what goes wrong is told with the place of the call. */
export function toolsFor({ node }: Pick<Call, 'node'>, scope: Scope): ComponentTools {
  const { page } = scope
  return {
    icon(ref) {
      const drawing = page.tools.icon(ref)
      const message = `There is no icon "${ref.name}".`
      const hint = 'Look up its name in the icon library of the site.'
      if (!drawing) warn(scope, node, { code: 'icon-unknown', message, hint }, ref.name)
      return drawing
    },
    id: (text, own) => (own ? chosen(own, node, scope) : slugOf(text, scope)),
    code: ({ code, language, meta }) =>
      drawCode({ ...codeBlock({ lang: language, meta, value: code }), position: node.position }, scope),
    need: (asset) => void page.needs.add(asset),
    warn: (problem) => warn(scope, node, problem),
  }
}
