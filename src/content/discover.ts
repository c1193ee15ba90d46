/** A project on disk to everything that compile and link need: sources, static files, the filled navigation. */
import { join } from 'node:path'
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { NavNode } from '../model/navigation.ts'
import type { PageSource, Source, TextFacts } from '../model/source.ts'
import { hash } from '../util/hash.ts'
import { stampOf } from '../util/stamp.ts'
import { contentDir, listedPages } from './content-dir.ts'
import type { DescriptionCache, FetchText } from './descriptions.ts'
import { discoverApi, withAnswers } from './discover-api.ts'
import type { Mentions } from './discover-api.ts'
import type { Downloads } from './downloads.ts'
import { ignoreRules, type IgnoreRules } from './ignore.ts'
import type { ImageCache } from './image-size.ts'
import { noLive } from './live.ts'
import type { Live, ReadPage } from './live.ts'
import { namesOperation } from './names-operation.ts'
import { pageFiles, type PageFile } from './page-files.ts'
import { pageTexts } from './page-texts.ts'
import type { PageTexts } from './page-texts.ts'
import { projectFiles, type ProjectFiles } from './project-files.ts'
import { readText } from './read-text.ts'
import { staticFiles } from './static-files.ts'
import type { FoundOperation, FoundSchema } from './tools.ts'
import { insideOf, projectPaths } from './project-paths.ts'

export interface Discovery {
  /** Folder of the pages relative to the root, `''` or `'pages'`. */
  readonly contentDir: string
  readonly sources: readonly Source[]
  readonly files: readonly StaticFile[]
  readonly navigation: readonly NavNode[]
  /** Ids of the pages that the navigation lists. */
  readonly listed: ReadonlySet<string>
  /** Ids whose file is there and cannot be a page, which was told. */
  readonly unread: ReadonlySet<string>
  readonly project: ProjectFiles
  readonly rules: IgnoreRules
  readonly findOperation: (reference: string, from?: string) => FoundOperation
  readonly findSchema: (reference: string) => FoundSchema
  readonly downloads: Downloads
  /** Parts of descriptions that they mention themselves, by description. */
  readonly mentions: Mentions
  readonly diagnostics: readonly Diagnostic[]
  /** What is known of their texts, by path. */
  readonly texts: ReadonlyMap<string, TextFacts>
  /** Lets go of texts of pages, where this process compiles none of them again: of one by its path, or of all. */
  readonly letGo: PageTexts['letGo']
  readonly letGoOfAll: PageTexts['letGoOfAll']
}

export interface SeenProject {
  /** All files, as `walk` lists them beside the same output folder. */
  readonly paths: readonly string[]
  /** Pages whose files are what they were, by path: their texts are read only where they are asked for. */
  readonly texts: ReadonlyMap<string, TextFacts>
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
  /** Whether pages with `draft: true` are published. */
  readonly drafts?: boolean
  /** What the last build of this process has read and made. */
  readonly live?: Live
  /** What was seen of the project already. */
  readonly seen?: SeenProject
}

/** Finds the pages, files and operations of a project. */
export async function discover(config: SiteConfig, options: DiscoverOptions): Promise<Discovery> {
  const { root, out, live = noLive(), seen } = options
  const { recall } = live
  const inside = insideOf(root, out)
  const list = () => seen?.paths ?? projectPaths(root, out)
  const { paths, known } = (live.listed ??= listed(list(), live))
  const project = projectFiles(root, known, { images: options.images, live })
  const own = ['.mintignore', '.flatleafignore'].map((name) => project.read(name))
  const rules = recall('rules', [...own, inside], () =>
    ignoreRules(
      own.filter((text) => text !== undefined),
      inside,
    ),
  )
  const { navigation } = config
  const ids = recall('listed', [navigation], () => new Set(listedPages(navigation)))
  const dir = recall('folder', [paths, ids, config.content], () => contentDir(paths, ids, config.content))
  const found = recall('page files', [paths, ids, dir, rules], () => pageFiles(paths, ids, { dir, rules }))
  const files = recall('files', [paths, config, dir, rules], () => staticFiles(paths, config, { root, dir, rules }))
  const texts = pageTexts()
  const read = readPages(root, found.pages, { live, texts, known: seen?.texts })
  const api = await discoverApi(config, { ...options, project, dir, rules, read, files, live })
  return {
    contentDir: dir,
    sources: [...withAnswers(read.sources, api, api.fingerprint), ...api.sources],
    files: api.allFiles,
    downloads: api.downloads,
    mentions: api.mentions,
    navigation: api.navigation,
    listed: ids,
    unread: withoutPages([...found.refused, ...read.unread], read.sources),
    project,
    rules,
    findOperation: api.find,
    findSchema: api.findSchema,
    diagnostics: [...withoutFolder(config, paths), ...found.diagnostics, ...read.diagnostics, ...api.diagnostics],
    texts: read.texts,
    letGo: texts.letGo,
    letGoOfAll: texts.letGoOfAll,
  }
}

