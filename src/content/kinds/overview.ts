/** The page of an API as a whole, or of one of its tags. */
import { highlightCode } from '../../markdown/highlight.ts'
import { renderProse } from '../../markdown/prose.ts'
import type { Document } from '../../model/document.ts'
import type { OverviewView } from '../../model/overview.ts'
import { fileHref, pageHref } from '../../model/route.ts'
import type { OverviewSource } from '../../model/source.ts'
import { overviewMarkdown } from '../../openapi/overview-markdown.ts'
import { overviewView } from '../../openapi/overview.ts'
import type { Tools } from '../tools.ts'
import { noLookups, type Lookups } from './lookups.ts'
import { mentionsFrom } from './mentions.ts'
import { imageOrigins, pageProse, rowProse, splitLead } from './operation-prose.ts'
import { plainProse } from './plain-prose.ts'
import { arranged } from './reference-part.ts'

/** Compiles it. In menus the API as a whole is called "Overview". */
export async function compileOverview(source: OverviewSource, tools: Tools): Promise<Document> {
  const file = tools.download(source.overview.spec)
  const lookups = noLookups()
  const { description, view } = lead(await viewOf(source, lookups, tools))
  const { id, path, overview } = source
  const frontmatter = overview.part === 'whole' ? { sidebarTitle: tools.theme.speaks('Overview') } : {}
  const nodes = tools.theme.overview(view)
  return {
    id,
    path,
    title: view.title,
    ...(description === undefined ? {} : { description }),
    frontmatter,
    ...arranged(nodes, frontmatter, tools),
    markdown: overviewMarkdown(view, tools.theme.speaks),
    links: [],
    includes: [],
    lookups: lookups.paths,
    ...(file !== undefined && { download: file }),
    styles: [],
    embeds: imageOrigins(nodes).map((origin) => ({ kind: 'img', origin })),
    diagnostics: [],
  }
}

function viewOf({ id, path, overview }: OverviewSource, lookups: Lookups, tools: Tools): Promise<OverviewView> {
  const prose = { ...tools, page: { id, path }, noteLookups: lookups.note }
  const file = tools.download(overview.spec)
  const mention = mentionsFrom(id, overview.spec, tools)
  const find = (written: string) => mention(written)?.href
  return overviewView(overview, {
    api: tools.api,
    say: tools.theme.speaks,
    hrefOf: (page) => pageHref(page, id, tools.style),
    ...(file !== undefined && { download: { label: file.split('/').at(-1)!, href: fileHref(file, id, tools.style) } }),
    prose: async (markdown, place) => {
      const nodes = plainProse(markdown) ?? (await renderProse(markdown, prose))
      return place === 'page' ? pageProse(nodes, find) : rowProse(nodes, find)
    },
    highlight: (code, language) => highlightCode(code, language, tools),
  })
}

/** The summary, else the first paragraph, stands under the title. */
function lead(view: OverviewView): { readonly description?: string; readonly view: OverviewView } {
  const summary = view.summary.markdown.trim()
  if (summary !== '') return { description: summary, view: { ...view, summary: { markdown: '', nodes: [] } } }
  const { description, rest } = splitLead(view.description)
  return { ...(description !== undefined && { description }), view: { ...view, description: rest } }
}
