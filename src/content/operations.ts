/**
 * Which operations get a page, at which address, and where they stand in the navigation (docs-json.md 6).
 * A node with `openapi` and no pages of its own lists all operations; a node with pages only those it names. What the
 * root names is listed in full unless somebody refers to single operations.
 */
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { GroupNode, NavNode, OpenapiRef, OperationNode, SectionNode } from '../model/navigation.ts'
import type { OperationSlice } from '../model/operation.ts'
import type { OverviewSlice } from '../model/overview.ts'
import { addressOf, folderOf } from '../openapi/address.ts'
import { slicesOf, type Description } from '../openapi/description.ts'
import { finderOf } from '../openapi/find.ts'
import { foldMany, groupsOf } from '../openapi/navigation.ts'
import { hasOverview, overviewPages } from '../openapi/overview-pages.ts'
import { isForSomeReaders, withheldTags } from '../openapi/withheld.ts'
import { descriptionPath } from './descriptions.ts'
import { slug } from '../util/slug.ts'
import type { FoundOperation } from './tools.ts'

export interface OperationsInput {
  readonly navigation: readonly NavNode[]
  readonly api: ApiConfig
  readonly descriptions: ReadonlyMap<string, Description>
  /** What front matter refers to, and in which file. */
  readonly references: readonly { readonly reference: string; readonly at: Pick<Place, 'file'> }[]
  /** Ids of hand-written pages: they win over generated ones. */
  readonly taken: ReadonlySet<string>
  /** Hand-written pages of operations that are for some readers only: such an operation gets no other page. */
  readonly closed?: readonly ClosedReference[]
}

export interface ClosedReference {
  /** The operation as its front matter names it. */
  readonly reference: string
  readonly page: string
  /** What closes the page. */
  readonly at: Place
}

export interface Operations {
  readonly navigation: readonly NavNode[]
  readonly pages: ReadonlyMap<string, OperationSlice>
  /** Pages of descriptions as a whole, and of their tags. */
  readonly overviews: ReadonlyMap<string, OverviewSlice>
  /** Folder of a description's pages. */
  readonly directoryOf: (spec: string) => string
  readonly find: (reference: string, from?: string) => FoundOperation
  readonly diagnostics: readonly Diagnostic[]
}

/** Fills the navigation with operations and tells which pages are to be generated. */
export function operations(input: OperationsInput): Operations {
  const work = start(input)
  const filled = fill(input.navigation, [], work)
  const navigation = withRoot([...filled, ...work.loose], input, work)
  const { pages, overviews, find } = work
  const diagnostics = [...work.diagnostics, ...[...work.kept].map((slice) => keptBack(slice, work.closed.get(slice)!))]
  const directoryOf = (spec: string) => work.directories.get(spec) ?? work.directoryOf(spec)
  return { navigation, pages, overviews, directoryOf, find, diagnostics }
}

interface Work {
  readonly pages: Map<string, OperationSlice>
  readonly overviews: Map<string, OverviewSlice>
  /** What stands for a description in one folder: it may be listed in several parts of the navigation. */
  readonly overviewAt: Map<string, Overview>
  /** Where the pages of a description stand, once one has been made. */
  readonly directories: Map<string, string>
  readonly directoryOf: (spec: string) => string
  readonly description: (ref: OpenapiRef) => Description | undefined
  /** Whether other descriptions put their pages into the same folder. */
  readonly isShared: (directory: string) => boolean
  /** Groups that belong to a section by the prefix of their pages. */
  readonly loose: NavNode[]
  readonly diagnostics: Diagnostic[]
  readonly find: (reference: string, from?: string) => FoundOperation
  readonly among: (refs: readonly OpenapiRef[], reference: string) => FoundOperation
  readonly slices: (ref: OpenapiRef) => readonly OperationSlice[]
  readonly idOf: (slice: OperationSlice, directory?: string) => string
  readonly taken: ReadonlySet<string>
  /** Operations that a page for some readers shows. */
  readonly closed: ReadonlyMap<OperationSlice, ClosedReference>
  /** Those of them that the navigation lists all the same. */
  readonly kept: Set<OperationSlice>
  /** Whether anything but the root names single operations. */
  referred: boolean
}

