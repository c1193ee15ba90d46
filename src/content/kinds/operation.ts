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
import { imageOrigins, pageProse, plainParagraph, rowProse, splitLead } from './operation-prose.ts'

/** What an operation gives to the page that shows it. */
export interface OperationPart extends Pick<Document, 'markdown' | 'embeds'> {
  readonly title: string
  /** The first paragraph of its description, when that is plain enough for one. */
  readonly description?: string
  /** Not arranged yet, ids as they are wanted: that is the page's business. */
  readonly nodes: readonly ElementContent[]
  readonly summary: OperationSummary
  readonly diagnostics: readonly Diagnostic[]
}

/** Compiles a generated page. `x-mint.metadata` of the operation is its front matter. */
export async function compileOperation(source: OperationSource, tools: Tools): Promise<Document> {
  const frontmatter = frontMatterOf(source.slice)
  const { playground } = frontmatter
  const part = await operationPart(source.slice, tools, {
    page: source,
    lead: frontmatter.description === undefined,
    playground,
  })
  const description = frontmatter.description ?? part.description
  const nodes = arranged(part.nodes, frontmatter, tools)
  const needs = [...neededAssets(nodes, tools.theme)].sort(byCode)
  return {
    id: source.id,
    path: source.path,
    title: frontmatter.title ?? part.title,
    ...(description === undefined ? {} : { description }),
    frontmatter,
    html: toHtml(nodes).value,
    ...collect(nodes),
    markdown: part.markdown,
    links: [],
    includes: [],
    ...(needs.length > 0 && { needs }),
    operation: part.summary,
    styles: [],
    embeds: part.embeds,
    diagnostics: part.diagnostics,
  }
}

/** As the body of a page: examples beside it, each id once. */
function arranged(part: readonly ElementContent[], { mode }: FrontMatter, { theme }: Tools): readonly ElementContent[] {
  const placed = theme.markdown.body?.(part, { layout: mode ?? 'default' }) ?? part
  const nodes = distinctIds(placed, theme.ids)
  closeLevels(nodes, theme.markdown.headingLook)
  return nodes
}

export interface PartOptions {
  /** The page that shows it: links are written as seen from there. */
  readonly page: { readonly id: string; readonly path: string }
  /** Whether the page shows `description` under its title; then the body goes on after it, else it holds the whole text. */
  readonly lead: boolean
  /** What the page says of its endpoint bar; without it the configuration decides. */
  readonly playground?: FrontMatter['playground']
}

/** The generated part of a page. */
export async function operationPart(
  slice: OperationSlice,
  tools: Tools,
  { page: { id, path }, lead, playground }: PartOptions,
): Promise<OperationPart> {
  const page = { id, path }
  const { view: whole, diagnostics } = await operationView(slice, {
    api: { ...tools.api, playground: playground ? displays[playground] : tools.api.playground },
    prose: async (markdown, place) => {
      const nodes = plainParagraph(markdown) ?? (await renderProse(markdown, { ...tools, page }))
      return place === 'page' ? pageProse(nodes) : rowProse(nodes)
    },
    highlight: (code, language) => highlightCode(code, language, tools),
    tokens: tools.theme.markdown.tokens,
  })
  const { description, rest } = splitLead(whole.description)
  const view: OperationView = lead ? { ...whole, description: rest } : whole
  const nodes = tools.theme.reference(view)
  return {
    title: view.title,
    ...(description === undefined ? {} : { description }),
    nodes,
    markdown: operationMarkdown(view),
    embeds: imageOrigins(nodes).map((origin) => ({ kind: 'img', origin })),
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
