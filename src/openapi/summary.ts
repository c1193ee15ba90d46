import type { OperationSummary } from '../model/document.ts'
import type { OperationSlice } from '../model/operation.ts'
import { entriesAt, isTrue, listAt, own } from './json.ts'
import { parametersOf } from './parameters.ts'
import { resolved } from './resolve.ts'
import { tagsOf } from './title.ts'

/** Names of an operation that are searched: more of them tell it apart no better. */
const mostNames = 60

/** What menus, search and lists show of an operation. */
export function summaryOf(slice: OperationSlice): OperationSummary {
  const parameters = namesOf(slice)
  return {
    method: slice.kind === 'webhook' ? 'WEBHOOK' : slice.method,
    path: slice.path,
    deprecated: isTrue(slice.operation, 'deprecated'),
    tags: tagsOf(slice),
    ...(parameters.length > 0 && { parameters }),
  }
}

/** Names of the parameters, and of what stands at the top of the body. */
function namesOf(slice: OperationSlice): readonly string[] {
  const body = resolved(own(slice.operation, 'requestBody'), slice.refs).value
  const inBody = entriesAt(body, 'content').flatMap(([, media]) => {
    const schema = resolved(own(resolved(media, slice.refs).value, 'schema'), slice.refs).value
    const parts = [schema, ...listAt(schema, 'allOf').map((part) => resolved(part, slice.refs).value)]
    return parts.flatMap((part) => entriesAt(part, 'properties').map(([name]) => name))
  })
  return [...new Set([...parametersOf(slice).map(({ name }) => name), ...inBody])].slice(0, mostNames)
}
