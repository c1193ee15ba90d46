/** News of the site: every page with entries has them as RSS 2.0 at `<page>/rss.xml`. Without a site address there is none. */
import type { FeedEntry } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { encodePath, feedFileOf } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import { hasFeed } from './feed-of.ts'
import { noRecall } from '../util/recall.ts'
import { createSayings } from '../util/words-of.ts'
import { xmlText } from '../util/xml-text.ts'
import { absolute, pageAddress } from './hrefs.ts'
import { languageOf } from './language.ts'
import { documentTitle } from './page-view.ts'
import type { Press } from './press.ts'

/** One file for each page that has a feed. */
export function feeds({ site, tools: { recall = noRecall } }: Press): OutputFile[] {
  const found = recall('pages with feeds', [site.config], () => feedFinder(site.config))(site.pages)
  return found.map((page) => ({ path: feedFileOf(page.id), body: () => feed(site, page) }))
}

/** Knows nothing of a site but its configuration: it is kept longer than the site. */
function feedFinder(config: Site['config']) {
  return createSayings((page: Page) => (hasFeed({ config }, page) ? page : undefined))
}

function feed(site: Site, page: Page): string {
  const { document, frame, id } = page
  const address = pageAddress(site, page) ?? ''
  const own = absolute(site, encodePath(`/${feedFileOf(id)}`)) ?? ''
  const title = documentTitle(document.title, site.config.name)
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', title),
    tag('link', address),
    `<atom:link href="${xmlText(own)}" rel="self" type="application/rss+xml"/>`,
    tag('description', document.description ?? title),
    tag('language', languageOf(frame)),
    ...(document.feed ?? []).map((entry) => item(entry, address)),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`
}

/** An entry that a heading began keeps its name in feed readers while other headings come and go, so that is no link. */
function item({ id, key, title, text, date, tags }: FeedEntry, address: string): string {
  const link = `${address}#${encodeURIComponent(id.toWellFormed())}`
  const guid = `${address}#${key
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/')}`
  return [
    '<item>',
    tag('title', title),
    tag('link', link),
    `<guid isPermaLink="${guid === link}">${xmlText(guid)}</guid>`,
    ...(date === undefined ? [] : [tag('pubDate', pubDate(date))]),
    ...tags.map((each) => tag('category', each)),
    ...(text === '' ? [] : [tag('description', text)]),
    '</item>',
  ].join('\n')
}

/** RFC 822, as RSS 2.0 asks for; a day begins at midnight UTC. */
function pubDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, day)).toUTCString()
}

function tag(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}
