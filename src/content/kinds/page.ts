/** A Markdown or MDX file; with `openapi:` or `api:` in its front matter also the operation that it names. */
import { compileMarkdown } from '../../markdown/compile.ts'
import { toHtml } from '../../hast/to-html.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Document, OperationSummary } from '../../model/document.ts'
import type { PageSource } from '../../model/source.ts'
import { readEndpoint } from '../../openapi/endpoint.ts'
import { byCode } from '../../util/order.ts'
import type { FoundOperation, Tools } from '../tools.ts'
import { operationPart } from './operation.ts'

/** Compiles a page. An operation that cannot be found leaves the author's page as it is, with a warning. */
export async function compilePage(source: PageSource, tools: Tools): Promise<Document> {
  const document = await compileMarkdown(source, tools)
  const { openapi, api } = document.frontmatter
  if (openapi) return withOperation(document, openapi, tools)
  return api ? withEndpoint(document, api, tools) : document
}

async function withOperation(document: Document, reference: string, tools: Tools): Promise<Document> {
  const found = tools.findOperation(reference)
  if (!found.slice) return { ...document, ...absent(document, reference, found) }
  const own = document.frontmatter
  const page = { id: document.id, path: document.path }
  const part = await operationPart(found.slice, tools, {
    page,
    lead: own.description === undefined,
    taken: document.anchors,
    playground: own.playground,
  })
  const description = document.description ?? part.description
  return {
    ...document,
    title: own.title ?? part.title,
    ...(description && { description }),
    html: document.html + toHtml(part.nodes).value,
    toc: [...document.toc, ...part.toc],
    sections: [...document.sections, ...part.sections],
    anchors: [...document.anchors, ...part.anchors],
    markdown: [document.markdown.trimEnd(), part.markdown].filter(Boolean).join('\n\n'),
    embeds: [...document.embeds, ...part.embeds],
    ...needsOf(document, part),
    ...(part.request !== undefined && { request: part.request }),
    operation: part.summary,
    diagnostics: [...document.diagnostics.filter(({ code }) => !answered(code, description)), ...part.diagnostics],
  }
}

/** What can be said of an endpoint that the author describes stands before the author's words. */
async function withEndpoint(document: Document, reference: string, tools: Tools): Promise<Document> {
  const { playground, authMethod } = document.frontmatter
  const { endpoint, problem } = readEndpoint(reference, { file: document.path, authMethod, api: tools.api })
  if (!endpoint) return { ...document, ...absent(document, reference, { problem }) }
  const page = { id: document.id, path: document.path }
  const options = { page, lead: false, taken: document.anchors, playground }
  const part = await operationPart(endpoint.slice, { ...tools, api: endpoint.api }, options)
  return {
    ...document,
    html: toHtml(part.nodes).value + document.html,
    toc: [...part.toc, ...document.toc],
    sections: [...part.sections, ...document.sections],
    anchors: [...part.anchors, ...document.anchors],
    markdown: [part.markdown, document.markdown].filter(Boolean).join('\n\n'),
    embeds: [...document.embeds, ...part.embeds],
    ...needsOf(document, part),
    ...(part.request !== undefined && { request: part.request }),
    operation: part.summary,
  }
}

function needsOf(...parts: readonly Pick<Document, 'needs'>[]): Pick<Document, 'needs'> {
  const needs = [...new Set(parts.flatMap(({ needs: each = [] }) => each))].sort(byCode)
  return needs.length > 0 ? { needs } : {}
}

/** The description of the API answers for a title and a description that the page leaves out. */
function answered(code: string, description: string | undefined): boolean {
  return code === 'title-missing' || (code === 'description-missing' && description !== undefined)
}

function absent(document: Document, reference: string, { problem }: FoundOperation): Partial<Document> {
  const at = { file: document.path, line: 1, column: 1 }
  const found: Diagnostic[] = problem ? [{ ...problem, severity: 'warning', at }] : []
  const operation = written(reference)
  return { ...(operation && { operation }), diagnostics: [...document.diagnostics, ...found] }
}

/** Method and path as an author writes them: `[file] METHOD /path`. */
function written(reference: string): OperationSummary | undefined {
  const words = reference.trim().split(/\s+/)
  const [method, path] = words.slice(-2)
  if (!method || !path) return undefined
  return { method: method.toUpperCase(), path, deprecated: false, tags: [] }
}
