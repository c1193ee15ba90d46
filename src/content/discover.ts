/** A project on disk to everything that compile and link need: sources, static files, the filled navigation. */
import { join, relative } from 'node:path'
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { placeOfKey } from '../model/key-place.ts'
import type { NavNode, OpenapiRef } from '../model/navigation.ts'
import { isForSome } from '../model/readers.ts'
import type { OperationSource, OverviewSource, PageSource, SchemaSource, Source } from '../model/source.ts'
import type { OperationSlice, SchemaSlice } from '../model/operation.ts'
import type { OverviewSlice } from '../model/overview.ts'
import { withClosed } from '../openapi/closed-operations.ts'
import type { Description } from '../openapi/description.ts'
import { fingerprints, reachPrints } from '../openapi/fingerprint.ts'
import { mentionsOf, type MentionTarget } from '../openapi/mentions.ts'
import { isForSomeReaders } from '../openapi/withheld.ts'
import { readFrontmatter } from '../markdown/frontmatter.ts'
import { hash } from '../util/hash.ts'
import { stampOf } from '../util/stamp.ts'
import { isExternal } from '../util/is-external.ts'
import { closedDescriptions } from './closed-descriptions.ts'
import { contentDir, listedPages } from './content-dir.ts'
import { readDescriptions, type DescriptionCache, type FetchText } from './descriptions.ts'
import { downloads, type Downloads } from './downloads.ts'
import { ignoreRules, type IgnoreRules } from './ignore.ts'
import type { ImageCache } from './image-size.ts'
import { noLive } from './live.ts'
import type { Live, ReadPage } from './live.ts'
import { namesOperation } from './names-operation.ts'
import { operations } from './operations.ts'
import { pageFiles, type PageFile } from './page-files.ts'
import { projectFiles, type ProjectFiles } from './project-files.ts'
import { readText } from './read-text.ts'
import { restrictedIds } from '../site/readers.ts'
import { staticFiles } from './static-files.ts'
import { schemaPages, withSchemas } from './schemas.ts'
import type { FoundOperation, FoundSchema } from './tools.ts'
import { walk } from './walk.ts'

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
  readonly findOperation: (reference: string) => FoundOperation
  readonly findSchema: (reference: string) => FoundSchema
  readonly downloads: Downloads
  /** Parts of descriptions that they mention themselves, by description. */
  readonly mentions: Mentions
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
  /** What the last build of this process has read and made. */
  readonly live?: Live
}

/** Finds the pages, files and operations of a project. */
export async function discover(config: SiteConfig, options: DiscoverOptions): Promise<Discovery> {
  const { root, out, live = noLive() } = options
  const { recall } = live
  const inside = out && relative(root, out).replaceAll('\\', '/')
  const { paths, known } = (live.listed ??= listed(await walk(root, ignoreRules([], inside).skipsFolder), live))
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
  const read = readPages(root, found.pages, live)
  const api = await discoverApi(config, { ...options, project, read, files, live })
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
    diagnostics: [...found.diagnostics, ...read.diagnostics, ...api.diagnostics],
  }
}

/** The files of a project; of those that are gone nothing is kept. */
function listed(paths: readonly string[], { pages, stamps }: Live) {
  const known = new Set(paths)
  for (const path of pages.keys()) if (!known.has(path)) pages.delete(path)
  for (const path of stamps.keys()) if (!known.has(path)) stamps.delete(path)
  return { paths, known }
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
  readonly diagnostics: readonly Diagnostic[]
}

/** A page whose text is the same stays the same value. */
function readPages(root: string, pages: readonly PageFile[], { pages: kept, stamps }: Live): ReadPages {
  const sources: PageSource[] = []
  const asking: PageSource[] = []
  const unread: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const { id, path } of pages) {
    const before = kept.get(path)
    const isSame = before?.id === id && !before.isStale
    // Before the text: what changes between the two is seen at the next look.
    const stamp = isSame ? undefined : stampOf(join(root, path))
    const read = isSame ? before.read : readPage(root, { id, path }, before?.read)
    if (!isSame) kept.set(path, { id, read, isStale: false })
    if (!isSame) stamps.set(path, stamp)
    if ('problem' in read) {
      unread.push(id)
      diagnostics.push(read.problem)
      continue
    }
    sources.push(read.source)
    if (read.asks) asking.push(read.source)
  }
  return { sources, asking, unread, diagnostics }
}

