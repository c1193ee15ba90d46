/**
 * The navigation of a section that is too long to stand on each of its pages: cut into lists, one for the section and one
 * for each group. Every list has a page of its own; a sidebar shows the lists around its page and links to the others.
 */
import type { IconFinder } from '../../model/icon.ts'
import { encodePath } from '../../model/route.ts'
import type { Frame, NavEntry, NavGroup, NavItem, NavLevel } from '../../model/site.ts'
import type { Say } from '../../model/words.ts'
import { uniqueSlugs } from '../../util/slug.ts'
import { plainEntry } from '../sidebar-view.ts'

/** Folder of the pages that list a part of the navigation. */
export const navFolder = '_flatleaf/nav'

export interface NavList {
  /** Id of the page that shows it. */
  readonly id: string
  readonly label: string
  /** What it says there are so many of. */
  readonly unit: 'page' | 'entry'
  /** `undefined`: the list of the section. */
  readonly group?: NavGroup
  readonly parent?: NavList
  /** Which row of `parent` it is. */
  readonly index: number
  readonly rows: readonly NavEntry[]
  /** The page that the title of the group leads to, where it stands in no row for that reason. */
  readonly lead?: NavEntry
  /** Page id → its row. */
  readonly places: ReadonlyMap<string, number>
  readonly lists: ReadonlyMap<NavGroup, NavList>
  /** How many bytes a row has as HTML, about. */
  readonly rowWeight: number
  /** Rows, pages and bytes of rows at and below it. */
  readonly total: { readonly rows: number; readonly pages: number; readonly weight: number }
}

interface Making {
  readonly folder: string
  readonly slugOf: (label: string) => string
  readonly icon: IconFinder
  /** Titles of groups lead to their pages. */
  readonly leads: boolean
}

interface ListTools {
  readonly name: string
  readonly icon: IconFinder
  readonly say: Say
  /** See `LookConfig`. */
  readonly drilldown?: boolean | undefined
}

/** The lists of a frame, from the list of the section in. `name` is the folder of its pages. */
export function navLists({ groups }: Frame, { name, icon, say, drilldown = false }: ListTools): NavList {
  const making = { folder: `${navFolder}/${name}`, slugOf: uniqueSlugs(['all']), icon, leads: drilldown }
  const rows = groups.flatMap((group): readonly NavEntry[] =>
    group.label === undefined ? group.entries : [{ kind: 'group', group }],
  )
  return listOf({ id: `${making.folder}/all`, label: say('All pages'), unit: 'page', index: 0, rows }, making)
}

/** The entries of one switch as a list: nobody's header holds hundreds of versions. */
export function levelList({ as, items }: NavLevel, { name, icon, say }: ListTools): NavList {
  const making = { folder: navFolder, slugOf: uniqueSlugs(), icon, leads: false }
  return listOf(
    {
      id: `${navFolder}/${name}/all/${as}`,
      label: say(levelNames[as]),
      unit: 'entry',
      index: 0,
      rows: items.flatMap(itemRow),
    },
    making,
  )
}

const levelNames = {
  language: 'All languages',
  version: 'All versions',
  product: 'All products',
  tab: 'All sections',
  dropdown: 'All sections',
  anchor: 'All sections',
  menu: 'All sections',
} as const

function itemRow({ label, page, href, icon, tag }: NavItem): NavEntry[] {
  const picture = icon && { icon }
  if (href !== undefined) return [{ kind: 'link', label, href, ...picture }]
  if (page === undefined) return []
  return [{ kind: 'page', page: { id: page, label, ...picture, ...(tag && { tag }), deprecated: false } }]
}

/** How many bytes the whole sidebar of a frame has, about. */
export function weightOf(groups: readonly NavGroup[], icon: IconFinder): number {
  const below = (entries: readonly NavEntry[]): number =>
    entries.reduce(
      (sum, each) => sum + rowWeight(each, icon) + (each.kind === 'group' ? below(each.group.entries) : 0),
      0,
    )
  return below(groups.map((group) => ({ kind: 'group', group })))
}

/** The innermost list that holds something inside these groups. */
export function listAt(root: NavList, groups: readonly NavGroup[]): NavList {
  let list = root
  for (const group of groups) list = list.lists.get(group) ?? list
  return list
}

type Start = Omit<NavList, 'places' | 'lists' | 'rowWeight' | 'total'>

function listOf(start: Start, making: Making): NavList {
  const places = new Map<string, number>()
  const lists = new Map<NavGroup, NavList>()
  const rows = start.rows.map(plainEntry)
  const weight = rows.reduce((sum, row) => sum + rowWeight(row, making.icon), 0)
  const total = { rows: rows.length, pages: start.lead ? 1 : 0, weight }
  const list: NavList = { ...start, rows, places, lists, total, rowWeight: weight / Math.max(1, rows.length) }
  for (const [index, row] of rows.entries()) {
    if (row.kind === 'page') {
      total.pages += 1
      if (!places.has(row.page.id)) places.set(row.page.id, index)
    }
    if (row.kind !== 'group') continue
    const inner = listOf(startOf(row.group, { parent: list, index }, making), making)
    lists.set(row.group, inner)
    total.rows += inner.total.rows
    total.pages += inner.total.pages
    total.weight += inner.total.weight
  }
  return list
}

function startOf(group: NavGroup, around: Pick<NavList, 'parent' | 'index'>, { folder, slugOf, leads }: Making): Start {
  const label = group.label ?? 'More'
  // File systems limit the length of a name, and authors do not.
  const start = { ...around, id: `${folder}/${slugOf(label.slice(0, 60))}`, label, unit: 'page', group } as const
  const [root] = rootRow(group)
  if (!root) return { ...start, rows: group.entries }
  return leads ? { ...start, lead: root, rows: group.entries } : { ...start, rows: [root, ...group.entries] }
}

/** The page that the title of a group opens. */
function rootRow({ root, label }: NavGroup): readonly NavEntry[] {
  return root === undefined || label === undefined
    ? []
    : [{ kind: 'page', page: { id: root, label, deprecated: false } }]
}

function rowWeight(entry: NavEntry, icon: IconFinder): number {
  const {
    label = '',
    icon: ref,
    ...shown
  } = entry.kind === 'link' ? entry : entry.kind === 'page' ? entry.page : entry.group
  const drawing = ref && icon(ref)
  const address = 'href' in shown ? shown.href : 'id' in shown ? encodePath(shown.id) : navFolder
  const picture = ref ? 200 + (drawing?.body ?? ref.name).length : 0
  const marks = ('tag' in shown && shown.tag ? 40 + bytes(shown.tag) : 0) + ('method' in shown && shown.method ? 60 : 0)
  return 90 + bytes(label) + address.length + picture + marks
}

function bytes(text: string): number {
  return Buffer.byteLength(text)
}
