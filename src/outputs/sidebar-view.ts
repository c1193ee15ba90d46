/** The groups of a frame as the theme shows them, each entry with the name of its spot. */
import type { IconFinder } from '../model/icon.ts'
import type { NavEntry, NavGroup, NavPage } from '../model/site.ts'
import type { EntryView, GroupView, LinkRow } from '../model/view.ts'
import type { Hrefs } from './hrefs.ts'
import { spotName } from './spots.ts'

export interface SidebarTools {
  readonly hrefs: Hrefs
  readonly icon: IconFinder
  readonly token: string
}

export interface Sidebar {
  readonly groups: readonly GroupView[]
  /** Page id → name of its spot. */
  readonly spots: ReadonlyMap<string, string>
  /** Names of the spots of groups that are open on every page. */
  readonly open: ReadonlySet<string>
}

/** Builds the views; a page that stands in the sidebar twice has one spot. */
export function sidebarView(groups: readonly NavGroup[], tools: SidebarTools): Sidebar {
  const spots = new Map<string, string>()
  const open = new Set<string>()
  const spotOf = (id: string): string => {
    const name = spots.get(id) ?? `p${spots.size}`
    spots.set(id, name)
    return spotName(tools.token, name)
  }
  const group = (each: NavGroup): GroupView => {
    if (each.expanded) open.add(groupSpot(each))
    return {
      ...groupTitle(each, tools),
      ...(each.root !== undefined && { href: tools.hrefs.page(each.root), rootSpot: spotOf(each.root) }),
      spot: spotName(tools.token, groupSpot(each)),
      expanded: each.expanded,
      entries: each.entries.map(entry),
    }
  }
  const entry = (each: NavEntry): EntryView => {
    if (each.kind === 'group') return { kind: 'group', group: group(each.group) }
    return each.kind === 'link' ? linkEntry(each, tools) : pageEntry(each.page, spotOf(each.page.id), tools)
  }
  return { groups: groups.map(group), spots, open }
}

/** What the title of a group shows. */
export function groupTitle(
  { label, icon, tag }: NavGroup,
  tools: SidebarTools,
): Pick<GroupView, 'label' | 'icon' | 'tag'> {
  const drawing = icon && tools.icon(icon)
  return { ...(label !== undefined && { label }), ...(drawing && { icon: drawing }), ...(tag !== undefined && { tag }) }
}

/** Name of the spot of a group. */
export function groupSpot({ key }: NavGroup): string {
  return `g${key}`
}

/** A link of the navigation as a row. */
export function linkEntry(link: Extract<NavEntry, { kind: 'link' }>, { hrefs, icon }: SidebarTools): LinkRow {
  const drawing = link.icon && icon(link.icon)
  return { kind: 'link', label: link.label, ...hrefs.of(link.href), ...(drawing && { icon: drawing }) }
}

/** A page as a row. */
export function pageEntry(page: NavPage, spot: string, { hrefs, icon }: SidebarTools): LinkRow {
  const drawing = page.icon && icon(page.icon)
  return {
    kind: 'page',
    label: page.label,
    href: hrefs.page(page.id),
    spot,
    ...(drawing && { icon: drawing }),
    ...(page.tag !== undefined && { tag: page.tag }),
    ...(page.method !== undefined && { method: page.method }),
    deprecated: page.deprecated,
    external: false,
  }
}
