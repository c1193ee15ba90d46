/** Groups of the menu for generated pages. */
import type { Place } from '../model/diagnostic.ts'
import type { GroupNode, NavNode } from '../model/navigation.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import { listAt, stringAt, stringsAt } from './json.ts'
import { groupTagOf } from './title.ts'

/**
 * One group for each first tag, in the order of the description's `tags`, then as they are first seen; inside the group of
 * its `parent` (3.2); `x-tagGroups` as groups around them. Webhooks without a tag stand under "Webhooks", other operations
 * without one under "Endpoints". Hidden operations are left out. `at` is the place that asked for the pages.
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
  const root = shown[0]?.root ?? {}
  const tree = parentsOf(root, new Set(members.keys()))
  const groups = new Map<string, GroupNode>()
  for (const key of [...ordered, ...tree.keys()]) {
    if (groups.has(key) || tree.get(key) !== undefined || !(members.has(key) || tree.has(key))) continue
    groups.set(key, groupAt(key, { members, pageIds, tree, order: [...ordered], root, at }))
  }
  return nested(groups, root, at)
}

interface Tree {
  readonly members: ReadonlyMap<string, readonly OperationSlice[]>
  readonly pageIds: ReadonlyMap<OperationSlice, string>
  readonly tree: ReadonlyMap<string, string | undefined>
  readonly order: readonly string[]
  readonly root: JsonObject
  readonly at: Place
}

/** The group of a tag: its operations, then the groups of the tags below it. */
function groupAt(key: string, all: Tree): GroupNode {
  const pages = (all.members.get(key) ?? []).map((slice): NavNode => ({
    kind: 'page',
    page: all.pageIds.get(slice)!,
    at: all.at,
  }))
  const below = all.order.filter((each) => all.tree.get(each) === key)
  return group(labelOf(key, all.root), [...pages, ...below.map((each) => groupAt(each, all))], all.at)
}

/** The parent of each tag that has operations, or of which a tag below has; none where parents go round in a circle. */
function parentsOf(root: JsonObject, used: ReadonlySet<string>): ReadonlyMap<string, string | undefined> {
  const written = new Map<string, string | undefined>(
    listAt(root, 'tags').map((tag) => [`#${stringAt(tag, 'name')}`, stringAt(tag, 'parent')]),
  )
  const parents = new Map<string, string | undefined>()
  for (const key of used) {
    const way = [key]
    for (let next = written.get(key); next !== undefined && written.has(`#${next}`); next = written.get(way.at(-1)!)) {
      if (way.includes(`#${next}`)) break
      way.push(`#${next}`)
    }
    const isCircle = way.length > 1 && way.includes(`#${written.get(way.at(-1)!)}`)
    for (const [index, each] of way.entries()) parents.set(each, isCircle ? undefined : way[index + 1])
  }
  return parents
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
  const tag = groupTagOf(slice)
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
