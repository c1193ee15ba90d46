/** Groups of the menu for generated pages. */
import type { Place } from '../model/diagnostic.ts'
import type { GroupNode, NavNode } from '../model/navigation.ts'
import type { OperationSlice } from '../model/operation.ts'
import { nested, sectionsOf } from './sections.ts'

/**
 * One group for each section that has operations, `x-tagGroups` as groups around them. Hidden operations are left out.
 * `at` is the place that asked for the pages; `rootOf` names the page that a group's title opens, by the section's key.
 */
export function groupsOf(
  slices: readonly OperationSlice[],
  pageIds: ReadonlyMap<OperationSlice, string>,
  at: Place,
  rootOf: ReadonlyMap<string, string> = new Map(),
): readonly GroupNode[] {
  const shown = slices.filter((slice) => !slice.hidden && pageIds.has(slice))
  const root = shown[0]?.root ?? {}
  const sections = sectionsOf(shown, root).filter((section) => section.slices.length > 0)
  return nested(sections, root).flatMap(({ label, sections: inside }) => {
    const groups = inside.map((section): GroupNode => {
      const pages = section.slices.map((slice): NavNode => ({ kind: 'page', page: pageIds.get(slice)!, at }))
      const own = rootOf.get(section.key)
      return { ...group(section.label, pages, at), ...(own !== undefined && { root: own }) }
    })
    return label === undefined ? groups : [group(label, groups, at)]
  })
}

function group(label: string, children: readonly NavNode[], at: Place): GroupNode {
  return { kind: 'group', label, visibility: 'always', children, at }
}
