/** A Markdown or MDX file; with `openapi:`, `openapi-schema:` or `api:` in its front matter also what that names. */
import type { ElementContent } from 'hast'
import { distinctIds } from '../../hast/distinct-ids.ts'
import { compileMarkdown } from '../../markdown/compile.ts'
import { readFrontmatter } from '../../markdown/frontmatter.ts'
import { normalLines } from '../../markdown/module.ts'
import type { Document } from '../../model/document.ts'
import type { FrontMatter } from '../../model/frontmatter.ts'
import { placeOfKey } from '../../model/key-place.ts'
import type { PageSource } from '../../model/source.ts'
import { readEndpoint } from '../../openapi/endpoint.ts'
import { readReference } from '../../openapi/find.ts'
import { namesOperation } from '../names-operation.ts'
import type { FoundOperation, Tools } from '../tools.ts'
import { withLookups } from './lookups.ts'
import { operationPart } from './operation.ts'
import type { ReferencePart } from './reference-part.ts'
import { schemaPart } from './schema.ts'

/** Compiles a page. What cannot be found leaves the author's page as it is, with a warning. */
export async function compilePage(source: PageSource, tools: Tools): Promise<Document> {
  const { openapi, api, 'openapi-schema': schema, ...own } = namesOperation(source.text) ? frontMatterOf(source) : {}
  if (openapi) return withOperation(source, { reference: openapi, own }, tools)
  if (schema) return withSchema(source, { reference: schema, own }, tools)
  return api ? withEndpoint(source, { reference: api, own }, tools) : compileMarkdown(source, tools)
}

function frontMatterOf({ text, path }: PageSource): FrontMatter {
  return readFrontmatter(normalLines(text), path).data
}

interface Named {
  readonly reference: string
  readonly own: FrontMatter
}

async function withOperation(source: PageSource, { reference, own }: Named, tools: Tools): Promise<Document> {
  const found = tools.findOperation(reference, source.path)
  if (!found.slice) return withoutOperation(source, { reference, found }, tools)
  const lead = own.description === undefined
  const part = await operationPart(found.slice, tools, { page: source, lead, playground: own.playground })
  const { summary: operation, download, request } = part
  return {
    ...(await withPart(source, { part, own }, tools)),
    operation,
    ...(download !== undefined && { download }),
    ...(request !== undefined && { request }),
  }
}

async function withSchema(source: PageSource, { reference, own }: Named, tools: Tools): Promise<Document> {
  const found = tools.findSchema?.(reference) ?? {}
  if (!found.slice) return complaining(await compileMarkdown(source, tools), found)
  const part = await schemaPart(found.slice, tools, { page: source, lead: own.description === undefined })
  return withPart(source, { part, own }, tools)
}

/** The author's words, then what the description says. */
async function withPart(
  source: PageSource,
  { part, own }: { readonly part: ReferencePart; readonly own: FrontMatter },
  tools: Tools,
): Promise<Document> {
  const document = await compileMarkdown(
    source,
    around(tools, (nodes) => [...nodes, ...part.nodes]),
  )
  const description = document.description ?? part.description
  return {
    ...document,
    title: own.title ?? part.title,
    ...(description && { description }),
    markdown: [document.markdown.trimEnd(), part.markdown].filter(Boolean).join('\n\n'),
    links: [...document.links, ...part.links],
    ...withLookups(document, part),
    embeds: [...document.embeds, ...part.embeds],
    diagnostics: [...document.diagnostics.filter(({ code }) => !answered(code, description)), ...part.diagnostics],
  }
}

/** What can be said of an endpoint that the author describes stands before the author's words. */
async function withEndpoint(source: PageSource, { reference, own }: Named, tools: Tools): Promise<Document> {
  const { playground, authMethod } = own
  const { endpoint, problem } = readEndpoint(reference, { file: source.path, authMethod, api: tools.api })
  if (!endpoint) return withoutOperation(source, { reference, found: { problem } }, tools)
  const part = await operationPart(
    endpoint.slice,
    { ...tools, api: endpoint.api },
    { page: source, lead: false, playground },
  )
  const document = await compileMarkdown(source, around(tools, before(part)))
  return {
    ...document,
    links: [...part.links, ...document.links],
    ...withLookups(document, part),
    markdown: [part.markdown, document.markdown].filter(Boolean).join('\n\n'),
    embeds: [...document.embeds, ...part.embeds],
    ...(part.request !== undefined && { request: part.request }),
    operation: part.summary,
  }
}

/** What the operation adds to a page is arranged, named and gathered together with the author's own. */
function around(tools: Tools, add: (nodes: readonly ElementContent[]) => readonly ElementContent[]): Tools {
  const { theme } = tools
  const body: Tools['theme']['markdown']['body'] = (nodes, about) => {
    const all = add(nodes)
    return theme.markdown.body?.(all, about) ?? all
  }
  return { ...tools, theme: { ...theme, markdown: { ...theme.markdown, body } } }
}

/** The author's ids, which stay as they are. */
function idsIn(nodes: readonly ElementContent[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    const { id } = node.properties
    return [...(typeof id === 'string' ? [id] : []), ...idsIn(node.children)]
  })
}

/** The description of the API answers for a title and a description that the page leaves out. */
function answered(code: string, description: string | undefined): boolean {
  return code === 'title-missing' || (code === 'description-missing' && description !== undefined)
}

/** The part above what the author wrote, with ids that the page does not use. */
function before({ nodes: part }: Pick<ReferencePart, 'nodes'>) {
  return (nodes: readonly ElementContent[]) => [...distinctIds([...part], idsIn(nodes)), ...nodes]
}

/** The author's page, above it the method and path that it names: all that is known of the operation. */
async function withoutOperation(
  source: PageSource,
  { reference, found }: { readonly reference: string; readonly found: FoundOperation },
  tools: Tools,
): Promise<Document> {
  const wanted = readReference(reference)
  const named = wanted && readEndpoint(`${wanted.method} ${wanted.path}`, { file: source.path, api: tools.api })
  const api = { ...tools.api, auth: undefined, baseUrls: [] }
  const options = { page: source, lead: false, playground: 'hide' } as const
  const part = named?.endpoint && (await operationPart(named.endpoint.slice, { ...tools, api }, options))
  const document = await compileMarkdown(source, part ? around(tools, before(part)) : tools)
  const shown = part && {
    markdown: [part.markdown, document.markdown].filter(Boolean).join('\n\n'),
    operation: part.summary,
    ...withLookups(document, part),
  }
  return complaining({ ...document, ...shown }, found)
}

/** With a warning of what could not be found, where it is named. */
function complaining(document: Document, { problem }: Pick<FoundOperation, 'problem'>): Document {
  if (!problem) return document
  const key = ['openapi', 'openapi-schema', 'api'].find((each) => document.places?.[each]) ?? 'openapi'
  const at = placeOfKey(document, key)
  return { ...document, diagnostics: [...document.diagnostics, { ...problem, severity: 'warning', at }] }
}