/** The files of a project; of those that are gone nothing is kept. */
function listed(paths: readonly string[], { pages, stamps }: Live) {
  const known = new Set(paths)
  for (const path of pages.keys()) if (!known.has(path)) pages.delete(path)
  for (const path of stamps.keys()) if (!known.has(path)) stamps.delete(path)
  return { paths, known }
}

/** Code: `asset-missing` (warning), for a `content` that names no folder with files. */
function withoutFolder({ content, contentAt: at }: SiteConfig, paths: readonly string[]): Diagnostic[] {
  if (!content || !at || paths.some((path) => path.startsWith(`${content}/`))) return []
  const message = `The folder "${content}" of the pages does not exist.`
  return [{ code: 'asset-missing', severity: 'warning', message, at, hint: 'Correct "content", or remove it.' }]
}

/** Another file may be the page all the same. */
function withoutPages(ids: readonly string[], sources: readonly PageSource[]): ReadonlySet<string> {
  const unread = new Set(ids)
  if (unread.size > 0) for (const { id } of sources) unread.delete(id)
  return unread
}

interface ReadPages {
  readonly sources: readonly PageSource[]
  /** Those whose front matter may name an operation. */
  readonly asking: readonly PageSource[]
  readonly unread: readonly string[]
  readonly texts: ReadonlyMap<string, TextFacts>
  readonly diagnostics: readonly Diagnostic[]
}

interface Reading {
  readonly live: Live
  readonly texts: PageTexts
  readonly known: SeenProject['texts'] | undefined
}

/** A page whose text is the same stays the same value. */
function readPages(root: string, pages: readonly PageFile[], { live, texts, known }: Reading): ReadPages {
  const { pages: kept, stamps, isWatched } = live
  const sources: PageSource[] = []
  const asking: PageSource[] = []
  const unread: string[] = []
  const facts = new Map<string, TextFacts>()
  const diagnostics: Diagnostic[] = []
  for (const { id, path } of pages) {
    const before = kept.get(path)
    const isSame = before?.id === id && !before.isStale
    // Before the text: what changes between the two is seen at the next look.
    const stamp = isSame || !isWatched ? undefined : stampOf(join(root, path))
    const read = isSame
      ? before.read
      : readPage(root, { id, path }, { before: before?.read, texts, facts: known?.get(path) })
    if (!isSame) kept.set(path, { id, read, isStale: false })
    if (!isSame && isWatched) stamps.set(path, stamp)
    if ('problem' in read) {
      unread.push(id)
      diagnostics.push(read.problem)
      continue
    }
    sources.push(read.source)
    facts.set(path, { hash: read.source.hash, asks: read.asks })
    if (read.asks) asking.push(read.source)
  }
  return { sources, asking, unread, texts: facts, diagnostics }
}

interface PageReading {
  readonly before: ReadPage | undefined
  readonly texts: PageTexts
  readonly facts: TextFacts | undefined
}

function readPage(root: string, { id, path }: PageFile, { before, texts, facts }: PageReading): ReadPage {
  const read = () => readText(join(root, path), path)
  if (facts && !facts.asks) return { source: texts.known({ id, path, hash: facts.hash }, read), asks: false }
  const found = read()
  if ('problem' in found) return found
  const { text } = found
  if (before && 'source' in before && before.source.id === id && before.source.text === text) return before
  return { source: texts.source({ id, path, hash: hash(text) }, text), asks: namesOperation(text) }
}
