/** What an operation is called. */
import type { OperationSlice } from '../model/operation.ts'
import { listAt, stringAt } from './json.ts'

/** The summary, else the operationId in words, else method and path; of a webhook the key. */
export function titleOf(slice: OperationSlice): string {
  const summary = stringAt(slice.operation, 'summary')?.trim()
  if (summary) return summary
  const id = stringAt(slice.operation, 'operationId')?.trim()
  if (id) return inWords(id)
  return slice.kind === 'webhook' ? slice.path : `${slice.method} ${slice.path}`
}

/** `getPetById`, `get_pet-by.id` → `Get pet by id`. Abbreviations in capitals stay. */
export function inWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_./-]+/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 || /^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
  const text = words.join(' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The tags of an operation, without blanks. */
export function tagsOf(slice: OperationSlice): readonly string[] {
  const tags = slice.operation['tags']
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== '') : []
}

/** The tag that an operation stands under: the first one, but for those of 3.2 whose `kind` says that they group nothing. */
export function groupTagOf(slice: OperationSlice): string | undefined {
  const tags = tagsOf(slice)
  if (tags.length < 2) return tags[0]
  const kinds = new Map(listAt(slice.root, 'tags').map((tag) => [stringAt(tag, 'name'), stringAt(tag, 'kind')]))
  return tags.find((tag) => [undefined, 'nav'].includes(kinds.get(tag))) ?? tags[0]
}
