/** The whole site, linked: the only value that sees everything. Made anew on every build, never changed. */
import type { SiteConfig } from './config.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Document } from './document.ts'
import type { Manifest, StaticFile } from './asset.ts'
import type { IconRef } from './icon.ts'
import type { AroundPages, Language, SectionKind, Tile } from './navigation.ts'

export interface Site {
  readonly config: SiteConfig
  /** In order of the navigation, then the pages outside it by id. */
  readonly pages: readonly Page[]
  readonly byId: ReadonlyMap<string, Page>
  /** One per innermost section; pages of one frame share header, sidebar and footer. */
  readonly frames: readonly Frame[]
  /** Id of the page that `/` shows or leads to. */
  readonly home: string | undefined
  /** The text of the page for addresses that lead nowhere, where the configuration gives one. */
  readonly lost?: Document
  readonly files: readonly StaticFile[]
  readonly manifest: Manifest
  readonly diagnostics: readonly Diagnostic[]
  /** Of a site that is built again and again: the same value as long as all is the same but what stands on single pages. */
  readonly shape?: object
}

export interface Page {
  readonly id: string
  /** `/guides/start/`, without the base path. */
  readonly route: string
  readonly document: Document
  /** Label in menus. */
  readonly label: string
  readonly frame: Frame
  /** Groups from the outermost to the one that holds the page, as indices into `frame.groups` paths: see `NavGroup.key`. */
  readonly groups: readonly NavGroup[]
  /** Of a page that belongs to no version: how each version but that of `frame` shows it. */
  readonly variants?: readonly PageVariant[]
  readonly previous?: Neighbour
  readonly next?: Neighbour
  readonly visibility: Visibility
  /** Day of the last change, `2026-04-14`, where it is known. */
  readonly modified?: string
  /** Nearest `boost` of the page and its groups. */
  readonly boost: number
}

/** Of the page before or behind one in the sidebar. */
export type Neighbour = Pick<Page, 'id' | 'label'>

/** What surrounds a page while the reader has chosen another version than its own `frame` shows. */
export interface PageVariant {
  readonly version: string
  readonly frame: Frame
  readonly groups: readonly NavGroup[]
}

/** docs-json.md 2.4: where a page shows up. */
export interface Visibility {
  readonly menu: boolean
  readonly search: boolean
  readonly sitemap: boolean
  readonly index: boolean
}

/** What surrounds the pages of one innermost section. */
export interface Frame {
  /** Stable within one build. */
  readonly key: string
  /** From the outermost level in: the switches (tabs, versions, languages …) with the active entry of each. */
  readonly levels: readonly NavLevel[]
  readonly groups: readonly NavGroup[]
  /** Of its pages, also where no menu shows the language. */
  readonly language?: Language
  /** What stands around its pages instead of what the site shows. */
  readonly around?: AroundPages
}

export interface NavLevel {
  readonly as: SectionKind
  readonly items: readonly NavItem[]
}

export interface NavItem {
  readonly label: string
  /** Page id of the first page, or `href` of a link. Neither: nothing to show yet, drawn as text. */
  readonly page?: string
  readonly href?: string
  readonly icon?: IconRef
  readonly description?: string
  readonly tag?: string
  readonly tile?: Tile
  /** Languages and versions: the folder that holds all their pages. The same page of another one is found by replacing it. */
  readonly folder?: string
  /** Of languages: code, tag and direction. */
  readonly language?: Language
  readonly active: boolean
}

export interface NavGroup {
  /** Unique in its frame: `0`, `0.2`, … */
  readonly key: string
  readonly label?: string
  readonly icon?: IconRef
  readonly tag?: string
  /** Page that the title opens; a group without a label lists it first instead. */
  readonly root?: string
  /** How the page of the group lists what is in it. */
  readonly directory?: { readonly look: 'accordion' | 'card'; readonly page: string }
  readonly expanded: boolean
  readonly entries: readonly NavEntry[]
}

export type NavEntry =
  | { readonly kind: 'group'; readonly group: NavGroup }
  | { readonly kind: 'page'; readonly page: NavPage }
  | { readonly kind: 'link'; readonly label: string; readonly href: string; readonly icon?: IconRef }

/** A page as the sidebar shows it. */
export interface NavPage {
  readonly id: string
  readonly label: string
  readonly icon?: IconRef
  readonly tag?: string
  readonly method?: string
  readonly deprecated: boolean
}
