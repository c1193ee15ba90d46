/** Exactly what the theme needs, already decided: every `href` is final, every text is chosen. The theme only shows. */
import type { Html } from '../hast/to-html.ts'
import type { ActionLook, BannerConfig, HeadLink } from './config.ts'
import type { TocEntry } from './document.ts'
import type { Drawing } from './icon.ts'
import type { SectionKind, Tile } from './navigation.ts'

export interface LinkView {
  readonly label: string
  readonly href: string
  readonly icon?: Drawing
  readonly external: boolean
}

/** What pages of one frame share: made and serialised once. */
export interface FrameView {
  readonly lang: string
  readonly siteName: string
  readonly logo?: { readonly light: ImageView; readonly dark: ImageView }
  readonly homeHref: string
  readonly tabs: readonly SwitchItem[]
  readonly anchors: readonly SwitchItem[]
  /** Versions, languages, products, dropdowns: menus of the header or the sidebar. */
  readonly menus: readonly SwitchMenu[]
  readonly groups: readonly GroupView[]
  readonly links: readonly LinkView[]
  readonly action?: LinkView & ActionLook & { readonly kind: 'link' | 'github' | 'discord'; readonly stars?: number }
  /** `undefined`: one mode only, no switch. */
  readonly modeSwitch: boolean
  readonly search: { readonly prompt: string; readonly href: string; readonly place?: 'side' }
  readonly socials: readonly (LinkView & { readonly platform: string })[]
  readonly footerColumns: readonly { readonly title?: string; readonly links: readonly LinkView[] }[]
  readonly banner?: Pick<BannerConfig, 'type' | 'dismissible' | 'color'> & { readonly html: Html; readonly id: string }
}

export interface ImageView {
  readonly src: string
  readonly width?: number
  readonly height?: number
}

export interface SwitchItem {
  readonly label: string
  /** No href: nothing to lead to yet. */
  readonly href?: string
  readonly icon?: Drawing
  readonly description?: string
  readonly tag?: string
  readonly tile?: Tile
  readonly active: boolean
  readonly external: boolean
}

export interface SwitchMenu {
  readonly as: SectionKind
  readonly current: string
  readonly items: readonly SwitchItem[]
}

/**
 * A group of the sidebar. The sidebar is serialised once for all pages of its frame; where one page differs it holds a
 * **spot**: the theme writes the attribute `data-spot` with the value of `spot`, and the printer of pages turns it into
 * ` aria-current="page"` on the link of the page being printed, into ` open` on the groups around it, and drops it elsewhere.
 */
export interface GroupView {
  readonly label?: string
  readonly icon?: Drawing
  readonly tag?: string
  readonly href?: string
  /** Where the title leads while a button beside it opens the group. Instead of `href`. */
  readonly start?: { readonly href: string; readonly spot?: string }
  /** Spot of the link of the title, where the group has an `href`. */
  readonly rootSpot?: string
  readonly spot: string
  readonly expanded: boolean
  readonly entries: readonly EntryView[]
  /**
   * Its entries stand elsewhere: on the page `href`, and as data in a script beside it (outputs/nav/pages.ts), for the
   * theme's scripts to build the rows from.
   */
  readonly more?: { readonly href: string; readonly pages: number }
}

/** What stands in a group: a row, or rows that `Theme.entry` drew before, as HTML. */
export type EntryView = RowView | { readonly kind: 'printed'; readonly html: Html }
export type RowView = { readonly kind: 'group'; readonly group: GroupView } | LinkRow | RestView

export interface LinkRow {
  readonly kind: 'page' | 'link'
  readonly label: string
  readonly href: string
  readonly spot?: string
  readonly icon?: Drawing
  readonly tag?: string
  readonly method?: string
  readonly deprecated?: boolean
  readonly external: boolean
}

/** Stands for the rows of a long list that come before or after those shown. */
export interface RestView {
  readonly kind: 'rest'
  readonly label: string
  /** The page that lists them; the script beside it has the rows as data. */
  readonly href: string
  readonly toward: 'before' | 'after'
  /** Which of the rows there: so many from the start, or, below zero, from the end. Missing: all. */
  readonly take?: number
}

