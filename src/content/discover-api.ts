/** All that API descriptions bring to a site: the filled navigation, sources of pages, downloads, answers to what pages ask. */
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { NavNode } from '../model/navigation.ts'
import type { OperationSlice, SchemaSlice } from '../model/operation.ts'
import type { OverviewSlice } from '../model/overview.ts'
import type { OperationSource, OverviewSource, PageSource, SchemaSource } from '../model/source.ts'
import type { Description } from '../openapi/description.ts'
import { fingerprints, reachPrints } from '../openapi/fingerprint.ts'
import { mentionsOf, type MentionTarget } from '../openapi/mentions.ts'
import { isForSomeReaders } from '../openapi/withheld.ts'
import { restrictedIds } from '../site/readers.ts'
import { hash } from '../util/hash.ts'
import { jsonOf } from '../util/json-of.ts'
import { closedDescriptions, withoutClosed } from './closed-descriptions.ts'
import { checked, descriptionPath, keepOnly, readDescriptions } from './descriptions.ts'
import type { DescriptionCache, FetchText } from './descriptions.ts'
import { downloads, type Downloads } from './downloads.ts'
import type { IgnoreRules } from './ignore.ts'
import type { Live } from './live.ts'
import { namedSources, namingsOf, operationTexts, referencesOf, unnamedSources } from './named-descriptions.ts'
import type { References } from './named-descriptions.ts'
import { operations } from './operations.ts'
import { otherDescriptions } from './other-descriptions.ts'
import type { Lost, Other } from './other-descriptions.ts'
import { guardedOperations, type Closing } from './other-operations.ts'
import type { ProjectFiles } from './project-files.ts'
import { schemaPages, withSchemas } from './schemas.ts'
import type { FoundOperation, FoundSchema } from './tools.ts'

export interface ApiParts {
  readonly root: string
  readonly project: ProjectFiles
  /** Folder of the pages. */
  readonly dir: string
  readonly rules: IgnoreRules
  /** The author's pages, and those of them whose front matter may name an operation. */
  readonly read: { readonly sources: readonly PageSource[]; readonly asking: readonly PageSource[] }
  readonly files: readonly StaticFile[]
  readonly descriptions: DescriptionCache
  readonly fetchText?: FetchText | undefined
  readonly drafts?: boolean | undefined
  readonly live: Live
}

/** All that descriptions bring: made anew where one of them, or what names them, has changed. */
export async function discoverApi(config: SiteConfig, parts: ApiParts) {
  const { root, project, read, files, live, descriptions: cache, fetchText, drafts = false } = parts
  const { recall } = live
  const references = recall('references', read.asking, () => referencesOf(read.asking))
  const named = recall('named', [config], () => namedSources(config))
  const texts = recall('named operations', [config], () => operationTexts(config.navigation))
  const inPages = recall('named in pages', [references], () => namingsOf(references))
  const others = unnamedSources([...inPages, ...texts], named, project.paths)
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
  const known = { ...api, diagnostics: [...diagnostics, ...api.diagnostics] }
  const lost = recall('lost operations', [api, drafts], () => lostOperations(api, references, drafts))
  const found = await otherDescriptions(new Set(byPath.keys()), lost, parts)
  const asked = [...named, ...others].map(({ source }) => descriptionPath(source))
  keepOnly(new Set([...asked, ...found.map(({ path }) => path)]), cache)
  const wider = recall('other operations', [api, lost, ...found], () =>
    lost.length > 0 ? withOthers({ ...api, ids, root }, lost, found) : undefined,
  )
  if (!wider) return known
  const { used, unread, ...answers } = wider
  const told = await Promise.all(used.map((other) => toldOf(other, cache)))
  return { ...known, ...answers, diagnostics: [...known.diagnostics, ...told.flat(), ...unread] }
}

/** All that is wrong with a description that pages show. */
async function toldOf({ description, diagnostics }: Other, cache: DescriptionCache): Promise<readonly Diagnostic[]> {
  return description ? [...diagnostics, ...(await checked(description, cache))] : diagnostics
}

type Described = ReturnType<typeof describeApi>

