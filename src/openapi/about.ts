/** The API as a whole, in a few words for the foot of each of its pages. */
import { english } from '../model/english.ts'
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import type { AboutView } from '../model/reference.ts'
import type { Say } from '../model/words.ts'
import { objectAt, stringAt } from './json.ts'

/** A longer description belongs on a page of its own, not under every operation. */
const longest = 200

/** Title, version, version of OpenAPI, licence and a short description of an API, as far as `info` gives them. */
export function aboutView({ root, spec }: Pick<OperationSlice, 'root' | 'spec'>, say: Say = english): AboutView {
  const info = objectAt(root, 'info')
  const version = stringAt(info, 'version')
  const text = plainStart(stringAt(info, 'summary') ?? stringAt(info, 'description') ?? '')
  return {
    title: stringAt(info, 'title') || spec,
    facts: [
      version ? say('version {}', version) : '',
      `OpenAPI ${stringAt(root, 'openapi') ?? ''}`.trim(),
      licenceFact(root, say) ?? '',
    ].filter(Boolean),
    ...(text && { text }),
  }
}

/** `MIT license`. */
export function licenceFact(root: JsonObject, say: Say): string | undefined {
  const licence = stringAt(objectAt(objectAt(root, 'info'), 'license'), 'name')
  return licence ? say('{} license', licence) : undefined
}

/** The first paragraph when it is short and has no markup of its own. */
function plainStart(markdown: string): string | undefined {
  const first = markdown
    .trim()
    .split(/\n[ \t]*\n/, 1)[0]!
    .replace(/\s+/g, ' ')
  return first.length <= longest && !/[[\]<>*_`#|]/.test(first) ? first : undefined
}
