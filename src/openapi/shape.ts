/** What is so wrong in a description's frame that a part of it can make no page. The rest goes on. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { isObject, own } from './json.ts'
import { itemsOf, operationsOf } from './items.ts'
import { pointer } from './pointer.ts'
import type { Description } from './store.ts'

/** A warning for each section, path item and operation that is no mapping. */
export function shapeProblems(description: Description): readonly Diagnostic[] {
  const sections = ['paths', 'webhooks', 'x-webhooks', 'components']
    .filter((key) => !isMappingOrAbsent(own(description.root, key)))
    .map((key) => ({ word: key, at: pointer(key) }))
  const items = itemsOf(description)
  const wrongItems = items.filter(({ item }) => !item).map((each) => ({ word: each.key, at: each.pointer }))
  const operations = items.flatMap(({ item, key, pointer: at }) =>
    operationsOf(item ?? {})
      .filter(([, operation]) => !isObject(operation))
      .map(([method, , inside]) => ({ word: `${method} ${key}`, at: at + inside })),
  )
  const all = [...sections, ...wrongItems, ...operations]
  const places = all.length > 0 ? description.places(all.map((each) => each.at)) : undefined
  return all.map(({ word, at }) => {
    const message = `"${word}" must be a mapping, so nothing is shown of it.`
    return { code: 'openapi-shape', severity: 'warning', message, at: places?.get(at) }
  })
}

function isMappingOrAbsent(value: ReturnType<typeof own>): boolean {
  return value === undefined || value === null || isObject(value)
}
