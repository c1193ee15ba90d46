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
  /** See `LookConfig`. */
  readonly drilldown: boolean | undefined
}

export interface Sidebar {
  readonly groups: readonly GroupView[]
  /** Page id → name of its spot. */
  readonly spots: ReadonlyMap<string, string>
  /** Names of the spots of groups that are open on every page. */
  readonly open: ReadonlySet<string>
}

/** Builds the views; of a page that stands in the sidebar twice only the first place has a spot: there it is at home. */
export function sidebarView(groups: readonly NavGroup[], tools: SidebarTools): Sidebar {
  const { hrefs, drilldown } = tools
  const spots = new Map<string, string>()
  const open = new Set<string>()
  const spotOf = (id: string): string | undefined => {
    if (spots.has(id)) return undefined
    const name = `p${spots.size}`
    spots.set(id, name)
    return spotName(tools.token, name)
  }
  const group = (each: NavGroup): GroupView => {
    if (each.expanded) open.add(groupSpot(each))
    const { start, ...title } = groupTitle(each, tools)
    const rootSpot = each.root === undefined ? undefined : spotOf(each.root)
    const shown = {
      ...title,
      spot: spotName(tools.token, groupSpot(each)),
      expanded: each.expanded,
      entries: each.entries.map(entry),
    }
    if (start) return { ...shown, start: { ...start, ...(rootSpot !== undefined && { spot: rootSpot }) } }
    const { root: id, label } = each
    if (id === undefined) return shown
    if (drilldown !== false || label === undefined)
      return { ...shown, href: hrefs.page(id), ...(rootSpot !== undefined && { rootSpot }) }
    const first = pageEntry({ id, label, deprecated: false }, rootSpot, tools)
    return { ...shown, entries: [first, ...shown.entries] }
  }
  const entry = (written: NavEntry): EntryView => {
    const each = plainEntry(written)
    if (each.kind === 'group') return { kind: 'group', group: group(each.group) }
    return each.kind === 'link' ? linkEntry(each, tools) : pageEntry(each.page, spotOf(each.page.id), tools)
  }
  return { groups: groups.map(group), spots, open }
}

/** A group that is nothing but the page of its title is shown as that page: there is no list to open. */
export function plainEntry(entry: NavEntry): NavEntry {
  if (entry.kind !== 'group' || entry.group.entries.length > 0) return entry
  const { root: id, label, icon, tag } = entry.group
  if (id === undefined || label === undefined) return entry
  return { kind: 'page', page: { id, label, ...(icon && { icon }), ...(tag && { tag }), deprecated: false } }
}

/** What the title of a group shows, and where it leads if titles lead on. */
export function groupTitle(group: NavGroup, tools: SidebarTools): Pick<GroupView, 'label' | 'icon' | 'tag' | 'start'> {
  const { label, icon, tag } = group
  const drawing = icon && tools.icon(icon)
  const start = tools.drilldown && firstPage(group)
  return {
    ...(label !== undefined && { label }),
    ...(drawing && { icon: drawing }),
    ...(tag !== undefined && { tag }),
    ...(start && { start: { href: tools.hrefs.page(start) } }),
  }
}

/** The page that the title of a group means: its own, else the first inside. */
function firstPage({ root, entries }: NavGroup): string | undefined {
  if (root !== undefined) return root
  for (const entry of entries) {
    const id = entry.kind === 'page' ? entry.page.id : entry.kind === 'group' ? firstPage(entry.group) : undefined
    if (id !== undefined) return id
  }
  return undefined
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
export function pageEntry(page: NavPage, spot: string | undefined, { hrefs, icon }: SidebarTools): LinkRow {
  const drawing = page.icon && icon(page.icon)
  return {
    kind: 'page',
    label: page.label,
    href: hrefs.page(page.id),
    ...(spot !== undefined && { spot }),
    ...(drawing && { icon: drawing }),
    ...(page.tag !== undefined && { tag: page.tag }),
    ...(page.method !== undefined && { method: page.method }),
    deprecated: page.deprecated,
    external: false,
  }
}
