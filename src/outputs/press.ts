/** What all artefacts share while the files of one site are made. Frames are made when a page first asks for one. */
import { aheadRules } from '../model/ahead.ts'
import type { IconFinder } from '../model/icon.ts'
import type { OutputFile } from '../model/output.ts'
import { outputOf } from '../model/route.ts'
import type { Frame, Page, Site } from '../model/site.ts'
import type { Theme } from '../model/theme.ts'
import type { Grounds } from '../model/view.ts'
import type { ContentCss } from './content-css.ts'
import { contentCss } from './content-css.ts'
import type { FramePrint } from './frame-print.ts'
import { printFrame } from './frame-print.ts'
import type { Hrefs } from './hrefs.ts'
import { anyPageAt, depthOf, hrefsFrom } from './hrefs.ts'
import type { Scope } from './scope.ts'
import { scopesOf } from './scope.ts'

export interface OutputTools {
  readonly icon: IconFinder
  /** Of Flatleaf, for the `generator` meta tag. */
  readonly version?: string
  /** Stars of the repository, when they were fetched. */
  readonly stars?: number
}

export interface Press {
  readonly site: Site
  readonly theme: Theme
  readonly tools: OutputTools
  readonly files: ReadonlySet<string>
  /** Where a file of the project is published, by its path in the project. */
  readonly published: (path: string) => string | undefined
  /** Stylesheets of the project, in order. */
  readonly ownStyles: readonly string[]
  readonly contentCss: ContentCss | undefined
  readonly grounds: Grounds | undefined
  /** Rules for fetching pages ahead; read from disk, or anywhere, a site cannot name its pages. */
  readonly ahead: string | undefined
  readonly scopeOf: (frame: Frame) => Scope
  readonly hrefs: (from: string) => Hrefs
  /** The frame of a page as HTML, made once for all pages that can share it. */
  readonly frame: (frame: Frame, from: string) => FramePrint
}

/** Files of one kind from the whole site. */
export type Artefact = (press: Press) => readonly OutputFile[]

/** Prepares what artefacts ask for. */
export function makePress(site: Site, theme: Theme, tools: OutputTools): Press {
  const files = new Set(site.files.map(({ path }) => path))
  const hrefs = (from: string) => hrefsFrom(site, files, from)
  const printed = new Map<Frame, Map<number, FramePrint>>()
  const style = site.config.site
  const press: Press = {
    site,
    theme,
    tools,
    files,
    published: publishedFrom(site),
    ownStyles: [...files].filter((path) => path.endsWith('.css') && !path.startsWith('_flatleaf/')).sort(),
    contentCss: contentCss(site.pages),
    ahead: style.relative ? undefined : aheadRules(style.base),
    grounds: theme.grounds?.(site.config),
    scopeOf: scopesOf(site),
    hrefs,
    frame(frame, from) {
      const depth = style.relative ? depthOf(outputOf(from, style)) : 0
      const known = printed.get(frame) ?? new Map<number, FramePrint>()
      const print = known.get(depth) ?? printFrame(press, frame, anyPageAt(depth, style))
      printed.set(frame, known.set(depth, print))
      return print
    },
  }
  return press
}

/** A file keeps its name and loses folders above it (that of the pages, `public`), so few places come into question. */
function publishedFrom({ files }: Site): Press['published'] {
  const sources = new Map(files.map(({ path, file }) => [path, file.replaceAll('\\', '/')]))
  return (path) => {
    for (let place = path; ; place = place.slice(place.indexOf('/') + 1)) {
      if (sources.get(place)?.endsWith(`/${path}`)) return place
      if (!place.includes('/')) return undefined
    }
  }
}

/** Whether a page has the shared stylesheet of authors' styles. */
export function hasStyles({ document }: Page): boolean {
  return document.styles.length > 0
}
