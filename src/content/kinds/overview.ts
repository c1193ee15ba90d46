/** The page of an API as a whole, or of one of its tags. */
import { distinctIds } from '../../hast/distinct-ids.ts'
import { toHtml } from '../../hast/to-html.ts'
import { collect } from '../../markdown/collect.ts'
import { closeLevels } from '../../markdown/heading-levels.ts'
import { highlightCode } from '../../markdown/highlight.ts'
import { neededAssets } from '../../markdown/needed-assets.ts'
import { renderProse } from '../../markdown/prose.ts'
import type { Document } from '../../model/document.ts'
import type { OverviewView } from '../../model/overview.ts'
import { fileHref, pageHref } from '../../model/route.ts'
import type { OverviewSource } from '../../model/source.ts'
import { overviewMarkdown } from '../../openapi/overview-markdown.ts'
import { overviewView } from '../../openapi/overview.ts'
import { byCode } from '../../util/order.ts'
import type { Tools } from '../tools.ts'
import { mentionsFrom, withoutDeadAnchors } from './mentions.ts'
import { imageOrigins, pageProse, plainParagraph, rowProse, splitLead } from './operation-prose.ts'

/** Compiles it. In menus the API as a whole is called "Overview". */
export async function compileOverview(source: OverviewSource, tools: Tools): Promise<Document> {
  const file = tools.download(source.overview.spec)
  const { description, view } = lead(await viewOf(source, tools))
  const nodes = distinctIds(tools.theme.overview(view), tools.theme.ids)
  closeLevels(nodes, tools.theme.markdown.headingLook)
  const { toc, sections, anchors } = collect(nodes)
  const needs = [...neededAssets(nodes, tools.theme)].sort(byCode)
  const { id, path, overview } = source
  return {
    id,
    path,
    title: view.title,
    ...(description === undefined ? {} : { description }),
    frontmatter: overview.part === 'whole' ? { sidebarTitle: 'Overview' } : {},
    html: toHtml(withoutDeadAnchors(nodes, new Set(anchors))).value,
    toc,
    sections,
    markdown: overviewMarkdown(view),
    links: [],
    anchors,
    includes: [],
    ...(file !== undefined && { download: file }),
    ...(needs.length > 0 && { needs }),
    styles: [],
    embeds: imageOrigins(nodes).map((origin) => ({ kind: 'img', origin })),
    diagnostics: [],
  }
}

function viewOf({ id, path, overview }: OverviewSource, tools: Tools): Promise<OverviewView> {
  const file = tools.download(overview.spec)
  const mention = mentionsFrom(id, overview.spec, tools)
  return overviewView(overview, {
    api: tools.api,
    hrefOf: (page) => pageHref(page, id, tools.style),
    ...(file !== undefined && { download: { label: file.split('/').at(-1)!, href: fileHref(file, id, tools.style) } }),
    prose: async (markdown, place) => {
      const nodes = plainParagraph(markdown) ?? (await renderProse(markdown, { ...tools, page: { id, path } }))
      return place === 'page' ? pageProse(nodes, mention) : rowProse(nodes, mention)
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
