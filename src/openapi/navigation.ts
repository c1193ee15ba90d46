/** Groups of the menu for generated pages. */
import type { Place } from '../model/diagnostic.ts'
import type { GroupNode, NavNode } from '../model/navigation.ts'
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import { listAt, stringAt } from './json.ts'
import { nested, sectionsOf, type Section, wordOf } from './sections.ts'

/**
 * One group for each first tag, in the order of the description's `tags`, then as they are first seen; inside the group of
 * its `parent` (3.2); `x-tagGroups` as groups around them. Webhooks without a tag stand under "Webhooks", other operations
 * without one under "Endpoints". Hidden operations are left out. `at` is the place that asked for the pages;
 * `rootOf` names the page that a group's title opens, by the section's key.
 */
export function groupsOf(
  slices: readonly OperationSlice[],
  pageIds: ReadonlyMap<OperationSlice, string>,
  at: Place,
  rootOf: ReadonlyMap<string, string> = new Map(),
): readonly GroupNode[] {
  const shown = slices.filter((slice) => !slice.hidden && pageIds.has(slice))
  const root = shown[0]?.root ?? {}
  const sections = new Map(sectionsOf(shown, root).map((section) => [section.key, section]))
  const used = new Set([...sections.values()].flatMap(({ key, slices: list }) => (list.length > 0 ? [key] : [])))
  const tree = parentsOf(root, used)
  const outer = [...new Set([...sections.keys(), ...tree.keys()])].filter(
    (key) => tree.get(key) === undefined && (used.has(key) || tree.has(key)),
  )
  const groups = outer.map((key) => ({ key, group: groupAt(key, { sections, pageIds, tree, rootOf, at }) }))
  return nested(groups, root).flatMap(({ label, sections: inside }) => {
    const found = inside.map((each) => each.group)
    return label === undefined ? found : [group(label, found, at)]
  })
}

interface Tree {
  readonly sections: ReadonlyMap<string, Section>
  readonly pageIds: ReadonlyMap<OperationSlice, string>
  readonly tree: ReadonlyMap<string, string | undefined>
  readonly rootOf: ReadonlyMap<string, string>
  readonly at: Place
}

/** The group of a tag: its operations, then the groups of the tags below it. */
function groupAt(key: string, all: Tree): GroupNode {
  const { sections, pageIds, tree, rootOf, at } = all
  const section = sections.get(key)
  const pages = (section?.slices ?? []).map((slice): NavNode => ({ kind: 'page', page: pageIds.get(slice)!, at }))
  const below = [...sections.keys()].filter((each) => tree.get(each) === key)
  const made = group(section?.label ?? key.slice(1), [...pages, ...below.map((each) => groupAt(each, all))], at)
  const root = rootOf.get(key)
  const word = wordOf(key)
  return { ...made, ...(word && { word }), ...(root !== undefined && { root }) }
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
export function foldMany(nodes: readonly NavNode[]): readonly NavNode[] {
  const groups = nodes.filter((node) => node.kind === 'group')
  const entries = groups.reduce((sum, { children }) => sum + children.length, 0)
  if (groups.length <= most.groups || entries <= most.entries) return nodes
  const others = nodes.filter((node) => node.kind !== 'group')
  return [...others, { kind: 'group', visibility: 'always', children: groups, at: groups[0]!.at }]
}

function group(label: string, children: readonly NavNode[], at: Place): GroupNode {
  return { kind: 'group', label, visibility: 'always', children, at }
}