/** The body of a page that lists one part of the navigation, or a stretch of a long one. */
export interface ListingView {
  readonly lang: string
  readonly entries: readonly EntryView[]
  /** All stretches, in order, where there are several; one without `href` is shown, one without either stands for many. */
  readonly stretches: readonly { readonly label: string; readonly href?: string; readonly current: boolean }[]
}

/** The serialised frame of one page. */
export interface FrameHtml {
  readonly header: Html
  readonly sidebar: Html
  readonly footer: Html
}

export interface PageView {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly id: string
  readonly route: string
  /** Text of `<title>`. */
  readonly documentTitle: string
  readonly title: string
  readonly description?: string
  readonly layout: 'default' | 'wide' | 'custom' | 'frame' | 'center'
  /** The line above the title: a group's name, or the way from section to page. */
  readonly eyebrow: readonly { readonly label: string; readonly href?: string }[]
  readonly deprecated: boolean
  readonly body: Html
  /** Islands stand in the body. */
  readonly islands?: true
  readonly toc: readonly TocEntry[]
  readonly previous?: { readonly label: string; readonly title: string; readonly href: string }
  readonly next?: { readonly label: string; readonly title: string; readonly href: string }
  /** Pages and addresses that the author recommends next. */
  readonly related?: readonly LinkView[]
  /** What stands in the group whose page this is. */
  readonly directory?: DirectoryView
  /** Day of the last change: `2026-04-14` and in words. */
  readonly updated?: { readonly date: string; readonly words: string }
  readonly actions: {
    readonly markdown: string
    readonly edit?: string
    readonly issue?: string
    /** The feed of the page, where its author wants a link to it. */
    readonly feed?: string
    readonly menu?: PageMenuView
    /** Where the page sends whether it was helpful. */
    readonly feedback?: string
  }
  readonly head: HeadView
}

export interface DirectoryView {
  readonly look: 'card' | 'accordion'
  readonly entries: readonly DirectoryEntry[]
}

/** A page, a link, or a group with what is in it; a group may lead to a page as well. */
export interface DirectoryEntry {
  readonly label: string
  readonly href?: string
  readonly icon?: Drawing
  readonly description?: string
  readonly external: boolean
  readonly entries?: readonly DirectoryEntry[] | undefined
}

/** What can be done with a page; the first is the one that is seen at once. */
export interface PageMenuView {
  readonly display: 'header' | 'toc'
  readonly items: readonly [PageActionView, ...PageActionView[]]
}

export interface PageActionView {
  /** `copy` the page as Markdown, `text` to be copied, `print`, or a link. */
  readonly kind: 'copy' | 'view' | 'print' | 'file' | 'service' | 'text' | 'own'
  readonly label: string
  readonly description?: string
  /** Of the author's own. */
  readonly icon?: Drawing
  /** Of links. */
  readonly href?: string
  /** What `text` copies. */
  readonly text?: string
  readonly external: boolean
}

/** Colours of the page's ground, one for each mode that the site has. */
export interface Grounds {
  readonly light?: string
  readonly dark?: string
}

export interface HeadView {
  readonly canonical?: string
  /** Content security policy of the page, for `<meta http-equiv>`. */
  readonly csp: string
  /** In order; `property` for `og:` and `article:` names, `name` else. */
  readonly meta: readonly { readonly name: string; readonly content: string }[]
  /** Structured data as JSON, with nothing in it that could end a script element. */
  readonly data?: string
  /** `touch`: a picture that is large enough for home screens. */
  readonly favicon?: { readonly light: string; readonly dark: string; readonly touch?: string }
  /** Links that the configuration names. */
  readonly links?: readonly HeadLink[]
  readonly alternates: readonly { readonly lang: string; readonly href: string }[]
  readonly feed?: { readonly href: string; readonly title: string }
  /** Hrefs of stylesheets, of the early (blocking) script, of the deferred module, of the font to preload. */
  readonly styles: readonly string[]
  readonly early: string
  readonly scripts: readonly string[]
  readonly font?: string
  /** The only mode there is, or the one that new readers get. */
  readonly mode: { readonly default: 'system' | 'light' | 'dark'; readonly locked: boolean }
  readonly grounds?: Grounds
  /** Where the search index of this page's language and version starts. */
  readonly searchIndex: string
  readonly base: string
}
