/** Sources to Documents, one at a time, through the cache. The one place that catches: one bad page is one bad page. */
import type { Document } from '../model/document.ts'
import type { Source } from '../model/source.ts'
import { toHtml } from '../hast/to-html.ts'
import { hash } from '../util/hash.ts'
import type { Cache, HashOf } from './cache.ts'
import { kinds } from './kinds/index.ts'
import type { Tools } from './tools.ts'

export interface CompileContext {
  /** By the id of a page: they speak its language. */
  readonly toolsFor: (id: string) => Tools
  readonly cache: Cache
  readonly hashOf: HashOf
  /** Everything but texts that a Document depends on, as one string. */
  readonly options: string
  /** Lets go of what pages shared while they were compiled: half the memory of a large reference. */
  readonly forget?: () => void
}

/** Compiles every source; the order of the result is the order of the sources. */
export async function compileAll(sources: readonly Source[], context: CompileContext): Promise<Document[]> {
  const documents: Document[] = []
  for (const source of sources) documents.push(await compileOne(source, context))
  context.cache.keep(new Set(sources.map(({ id }) => id)))
  context.forget?.()
  return documents
}

async function compileOne(source: Source, { toolsFor, cache, hashOf, options }: CompileContext): Promise<Document> {
  const tools = toolsFor(source.id)
  const key = hash(source.id, source.path, source.hash, options, tools.theme.speaks.locale)
  const cached = cache.get(source.id, key, hashOf)
  if (cached) return cached
  try {
    const code = cache.codeOf?.(source.id)
    const own = code && { highlighter: tools.highlighter?.keeping(code) }
    const made: Document = await kinds[source.kind].compile(source as never, { ...tools, ...own })
    code?.save()
    return cache.set(key, { ...made, frontmatter: asStored(made.frontmatter) }, hashOf)
  } catch (error) {
    return failed(source, error, tools)
  }
}

/** Front matter may hold `.inf` and `.nan`, which no JSON does: a page says the same with and without a cache. */
function asStored(frontmatter: Document['frontmatter']): Document['frontmatter'] {
  return JSON.parse(JSON.stringify(frontmatter)) as Document['frontmatter']
}

/** The page of a source that broke the compiler: its frame, its source text, and what went wrong. */
function failed(source: Source, error: unknown, { theme }: Tools): Document {
  const text = source.kind === 'page' ? source.text : ''
  const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error)
  const title = theme.speaks('This page could not be compiled')
  const message = `"${source.path}" could not be compiled: ${reason}`
  return {
    id: source.id,
    path: source.path,
    title: source.id.split('/').at(-1)!,
    frontmatter: {},
    html: toHtml(theme.markdown.problem({ title, lines: text.split('\n') })).value,
    toc: [],
    sections: [{ id: '', heading: '', text }],
    markdown: text,
    links: [],
    anchors: [],
    includes: [],
    styles: [],
    embeds: [],
    diagnostics: [{ code: 'page-failed', severity: 'error', message, at: { file: source.path, line: 1, column: 1 } }],
  }
}