function readPage(root: string, { id, path }: PageFile, before: ReadPage | undefined): ReadPage {
  const read = readText(join(root, path), path)
  if ('problem' in read) return read
  const { text } = read
  if (before && 'source' in before && before.source.id === id && before.source.text === text) return before
  return { source: { kind: 'page', id, path, text, hash: hash(text) }, asks: namesOperation(text) }
}

interface ApiParts extends Omit<DiscoverOptions, 'live'> {
  readonly project: ProjectFiles
  readonly read: ReadPages
  readonly files: readonly StaticFile[]
  readonly live: Live
}

/** All that descriptions bring: made anew where one of them, or what names them, has changed. */
async function discoverApi(config: SiteConfig, { root, project, read, files, live, ...options }: ApiParts) {
  const { recall } = live
  const references = recall('references', read.asking, () => referencesOf(read.asking))
  const named = recall('named', [config], () => [...config.api.sources, ...openapiRefs(config.navigation)])
  const texts = recall('named operations', [config], () => operationTexts(config.navigation))
  const inPages = recall('named in pages', [references], () => namingsOf(references))
  const others = unnamedSources([...inPages, ...texts], named, project.paths)
  const { descriptions: cache, fetchText } = options
  const { byPath, diagnostics } = await readDescriptions([...named, ...others], project, { cache, fetchText })
  const names = read.sources.map(({ id }) => id)
  const ids = recall('ids', names, () => new Set(names))
  const api = recall('api', [config, references, ids, files, ...byPath.values()], () => {
    const made = describeApi(config, { references, descriptions: byPath, taken: ids })
    const closed = closedDescriptions(made, ids)
    const given = downloads({
      descriptions: made.descriptions,
      closed,
      directoryOf: made.directoryOf,
      files,
      root,
    })
    const mentions = mentionsBySpec(made)
    const fingerprint = withMentions(fingerprints(), mentions)
    const sources = [
      ...operationSources(made.pages, fingerprint),
      ...schemaSources(made.schemas, fingerprint),
      ...overviewSources(made.overviews, mentions),
    ]
    return {
      ...made,
      mentions,
      fingerprint,
      downloads: given,
      sources: sources.filter(({ path }) => !closed.has(path)),
      allFiles: [...new Map([...files, ...given.files].map((file) => [file.path, file])).values()],
    }
  })
  return { ...api, diagnostics: [...diagnostics, ...api.diagnostics] }
}

interface DescribeParts {
  readonly references: ReturnType<typeof referencesOf>
  readonly descriptions: ReadonlyMap<string, Description>
  /** Ids of the author's pages. */
  readonly taken: ReadonlySet<string>
}

function describeApi(config: SiteConfig, { references: named, descriptions: byPath, taken }: DescribeParts) {
  const { asked: references, schemas, access, placeOf } = named
  const { navigation, api } = config
  const isClosedPage = closedPages(navigation, access)
  const closed = [...references].flatMap(([page, reference]) =>
    isClosedPage(page) ? [{ reference, page, at: placeOf(page) }] : [],
  )
  const filled = (descriptions: ReadonlyMap<string, Description>) => {
    const made = operations({ navigation, api, descriptions, references: [...references.values()], taken, closed })
    const shown = [...references].flatMap(([page, reference]) => {
      const { slice } = made.find(reference)
      return slice ? [{ slice, page }] : []
    })
    const pages = [...made.pages].map(([page, slice]) => ({ slice, page }))
    return { made, shown, pages, all: [...shown, ...pages], isClosed: closedPages(made.navigation, access) }
  }
  // Which operations the site closes is known once the navigation is filled; then it is filled without a word of them.
  const first = filled(byPath)
  const descriptions = withoutClosed(byPath, first)
  const { made, shown, pages, all, isClosed } = descriptions === byPath ? first : filled(descriptions)
  const planned = schemaPages({
    descriptions,
    // A schema that only such pages reach is theirs.
    operations: onePageEach(all.filter(({ page, slice }) => !isClosed(page) && !isForSomeReaders(slice.operation))),
    directoryOf: made.directoryOf,
    references: schemas,
    taken: new Set([...taken, ...made.pages.keys()]),
    api,
  })
  const specs = new Map([...shown, ...pages].map(({ slice, page }) => [page, slice.spec]))
  for (const [page, { spec }] of [...made.overviews, ...planned.pages]) specs.set(page, spec)
  return {
    ...made,
    specs,
    isClosed,
    descriptions,
    navigation: withSchemas(made.navigation, planned, specs),
    pages: new Map(pages.map(({ page, slice }) => [page, planned.withPages(slice)])),
    find: (reference: string): FoundOperation => {
      const found = made.find(reference)
      return found.slice ? { slice: planned.withPages(found.slice) } : found
    },
    schemas: planned.pages,
    findSchema: planned.find,
    references,
    schemaReferences: schemas,
  }
}

