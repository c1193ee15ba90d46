/** What a theme is: functions from views to hast, the elements of Markdown, and its asset files. Handed in from the top. */
import type { Element, ElementContent, Root } from 'hast'
import type { Html } from '../hast/to-html.ts'
import type { AssetEntry } from './asset.ts'
import type { CodeLine } from './code.ts'
import type { CodeThemes } from './code-theme.ts'
import type { Component } from './component.ts'
import type { LookConfig, SiteConfig } from './config.ts'
import type { DiagramPart, DiagramView } from './diagram.ts'
import type { Drawing } from './icon.ts'
import type { SiteFonts } from './font.ts'
import type { ImageMode } from './image.ts'
import type { OverviewView } from './overview.ts'
import type { PageParts } from './page-parts.ts'
import type { OperationView, SchemaPageView } from './reference.ts'
import type { FrameHtml, FrameView, ListingView, PageView, RowView } from './view.ts'
import type { Say } from './words.ts'

export type { CodeLine } from './code.ts'

export interface Theme {
  /** Changes when anything the theme prints changes: part of the cache key. */
  readonly version: string
  /** Ids that the layout uses: nothing in the body of a page gets them. */
  readonly ids: readonly string[]
  /** Those of them that are there on a page with these parts. */
  readonly idsOn: (parts: PageParts) => readonly string[]
  readonly page: (view: PageView, frame: FrameHtml) => Root
  readonly frame: (view: FrameView) => { readonly header: Element; readonly sidebar: Element; readonly footer: Element }
  /** One row of the sidebar, as `frame` draws it: long lists are put together from rows that were drawn once. */
  readonly entry: (view: RowView, lang: string) => Element
  /** The body of a page that lists a part of the navigation. */
  readonly listing: (view: ListingView) => readonly ElementContent[]
  readonly notFound: (view: NotFoundView) => readonly ElementContent[]
  /** The pages that a lost reader may have meant, below a text of the author's. */
  readonly nearPages: (view: NearPagesView) => readonly ElementContent[]
  /** The words of the product for pages of a language. */
  readonly say: (lang: string) => Say
  /** What `markdown`, `reference`, `overview` and `components` speak. */
  readonly speaks: Say
  /** The theme as it speaks on pages of a language. */
  readonly speaking: (lang: string) => Theme
  /** A page that leads elsewhere: moved pages, and `/` when no page is there. */
  readonly redirect: (view: { readonly href: string; readonly canonical?: string; readonly lang: string }) => Root
  readonly markdown: MarkdownElements
  readonly reference: (view: OperationView | SchemaPageView) => readonly ElementContent[]
  /** The body of the page of an API as a whole. */
  readonly overview: (view: OverviewView) => readonly ElementContent[]
  /** Built-in components by the name that authors write. */
  readonly components: Readonly<Record<string, Component>>
  readonly assets: readonly AssetEntry[]
  /**
   * Scripts for components that move, absolute paths: `start(modules, drawings)`, and `builtins(name)` for JSX. `sheets`: assets
   * on demand that style what they may come to draw.
   */
  readonly islands?: { readonly runtime: string; readonly builtins: string; readonly sheets?: readonly string[] }
  /** CSS made from the configuration: colours, background, mode, fonts, highlighting themes. */
  readonly tokens: (config: SiteConfig, fonts?: SiteFonts, code?: CodeThemes) => string
  /** Of each mode that the site has: the ground of its pages, and the shade that stands for the accent in text. */
  readonly accents?: (look: LookConfig) => readonly AccentUse[]
}

export interface AccentUse {
  readonly mode: 'light' | 'dark'
  readonly ground: string
  readonly shade: string
}

export interface NearPagesView {
  readonly lang: string
  /** List of all pages, a script that calls `flatleafPages`. */
  readonly pagesHref: string
}

export interface NotFoundView extends NearPagesView {
  readonly title: string
  readonly description?: Html
  readonly homeHref: string
  readonly searchPrompt: string
  /** Parts of the site to start from. */
  readonly sections: readonly { readonly label: string; readonly href: string }[]
}

/** How the theme draws what Markdown says. */
export interface MarkdownElements {
  readonly code: (view: CodeView) => Element
  readonly heading: (view: HeadingView) => Element
  /** Class of a heading that was written at another level than it stands at: it looks as it was written. */
  readonly headingLook: (level: number) => string
  readonly table: (table: Element) => Element
  /** An image, or a `<picture>`'s; `mode`: shown in that colour mode only. */
  readonly image: (image: Element, mode?: ImageMode) => Element
  /** What leads from an image to its larger view; the image itself where there should be none. */
  readonly zoom?: (view: ZoomView) => Element
  /** A callout; also drawn for `> [!NOTE]`. */
  readonly callout: (view: CalloutView) => Element
  /** The body of a page that could not be compiled. */
  readonly problem: (view: { readonly title: string; readonly lines: readonly string[] }) => Element
  readonly icon: (drawing: Drawing) => Element
  /** A formula. */
  readonly math: (view: MathView) => Element
  /** A diagram, in its frame. */
  readonly diagram: (view: DiagramView) => Element
  /** Class of each part of a drawing. */
  readonly diagramParts: Readonly<Record<DiagramPart, string>>
  /**
   * The finished body of a page, for what concerns it as a whole: parts that belong beside the text, choices for all of it. The same
   * array where there is none.
   */
  readonly body?: (nodes: readonly ElementContent[], about: BodyAbout) => readonly ElementContent[]
  /** Class of each kind of token in highlighted code. */
  readonly tokens: Readonly<Record<TokenKind, string>>
}

export interface ZoomView {
  /** An `<img>` or a `<picture>` as `image` drew it. */
  readonly image: Element
  /** The file in full size. */
  readonly href: string
  readonly alt: string
  readonly mode?: ImageMode
  /** Names of the components around it, outermost first. */
  readonly inside: readonly string[]
}

export interface CodeView {
  /** As the author named it; empty when no language was given. */
  readonly language: string
  readonly title?: string
  /** Drawn beside the title. */
  readonly icon?: Drawing
  /** What the region is called; without it, by its language and how it begins. */
  readonly label?: string
  /** One list of nodes per line, without line ends. */
  readonly lines: readonly CodeLine[]
  readonly numbers?: boolean
  readonly startAt?: number
  readonly wrap?: boolean
  readonly expandable?: boolean
  readonly copy: boolean
}

/** A formula of TeX, as MathML. */
export interface MathView {
  readonly tex: string
  /** On a line of its own. */
  readonly block: boolean
  /** Missing when the formula cannot be drawn: its source is shown. */
  readonly nodes?: readonly ElementContent[]
}

export interface HeadingView {
  readonly level: number
  readonly id: string
  readonly children: readonly ElementContent[]
  /** `undefined`: no link to itself. */
  readonly anchor: boolean
}

export interface CalloutView {
  readonly kind: 'note' | 'info' | 'tip' | 'check' | 'warning' | 'danger'
  readonly title?: string
  readonly children: readonly ElementContent[]
}

/** Kinds of tokens that both colour schemes tell apart. */
export const tokenKinds = [
  'comment',
  'keyword',
  'string',
  'number',
  'constant',
  'function',
  'type',
  'tag',
  'attribute',
  'variable',
  'parameter',
  'operator',
  'punctuation',
  'inserted',
  'deleted',
  'heading',
  'link',
] as const
export type TokenKind = (typeof tokenKinds)[number]

export interface BodyAbout {
  readonly layout: string
  /** Whether an element is noted as a part of the page that has a name; missing: that is not known. */
  readonly hasParts?: boolean
}
