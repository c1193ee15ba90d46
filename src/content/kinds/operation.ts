/** The page of an API operation or webhook. */
import type { ElementContent } from 'hast'
import { distinctIds } from '../../hast/distinct-ids.ts'
import { toHtml } from '../../hast/to-html.ts'
import { collect } from '../../markdown/collect.ts'
import { closeLevels } from '../../markdown/heading-levels.ts'
import { highlightCode } from '../../markdown/highlight.ts'
import { neededAssets } from '../../markdown/needed-assets.ts'
import { renderProse } from '../../markdown/prose.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Document, OperationSummary } from '../../model/document.ts'
import { frontMatterSchema, type FrontMatter } from '../../model/frontmatter.ts'
import type { OperationSlice } from '../../model/operation.ts'
import type { OperationView } from '../../model/reference.ts'
import type { OperationSource } from '../../model/source.ts'
import { objectAt } from '../../openapi/json.ts'
import { operationMarkdown } from '../../openapi/markdown.ts'
import { summaryOf } from '../../openapi/summary.ts'
import { operationView } from '../../openapi/view.ts'
import { byCode } from '../../util/order.ts'
import type { Tools } from '../tools.ts'
import { playgroundForm } from './operation-form.ts'
import { imageOrigins, pageProse, plainParagraph, rowProse, splitLead } from './operation-prose.ts'

/** What an operation gives to the page that shows it. */
export interface OperationPart extends Pick<
  Document,
  'toc' | 'sections' | 'anchors' | 'markdown' | 'embeds' | 'needs' | 'request'
> {
  readonly title: string
  /** The first paragraph of its description, when that is plain enough for one. */
  readonly description?: string
  readonly nodes: readonly ElementContent[]
  readonly summary: OperationSummary
  readonly diagnostics: readonly Diagnostic[]
}

/** Compiles a generated page. `x-mint.metadata` of the operation is its front matter. */
export async function compileOperation(source: OperationSource, tools: Tools): Promise<Document> {
  const frontmatter = frontMatterOf(source.slice)
  const page = { id: source.id, path: source.path }
  const { playground } = frontmatter
  const part = await operationPart(source.slice, tools, {
    page,
    lead: frontmatter.description === undefined,
    playground,
  })
  const description = frontmatter.description ?? part.description
  return {
    id: source.id,
    path: source.path,
    title: frontmatter.title ?? part.title,
    ...(description === undefined ? {} : { description }),
    frontmatter,
    html: toHtml(part.nodes).value,
    toc: part.toc,
    sections: part.sections,
    markdown: part.markdown,
    links: [],
    anchors: part.anchors,
    includes: [],
    ...(part.needs && { needs: part.needs }),
    ...(part.request !== undefined && { request: part.request }),
    operation: part.summary,
    styles: [],
    embeds: part.embeds,
    diagnostics: part.diagnostics,
  }
}

export interface PartOptions {
  /** The page that shows it: links are written as seen from there. */
  readonly page: { readonly id: string; readonly path: string }
  /** Whether the page shows `description` under its title; then the body goes on after it, else it holds the whole text. */
  readonly lead: boolean
  /** Ids of the page that stand before the part. */
  readonly taken?: readonly string[]
  /** What the page says of its endpoint bar; without it the configuration decides. */
  readonly playground?: FrontMatter['playground']
}

/** The generated part of a page. */
export async function operationPart(
  slice: OperationSlice,
  tools: Tools,
  { page, lead, taken = [], playground }: PartOptions,
): Promise<OperationPart> {
  const api = { ...tools.api, playground: playground ? displays[playground] : tools.api.playground }
  const form = playgroundForm(slice, { api, page, style: tools.style })
  const { view: whole, diagnostics } = await operationView(slice, {
    api: { ...api, ...(api.playground === 'show' && !form ? { playground: 'simple' } : {}) },
    prose: async (markdown, place) => {
      const nodes = plainParagraph(markdown) ?? (await renderProse(markdown, { ...tools, page }))
      return place === 'page' ? pageProse(nodes) : rowProse(nodes)
    },
    highlight: (code, language) => highlightCode(code, language, tools),
  })
  const { description, rest } = splitLead(whole.description)
  const view: OperationView = {
    ...whole,
    ...(lead ? { description: rest } : {}),
    ...(form ? { request: form.href } : {}),
  }
  const nodes = distinctIds(tools.theme.reference(view), [...tools.theme.ids, ...taken])
  closeLevels(nodes, tools.theme.markdown.headingLook)
  const { toc, sections, anchors } = collect(nodes)
  const needs = [...neededAssets(nodes, tools.theme)].sort(byCode)
  return {
    title: view.title,
    ...(description === undefined ? {} : { description }),
    nodes,
    toc,
    sections,
    anchors,
    markdown: operationMarkdown(view),
    embeds: [...imageOrigins(nodes).map((origin) => ({ kind: 'img', origin }) as const), ...(form?.embeds ?? [])],
    ...(form ? { request: form.text } : {}),
    ...(needs.length > 0 && { needs }),
    summary: summaryOf(slice),
    diagnostics,
  }
}

/** Both dialects' words. A static site knows no signed-in readers, so `auth` shows nothing, as in the configuration. */
const displays = {
  show: 'show',
  interactive: 'show',
  simple: 'simple',
  hide: 'hide',
  none: 'hide',
  auth: 'hide',
} as const satisfies Record<NonNullable<FrontMatter['playground']>, OperationView['playground']>

/** Metadata that is no valid front matter is passed over: it stands in a file for many tools. */
function frontMatterOf(slice: OperationSlice): FrontMatter {
  const metadata = objectAt(objectAt(slice.operation, 'x-mint'), 'metadata') ?? {}
  const { data = {} } = frontMatterSchema.safeParse(metadata)
  return slice.hidden ? { ...data, hidden: true, noindex: true } : data
}