interface ShownOperations {
  readonly all: readonly { readonly slice: OperationSlice; readonly page: string }[]
  readonly isClosed: (page: string) => boolean
}

/** The descriptions, with what none but closed pages show kept back; the very same map where that is nothing. */
function withoutClosed(
  descriptions: ReadonlyMap<string, Description>,
  { all, isClosed }: ShownOperations,
): ReadonlyMap<string, Description> {
  const isOpen = new Map<OperationSlice, boolean>()
  for (const { slice, page } of all) isOpen.set(slice, isOpen.get(slice) === true || !isClosed(page))
  const closed = [...isOpen].flatMap(([slice, open]) => (open ? [] : [slice]))
  if (closed.length === 0) return descriptions
  return new Map(
    [...descriptions].map(([path, description]) => {
      const mine = closed.filter(({ spec }) => spec === path)
      const others = [...isOpen.keys()].filter((slice) => slice.spec === path && isOpen.get(slice))
      return [path, withClosed(description, mine, others)]
    }),
  )
}

/** Which pages are for some readers only. */
function closedPages(
  navigation: readonly NavNode[],
  access: ReadonlyMap<string, 'open' | 'closed'>,
): (page: string) => boolean {
  const inside = restrictedIds(navigation)
  return (page) => access.get(page) === 'closed' || (inside.has(page) && access.get(page) !== 'open')
}

/** An author's page of an operation is the one that others link to. */
function onePageEach<T extends { readonly slice: OperationSlice }>(pages: readonly T[]): readonly T[] {
  const seen = new Set<OperationSlice>()
  return pages.filter(({ slice }) => !seen.has(slice) && seen.add(slice))
}

/** What pages name in their front matter, by page id. */
function referencesOf(sources: readonly PageSource[]) {
  const asked = new Map<string, string>()
  const schemas = new Map<string, string>()
  const access = new Map<string, 'open' | 'closed'>()
  const fronts = new Map<string, Parameters<typeof placeOfKey>[0]>()
  for (const { id, text, path } of sources) {
    const { data, places = {} } = readFrontmatter(text.replace(/\r\n?/g, '\n'), path)
    fronts.set(id, { path, places })
    if (isForSome(data)) access.set(id, 'closed')
    else if (data.public === true) access.set(id, 'open')
    if (data.openapi !== undefined) asked.set(id, data.openapi)
    else if (data['openapi-schema'] !== undefined) schemas.set(id, data['openapi-schema'])
  }
  /** Of what says whom a page is for, else of what it shows. */
  const placeOf = (page: string) => {
    const front = fronts.get(page) ?? { path: page }
    const key = ['public', 'groups'].find((each) => front.places?.[each]) ?? 'openapi'
    return placeOfKey(front, key)
  }
  /** Of what it shows. */
  const namedAt = (page: string) => {
    const front = fronts.get(page) ?? { path: page }
    return placeOfKey(front, ['openapi', 'openapi-schema'].find((each) => front.places?.[each]) ?? 'openapi')
  }
  return { asked, schemas, access, placeOf, namedAt }
}

function openapiRefs(nodes: readonly NavNode[]): OpenapiRef[] {
  return nodes.flatMap((node) =>
    node.kind === 'section' || node.kind === 'group' ? [...(node.openapi ?? []), ...openapiRefs(node.children)] : [],
  )
}

/** What names a description, as front matter writes it, and where it does. */
interface Naming {
  readonly reference: string
  readonly at: Place
}

/** What pages name, in their order. */
function namingsOf({ asked, schemas, namedAt }: ReturnType<typeof referencesOf>): Naming[] {
  return [...asked, ...schemas].map(([page, reference]) => ({ reference, at: namedAt(page) }))
}

