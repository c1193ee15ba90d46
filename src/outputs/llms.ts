/** What the site holds, for language models: `llms.txt` (llmstxt.org) links the Markdown of every page that may be found. */
import type { OutputFile } from '../model/output.ts'
import { encodePath, twinOf } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import { noRecall } from '../util/recall.ts'
import { createSayings } from '../util/words-of.ts'
import { absolute } from './hrefs.ts'
import type { Press } from './press.ts'
import { instructionsOf } from './twins.ts'

/** One file; none when no page may be named. */
export function llms({ site, tools: { recall = noRecall } }: Press): OutputFile[] {
  const listed = recall('pages for models', [], () => createSayings(whereListed))(site.pages)
  return listed.length === 0 ? [] : [{ path: 'llms.txt', body: () => textOf(site, listed) }]
}

const whereListed = (page: Page) => (page.visibility.sitemap ? page : undefined)

/** The name of the site, what it is about, and a list for each part, in the order of the navigation. */
function textOf(site: Site, pages: readonly Page[]): string {
  const { name, description } = site.config
  const quote = description?.trim() ? [`> ${oneLine(description)}`] : []
  const parts = new Map<string, string[]>()
  for (const page of pages) {
    const part = partOf(page)
    const list = parts.get(part)
    if (list) list.push(entry(site, page))
    else parts.set(part, [entry(site, page)])
  }
  const lists = [...parts].map(([part, entries]) => `## ${part}\n\n${entries.join('\n')}`)
  return `${[`# ${oneLine(name)}`, ...quote, ...lists].join('\n\n')}\n${instructionsOf(site)}`
}

/** Language, version, tab …: what a reader chose to come to the page. */
function partOf({ frame }: Page): string {
  const names = frame.levels.flatMap(({ items }) => items.find(({ active }) => active)?.label ?? [])
  return names.map(oneLine).join(' / ') || 'Pages'
}

function entry(site: Site, { id, document }: Page): string {
  const path = encodePath(twinOf(id))
  const { base, relative } = site.config.site
  const href = absolute(site, `/${path}`) ?? (relative ? path : base + path)
  const about = document.description?.trim() ? `: ${oneLine(document.description)}` : ''
  return `- [${oneLine(document.title).replace(/[[\]\\]/g, '\\$&')}](${href.replace(/[()]/g, encoded)})${about}`
}

const encoded = (sign: string) => (sign === '(' ? '%28' : '%29')

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
