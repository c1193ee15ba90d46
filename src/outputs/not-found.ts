/** `404.html`, which hosts answer with at any address: its own addresses start at the top of the site. */
import { toHtml, trusted } from '../hast/to-html.ts'
import type { Document } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { notFoundId } from '../model/route.ts'
import type { Frame, NavGroup, Page } from '../model/site.ts'
import type { NotFoundView } from '../model/theme.ts'
import type { Hrefs } from './hrefs.ts'
import { madeDocument, madePagesSheet, madeView } from './made-page.ts'
import { pageListPath } from './page-list.ts'
import { pageFrame } from './page-frame.ts'
import { languageOf, promptOf } from './language.ts'
import { pageView } from './page-view.ts'
import type { Press } from './press.ts'
import { printDocument } from './print-document.ts'
import { partLevels } from './switches.ts'

const noFrame: Frame = { key: 'none', levels: [], groups: [] }

/** With the frame of the home page. A page of the author's that is named `404` gives the text. */
export function notFound(press: Press): OutputFile[] {
  return [{ path: '404.html', body: () => print(press) }]
}

function print(press: Press): string {
  const { site, theme } = press
  const hrefs = press.hrefs('index')
  const home = site.byId.get(site.home ?? '')
  const frame = outside(home?.frame ?? noFrame)
  if (site.config.notFound.redirect) {
    return printDocument(theme.redirect({ href: hrefs.page('index'), lang: languageOf(frame) }))
  }
  // To the addresses in it, the page stands at the top.
  const { head, ...view } = madeView(pageView(press, lostPage(frame, documentOf(press, frame))))
  const near = site.manifest['not-found.js']
  const scripts = near === undefined ? head.scripts : [...head.scripts, hrefs.file(near)]
  const shown = { ...view, id: notFoundId, head: { ...head, scripts } }
  const variants = home?.variants?.map(({ version, groups, frame: each }) => ({
    version,
    groups,
    frame: outside(each),
  }))
  return printDocument(theme.page(shown, pageFrame(press, 'index', variants ? { frame, variants } : { frame })))
}

/** The reader is in no tab and at no anchor. */
function outside(frame: Frame): Frame {
  const levels = frame.levels.map((level) =>
    level.as === 'tab' || level.as === 'anchor'
      ? { ...level, items: level.items.map((item) => ({ ...item, active: false })) }
      : level,
  )
  return { ...frame, levels }
}

function lostPage(frame: Frame, document: Document): Page {
  const visibility = { menu: false, search: false, sitemap: false, index: false }
  return { id: 'index', route: '/404', document, label: document.title, frame, groups: [], visibility, boost: 1 }
}

function documentOf(press: Press, frame: Frame): Document {
  const { site, theme } = press
  const own = site.byId.get(notFoundId)?.document
  // Written for its own folder, it would lead astray at the top.
  const lang = languageOf(frame)
  if (own && !site.config.site.relative) return authored(press, own, lang)
  const say = theme.say(lang)
  const { title = say('Page not found') } = site.config.notFound
  const { lost } = site
  const hrefs = press.hrefs('index')
  const body = theme.notFound({
    lang,
    title,
    ...(lost && { description: trusted(lost.html) }),
    homeHref: hrefs.page('index'),
    searchPrompt: promptOf(site.config, say),
    sections: sectionsOf(frame, hrefs),
    pagesHref: hrefs.file(pageListPath),
  })
  return madeDocument({
    ...(lost && shownOf(lost)),
    id: notFoundId,
    path: site.config.file,
    title,
    html: toHtml([...body]).value,
    needs: [madePagesSheet, ...(lost?.needs ?? [])],
  })
}

/** What a page with this text loads. */
function shownOf({ styles, embeds, classes, islands }: Document): Partial<Document> {
  return { styles, embeds, ...(classes && { classes }), ...(islands && { islands }) }
}

/** The author's text, and below it the pages that the reader may have meant. */
function authored({ theme, hrefs }: Press, own: Document, lang: string): Document {
  const near = theme.nearPages({ lang, pagesHref: hrefs('index').file(pageListPath) })
  return {
    ...own,
    frontmatter: { ...own.frontmatter, feedback: false },
    html: own.html + toHtml([...near]).value,
    needs: [...(own.needs ?? []), madePagesSheet],
  }
}

/** The tabs and the like of the site; where there are none, the groups of its pages. */
function sectionsOf(frame: Frame, hrefs: Hrefs): NotFoundView['sections'] {
  const items = partLevels(frame).flatMap((level) => level.items)
  const sections = items.flatMap(({ label, page }) => (page === undefined ? [] : [{ label, href: hrefs.page(page) }]))
  if (sections.length > 1) return sections.slice(0, sectionLimit)
  return frame.groups
    .flatMap((group) => {
      const first = firstOf(group)
      return group.label !== undefined && first !== undefined ? [{ label: group.label, href: hrefs.page(first) }] : []
    })
    .slice(0, sectionLimit)
}

const sectionLimit = 12

function firstOf({ root, entries }: NavGroup): string | undefined {
  if (root !== undefined) return root
  for (const entry of entries) {
    const first = entry.kind === 'page' ? entry.page.id : entry.kind === 'group' ? firstOf(entry.group) : undefined
    if (first !== undefined) return first
  }
  return undefined
}
