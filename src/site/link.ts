/** Links the documents to a site. Everything that needs to know two pages at once happens here, and nothing else does. */
import type { Manifest, StaticFile } from '../model/asset.ts'
import type { Redirect, SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import { placeOfKey } from '../model/key-place.ts'
import type { Say } from '../model/words.ts'
import type { NavNode } from '../model/navigation.ts'
import type { PageParts } from '../model/page-parts.ts'
import { notFoundId, pageId, routeOf } from '../model/route.ts'
import type { Frame, Neighbour, Page, Site } from '../model/site.ts'
import { writtenDay } from '../util/iso-day.ts'
import { byCode } from '../util/order.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { createSayings } from '../util/words-of.ts'
import { aliasesOf } from './aliases.ts'
import { writtenLinks } from './checks/config-links.ts'
import type { Check } from './checks/context.ts'
import { checkContext, localPath, lookupsOf } from './checks/context.ts'
import { checks, shapeChecks } from './checks/index.ts'
import type { Library } from './collect.ts'
import { collect } from './collect.ts'
import { labelOf } from './entry.ts'
import { createFaces } from './faces.ts'
import { foldersOf } from './folder.ts'
import type { Navigated, Placement } from './navigation.ts'
import { navigate } from './navigation.ts'
import { withoutBase } from './redirect-base.ts'
import { redirectChains } from './redirect-chains.ts'
import { resolve } from './resolve.ts'
import { gather } from './gather.ts'
import { variantsOf } from './variants.ts'
import { splitVersions } from './versions.ts'
import { visibility } from './visibility.ts'

export interface SiteParts {
  readonly files: readonly StaticFile[]
  readonly manifest: Manifest
  /** Text of the configuration for addresses that lead nowhere. */
  readonly lost?: Document
  /** The tree of the configuration with the pages of generated operations filled in. */
  readonly navigation: readonly NavNode[]
  /** Ids that stand around the text of a page with these parts, which links may name. */
  readonly frameIds?: (parts: PageParts) => readonly string[]
  /** Days of the last changes of files, by path; what a page says itself wins. */
  readonly days?: ReadonlyMap<string, string>
  /** Says in a language what no author wrote; English without it. */
  readonly say?: (lang: string) => Say
  /** Of a process that links the same site again and again: what of it has not changed is not made anew. */
  readonly recall?: Recall
}

type DraftPage = { -readonly [Key in keyof Page]: Page[Key] }

/** Config, documents, files → the whole site with all messages about it. Linear in the number of pages. */
export function link(config: SiteConfig, documents: readonly Document[], parts: SiteParts): Site {
  const memory = parts.recall && { recall: parts.recall, ...parts.recall('faces', [], createFaces) }
  const faces = memory?.faces(documents) ?? []
  const { navigation, say, files, manifest, recall = noRecall } = parts
  const plan = recall('plan', [config, navigation, say, faces], () => planned(config, documents, parts))
  const { pages, byId } = recall('pages', [plan, parts.days], () => assembler(plan, parts.days))(documents)
  const entries = entriesOf(plan.library, pages, () => hrefsOf(config, parts))
  const names = entries.map(({ source }) => source)
  const redirects = recall('redirects', [plan, files, ...names], () => {
    const others = [...plan.aliases, ...entries]
    const written = withoutBase(config.redirects, { base: config.site.base, ids: plan.ids, files, others })
    return redirectChains([...written, ...others], (id) => plan.ids.has(id))
  })
  const linked = recall('linked config', [config, redirects], () => ({ ...config, redirects: redirects.sound }))
  const site: Site = {
    config: linked,
    pages,
    byId,
    frames: plan.frames,
    home: plan.home,
    ...(parts.lost && { lost: parts.lost }),
    files,
    manifest,
    diagnostics: [],
    ...(memory && { shape: recall('shape', [plan, linked, files, manifest, parts.lost], () => ({})) }),
  }
  const anchors = memory?.anchors(documents) ?? []
  const told = recall('messages of pages', [], () => createSayings(messagesOf))(documents)
  const found: Diagnostic[] = [
    ...(parts.lost ? [...told, parts.lost.diagnostics] : told).flat(),
    ...plan.diagnostics,
    ...redirects.diagnostics,
    ...runChecks(site, plan.library, { ...parts, anchors }),
  ]
  return { ...site, diagnostics: gather(found) }
}

/** All of a site that does not depend on what stands on single pages. */
interface Plan {
  readonly library: Library
  readonly pages: readonly PlannedPage[]
  readonly ids: ReadonlySet<string>
  readonly frames: readonly Frame[]
  readonly home: string | undefined
  /** Former addresses of pages. */
  readonly aliases: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

interface PlannedPage {
  readonly page: Omit<Page, 'document' | 'modified'>
  /** Which of the documents it is. */
  readonly document: number
}

function planned(config: SiteConfig, documents: readonly Document[], parts: SiteParts): Plan {
  const library = collect(documents, parts.navigation)
  const resolved = resolve(parts.navigation, library)
  const pageAt = (id: string) => (resolved.listed.has(id) ? undefined : library.pages.get(id))
  const split = splitVersions(resolved.tree, { versions: config.versions, ids: library.pages.keys(), pageAt })
  const navigated = navigate(split.tree, pageAt, parts.say)
  const pages = pagesOf(config, library, navigated)
  const former = aliasesOf(pages, config.redirects)
  const places = new Map(documents.map((document, index) => [document, index]))
  return {
    library,
    pages: pages.map(({ document, ...page }) => ({ page, document: places.get(document)! })),
    ids: new Set(pages.map(({ id }) => id)),
    frames: [...new Set(pages.map(({ frame }) => frame))],
    home: homeOf(library, navigated, pages),
    aliases: former.aliases,
    diagnostics: [library, resolved, split, navigated, former].flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Makes the pages of a plan, with their documents and their days. One whose document is that of the last time is that of then. */
function assembler(plan: Plan, days: SiteParts['days']) {
  const places = plan.pages.map(({ document }) => document)
  let shown: readonly Document[] = []
  let last: Pick<Site, 'pages' | 'byId'> = { pages: [], byId: new Map() }
  const pageAt = (index: number, document: Document): Page => {
    const modified = writtenDay(document.frontmatter.lastUpdatedDate) ?? days?.get(document.path)
    return { ...plan.pages[index]!.page, document, ...(modified !== undefined && { modified }) }
  }
  return (documents: readonly Document[]): typeof last => {
    const now = places.map((place) => documents[place]!)
    const pages = [...last.pages]
    const byId = new Map(last.byId)
    for (let index = 0; index < now.length; index++) {
      if (now[index] === shown[index]) continue
      const page = pageAt(index, now[index]!)
      pages[index] = page
      byId.set(page.id, page)
    }
    shown = now
    last = { pages, byId }
    return last
  }
}

function hrefsOf(config: SiteConfig, { navigation, lost }: SiteParts): readonly string[] {
  const links = writtenLinks(config, navigation).map(({ href }) => href)
  return [
    ...links,
    ...(lost?.links ?? []).map(({ written }) => written),
    ...config.redirects.map(({ destination }) => destination),
  ]
}

/**
 * Links to an entry that only leads elsewhere, in texts, settings or another entry: there is no page, so its address
 * leads on.
 */
function entriesOf({ pointers }: Library, pages: readonly Page[], settings: () => readonly string[]): Redirect[] {
  if (pointers.size === 0) return []
  const entries = [...pointers.values()].map(({ frontmatter }) => frontmatter.url ?? '')
  const paths = [...settings(), ...entries].map(localPath)
  const targets = new Set([
    ...pages.flatMap(({ document }) => document.links.map(({ target }) => target)),
    ...paths.filter((path) => path !== undefined).map(pageId),
  ])
  return [...pointers.values()]
    .filter(({ id }) => targets.has(id))
    .map((document) => ({
      source: `/${document.id}`,
      destination: document.frontmatter.url ?? '/',
      permanent: false,
      isEntry: true,
      at: placeOfKey(document, 'url'),
    }))
}

interface CheckParts extends SiteParts {
  /** Values that stay the same as long as the ids on pages do. */
  readonly anchors: readonly object[]
}

function runChecks(site: Site, library: Library, parts: CheckParts): Diagnostic[] {
  const { navigation, frameIds = () => [], recall = noRecall, anchors } = parts
  const { shape } = site
  const lookups = recall('lookups', [shape], () => lookupsOf(site, library, navigation))
  const ofShape = recall('sound pages', [shape], () => ({ links: [], files: [] }))
  const ofAnchors = recall('sound ids', [shape, anchors], () => ({
    anchors: [],
    checks: new Set<Check>(),
  }))
  const again = { ...library, index: library.index.again() }
  const context = checkContext(site, again, {
    lookups,
    frameIds,
    sound: shape && { ...ofShape, anchors: ofAnchors.anchors },
  })
  return checks.flatMap((check: Check) => {
    if (ofAnchors.checks.has(check)) return []
    const found = check(site, context)
    if (found.length === 0 && shapeChecks.has(check)) ofAnchors.checks.add(check)
    return found
  })
}

function homeOf({ pages }: Library, { first }: Navigated, all: readonly Page[]): string | undefined {
  return pages.has('index') ? 'index' : (first?.page ?? all[0]?.id)
}

function pagesOf(config: SiteConfig, library: Library, navigated: Navigated): readonly Page[] {
  const homes = homePlaces(navigated.placements)
  const variants = variantsOf(navigated.placements, homes)
  const inside = [...homes.values()].map((placement) =>
    draftPage(config, { ...placement, variants: variants.get(placement.document.id) }, placement),
  )
  const standingOf = outsidePages(navigated, inside)
  const outside = [...library.pages.values()]
    .filter(({ id }) => !homes.has(id))
    .sort((a, b) => byCode(a.id, b.id))
    .map((document) => draftPage(config, { document, ...standingOf(document.id) }))
  chain(inside, navigated.placements)
  return [...inside, ...outside]
}

/** Where each page is at home: its first place, a visible one before a hidden one. */
function homePlaces(placements: readonly Placement[]): Map<string, Placement> {
  const homes = new Map<string, Placement>()
  for (const placement of placements) {
    const known = homes.get(placement.document.id)
    if (!known || (known.hidden && !placement.hidden)) homes.set(placement.document.id, placement)
  }
  return homes
}

/** Of a page outside the navigation: as the nearest part of the site has it, else the home page. */
function outsidePages({ folders, frames, first }: Navigated, inside: readonly DraftPage[]) {
  const byId = new Map(inside.map((page) => [page.id, page]))
  const home = byId.get('index') ?? byId.get(first?.page ?? '')
  const fallback: Frame = home?.frame ?? frames[0] ?? { key: 'none', levels: [], groups: [] }
  const neighbours = new Map<string, DraftPage>()
  for (const page of inside) {
    for (const folder of [page.id, ...foldersOf(page.id)]) if (!neighbours.has(folder)) neighbours.set(folder, page)
  }
  return (id: string): Standing => {
    const around = [id, ...foldersOf(id)]
    const frame = around.map((folder) => folders.get(folder)).find((each) => each !== undefined) ?? fallback
    const near = around.map((folder) => neighbours.get(folder)).find((each) => each !== undefined) ?? home
    const variants =
      near?.frame === frame
        ? near.variants?.map(({ version, frame: other }) => ({ version, frame: other, groups: [] }))
        : undefined
    return { frame, variants }
  }
}

interface Standing {
  readonly frame: Frame
  readonly variants: Page['variants'] | undefined
}

function draftPage(config: SiteConfig, at: Standing & { document: Document }, placement?: Placement): DraftPage {
  const { document, frame, variants } = at
  const { id, frontmatter } = document
  const { hidden = false, searchable, groups = [], boost } = placement ?? {}
  const standing = {
    listed: placement !== undefined,
    hidden,
    notFound: id === notFoundId,
    ...(searchable !== undefined && { searchable }),
  }
  return {
    id,
    route: routeOf(id, config.site),
    document,
    label: labelOf(document),
    frame,
    groups,
    ...(variants && { variants }),
    visibility: visibility(standing, frontmatter, config.indexing),
    boost: Math.min(10, Math.max(0.1, frontmatter.boost ?? boost ?? 1)),
  }
}

/** Previous and next: the pages that a frame's sidebar lists and that are at home there, in the order of the sidebar. */
function chain(pages: readonly DraftPage[], placements: readonly Placement[]): void {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const lasts = new Map<Frame, DraftPage>()
  const done = new Set<DraftPage>()
  for (const { document, frame, listed } of placements) {
    const page = byId.get(document.id)
    if (!page || !listed || page.frame !== frame || done.has(page)) continue
    done.add(page)
    const last = lasts.get(frame)
    if (last) [last.next, page.previous] = [neighbourOf(page), neighbourOf(last)]
    lasts.set(frame, page)
  }
}

const messagesOf = ({ diagnostics }: Document) => (diagnostics.length > 0 ? diagnostics : undefined)

const neighbourOf = ({ id, label }: Page): Neighbour => ({ id, label })
