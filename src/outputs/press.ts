/** What all artefacts share while the files of one site are made. Frames are made when a page first asks for one. */
import { aheadRules } from '../model/ahead.ts'
import type { Document, Embed } from '../model/document.ts'
import type { IconFinder } from '../model/icon.ts'
import type { ImageSize } from '../model/image.ts'
import type { OutputFile } from '../model/output.ts'
import { outputOf } from '../model/route.ts'
import type { Frame, Page, Site } from '../model/site.ts'
import type { Theme } from '../model/theme.ts'
import type { Grounds } from '../model/view.ts'
import { filePath } from '../util/file-path.ts'
import { byCode } from '../util/order.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { wordsFor } from '../util/words-of.ts'
import type { ContentCss } from './content-css.ts'
import { contentCss } from './content-css.ts'
import { scriptSource } from './csp.ts'
import type { FramePrint } from './frame-print.ts'
import { printFrame } from './frame-print.ts'
import type { Hrefs } from './hrefs.ts'
import { anyPageAt, depthOf, hrefsFrom } from './hrefs.ts'
import { movedPages } from './moved-pages.ts'
import type { FrameUse, Navigation } from './nav/navigation.ts'
import { navigation } from './nav/navigation.ts'
import type { KeyOf } from './print-key.ts'
import { siteKeyOf } from './print-key.ts'
import type { Scope } from './scope.ts'
import { scopesOf } from './scope.ts'
import type { WordCache } from './search/page-words.ts'

export interface OutputTools {
  readonly icon: IconFinder
  /** Folder of the project, absolute: what is remembered between builds holds wherever it stands. */
  readonly root?: string
  /** Of Flatleaf, for the `generator` meta tag. */
  readonly version?: string
  /** Stars of the repository, when they were fetched. */
  readonly stars?: number
  /** Width and height of an image by its absolute path. */
  readonly imageSize?: (file: string) => ImageSize | undefined
  /** Scripts of the project that every page loads, in order: paths in the output. */
  readonly ownScripts?: readonly string[]
  /** What the style sheets of the project ask of other hosts, on every page. */
  readonly styleEmbeds?: readonly Embed[]
  /** Asset to load first; the theme's own font when absent. */
  readonly font?: string
  /** Rules of the utility classes that pages use. */
  readonly utilityCss?: string
  /** Names what a document was compiled from. */
  readonly keyOf?: KeyOf
  /** Remembers short texts between builds: the latest of each name, under the word that it was made from. */
  readonly memo?: Memo
  /** Words of pages that were counted before. */
  readonly words?: WordCache
  /** Puts texts away until they are read. */
  readonly hold?: Hold
  /** Whether files are made as they are asked for, and most never are: names that take long to find are left for then. */
  readonly onDemand?: boolean
  /** Of a process that prints the same site again and again: what of it has not changed is not made anew. */
  readonly recall?: Recall
}

/** Answers how to read one of the texts again; `undefined`: they cannot be held. */
export type Hold = (texts: readonly string[]) => ((piece: number) => string) | undefined

export interface Memo {
  readonly get: (name: string, key: string) => string | undefined
  readonly set: (name: string, key: string, text: string) => void
}

export interface Press {
  readonly site: Site
  readonly theme: Theme
  readonly tools: OutputTools
  /** Files of the project that are published: path in the output → path on disk. */
  readonly files: ReadonlyMap<string, string>
  /** Where a file of the project is published, by its path in the project. */
  readonly published: (path: string) => string | undefined
  /** Stylesheets of the project, in order. */
  readonly ownStyles: readonly string[]
  /** Scripts of the project, in order. */
  readonly ownScripts: readonly string[]
  readonly contentCss: ContentCss | undefined
  /** Sections that are too long to stand on each of their pages, and their lists. */
  readonly navigation: Navigation
  readonly grounds: Grounds | undefined
  /** What allows the rules for fetching pages ahead; read from disk, or anywhere, a site cannot name its pages. */
  readonly ahead: string | undefined
  /** What pages share and may say of each other, as one word. */
  readonly siteKey: () => string
  readonly scopeOf: (frame: Frame) => Scope
  readonly hrefs: (from: string) => Hrefs
  /** The frame of a page as HTML, made once for all pages that can share it. */
  readonly frame: (frame: Frame, from: string, use?: FrameUse) => FramePrint
}

/** Files of one kind from the whole site. */
export type Artefact = (press: Press) => readonly OutputFile[]

