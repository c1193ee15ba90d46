/** Sources to Documents, one at a time, through the cache. The one place that catches: one bad page is one bad page. */
import type { Document } from '../model/document.ts'
import type { PageSource, Source } from '../model/source.ts'
import { toHtml } from '../hast/to-html.ts'
import { hash } from '../util/hash.ts'
import { jsonOf } from '../util/json-of.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import type { Cache, HashOf } from './cache.ts'
import { kinds } from './kinds/index.ts'
import { namesOperation } from './names-operation.ts'
import { sketchOf } from './sketch.ts'
import type { Tools } from './tools.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'
import type { Crew } from './workers/crew.ts'
import type { Help } from './workers/help.ts'

export interface CompileContext {
  /** By the id of a page: they speak its language. */
  readonly toolsFor: (id: string) => Tools
  readonly cache: Cache
  readonly hashOf: HashOf
  /** Everything but texts that a Document depends on, as one string. */
  readonly options: string
  /** Lets go of what pages shared while they were compiled: half the memory of a large reference. */
  readonly forget?: () => void
  /** Keys under these options that the last build has made. */
  readonly keyOf?: SourceKeys
  readonly recall?: Recall
  /** Lets others have a turn. */
  readonly turns?: Turns
  /** Ids of the pages to compile, where not all are: of the others only their front matter is read. */
  readonly only?: ReadonlySet<string>
  /** Told the path of each page that is compiled. */
  readonly done?: (path: string) => void
  /** Other processes that compile pages too, where that pays. */
  readonly help?: Help | undefined
}

/** Names all that a Document depends on but the files that it includes. */
export type SourceKeys = (source: Source, locale: string) => string

/** The keys under some options, each made once. */
export function sourceKeys(options: string): SourceKeys {
  const known = new WeakMap<Source, { readonly locale: string; readonly key: string }>()
  return (source, locale) => {
    const last = known.get(source)
    if (last?.locale === locale) return last.key
    const key = hash(source.id, source.path, source.hash, options, locale)
    known.set(source, { locale, key })
    return key
  }
}

/** Compiles every source; the order of the result is the order of the sources. */
export async function compileAll(sources: readonly Source[], around: CompileContext): Promise<Document[]> {
  // Also where nobody waits for a turn: the native parser gives memory back in one, 20 KB for each text.
  const { cache, recall = noRecall, keyOf = sourceKeys(around.options), turns = createTurns() } = around
  const context = { ...around, keyOf }
  const documents: Document[] = []
  const crew = crewFor(sources, context)
  try {
    for (const [index, source] of sources.entries()) {
      const known = cached(source, context)
      if (known || (around.only && !around.only.has(source.id))) {
        documents.push(known ?? sketchOf(source))
        continue
      }
      const turn = around.only ? undefined : turns.next()
      if (turn) await turn
      if (context.help) await crew.claim(index)
      documents.push(cached(source, context) ?? (await compileOne(source, context)))
      around.done?.(source.path)
    }
  } finally {
    crew.end()
  }
  const ids = sources.map(({ id }) => id)
  recall('kept pages', ids, () => cache.keep(new Set(ids)))
  around.forget?.()
  return documents
}

/** Those who help, as soon as it shows that much is to be compiled. */
function crewFor(sources: readonly Source[], { help, cache, toolsFor, keyOf }: Compiling) {
  let compiled = 0
  let crew: Crew | undefined
  const isToDo = (source: Source): source is PageSource =>
    source.kind === 'page' &&
    !cache.knows(source.id, keyOf(source, toolsFor(source.id).theme.speaks.locale)) &&
    !namesOperation(source.text)
  return {
    async claim(index: number) {
      if (compiled++ === help?.after) crew = await help.start(sources.slice(index).filter(isToDo))
      await crew?.claim(sources[index]!.id)
    },
    end: () => crew?.end(),
  }
}

/** Compiles one page, and keeps it in the cache. */
export function compilePageFor(source: PageSource, context: CompileContext): Promise<Document> {
  const { keyOf = sourceKeys(context.options) } = context
  return compileOne(source, { ...context, keyOf })
}

type Compiling = CompileContext & { readonly keyOf: SourceKeys }

function cached(source: Source, { toolsFor, cache, hashOf, keyOf }: Compiling): Document | undefined {
  return cache.get(source.id, keyOf(source, toolsFor(source.id).theme.speaks.locale), hashOf)
}

async function compileOne(source: Source, { toolsFor, cache, hashOf, keyOf }: Compiling): Promise<Document> {
  const tools = toolsFor(source.id)
  const key = keyOf(source, tools.theme.speaks.locale)
  // Here its text is read: one that is not what it was known as is no fault of the page.
  const whole = { ...source }
  try {
    const code = cache.codeOf?.(source.id)
    const own = code && { highlighter: tools.highlighter?.keeping(code) }
    const made: Document = await kinds[source.kind].compile(whole as never, { ...tools, ...own })
    return cache.set(key, { ...made, frontmatter: asStored(made.frontmatter) }, hashOf, code?.text())
  } catch (error) {
    return failed(whole, error, tools)
  }
}

/** Front matter may hold `.inf` and `.nan`, which no JSON does: a page says the same with and without a cache. */
function asStored(frontmatter: Document['frontmatter']): Document['frontmatter'] {
  return JSON.parse(jsonOf(frontmatter)) as Document['frontmatter']
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
