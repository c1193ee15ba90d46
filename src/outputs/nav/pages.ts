/**
 * The lists of long sections. Each list has a page that shows it, for readers without scripts and for everybody who wants
 * to see the whole, and beside it the same rows as data in a classic script, which also loads from a folder on disk:
 *
 *   _flatleaf/nav/<section>/<group>/index.html   the page (`all` is the list of the section, `<group>/2` its second 500 rows)
 *   _flatleaf/nav/<section>/all/version/index.html   all entries of a switch that has too many for a header
 *   _flatleaf/nav/<section>/<group>.js           flatleafNav({ "rows": [row, …], "before"?: row, "after"?: row })
 *
 * A row is an element as hast/to-data.ts writes it, drawn by the theme as in any sidebar. `before` and `after` stand for the
 * rows on the pages around it. Addresses are those of the top of the site: relative ones start at `HeadView.base`.
 */
import { toData } from '../../hast/to-data.ts'
import { toHtml } from '../../hast/to-html.ts'
import type { Document } from '../../model/document.ts'
import type { OutputFile } from '../../model/output.ts'
import { outputOf, routeOf } from '../../model/route.ts'
import type { Frame, NavGroup, Page } from '../../model/site.ts'
import type { EntryView, ListingView, RowView } from '../../model/view.ts'
import type { Say } from '../../model/words.ts'
import { hash } from '../../util/hash.ts'
import type { NavChunk } from './chunks.ts'
import { chunkAt, chunksOf, fitsOnePage } from './chunks.ts'
import type { NavList } from './lists.ts'
import { restView, rowView } from './tree.ts'
import { languageOf } from '../language.ts'
import { madeDocument, madePagesSheet, madeView } from '../made-page.ts'
import { ownIcons } from '../own-icons.ts'
import { pageFrame } from '../page-frame.ts'
import { pageView } from '../page-view.ts'
import type { Press } from '../press.ts'
import { printDocument } from '../print-document.ts'
import { noRecall } from '../../util/recall.ts'
import { scriptCall } from '../../util/script-call.ts'
import type { SidebarTools } from '../sidebar-view.ts'
import { groupTitle } from '../sidebar-view.ts'

interface Place {
  readonly frame: Frame
  readonly list: NavList
  readonly chunk: NavChunk
}

/** Two files for each page of each list. */
export function navPages(press: Press): OutputFile[] {
  const style = press.site.config.site
  const { recall = noRecall } = press.tools
  const places = recall('nav places', [press.navigation], () => placesOf(press))
  return places.flatMap((place): OutputFile[] => [
    keyed(press, outputOf(place.chunk.id, style), () => printList(press, place)),
    keyed(press, `${place.chunk.id}.js`, () => scriptCall('flatleafNav', dataOf(press, place))),
  ])
}

function placesOf(press: Press): readonly Place[] {
  const switched = new Set<string>()
  return press.navigation.frames.flatMap((frame) =>
    [...allLists(press.navigation.lists(frame, 'template')), ...switchLists(press, frame, switched)].flatMap((list) =>
      chunksOf(list).map((chunk) => ({ frame, list, chunk })),
    ),
  )
}

/** Lists say of pages what any page may say of them. */
function keyed({ siteKey }: Press, path: string, body: () => string): OutputFile {
  return { path, key: () => hash(siteKey(), path), body }
}

function allLists(list: NavList | undefined): NavList[] {
  return list ? [list, ...[...list.lists.values()].flatMap(allLists)] : []
}

/** Those that no frame before had. */
function switchLists({ navigation }: Press, frame: Frame, known: Set<string>): NavList[] {
  const lists = frame.levels.flatMap((level) => navigation.switchList(frame, level) ?? [])
  return lists.filter(({ id }) => !known.has(id) && known.add(id))
}

function dataOf(press: Press, { frame, list, chunk: { first, end } }: Place) {
  const tools = toolsAt(press, 'index')
  const lang = languageOf(frame)
  const say = press.theme.say(lang)
  const draw = (view: RowView) => toData(press.theme.entry(view, lang))
  return {
    rows: list.rows.slice(first, end).map((row) => draw(rowView(list, row, tools))),
    ...(first > 0 && { before: draw(restView(list, first, { ...tools, say, toward: 'before' })) }),
    ...(end < list.rows.length && { after: draw(restView(list, end, { ...tools, say, toward: 'after' })) }),
  }
}

function printList(press: Press, { frame, list, chunk }: Place): string {
  const page = listPage(press, { frame, list, chunk })
  const { parent } = list
  const eyebrow = parent ? [{ label: parent.label, href: press.hrefs(page.id).page(parent.id) }] : []
  const shown = { ...madeView(pageView(press, page)), eyebrow }
  return printDocument(press.theme.page(shown, pageFrame(press, page.id, { frame, page, row: chunk.first })))
}