/** Prepares what artefacts ask for. */
export function makePress(site: Site, theme: Theme, tools: OutputTools): Press {
  // Without a shape nobody knows whether the site is the same.
  const recall = (site.shape && tools.recall) ?? noRecall
  const files = recall('file map', [site.files], () => new Map(site.files.map(({ path, file }) => [path, file])))
  const { redirects } = site.config
  const answering = { files, moved: recall('moved pages', [redirects], () => movedPages(redirects)) }
  const hrefs = (from: string) => hrefsFrom(site, answering, from)
  const { shape } = site
  const nav = recall('navigation', [shape], () => navigation(site, { icon: tools.icon, say: theme.say }))
  const framed = recall('frames', [shape, tools.stars, logoSizes(site, files, tools)], () => ({
    known: new Set(nav.frames),
    prints: new Map<Frame, Map<string, FramePrint>>(),
  }))
  const others = new Map<Frame, Map<string, FramePrint>>()
  const style = site.config.site
  const styles = wordsFor(recall, 'style words', stylesOf)(site.pages)
  let siteKey: string | undefined
  const press: Press = {
    site,
    theme,
    tools,
    files,
    published: publishedFrom(files),
    ownStyles: recall('own styles', [site.config, files], () => ownStyles(site, files)),
    ownScripts: tools.ownScripts ?? [],
    contentCss: recall('content css', [tools.utilityCss, styles, site.lost], () =>
      contentCss(textsOf(site), tools.utilityCss),
    ),
    navigation: nav,
    grounds: recall('grounds', [site.config], () => groundsOf(theme, site)),
    ahead: style.relative ? undefined : scriptSource(aheadRules(style.base)),
    siteKey: () => (siteKey ??= siteKeyOf(press)),
    scopeOf: recall('scopes', [shape], () => scopesOf(site)),
    hrefs,
    frame(frame, from, use = 'page') {
      const depth = style.relative ? depthOf(outputOf(from, style)) : 0
      const key = `${use} ${depth}`
      // One that was made for a single page is never asked for again.
      const printed = framed.known.has(frame) ? framed.prints : others
      const known = printed.get(frame) ?? new Map<string, FramePrint>()
      const print = known.get(key) ?? printFrame(press, frame, { from: anyPageAt(depth, style), use })
      printed.set(frame, known.set(key, print))
      return print
    },
  }
  return press
}

const stylesOf = ({ document: { styles } }: Page) => JSON.stringify(styles)

/** Sizes of the pictures in the frame, as one word: they are in the files, which may change by themselves. */
export function logoSizes({ config }: Site, files: Press['files'], { imageSize }: OutputTools): string {
  const { logo } = config.brand
  const written = logo ? [logo.light, logo.dark] : []
  const sizes = written.map((each) => files.get(filePath(each))).map((file) => file !== undefined && imageSize?.(file))
  return JSON.stringify(sizes)
}

/** Ground of each mode there is. */
function groundsOf({ accents }: Theme, { config }: Site): Grounds | undefined {
  return accents && Object.fromEntries(accents(config.look).map(({ mode, ground }) => [mode, ground]))
}

/** All that authors wrote for pages. */
function textsOf({ pages, lost }: Site): readonly Document[] {
  return [...pages.map(({ document }) => document), ...(lost ? [lost] : [])]
}

/** A file keeps its name and loses folders above it (that of the pages, `public`), so few places come into question. */
function publishedFrom(files: Press['files']): Press['published'] {
  return (path) => {
    for (let place = path; ; place = place.slice(place.indexOf('/') + 1)) {
      if (files.get(place)?.replaceAll('\\', '/').endsWith(`/${path}`)) return place
      if (!place.includes('/')) return undefined
    }
  }
}

/** Those that the configuration names, then all others by path. */
function ownStyles({ config }: Site, files: Press['files']): readonly string[] {
  const named = (config.head.styles ?? []).map(({ path }) => path).filter((path) => files.has(path))
  const found = [...files.keys()].filter((path) => path.endsWith('.css') && !path.startsWith('_flatleaf/')).sort(byCode)
  return [...new Set([...named, ...found])]
}

/** Whether the sheet of authors' styles and utility classes has a rule for a page. */
export function hasContentCss({ contentCss: css }: Press, { document }: Page): boolean {
  if (!css) return false
  return document.styles.length > 0 || (document.classes ?? []).some((name) => css.utilities.has(name))
}
