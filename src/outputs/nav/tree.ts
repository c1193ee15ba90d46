/**
 * The sidebar of one page of a long section: the lists around the page, each as far as it fits, and links to the rest. It is
 * put together from rows that were drawn once, so that a page costs what it shows, however many pages there are.
 */
import { toHtml, trusted } from '../../hast/to-html.ts'
import type { NavEntry, Page } from '../../model/site.ts'
import type { Say } from '../../model/words.ts'
import type { Theme } from '../../model/theme.ts'
import type { RestView, RowView } from '../../model/view.ts'
import { chunkAt } from './chunks.ts'
import type { NavList } from './lists.ts'
import { listAt } from './lists.ts'
import { evenShare, stretchAround } from './window.ts'
import type { SidebarTools } from '../sidebar-view.ts'
import { groupTitle, linkEntry, pageEntry } from '../sidebar-view.ts'
import type { CutHtml } from '../spots.ts'
import { cut, fill, slotHref, spotName } from '../spots.ts'

/** Lists inside each other that a sidebar shows; what is further out is one link. */
const deepest = 8
/** Rows of one list that a sidebar shows, whatever they weigh. */
const [fewest, most] = [6, 120]

export interface TreePlace {
  /** `undefined`: a page that is not part of the site. */
  readonly page: Page | undefined
  /** The row that stands in the middle when none leads to the page. */
  readonly row?: number | undefined
}

/** The rows of the sidebar around a page, in about `share` bytes. */
export type NavTree = (place: TreePlace, share: number) => string

/** Draws rows when a page first shows them. */
export function navTree(
  root: NavList,
  theme: Pick<Theme, 'entry' | 'say'>,
  tools: SidebarTools & { readonly lang: string },
): NavTree {
  const draw = printer(theme, tools)
  return ({ page, row = 0 }, share) => {
    const around = listAt(root, page?.groups ?? [])
    const isLead = leadsTo(around, page)
    const place = isLead ? undefined : around.places.get(page?.id ?? '')
    const weight = evenShare(weightsAround(around), share)
    const level = (list: NavList, focus: number, opened?: string) => {
      const limit = Math.floor(weight / list.rowWeight)
      const { first, end } = stretchAround(list.rows.length, focus, Math.min(most, Math.max(fewest, limit)))
      const rows = list.rows.slice(first, end).map((_, offset) => {
        if (opened !== undefined && first + offset === focus) return opened
        return fill(draw.row(list, first + offset), list === around && first + offset === place ? here : nothing)
      })
      const before = first > 0 ? draw.rest(list, first, 'before') : ''
      return before + rows.join('') + (end < list.rows.length ? draw.rest(list, end, 'after') : '')
    }
    const isListed = isLead || place !== undefined || page === undefined
    let html = level(around, place ?? row)
    let list = around
    for (let depth = 1; list.parent; depth++) {
      const state = list === around && !isListed ? ' open aria-current="true"' : ' open'
      const opened = fill(
        draw.opened(list),
        holes({ rows: html, open: state, ...(list === around && isLead && current) }),
      )
      if (depth === deepest) return draw.closed(list.parent) + opened
      html = level(list.parent, list.index, opened)
      list = list.parent
    }
    return html
  }
}

const holes = (values: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(values))
const current = { here: ' aria-current="page"' }
const here = holes(current)
const nothing = holes({})

/** Whether the title of a list is the link to a page. */
function leadsTo({ lead }: NavList, page: Page | undefined): boolean {
  return lead?.kind === 'page' && lead.page.id === page?.id
}

/** What the lists weigh that are shown around a page, from the innermost out. */
function weightsAround(list: NavList): number[] {
  const weights: number[] = []
  for (let each: NavList | undefined = list; each && weights.length < deepest; each = each.parent)
    weights.push(each.rows.length * each.rowWeight)
  return weights
}

/** A row as the theme gets it: a group is closed, its list elsewhere. */
export function rowView(list: NavList, row: NavEntry, tools: SidebarTools): RowView {
  if (row.kind === 'link') return linkEntry(row, tools)
  if (row.kind === 'page') return pageEntry(row.page, spotName(tools.token, 'here'), tools)
  return closedView(list.lists.get(row.group)!, tools)
}

function closedView(list: NavList, tools: SidebarTools): RowView {
  const { id, label, total } = list
  const more = { href: tools.hrefs.page(id), pages: total.pages }
  return {
    kind: 'group',
    group: { label, ...titleOf(list, tools), spot: '', expanded: false, entries: [], more },
  }
}

/** A title that is the link to a page says so where it is the page that is shown. */
function titleOf({ group, lead }: NavList, tools: SidebarTools): Partial<ReturnType<typeof groupTitle>> {
  const { start, ...title } = group ? groupTitle(group, tools) : {}
  return { ...title, ...(start && { start: lead ? { ...start, spot: spotName(tools.token, 'here') } : start }) }
}

interface RestTools extends SidebarTools {
  readonly toward: RestView['toward']
  readonly say: Say
}

/** The row that stands for the rows before or after `index`. It leads to the nearest of them. */
export function restView(list: NavList, index: number, tools: RestTools): RestView {
  const { toward, hrefs, say } = tools
  const isBefore = toward === 'before'
  const { id, first, end } = chunkAt(list, isBefore ? index - 1 : index)
  const count = isBefore ? index : list.rows.length - index
  const take = isBefore ? index - first : index - end
  return {
    kind: 'rest',
    label: say(isBefore ? '{} earlier' : '{} later', say.number(count)),
    href: hrefs.page(id),
    toward,
    ...(Math.abs(take) < end - first && { take }),
  }
}

function printer({ entry, say: sayIn }: Pick<Theme, 'entry' | 'say'>, tools: SidebarTools & { readonly lang: string }) {
  const rows = new Map<NavList, CutHtml[]>()
  const others = new Map<string, CutHtml>()
  const say = sayIn(tools.lang)
  const print = (view: RowView) => cut(toHtml(entry(view, tools.lang)).value, tools.token)
  const once = (key: string, view: () => RowView) => {
    const known = others.get(key) ?? print(view())
    others.set(key, known)
    return known
  }
  return {
    row(list: NavList, index: number): CutHtml {
      const known = rows.get(list) ?? []
      rows.set(list, known)
      return (known[index] ??= print(rowView(list, list.rows[index]!, tools)))
    },
    rest: (list: NavList, index: number, toward: RestView['toward']) =>
      once(`${toward} ${index} ${list.id}`, () => restView(list, index, { ...tools, toward, say })).text,
    closed: (list: NavList) => once(`closed ${list.id}`, () => closedView(list, tools)).text,
    /** An open group with a hole where its rows are. */
    opened: (list: NavList) =>
      once(`opened ${list.id}`, () => {
        const title = titleOf(list, tools)
        const entries = [{ kind: 'printed', html: trusted(slotHref(tools.token, 'rows')) }] as const
        const spot = spotName(tools.token, 'open')
        return { kind: 'group', group: { ...title, label: list.label, spot, expanded: false, entries } }
      }),
  }
}