/** The page as if it were one of the site's; nothing lists it, and nothing looks for it. */
function listPage(press: Press, place: Place): Page {
  const { list, chunk } = place
  const other = (index: number) => pageOf(press, place, chunkAt(list, index))
  return {
    ...pageOf(press, place, chunk),
    document: documentOf(press, place),
    ...(chunk.first > 0 && { previous: other(chunk.first - 1) }),
    ...(chunk.end < list.rows.length && { next: other(chunk.end) }),
  }
}

function pageOf(press: Press, { frame, list }: Place, chunk: NavChunk): Page {
  return {
    id: chunk.id,
    route: routeOf(chunk.id, press.site.config.site),
    document: madeDocument({ id: chunk.id, path: press.site.config.file, title: '' }),
    label: rangeOf(chunk, languageOf(frame)),
    frame,
    groups: groupsAround(list),
    visibility: { menu: false, search: false, sitemap: false, index: false },
    boost: 1,
  }
}

function groupsAround({ group, parent }: NavList): readonly NavGroup[] {
  return group ? [...(parent ? groupsAround(parent) : []), group] : []
}

function documentOf(press: Press, { frame, list, chunk }: Place): Document {
  const tools = toolsAt(press, chunk.id)
  const lang = languageOf(frame)
  const body = press.theme.listing({ lang, ...listingView(list, chunk, { ...tools, lang }) })
  const isWhole = chunk.first === 0 && chunk.end === list.rows.length
  return madeDocument({
    id: chunk.id,
    path: press.site.config.file,
    title: isWhole ? list.label : `${list.label}: ${rangeOf(chunk, lang)}`,
    description: countOf(list, press.theme.say(lang)),
    html: toHtml([...body]).value,
    needs: [madePagesSheet],
  })
}

function listingView(
  list: NavList,
  chunk: NavChunk,
  tools: SidebarTools & { readonly lang: string },
): Omit<ListingView, 'lang'> {
  const draw = (from: NavList) => (row: NavList['rows'][number]) => rowView(from, row, tools)
  const whole = (from: NavList): EntryView[] =>
    from.rows.map((row) => {
      const inner = row.kind === 'group' ? from.lists.get(row.group) : undefined
      return inner ? { kind: 'group', group: openView(inner, tools, whole(inner)) } : draw(from)(row)
    })
  const lead = list.lead && chunk.first === 0 ? [rowView(list, list.lead, tools)] : []
  const shown = fitsOnePage(list) ? whole(list) : list.rows.slice(chunk.first, chunk.end).map(draw(list))
  return { entries: [...lead, ...shown], stretches: stretchesOf(list, chunk, tools) }
}

function openView({ label, group }: NavList, tools: SidebarTools, entries: readonly EntryView[]) {
  return { label, ...(group && groupTitle(group, tools)), spot: '', expanded: true, entries }
}

/** The first, the last and those around the one shown: a list of a million pages has two thousand stretches. */
function stretchesOf(
  list: NavList,
  shown: NavChunk,
  { hrefs, lang }: SidebarTools & { readonly lang: string },
): ListingView['stretches'] {
  const chunks = chunksOf(list)
  if (chunks.length < 2) return []
  const here = chunks.findIndex(({ id }) => id === shown.id)
  const isNear = (index: number) => index === 0 || index === chunks.length - 1 || Math.abs(index - here) <= 10
  return chunks.flatMap((chunk, index): ListingView['stretches'] => {
    if (isNear(index)) return [{ label: rangeOf(chunk, lang), href: hrefs.page(chunk.id), current: index === here }]
    return isNear(index - 1) ? [{ label: '…', current: false }] : []
  })
}

function rangeOf({ first, end }: NavChunk, lang: string): string {
  const written = (count: number) => (count < 1_000 && plain.test(lang) ? String(count) : numbersIn(lang).format(count))
  return `${written(first + 1)}–${written(end)}`
}

/** Languages of which it is known that small numbers are written like this: the first format of a process costs 40 ms. */
const plain = /^(?:de|en|es|fr|it|ja|ko|nl|pl|pt|ru|tr|uk|vi|zh)(?:-(?!.*-u-)|$)/i

/** To make one takes a tenth of a millisecond. */
function numbersIn(lang: string): Intl.NumberFormat {
  const numbers = byLanguage.get(lang) ?? new Intl.NumberFormat(lang)
  byLanguage.set(lang, numbers)
  return numbers
}
const byLanguage = new Map<string, Intl.NumberFormat>()

function countOf({ unit, rows, total }: NavList, say: Say): string {
  if (unit === 'entry') return say.count('{} entries', rows.length)
  return say.count('{} pages', total.pages)
}

function toolsAt(press: Press, from: string): SidebarTools {
  const hrefs = press.hrefs(from)
  return { hrefs, icon: ownIcons(press.tools.icon, hrefs), token: '', drilldown: press.site.config.look.drilldown }
}
