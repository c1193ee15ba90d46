/** Groups of the menu for generated pages. */
import type { Place } from '../model/diagnostic.ts'
import type { GroupNode, NavNode } from '../model/navigation.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import { listAt, stringAt, stringsAt } from './json.ts'
import { tagsOf } from './title.ts'

/**
 * One group for each first tag, in the order of the description's `tags`, then as they are first seen; `x-tagGroups` as
 * groups around them. Webhooks without a tag stand under "Webhooks", other operations without one under "Endpoints".
 * Hidden operations are left out. `at` is the place that asked for the pages.
 */
export function groupsOf(
  slices: readonly OperationSlice[],
  pageIds: ReadonlyMap<OperationSlice, string>,
  at: Place,
): readonly GroupNode[] {
  const shown = slices.filter((slice) => !slice.hidden && pageIds.has(slice))
  const members = new Map<string, OperationSlice[]>()
  for (const slice of shown) members.set(keyOf(slice), [...(members.get(keyOf(slice)) ?? []), slice])
  const declared = shown.flatMap((slice) => listAt(slice.root, 'tags').map((tag) => `#${stringAt(tag, 'name')}`))
  const ordered = new Set([...declared, ...[...members.keys()].toSorted(lastWebhooks)])
  const groups = new Map<string, GroupNode>()
  for (const key of ordered) {
    const inside = members.get(key)
    if (!inside) continue
    const pages = inside.map((slice): NavNode => ({ kind: 'page', page: pageIds.get(slice)!, at }))
    groups.set(key, group(labelOf(key, inside[0]!.root), pages, at))
  }
  return nested(groups, shown[0]?.root ?? {}, at)
}

/** More groups with more entries than this are folded. */
const most = { groups: 8, entries: 40 }

/** Groups of the highest level never fold; many do, as they stand in one without a name: a list of tags, of which the reader's is open. */
export function foldMany(groups: readonly GroupNode[]): readonly GroupNode[] {
  const entries = groups.reduce((sum, { children }) => sum + children.length, 0)
  if (groups.length <= most.groups || entries <= most.entries) return groups
  return [{ kind: 'group', visibility: 'always', children: groups, at: groups[0]!.at }]
}

function keyOf(slice: OperationSlice): string {
  const [tag] = tagsOf(slice)
  return tag === undefined ? slice.kind : `#${tag}`
}

function lastWebhooks(a: string, b: string): number {
  return Number(a === 'webhook') - Number(b === 'webhook')
}

function labelOf(key: string, root: JsonObject): string {
  if (!key.startsWith('#')) return key === 'webhook' ? 'Webhooks' : 'Endpoints'
  const tag = listAt(root, 'tags').find((each) => stringAt(each, 'name') === key.slice(1))
  return firstText(tag, ['x-group', 'x-displayName', 'summary']) ?? key.slice(1)
}

function firstText(value: Json | undefined, keys: readonly string[]): string | undefined {
  return keys.map((key) => stringAt(value, key)?.trim()).find((text) => text)
}

function nested(groups: ReadonlyMap<string, GroupNode>, root: JsonObject, at: Place): readonly GroupNode[] {
  const left = new Map(groups)
  const outer = listAt(root, 'x-tagGroups').flatMap((each): GroupNode[] => {
    const inside = stringsAt(each, 'tags').flatMap((tag) => left.get(`#${tag}`) ?? [])
    for (const tag of stringsAt(each, 'tags')) left.delete(`#${tag}`)
    return inside.length > 0 ? [group(stringAt(each, 'name') ?? '', inside, at)] : []
  })
  return [...outer, ...left.values()]
}

function group(label: string, children: readonly NavNode[], at: Place): GroupNode {
  return { kind: 'group', label, visibility: 'always', children, at }
}
