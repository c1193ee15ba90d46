/** A page of the site as the theme shows it. */
import { trusted } from '../hast/to-html.ts'
import type { Repository, SiteConfig } from '../model/config.ts'
import type { Document } from '../model/document.ts'
import { layoutOf, tocOf } from '../model/page-parts.ts'
import { feedFileOf, pageId, twinOf } from '../model/route.ts'
import type { Neighbour, Page } from '../model/site.ts'
import type { LinkView, PageView } from '../model/view.ts'
import type { Say } from '../model/words.ts'
import { directoryView } from './directory.ts'
import { feedbackOf } from './feedback.ts'
import { hasFeed } from './feed-of.ts'
import type { Hrefs } from './hrefs.ts'
import { headView } from './head-view.ts'
import { languageOf } from './language.ts'
import { pageMenu } from './page-menu.ts'
import type { Press } from './press.ts'
import { editHref, issueHref } from './repository.ts'
import { activeItems, partLevels } from './switches.ts'

/** Decides every text and address of a page. */
export function pageView(press: Press, page: Page): PageView {
  const { document } = page
  const { config, home } = press.site
  const lang = languageOf(page.frame)
  const say = press.theme.say(lang)
  const hrefs = press.hrefs(page.id)
  const description = document.description || undefined
  const shared = description ?? (page.id === home ? config.description : undefined)
  return {
    lang,
    dir: page.frame.language?.dir ?? 'ltr',
    id: page.id,
    route: page.route,
    documentTitle: documentTitle(document.title, config.name),
    title: document.title,
    ...(description !== undefined && { description }),
    layout: layoutOf(page),
    eyebrow: eyebrowOf(press, page, hrefs),
    deprecated: document.frontmatter.deprecated ?? document.operation?.deprecated ?? false,
    body: trusted(document.html),
    ...(document.islands && { islands: true }),
    toc: tocOf(document),
    ...neighbours(page, hrefs, say),
    ...optional('related', relatedOf(press, page, hrefs)),
    ...optional('directory', directoryView(press, page, hrefs)),
    ...optional('updated', updatedOf(page, config, say.locale)),
    actions: actionsOf(press, page, hrefs),
    head: headView(press, page, { title: document.title, ...(shared !== undefined && { description: shared }) }),
  }
}

/** "Page - Name"; the name is not said twice. */
export function documentTitle(title: string, name: string): string {
  return title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} - ${name}`
}

/** The nearest group with a name, or the way from the section to the page. */
function eyebrowOf({ site }: Press, page: Page, hrefs: Hrefs): PageView['eyebrow'] {
  const groups = page.groups.flatMap(({ label, root }) =>
    label ? [{ label, ...(root !== undefined && root !== page.id && { href: hrefs.page(root) }) }] : [],
  )
  if (site.config.look.eyebrow === 'section') return groups.slice(-1)
  const sections = activeItems(partLevels(page.frame)).map(({ label, page: first }) =>
    first === undefined || first === page.id ? { label } : { label, href: hrefs.page(first) },
  )
  return [...sections, ...groups]
}

function neighbours(page: Page, hrefs: Hrefs, say: Say): Pick<PageView, 'previous' | 'next'> {
  if (page.document.frontmatter.hideFooterPagination) return {}
  const view = (label: string, other: Neighbour | undefined) =>
    other && { label, title: other.label, href: hrefs.page(other.id) }
  const previous = view(say('Previous'), page.previous)
  const next = view(say('Next'), page.next)
  return { ...(previous && { previous }), ...(next && { next }) }
}

function actionsOf(press: Press, page: Page, hrefs: Hrefs): PageView['actions'] {
  const { site } = press
  const { feedback, repository } = site.config
  const edit = editOf(page.document, feedback.suggestEdit ? repository : undefined)
  const issue = feedback.raiseIssue && repository ? issueHref(repository, page.route) : undefined
  const feed = page.document.frontmatter.rss === true && hasFeed(site, page) && hrefs.file(feedFileOf(page.id))
  return {
    markdown: hrefs.file(twinOf(page.id)),
    ...(feed && { feed }),
    ...(edit && { edit }),
    ...(issue && { issue }),
    ...optional('menu', pageMenu(press, page, hrefs)),
    ...optional('feedback', feedbackOf(site, page)),
  }
}

function optional<Name extends string, T>(name: Name, value: T | undefined): { readonly [Key in Name]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: T })
}

function editOf({ path, frontmatter }: Document, repository: Repository | undefined): string | undefined {
  const { editUrl } = frontmatter
  if (editUrl === false) return undefined
  if (editUrl !== undefined && /^https?:\/\//i.test(editUrl)) return editUrl
  return repository && editHref(repository, path)
}

/** Titles of pages of the site are their own; an address that is no page of it keeps its text. */
function relatedOf({ site }: Press, page: Page, hrefs: Hrefs): PageView['related'] {
  const { related } = page.document.frontmatter
  if (!related || related.length === 0) return undefined
  const links = related.flatMap(pairsOf).flatMap(([title, written]): LinkView[] => {
    const { href, external } = hrefs.of(written)
    if (href === '' || href === '#') return []
    const other = external ? undefined : site.byId.get(pageId(written.replace(/[?#].*$/s, '')))
    return [{ label: title || other?.label || written, href, external }]
  })
  return links.length > 0 ? links : undefined
}

function pairsOf(each: string | Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return typeof each === 'string' ? [['', each]] : Object.entries(each)
}

/** A day that the page writes itself is shown unless something forbids it. */
function updatedOf({ document, modified }: Page, { lastChange }: SiteConfig, locale: string): PageView['updated'] {
  const { timestamp, lastUpdatedDate } = document.frontmatter
  const isShown = timestamp ?? lastChange?.shown ?? lastUpdatedDate !== undefined
  if (!isShown || modified === undefined) return undefined
  const words = new Date(modified).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return { date: modified, words }
}
