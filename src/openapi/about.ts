/** The API as a whole, in a few words for the foot of each of its pages. */
import type { OperationSlice } from '../model/operation.ts'
import type { AboutView } from '../model/reference.ts'
import { objectAt, stringAt } from './json.ts'

/** A longer description belongs on a page of its own, not under every operation. */
const longest = 200

/** Title, version, version of OpenAPI, licence and a short description of an API, as far as `info` gives them. */
export function aboutView({ root, spec }: Pick<OperationSlice, 'root' | 'spec'>): AboutView {
  const info = objectAt(root, 'info')
  const licence = stringAt(objectAt(info, 'license'), 'name')
  const version = stringAt(info, 'version')
  const text = plainStart(stringAt(info, 'summary') ?? stringAt(info, 'description') ?? '')
  return {
    title: stringAt(info, 'title') || spec,
    facts: [
      version ? `version ${version}` : '',
      `OpenAPI ${stringAt(root, 'openapi') ?? ''}`.trim(),
      licence ? `${licence} license` : '',
    ].filter(Boolean),
    ...(text && { text }),
  }
}

/** The first paragraph when it is short and has no markup of its own. */
function plainStart(markdown: string): string | undefined {
  const first = markdown
    .trim()
    .split(/\n[ \t]*\n/, 1)[0]!
    .replace(/\s+/g, ' ')
  return first.length <= longest && !/[[\]<>*_`#|]/.test(first) ? first : undefined
}
