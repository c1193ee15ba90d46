/** What checks look things up in: made once, shared by all of them. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { machineLists } from '../../model/machine-lists.ts'
import type { NavNode } from '../../model/navigation.ts'
import { feedFileOf, outputOf, pageId } from '../../model/route.ts'
import type { PageParts } from '../../model/page-parts.ts'
import { pageParts } from '../../model/page-parts.ts'
import type { Page, Site } from '../../model/site.ts'
import type { Library } from '../collect.ts'
import { foldersOf } from '../folder.ts'
import { isPattern, redirectFinder } from '../../model/redirect-match.ts'
import { filePath } from '../../util/file-path.ts'
import { isExternal } from '../../util/is-external.ts'

export interface CheckContext {
  readonly library: Library
  readonly navigation: readonly NavNode[]
  /** The ids around the text of a page. */
  readonly frameIdsOf: (id: string) => ReadonlySet<string>
  /** The ids in the text of a page. */
  readonly anchorsOf: (id: string) => ReadonlySet<string>
  /** Paths of all files that are published as they are. */
  readonly files: ReadonlySet<string>
  /** Folder → its first page. */
  readonly folders: ReadonlyMap<string, string>
  readonly hasPage: (id: string) => boolean
  /** Where redirects with patterns lead from an id, if nothing answers there. */
  readonly lostBehind: (id: string) => string | undefined
  /** Whether something answers at an id: a page, an entry that leads elsewhere, a redirect that ends at something, a file. */
  readonly isAlive: (id: string) => boolean
  readonly fileExists: (path: string) => boolean
  /** Whether nothing answers at a path inside the site. */
  readonly isDead: (path: string) => boolean
  /** What a check finds on each page, in order; a page on which it found nothing is left out while that cannot change. */
  readonly onPages: (check: PageCheck, find: (page: Page) => readonly Diagnostic[]) => readonly Diagnostic[]
}

/** What is looked for on single pages. */
export type PageCheck = 'links' | 'anchors' | 'files'

/** Pages on which a check found nothing, at their places. */
export type Sound = Readonly<Record<PageCheck, Page[]>>

/** A check over the whole site. */
export type Check = (site: Site, context: CheckContext) => readonly Diagnostic[]

/** The ids around the text of a page with these parts. */
type FrameIds = (parts: PageParts) => readonly string[]

interface PagesParts {
  readonly lookups: Lookups
  readonly frameIds: FrameIds
  readonly sound: Sound | undefined
}

/** What of a context depends on the shape of the site alone. */
export type Lookups = Omit<CheckContext, 'anchorsOf' | 'frameIdsOf' | 'onPages' | 'library'>

/** The look-ups with what is on the pages. */
export function checkContext(site: Site, library: Library, parts: PagesParts): CheckContext {
  const { lookups, frameIds, sound } = parts
  return {
    ...lookups,
    library,
    frameIdsOf: idsFinder(site, (page) => frameIds(pageParts(page, site.config))),
    anchorsOf: idsFinder(site, ({ document }) => document.anchors),
    onPages: (check, find) => {
      const known = sound?.[check] ?? []
      return site.pages.flatMap((page, index) => {
        if (known[index] === page) return []
        const found = find(page)
        if (found.length === 0) known[index] = page
        return found
      })
    },
  }
}

/** Prepares the look-ups. */
export function lookupsOf(site: Site, library: Library, navigation: readonly NavNode[]): Lookups {
  const files = new Set(site.files.map(({ path }) => path))
  const moveOf = redirectFinder(site.config.redirects)
  const made = new Set(['404.html', ...machineLists(site)])
  const isFile = (path: string) => files.has(path) || made.has(path) || isPageFile(path, site) || isFeed(path, site)
  const isPage = (id: string) =>
    site.byId.has(id) || library.pointers.has(id) || (id === 'index' && site.home !== undefined)
  const lostBehind = (id: string) => {
    const end = endOf(id, moveOf, (path) => isFile(path) || isPage(pageId(path)))
    return end?.isLost ? end.destination : undefined
  }
  const isRedirect = (path: string) => moveOf(path) !== undefined && lostBehind(path) === undefined
  const fileExists = (path: string) => isFile(path) || isRedirect(path)
  const isAlive = (id: string) => isPage(id) || fileExists(id)
  return {
    navigation,
    files,
    folders: foldersWithPages(site),
    hasPage: (id) => site.byId.has(id),
    lostBehind,
    isAlive,
    fileExists,
    isDead: (path) => !isAlive(pageId(path)) && !fileExists(path),
  }
}

/** More steps than a chain of redirects has. */
const longest = 10

/**
 * Where redirects end. One that always leads to the same place is told itself where nothing is there, so only an
 * address with something of the old one in it can be lost.
 */
function endOf(
  id: string,
  moveOf: ReturnType<typeof redirectFinder>,
  answers: (path: string) => boolean,
): { readonly destination: string; readonly isLost: boolean } | undefined {
  let move = moveOf(id)
  for (let step = 0; move && step < longest; step++) {
    const { redirect, destination } = move
    const path = localPath(destination)
    const isOver = path === undefined || answers(path)
    move = isOver ? undefined : moveOf(path)
    if (!move) return { destination, isLost: !isOver && isPattern(redirect.destination) }
  }
  return undefined
}

function idsFinder({ byId }: Site, idsOf: (page: Page) => readonly string[]): (id: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (id) => {
    const page = byId.get(id)
    const ids = known.get(id) ?? new Set(page && idsOf(page))
    known.set(id, ids)
    return ids
  }
}

/** The file of a page or its Markdown twin. */
function isPageFile(path: string, { byId, config }: Site): boolean {
  if (path.endsWith('.md')) return byId.has(path.slice(0, -'.md'.length))
  if (!path.endsWith('.html')) return false
  const id = pageId(path.slice(0, -'.html'.length))
  return byId.has(id) && outputOf(id, config.site) === path
}

/** The feed of a page that has entries; only a site that knows its address has feeds. */
function isFeed(path: string, { byId, config }: Site): boolean {
  if (path !== 'rss.xml' && !path.endsWith('/rss.xml')) return false
  const id = path === 'rss.xml' ? 'index' : path.slice(0, -'/rss.xml'.length)
  const document = byId.get(id)?.document
  return (
    config.site.url !== undefined &&
    document?.feed !== undefined &&
    document.frontmatter.rss !== false &&
    feedFileOf(id) === path
  )
}

function foldersWithPages(site: Site): Map<string, string> {
  const folders = new Map<string, string>()
  for (const { id } of site.pages) {
    for (const folder of foldersOf(id)) if (!folders.has(folder)) folders.set(folder, id)
  }
  return folders
}

/** An address of the configuration or of a page's text as a path inside the site; `undefined`: it leads elsewhere. */
export function localPath(href: string): string | undefined {
  const text = href.trim()
  if (text === '' || text.startsWith('#') || text.startsWith('?')) return undefined
  return isExternal(text) ? undefined : filePath(text)
}