function start({ navigation, descriptions, api, references, taken, closed = [] }: OperationsInput): Work {
  const slices = new Map([...descriptions].map(([path, description]) => [path, slicesOf(description)]))
  const addresses = new Map<string, ReadonlyMap<OperationSlice, string>>()
  const all = [...slices.values()].flat()
  const sharing = sharedDirectories(navigation, api)
  const find = finderOf(all)
  const finders = new Map<string, (reference: string) => FoundOperation>()
  const directoryOf = (spec: string) =>
    api.sources.find((ref) => descriptionPath(ref.source) === spec)?.directory ?? defaultDirectory
  return {
    pages: new Map(),
    overviews: new Map(),
    overviewAt: new Map(),
    directories: new Map(),
    directoryOf,
    description: (ref) => descriptions.get(descriptionPath(ref.source)),
    isShared: (directory) => (sharing.get(directory)?.size ?? 0) > 1,
    loose: [],
    diagnostics: [],
    find,
    among: (refs, reference) => {
      const key = refs.map((ref) => descriptionPath(ref.source)).join('\0')
      const known =
        finders.get(key) ??
        finderAmong(
          key.split('\0').flatMap((path) => slices.get(path) ?? []),
          find,
        )
      finders.set(key, known)
      return known(reference)
    },
    slices: (ref) => slices.get(descriptionPath(ref.source)) ?? [],
    idOf: (slice, directory = directoryOf(slice.spec)) => {
      const specs = sharing.get(directory) ?? new Set()
      const key = specs.has(slice.spec) ? directory : `${directory}\0${slice.spec}`
      const around = specs.has(slice.spec) ? [...specs] : [slice.spec]
      const known =
        addresses.get(key) ??
        addressOf(
          around.flatMap((spec) => slices.get(spec) ?? []),
          directory,
        )
      addresses.set(key, known)
      return known.get(slice)!
    },
    taken,
    closed: new Map(
      closed.flatMap((each) => {
        const { slice } = find(each.reference, each.at.file)
        return slice ? [[slice, each] as const] : []
      }),
    ),
    kept: new Set(),
    referred: references.some(({ reference, at }) => find(reference, at.file).slice),
  }
}

function finderAmong(slices: readonly OperationSlice[], others: Work['find']): Work['find'] {
  return slices.length > 0 ? finderOf(slices) : others
}

const defaultDirectory = 'api-reference'

/** Which descriptions put their pages into one directory: their addresses are told apart together. */
function sharedDirectories(navigation: readonly NavNode[], api: ApiConfig): ReadonlyMap<string, ReadonlySet<string>> {
  const sharing = new Map<string, Set<string>>()
  const add = ({ source, directory }: OpenapiRef, prefix?: string): void => {
    const key = directory ?? (prefix || defaultDirectory)
    sharing.set(key, (sharing.get(key) ?? new Set()).add(descriptionPath(source)))
  }
  const visit = (node: NavNode): void => {
    if (node.kind !== 'section' && node.kind !== 'group') return
    node.openapi?.forEach((ref) => add(ref, prefixOf(node)))
    node.children.forEach(visit)
  }
  api.sources.forEach((ref) => add(ref))
  navigation.forEach(visit)
  return sharing
}

function fill(nodes: readonly NavNode[], refs: readonly OpenapiRef[], work: Work): NavNode[] {
  return nodes.map((node): NavNode => {
    if (node.kind === 'operation') return fillOperation(node, refs, work)
    if (node.kind !== 'section' && node.kind !== 'group') return node
    const own = node.openapi ?? refs
    if (!node.openapi || node.children.length > 0) return { ...node, children: fill(node.children, own, work) }
    work.referred = true
    if (node.openapi.every((ref) => !work.description(ref))) return { ...node, isUnread: true }
    const groups = node.openapi.flatMap((ref) => generated(ref, prefixOf(node), work))
    if (prefixOf(node) === undefined) return { ...node, children: node.kind === 'section' ? foldMany(groups) : groups }
    work.loose.push(...groups)
    return node
  })
}

function prefixOf(node: SectionNode | GroupNode): string | undefined {
  return node.kind === 'section' ? node.prefix : undefined
}

function fillOperation(node: OperationNode, refs: readonly OpenapiRef[], work: Work): NavNode {
  const reference = [node.spec, node.method, node.path].filter(Boolean).join(' ')
  const { slice, problem } = work.among(refs, reference)
  if (problem) work.diagnostics.push({ ...problem, at: node.at })
  if (!slice) return node
  work.referred = true
  if (isKept(slice, work)) return node
  const directory = refs.find((ref) => descriptionPath(ref.source) === slice.spec)?.directory
  return { ...node, page: addPage(slice, directory, work) }
}

/** Whether an author's page closes an operation, so that no other page may show it. */
function isKept(slice: OperationSlice, { closed, kept }: Work): boolean {
  if (!closed.has(slice)) return false
  kept.add(slice)
  return true
}

function keptBack({ method, path }: OperationSlice, { page, at }: ClosedReference): Diagnostic {
  return {
    code: 'operation-restricted',
    severity: 'warning',
    message: `The page "${page}" is for some readers only, so "${method} ${path}" gets no other page.`,
    at,
    hint: 'Open that page to everyone, or take "openapi" from its front matter.',
  }
}

