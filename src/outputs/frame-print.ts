/** A frame as HTML: serialised once, then filled in for each of its pages. */
import { toHtml, trusted } from '../hast/to-html.ts'
import type { Frame, NavEntry, NavGroup, Page, Site } from '../model/site.ts'
import type { FrameHtml } from '../model/view.ts'
import { hash } from '../util/hash.ts'
import { frameView, treeSlot } from './frame-view.ts'
import type { Hrefs } from './hrefs.ts'
import type { FrameUse } from './nav/navigation.ts'
import type { NavTree } from './nav/tree.ts'
import { navTree } from './nav/tree.ts'
import { ownIcons } from './own-icons.ts'
import type { Press } from './press.ts'
import { groupSpot } from './sidebar-view.ts'
import type { CutHtml } from './spots.ts'
import { cut, fill } from './spots.ts'
import type { Slot } from './switches.ts'
import { counterpart } from './switches.ts'

export interface FramePrint {
  readonly header: CutHtml
  readonly sidebar: CutHtml
  readonly footer: CutHtml
  readonly spots: ReadonlyMap<string, string>
  readonly slots: readonly Slot[]
  /** Of a section that is too long to stand whole on each page. */
  readonly tree?: NavTree
}

/** Asks the theme for the frame and cuts its holes. */
export function printFrame(press: Press, frame: Frame, { from, use }: { from: string; use: FrameUse }): FramePrint {
  const token = tokenOf(frame)
  const { view, spots, slots, open } = frameView(press, frame, { from, token, use })
  const { header, sidebar, footer } = press.theme.frame(view)
  const cutOne = (part: typeof header) => cut(toHtml(part).value, token, open)
  const lists = press.navigation.lists(frame, use)
  const hrefs = press.hrefs(from)
  const tree =
    lists &&
    navTree(lists, press.theme, {
      hrefs,
      icon: ownIcons(press.tools.icon, hrefs),
      token,
      drilldown: press.site.config.look.drilldown,
      lang: view.lang,
    })
  const parts = { header: cutOne(header), sidebar: cutOne(sidebar), footer: cutOne(footer) }
  return { ...parts, spots, slots, ...(tree && { tree }) }
}

/** What a frame is filled in for. */
export interface FramePlace {
  readonly site: Site
  readonly hrefs: Hrefs
  /** Bytes for the rows of a long section. */
  readonly share: number
  /** The row that they are shown around, of a page that none of them leads to. */
  readonly row?: number
}

/** The frame around one page. `undefined`: a page that is not part of the site, as the one for lost readers. */
export function frameFor(
  print: FramePrint,
  page: Page | undefined,
  { site, hrefs, share, row }: FramePlace,
): FrameHtml {
  const values = new Map<string, string>()
  const spot = page && print.spots.get(page.id)
  if (spot) values.set(spot, ' aria-current="page"')
  for (const group of page?.groups ?? []) values.set(groupSpot(group), ' open')
  for (const slot of print.slots) {
    values.set(slot.name, hrefs.page(targetOf(slot, page, site)).replaceAll('&', '&amp;'))
  }
  if (print.tree) values.set(treeSlot, print.tree({ page, row }, share))
  const part = (html: CutHtml) => trusted(fill(html, values))
  return { header: part(print.header), sidebar: part(print.sidebar), footer: part(print.footer) }
}

/** A version that has shared pages only begins at the one the reader is on. */
function targetOf(slot: Slot, page: Page | undefined, { byId }: Site): string {
  const first = slot.item.page ?? 'index'
  if (!page) return first
  const isShared = ({ variants }: Page) => variants !== undefined
  const start = byId.get(first)
  const stays = slot.level.as === 'version' && isShared(page) && start !== undefined && isShared(start)
  return counterpart(page.id, slot, byId) ?? (stays ? page.id : first)
}

/** Made from everything the frame says, so that none of its texts can hold the token. */
function tokenOf({ key, groups, levels }: Frame): string {
  const texts = levels.flatMap(({ items }) => items.flatMap(({ label, description = '' }) => [label, description]))
  return `at${hash(key, ...texts, ...groups.flatMap(textsOf)).slice(0, 10)}`
}

function textsOf({ label = '', entries }: NavGroup): string[] {
  const textOf = (entry: NavEntry): string[] => {
    if (entry.kind === 'group') return textsOf(entry.group)
    return [entry.kind === 'page' ? entry.page.label : entry.label]
  }
  return [label, ...entries.flatMap(textOf)]
}
