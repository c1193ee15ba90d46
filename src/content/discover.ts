/** A project on disk to everything that compile and link need: sources, static files, the filled navigation. */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { NavNode, OpenapiRef } from '../model/navigation.ts'
import type { OperationSource, PageSource, Source } from '../model/source.ts'
import type { OperationSlice } from '../model/operation.ts'
import { fingerprints } from '../openapi/fingerprint.ts'
import { readFrontmatter } from '../markdown/frontmatter.ts'
import { hash } from '../util/hash.ts'
import { contentDir, listedPages } from './content-dir.ts'
import { readDescriptions, type DescriptionCache, type FetchText } from './descriptions.ts'
import { ignoreRules, type IgnoreRules } from './ignore.ts'
import type { ImageCache } from './image-size.ts'
import { operations } from './operations.ts'
import { pageFiles, type PageFile } from './page-files.ts'
import { projectFiles, type ProjectFiles } from './project-files.ts'
import { readText } from './read-text.ts'
import { staticFiles } from './static-files.ts'
import type { FoundOperation } from './tools.ts'
import { walk } from './walk.ts'

export interface Discovery {
  /** Folder of the pages relative to the root, `''` or `'pages'`. */
  readonly contentDir: string
  readonly sources: readonly Source[]
  readonly files: readonly StaticFile[]
  readonly navigation: readonly NavNode[]
  /** Ids of the pages that the navigation lists. */
  readonly listed: ReadonlySet<string>
  readonly project: ProjectFiles
  readonly rules: IgnoreRules
  readonly findOperation: (reference: string) => FoundOperation
  readonly diagnostics: readonly Diagnostic[]
}

export interface DiscoverOptions {
  readonly root: string
  /** Output folder, absolute: it is not looked into when it lies inside the project. */
  readonly out?: string
  readonly descriptions: DescriptionCache
  /** Sizes of images that earlier builds have read. */
  readonly images?: ImageCache
  /** Fetches descriptions that are URLs; without it they are left out, with a warning. */
  readonly fetchText?: FetchText
}

/** Finds the pages, files and operations of a project. */
export async function discover(config: SiteConfig, options: DiscoverOptions): Promise<Discovery> {
  const { root, out } = options
  const inside = out && relative(root, out).replaceAll('\\', '/')
  const skips = ignoreRules([], inside)
  const paths = await walk(root, skips.skipsFolder)
  const project = projectFiles(root, paths, options.images)
  const own = ['.mintignore', '.flatleafignore'].flatMap((name) => project.read(name) ?? [])
  const rules = ignoreRules(own, inside)
  const listed = new Set(listedPages(config.navigation))
  const dir = contentDir(paths, listed, config.content)
  const found = pageFiles(paths, listed, { dir, rules })
  const read = await readPages(root, found.pages)
  const { descriptions: cache, fetchText } = options
  const api = await describeApi(config, { project, read, cache, fetchText })
  const fingerprint = fingerprints()
  return {
    contentDir: dir,
    sources: [...withAnswers(read.sources, api, fingerprint), ...operationSources(api.pages, fingerprint)],
    files: staticFiles(paths, config, { root, dir, rules }),
    navigation: api.navigation,
    listed,
    project,
    rules,
    findOperation: api.find,
    diagnostics: [...found.diagnostics, ...read.diagnostics, ...api.diagnostics],
  }
}

interface ReadPages {
  readonly sources: readonly PageSource[]
  readonly diagnostics: readonly Diagnostic[]
}

async function readPages(root: string, pages: readonly PageFile[]): Promise<ReadPages> {
  const texts = await mapLimited(pages, (page) => readText(join(root, page.path), page.path))
  const sources: PageSource[] = []
  const diagnostics: Diagnostic[] = []
  for (const [index, { id, path }] of pages.entries()) {
    const read = texts[index]!
    if ('problem' in read) diagnostics.push(read.problem)
    else sources.push({ kind: 'page', id, path, text: read.text, hash: hash(read.text) })
  }
  return { sources, diagnostics }
}

interface ApiParts {
  readonly project: ProjectFiles
  readonly read: ReadPages
  readonly cache: DescriptionCache
  readonly fetchText?: FetchText
}

async function describeApi(config: SiteConfig, { project, read, cache, fetchText }: ApiParts) {
  const references = new Map<string, string>()
  for (const source of read.sources) {
    const reference = referenceOf(source)
    if (reference !== undefined) references.set(source.id, reference)
  }
  const asked = [...references.values()]
  const named = [...config.api.sources, ...openapiRefs(config.navigation)]
  const refs = [...named, ...unnamedSources(asked, named, config)]
  const { byPath, diagnostics } = await readDescriptions(refs, project, { cache, fetchText })
  const taken = new Set(read.sources.map(({ id }) => id))
  const made = operations({
    navigation: config.navigation,
    api: config.api,
    descriptions: byPath,
    references: asked,
    taken,
  })
  return { ...made, references, diagnostics: [...diagnostics, ...made.diagnostics] }
}

function openapiRefs(nodes: readonly NavNode[]): OpenapiRef[] {
  return nodes.flatMap((node) =>
    node.kind === 'section' || node.kind === 'group' ? [...(node.openapi ?? []), ...openapiRefs(node.children)] : [],
  )
}

/** Descriptions that only front matter names: `openapi: specs/a.json GET /x`. */
function unnamedSources(references: readonly string[], named: readonly OpenapiRef[], config: SiteConfig): OpenapiRef[] {
  const known = new Set(named.map(({ source }) => source.replace(/^\/+/, '')))
  const paths = references.flatMap((text) => /^\/?(\S+\.(?:json|ya?ml))\s/i.exec(text)?.[1] ?? [])
  const at = { file: config.file, line: 1, column: 1 }
  return [...new Set(paths)].filter((path) => !known.has(path)).map((source) => ({ source, at }))
}

/** The operation that a page names in its front matter, read as the compiler will read it. */
function referenceOf({ text, path }: PageSource): string | undefined {
  if (!/^openapi[ \t]*:/m.test(text)) return undefined
  return readFrontmatter(text.replace(/\r\n?/g, '\n'), path).data.openapi
}

/** What a page says of an operation depends on the answer to its question, so that is part of its hash. */
function withAnswers(
  sources: readonly PageSource[],
  { references, find }: { readonly references: ReadonlyMap<string, string>; readonly find: Discovery['findOperation'] },
  fingerprint: (slice: OperationSlice) => string,
): PageSource[] {
  return sources.map((source) => {
    const reference = references.get(source.id)
    if (reference === undefined) return source
    const { slice, problem } = find(reference)
    const answer = slice ? fingerprint(slice) : JSON.stringify(problem)
    return { ...source, hash: hash(source.hash, answer) }
  })
}

function operationSources(
  pages: ReadonlyMap<string, OperationSlice>,
  fingerprint: (slice: OperationSlice) => string,
): OperationSource[] {
  return [...pages].map(([id, slice]) => ({ kind: 'operation', id, path: slice.spec, slice, hash: fingerprint(slice) }))
}

/** Maps with a bounded number of files open at once. */
async function mapLimited<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: 8 * availableParallelism() }, worker))
  return results
}