function addPage(slice: OperationSlice, directory: string | undefined, work: Work): string {
  const id = work.idOf(slice, directory)
  if (!work.taken.has(id)) work.pages.set(id, slice)
  if (!work.directories.has(slice.spec)) work.directories.set(slice.spec, directory ?? work.directoryOf(slice.spec))
  return id
}

/** The overview and the groups of one description; hidden operations get a page but no entry. */
function generated(ref: OpenapiRef, prefix: string | undefined, work: Work): NavNode[] {
  const slices = work.slices(ref).filter((slice) => !isKept(slice, work))
  const directory = ref.directory ?? (prefix || undefined)
  const ids = new Map(slices.map((slice) => [slice, addPage(slice, directory, work)]))
  const { id, sections } = overviewOf(ref, ids, directory ?? work.directoryOf(descriptionPath(ref.source)), work)
  const overview: NavNode[] = id === undefined ? [] : [{ kind: 'page', page: id, at: ref.at }]
  return [...overview, ...groupsOf(slices, ids, ref.at, sections)]
}

interface Overview {
  readonly id?: string
  readonly sections?: ReadonlyMap<string, string>
}

function overviewOf(
  ref: OpenapiRef,
  ids: ReadonlyMap<OperationSlice, string>,
  directory: string,
  work: Work,
): Overview {
  const key = `${descriptionPath(ref.source)}\0${folderOf(directory)}`
  const known = work.overviewAt.get(key) ?? newOverview(ref, ids, directory, work)
  work.overviewAt.set(key, known)
  return known
}

/** Adds the pages of the description as a whole, where they say more than those of its operations. */
function newOverview(
  ref: OpenapiRef,
  ids: ReadonlyMap<OperationSlice, string>,
  directory: string,
  work: Work,
): Overview {
  const description = work.description(ref)
  const slices = [...ids.keys()].filter((slice) => !slice.hidden && !isForSomeReaders(slice.operation))
  if (!description || !hasOverview(slices)) return {}
  const folder = folderOf(directory)
  const isTaken = (id: string) => work.taken.has(id) || work.pages.has(id) || work.overviews.has(id)
  const id = overviewId(folder, description.path, { isTaken, isShared: work.isShared(directory) })
  if (id === undefined) return {}
  const withheld = withheldTags(description)
  const { pages, sections } = overviewPages({ description, slices, ids, id, folder, isTaken, withheld })
  for (const [page, overview] of pages) work.overviews.set(page, overview)
  return { id, sections }
}

/** The folder itself, else a page in it; with several descriptions in one folder each has its own name. */
function overviewId(
  folder: string,
  spec: string,
  { isTaken, isShared }: { readonly isTaken: (id: string) => boolean; readonly isShared: boolean },
): string | undefined {
  const inside = (name: string) => (folder === '' ? name : `${folder}/${name}`)
  const own = inside(`overview-${slug(spec.replace(/^.*\//, '').replace(/\.(?:json|ya?ml)$/i, ''))}`)
  const whole = inside(`overview-${slug(spec.replace(/\.(?:json|ya?ml)$/i, '').replaceAll('/', '-'))}`)
  const wanted = isShared
    ? [own, whole]
    : [folder || 'overview', inside('overview'), inside('api-overview'), own, whole]
  return wanted.find((id) => !isTaken(id))
}

/** Adds what the root's `openapi` names: everything, unless the site refers to single operations itself. */
function withRoot(navigation: readonly NavNode[], { api }: OperationsInput, work: Work): NavNode[] {
  if (api.generate === 'none' || (api.generate === 'auto' && work.referred)) return [...navigation]
  const groups = foldMany(api.sources.flatMap((ref) => generated(ref, undefined, work)))
  if (groups.length === 0) return [...navigation]
  const nested =
    navigation.length > 0 && navigation.every((node) => node.kind === 'section' && node.prefix === undefined)
  return nested ? intoSections(navigation as readonly SectionNode[], groups) : [...navigation, ...groups]
}

/** Beside tabs the reference is a tab of its own; deeper structures get it in their first branch. */
function intoSections(sections: readonly SectionNode[], groups: readonly NavNode[]): NavNode[] {
  const inner = sections.find((section) => section.children.length > 0) ?? sections[0]!
  if (inner.as === 'tab' || inner.as === 'anchor') return [...sections, referenceSection(inner, groups)]
  const children = inner.children.every((child) => child.kind === 'section')
    ? intoSections(inner.children as readonly SectionNode[], groups)
    : [...inner.children, ...groups]
  return sections.map((section) => (section === inner ? { ...section, children } : section))
}

function referenceSection({ as }: SectionNode, children: readonly NavNode[]): SectionNode {
  const label = 'API reference'
  return { kind: 'section', as, label, word: label, visibility: 'always', children, at: children[0]!.at }
}