/** Operations that the navigation names with the file of their description. */
function operationTexts(nodes: readonly NavNode[]): Naming[] {
  return nodes.flatMap((node): Naming[] => {
    if (node.kind === 'section' || node.kind === 'group') return operationTexts(node.children)
    if (node.kind !== 'operation' || node.spec === undefined) return []
    return [{ reference: `${node.spec} ${node.method} ${node.path}`, at: node.at }]
  })
}

/** Descriptions that only front matter or an entry of the navigation names, as `specs/a.json GET /x`: placed where the first does. */
function unnamedSources(
  unnamed: readonly Naming[],
  named: readonly OpenapiRef[],
  paths: ReadonlySet<string>,
): OpenapiRef[] {
  const known = new Set(named.map(({ source }) => source.replace(/^\/+/, '')))
  return unnamed.flatMap(({ reference, at }): OpenapiRef[] => {
    const source = /^\/?(\S+\.(?:json|ya?ml))\s/i.exec(reference)?.[1]
    // A page that names no file of the project says so itself.
    if (source === undefined || known.has(source) || !(paths.has(source) || isExternal(source))) return []
    known.add(source)
    return [{ source, at }]
  })
}

interface Answers {
  readonly references: ReadonlyMap<string, string>
  readonly schemaReferences: ReadonlyMap<string, string>
  readonly find: Discovery['findOperation']
  readonly findSchema: Discovery['findSchema']
}

type Fingerprint = ReturnType<typeof fingerprints>

/** What a page says of an operation depends on the answer to its question, so that is part of its hash. */
function withAnswers(
  sources: readonly PageSource[],
  { references, schemaReferences, find, findSchema }: Answers,
  fingerprint: Fingerprint,
): PageSource[] {
  return sources.map((source) => {
    const reference = references.get(source.id)
    const schema = schemaReferences.get(source.id)
    if (reference === undefined && schema === undefined) return source
    const { slice, problem } = reference === undefined ? findSchema(schema!) : find(reference)
    const answer = slice ? fingerprint(slice) : JSON.stringify(problem ?? null)
    return { ...source, hash: hash(source.hash, answer) }
  })
}

function operationSources(pages: ReadonlyMap<string, OperationSlice>, fingerprint: Fingerprint): OperationSource[] {
  return [...pages].map(([id, slice]) => ({ kind: 'operation', id, path: slice.spec, slice, hash: fingerprint(slice) }))
}

function schemaSources(pages: ReadonlyMap<string, SchemaSlice>, fingerprint: Fingerprint): SchemaSource[] {
  return [...pages].map(([id, slice]) => ({ kind: 'schema', id, path: slice.spec, slice, hash: fingerprint(slice) }))
}

type Mentions = ReadonlyMap<string, ReadonlyMap<string, MentionTarget>>

function mentionsBySpec({
  descriptions,
  pages,
  overviews,
  references,
  isClosed,
  find,
}: ReturnType<typeof describeApi>): Mentions {
  // A page of the author wins over the generated one.
  const written = [...references].flatMap(([id, reference]) => {
    const { slice } = find(reference)
    return slice ? [[slice, id] as const] : []
  })
  const all = [...[...pages].map(([id, slice]) => [slice, id] as const), ...written].filter(([, id]) => !isClosed(id))
  return new Map(
    [...descriptions].map(([spec, description]) => {
      const found = new Map(all.filter(([slice]) => slice.spec === spec))
      const own = new Map([...overviews].filter(([, overview]) => overview.spec === spec))
      return [spec, mentionsOf({ description, operations: found, overviews: own })]
    }),
  )
}

/** What a page says of others changes with them. */
function withMentions(fingerprint: Fingerprint, mentions: Mentions): Fingerprint {
  const told = new Map([...mentions].map(([spec, known]) => [spec, JSON.stringify([...known])]))
  return (slice) => hash(fingerprint(slice), told.get(slice.spec) ?? '')
}

function overviewSources(pages: ReadonlyMap<string, OverviewSlice>, mentions: Mentions): OverviewSource[] {
  const reachPrint = reachPrints()
  return [...pages].map(([id, overview]) => {
    const { refs, ...shown } = overview
    // Texts and security schemes in files of their own stand behind references.
    const tags = shown.groups.flatMap(({ sections }) => sections.flatMap(({ tag }) => tag ?? []))
    const reached = reachPrint([shown.root, ...tags], refs)
    return {
      kind: 'overview',
      id,
      path: overview.spec,
      overview,
      hash: hash(JSON.stringify([shown, reached, [...(mentions.get(overview.spec) ?? [])]])),
    }
  })
}
