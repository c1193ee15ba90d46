/** Tags that lie in other tags (OpenAPI 3.2): the groups of the menu follow them. */
import { nearest } from '../../util/suggest.ts'
import { listAt, stringAt } from '../json.ts'
import { pointer } from '../pointer.ts'
import type { Description } from '../store.ts'
import type { Finding } from './fault.ts'

/** Parents that no tag is, and, once for each circle, parents that lie in their own children. */
export function tagParents({ written }: Description): readonly Finding[] {
  const tags = listAt(written, 'tags')
  const parents = new Map(tags.map((tag) => [stringAt(tag, 'name'), stringAt(tag, 'parent')]))
  const told = new Set<string>()
  return tags.flatMap((tag, index): readonly Finding[] => {
    const parent = stringAt(tag, 'parent')
    if (parent === undefined) return []
    const at = pointer('tags', index, 'parent')
    if (!parents.has(parent)) return [unknown(parent, [...parents.keys()], at)]
    const circle = circleFrom(stringAt(tag, 'name') ?? '', parents)
    if (circle.length === 0 || told.has(circle[0]!)) return []
    for (const name of circle) told.add(name)
    return [round(circle, at)]
  })
}

function unknown(parent: string, names: readonly (string | undefined)[], at: string): Finding {
  const near = nearest(
    parent,
    names.filter((name) => name !== undefined),
  )
  const hint = near === undefined ? 'Add it to "tags", or remove "parent".' : `Did you mean "${near}"?`
  const message = `There is no tag "${parent}" for this one to lie in.`
  return { code: 'tag-parent-unknown', message, hint, pointer: at }
}

function round(circle: readonly string[], at: string): Finding {
  const names = circle.map((name) => `"${name}"`).join(', ')
  const message =
    circle.length === 1 ? `The tag ${names} is its own parent.` : `The tags ${names} are parents of each other.`
  return { code: 'tag-parent-circle', message, hint: 'Remove "parent" from one of them.', pointer: at }
}

/** From a tag over its parents back to it; empty where that way leads elsewhere. */
function circleFrom(start: string, parents: ReadonlyMap<string | undefined, string | undefined>): readonly string[] {
  const way = [start]
  for (let next = parents.get(start); next !== undefined; next = parents.get(next)) {
    if (next === start) return way
    if (way.includes(next)) return []
    way.push(next)
  }
  return []
}
