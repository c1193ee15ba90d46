/** The switches of a frame: which are tabs, which anchors, which menus, and where each leads from a page. */
import type { SwitchItem, SwitchMenu } from '../model/view.ts'
import type { LookConfig } from '../model/config.ts'
import type { IconFinder } from '../model/icon.ts'
import { pageId } from '../model/route.ts'
import type { Frame, NavItem, NavLevel, Page } from '../model/site.ts'
import { stretchAround } from './nav/window.ts'
import type { Hrefs } from './hrefs.ts'
import { slotHref } from './spots.ts'

/** An address that depends on the page: its counterpart in another language or version. */
export interface Slot {
  readonly name: string
  readonly level: NavLevel
  readonly item: NavItem
}

export interface Switches {
  readonly tabs: readonly SwitchItem[]
  readonly anchors: readonly SwitchItem[]
  readonly menus: readonly SwitchMenu[]
  readonly slots: readonly Slot[]
}

export interface SwitchTools {
  readonly hrefs: Hrefs
  readonly icon: IconFinder
  readonly tile: LookConfig['tile']
  readonly token: string
  /** The page that lists all entries of a level which has more than `switchLimit`. */
  readonly listOf: (level: NavLevel) => string | undefined
}

/** Entries of one switch that a header shows. */
export const switchLimit = 40

/** The outermost level of tabs is the row of tabs, anchors stand in the sidebar, everything else is a menu. */
export function switches({ levels }: Frame, tools: SwitchTools): Switches {
  const slots: Slot[] = []
  const row = levels.find(({ as }) => as === 'tab')
  const view = (level: NavLevel) => {
    const list = tools.listOf(level)
    const { first, end } = list === undefined ? { first: 0, end: level.items.length } : around(level)
    const items = level.items.slice(first, end).map((item) => itemView(level, item, { tools, slots }))
    if (list === undefined) return items
    return [
      ...items,
      { label: `All ${level.items.length}`, href: tools.hrefs.page(list), active: false, external: false },
    ]
  }
  return {
    tabs: row ? view(row) : [],
    anchors: levels.filter(({ as }) => as === 'anchor').flatMap(view),
    menus: levels.filter((level) => level !== row && level.as !== 'anchor').map((level) => menuOf(level, view(level))),
    slots,
  }
}

function around({ items }: NavLevel) {
  const active = items.findIndex((item) => item.active)
  return stretchAround(items.length, Math.max(0, active), switchLimit)
}

function menuOf({ as }: NavLevel, items: readonly SwitchItem[]): SwitchMenu {
  return { as, current: (items.find(({ active }) => active) ?? items[0])?.label ?? '', items }
}

function itemView(level: NavLevel, item: NavItem, to: { tools: SwitchTools; slots: Slot[] }): SwitchItem {
  const { hrefs, icon, tile } = to.tools
  const drawing = item.icon && icon(item.icon)
  const shade = level.as === 'anchor' ? (item.tile ?? tile) : item.tile
  const target = item.href === undefined ? undefined : hrefs.of(item.href)
  const href = target?.href ?? (item.page === undefined ? undefined : hrefToPage(level, item, to))
  return {
    label: item.label,
    ...(href !== undefined && { href }),
    ...(drawing && { icon: drawing }),
    ...(item.description && { description: item.description }),
    ...(item.tag && { tag: item.tag }),
    ...(shade && { tile: shade }),
    active: item.active,
    external: target?.external ?? false,
  }
}

function hrefToPage(level: NavLevel, item: NavItem, { tools, slots }: { tools: SwitchTools; slots: Slot[] }): string {
  if (!isPaired(level)) return tools.hrefs.page(item.page!)
  const name = `s${slots.length}`
  slots.push({ name, level, item })
  return slotHref(tools.token, name)
}

/** How addresses name a language or version: the code of a language, the label of a version. */
export function codeOf({ label, language }: NavItem): string {
  return language?.code ?? label
}

/** Whether the entries of a level hold the same pages in another form: languages and versions. */
export function isPaired({ as }: NavLevel): boolean {
  return as === 'language' || as === 'version'
}

/** The levels that divide the site into parts: all but languages and versions. */
export function partLevels({ levels }: Frame): readonly NavLevel[] {
  return levels.filter((level) => !isPaired(level))
}

/** The entries that a frame belongs to, from the outermost in. */
export function activeItems(levels: readonly NavLevel[]): readonly NavItem[] {
  return levels.flatMap(({ items }) => items.filter(({ active }) => active))
}

/**
 * The same page in another language or version: the folder of the active one replaced, by name (`v1/a` → `v2/a`,
 * `a` → `es/a`) or by what the sections' pages have in common. `undefined`: there is none.
 */
export function counterpart(
  id: string,
  { level, item }: Pick<Slot, 'level' | 'item'>,
  byId: ReadonlyMap<string, Page>,
): string | undefined {
  if (item.active) return id
  const isThere = (candidate: string) => {
    const page = byId.get(candidate)
    return page !== undefined && page.document.frontmatter.hidden !== true && isIn(page, level, item)
  }
  const active = level.items.find((each) => each.active)
  if (!active) return undefined
  return [...byName(id, codeOf(active), codeOf(item)), byFolder(id, active.folder, item.folder)]
    .filter((path) => path !== undefined)
    .map(pageId)
    .find((candidate) => candidate !== id && isThere(candidate))
}

/** Without a page `es/a` the page `a` is no Spanish one: it is that of the language without a folder. */
function isIn({ frame }: Page, { as }: NavLevel, item: NavItem): boolean {
  if (as !== 'language') return true
  const own = frame.levels.find((level) => level.as === as)?.items.find(({ active }) => active)
  return own === undefined || codeOf(own) === codeOf(item)
}

function* byName(id: string, from: string, to: string): Generator<string> {
  const parts = id.split('/')
  for (const prefix of ['', 'v']) {
    const index = parts.indexOf(prefix + from)
    if (index < 0) continue
    yield parts.with(index, prefix + to).join('/')
    yield parts.toSpliced(index, 1).join('/')
  }
  yield `${to}/${id}`
}

function byFolder(id: string, from = '', to = ''): string | undefined {
  if (from !== '' && id !== from && !id.startsWith(`${from}/`)) return undefined
  const rest = from === '' ? id : id.slice(from.length + 1)
  return to === '' ? rest : `${to}/${rest}`
}
