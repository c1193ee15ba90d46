/** The page of an API operation or webhook. */
import { highlightCode } from '../../markdown/highlight.ts'
import { renderProse, type ProseTools } from '../../markdown/prose.ts'
import type { Document, DocumentLink, OperationSummary } from '../../model/document.ts'
import { frontMatterSchema, type FrontMatter } from '../../model/frontmatter.ts'
import { fileHref } from '../../model/route.ts'
import type { OperationSlice } from '../../model/operation.ts'
import type { OperationView, Prose } from '../../model/reference.ts'
import type { OperationSource } from '../../model/source.ts'
import type { Renderers, TextPlace } from '../../openapi/build.ts'
import { objectAt } from '../../openapi/json.ts'
import { operationMarkdown, operationTexts } from '../../openapi/markdown.ts'
import { summaryOf } from '../../openapi/summary.ts'
import { operationView } from '../../openapi/view.ts'
import type { Tools } from '../tools.ts'
import { noLookups, type Lookups } from './lookups.ts'
import { madeLinks, type MadeLinks } from './made-links.ts'
import { mentionsFrom } from './mentions.ts'
import { playgroundForm, type PlaygroundForm } from './operation-form.ts'
import { pageProse, rowProse, splitLead } from './operation-prose.ts'
import { plainProse } from './plain-prose.ts'
import { arranged, drawn, fitting, type Attempt, type ReferencePart } from './reference-part.ts'

/** What an operation gives to the page that shows it. */
export interface OperationPart extends ReferencePart, Pick<Document, 'download' | 'request'> {
  readonly summary: OperationSummary
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
  return {
    id: source.id,
    path: source.path,
    title: frontmatter.title ?? part.title,
    ...(description === undefined ? {} : { description }),
    frontmatter,
    ...arranged(part.nodes, frontmatter, tools),
    markdown: part.markdown,
    links: part.links,
    includes: [],
    lookups: part.lookups,
    ...(part.request !== undefined && { request: part.request }),
    operation: part.summary,
    ...(part.download !== undefined && { download: part.download }),
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
  /** What the page says of its endpoint bar; without it the configuration decides. */
  readonly playground?: FrontMatter['playground']
}

/** The generated part of a page. */
export function operationPart(slice: OperationSlice, tools: Tools, options: PartOptions): Promise<OperationPart> {
  const { page, playground } = options
  const api = { ...tools.api, playground: playground ? displays[playground] : tools.api.playground }
  const form = playgroundForm(slice, { api, page, style: tools.style, say: tools.theme.speaks })
  const shown = { ...api, ...(api.playground === 'show' && !form && { playground: 'simple' as const }) }
  return fitting((attempt) => partOf(slice, { ...tools, api: shown }, { ...options, form }, attempt))
}

async function partOf(
  slice: OperationSlice,
  tools: Tools,
  { page: { id, path }, lead, form }: Pick<PartOptions, 'page' | 'lead'> & { readonly form?: PlaygroundForm },
  attempt: Attempt,
): Promise<OperationPart> {
  const page = { id, path }
  const made = madeLinks(page.id, slice.at, tools)
  const lookups = noLookups()
  const mention = mentionsFrom(page.id, slice.spec, tools)
  const {
    view: whole,
    diagnostics,
    bytes: used,
    isTight,
  } = await operationView(slice, {
    mention,
    api: tools.api,
    ...renderers(tools, { page, made, lookups, mention, pages: slice.schemaPages }),
    href: made.href,
    sizes: tools.sizes,
    rows: tools.rows,
    say: tools.theme.speaks,
    ...attempt,
  })
  const { description, rest } = splitLead(whole.description)
  const download = tools.download(slice.spec)
  const view: OperationView = {
    ...whole,
    ...(lead && { description: rest }),
    ...(form && { request: form.href }),
    ...(download !== undefined && {
      download: { label: tools.theme.speaks('Download description'), href: fileHref(download, page.id, tools.style) },
    }),
  }
  const nodes = drawn(tools.theme.reference(view))
  return {
    title: view.title,
    ...(description === undefined ? {} : { description }),
    ...nodes,
    markdown: (tools.api.inMarkdown === 'texts' ? operationTexts : operationMarkdown)(view, tools.theme.speaks),
    ...(form ? { request: form.text, embeds: [...nodes.embeds, ...form.embeds] } : {}),
    summary: summaryOf(slice),
    links: made.links,
    lookups: lookups.paths,
    bytes: used,
    isTight,
    ...(download !== undefined && { download }),
    diagnostics,
  }
}

interface RendererParts {
  readonly page: PartOptions['page']
  readonly made: MadeLinks
  readonly lookups: Lookups
  readonly mention: ReturnType<typeof mentionsFrom>
  /** Pages of schemas, by `$ref`. */
  readonly pages?: OperationSlice['schemaPages']
}

/** Texts and code of a description, as parts of a page. */
export function renderers(tools: Tools, { page, made, lookups, mention, pages = {} }: RendererParts): Renderers {
  const find = (ref: string): string | undefined => {
    const key = ref.replace(/^#schema\//, '#/components/schemas/')
    return Object.hasOwn(pages, key) ? made.href(pages[key]!) : mention(ref)?.href
  }
  const parsed = async (markdown: string, place: TextPlace) => {
    const noteLinks = (links: readonly DocumentLink[]) => made.note(links, markdown)
    const nodes = await rendered(markdown, { ...tools, page, noteLinks, noteLookups: lookups.note })
    return place === 'page' ? pageProse(nodes, find) : rowProse(nodes, find)
  }
  return {
    prose: (markdown, place) => plainProse(markdown) ?? parsed(markdown, place),
    highlight: (code, language) => highlightCode(code, language, tools),
    tokens: tools.theme.markdown.tokens,
  }
}

/** What has no link is the same on every page, and shared schemas stand on many: it is rendered once. */
async function rendered(markdown: string, tools: Tools & ProseTools): Promise<Prose> {
  const isShared = tools.prose && !/[[<]|:\/\/|www\.|@/i.test(markdown)
  if (!isShared) return renderProse(markdown, tools)
  const nodes = tools.prose!.get(markdown) ?? (await renderProse(markdown, tools))
  tools.prose!.set(markdown, nodes)
  return nodes
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
  // Whom the page is for counts all the same.
  const { public: open, groups } = metadata
  const { data = { public: open, groups } } = frontMatterSchema.safeParse(metadata)
  return slice.hidden ? { ...data, hidden: true, noindex: true } : data
}