/** Pages that name an operation of none of the descriptions. Drafts are as if they were not there. */
function lostOperations({ find, isClosed, fileOf }: Described, { asked, drafts }: References, all: boolean) {
  return [...asked].flatMap(([page, reference]): Lost[] => {
    const from = fileOf(page)
    if ((!all && drafts.has(page)) || !find(reference, from).isMissing) return []
    return [{ page, reference, from, isClosed: isClosed(page) }]
  })
}

interface KnownApi extends Described {
  readonly fingerprint: Fingerprint
  readonly mentions: Mentions
  readonly downloads: Downloads
}

/** With the answers of descriptions that nothing names. Named ones answer first; of the others nothing is published. */
function withOthers(api: KnownApi & Closing, lost: readonly Lost[], found: readonly Other[]) {
  const others = guardedOperations(found, lost, api)
  const answers = new Map<string, FoundOperation>()
  const find = (reference: string, from?: string) => {
    const named = api.find(reference, from)
    if (!named.isMissing) return named
    const key = `${from ?? ''}\0${reference}`
    const answer = answers.get(key) ?? others.find(reference, from, named)
    answers.set(key, answer)
    return answer
  }
  const none = { pages: new Map<string, OperationSlice>(), overviews: new Map<string, OverviewSlice>() }
  const mentions = mentionsBySpec({ ...api, ...none, find, descriptions: others.descriptions })
  return {
    find,
    mentions: new Map([...api.mentions, ...mentions]),
    fingerprint: withMentions(api.fingerprint, mentions),
    downloads: withGuarded(api.downloads, others.guarded),
    used: others.used,
    unread: others.unread,
  }
}

/** What is said of a file that is named counts. */
function withGuarded(known: Downloads, guarded: Downloads['guarded']): Downloads {
  return guarded.size === 0 ? known : { ...known, guarded: new Map([...guarded, ...known.guarded]) }
}

interface DescribeParts {
  readonly references: References
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
    const made = operations({ navigation, api, descriptions, references: namingsOf(named), taken, closed })
    const shown = [...references].flatMap(([page, reference]) => {
      const { slice } = made.find(reference, named.namedAt(page).file)
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
    find: (reference: string, from?: string): FoundOperation => {
      const found = made.find(reference, from)
      return found.slice ? { slice: planned.withPages(found.slice) } : found
    },
    schemas: planned.pages,
    findSchema: planned.find,
    references,
    schemaReferences: schemas,
    fileOf: (page: string) => named.namedAt(page).file,
  }
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

interface Answers {
  readonly references: ReadonlyMap<string, string>
  readonly schemaReferences: ReadonlyMap<string, string>
  readonly find: (reference: string, from?: string) => FoundOperation
  readonly findSchema: (reference: string) => FoundSchema
}

type Fingerprint = ReturnType<typeof fingerprints>

/** What a page says of an operation depends on the answer to its question, so that is part of its hash. */
export function withAnswers(
  sources: readonly PageSource[],
  { references, schemaReferences, find, findSchema }: Answers,
  fingerprint: Fingerprint,
): PageSource[] {
  return sources.map((source) => {
    const reference = references.get(source.id)
    const schema = schemaReferences.get(source.id)
    if (reference === undefined && schema === undefined) return source
    const { slice, problem } = reference === undefined ? findSchema(schema!) : find(reference, source.path)
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

/** Parts of descriptions that they mention themselves, by description. */
export type Mentions = ReadonlyMap<string, ReadonlyMap<string, MentionTarget>>

function mentionsBySpec({
  descriptions,
  pages,
  overviews,
  references,
  isClosed,
  find,
  fileOf,
}: Pick<Described, 'descriptions' | 'pages' | 'overviews' | 'references' | 'isClosed' | 'find' | 'fileOf'>): Mentions {
  // A page of the author wins over the generated one.
  const written = [...references].flatMap(([id, reference]) => {
    const { slice } = find(reference, fileOf(id))
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
      hash: hash(jsonOf([shown, reached, [...(mentions.get(overview.spec) ?? [])]])),
    }
  })
}
