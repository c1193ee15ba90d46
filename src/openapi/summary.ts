import type { OperationSummary } from '../model/document.ts'
import type { OperationSlice } from '../model/operation.ts'
import { isTrue } from './json.ts'
import { tagsOf } from './title.ts'

/** What menus, search and lists show of an operation. */
export function summaryOf(slice: OperationSlice): OperationSummary {
  return {
    method: slice.kind === 'webhook' ? 'WEBHOOK' : slice.method,
    path: slice.path,
    deprecated: isTrue(slice.operation, 'deprecated'),
    tags: tagsOf(slice),
  }
}
