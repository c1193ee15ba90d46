/** The navigation tree as the configuration states it, both dialects as one shape. */
import type { Place } from './diagnostic.ts'
import type { BannerConfig, FooterConfig, HeaderConfig } from './config.ts'
import type { IconRef } from './icon.ts'
import type { Word } from './words.ts'

export type SectionKind = 'language' | 'version' | 'product' | 'tab' | 'dropdown' | 'anchor' | 'menu'

export type NavNode = SectionNode | GroupNode | PageNode | OperationNode | LinkNode

/** A part of the site that readers switch to: a tab, an anchor, a version … */
export interface SectionNode {
  readonly kind: 'section'
  readonly as: SectionKind
  readonly label: string
  /** A label that no author wrote: this word, in the language of the part. */
  readonly word?: Word
  readonly icon?: IconRef
  /** Where `icon` is written. */
  readonly iconAt?: Place
  readonly description?: string
  readonly tag?: string
  readonly color?: ColorPair
  /** Colour of the icon tile of an anchor: one colour or a gradient. */
  readonly tile?: Tile
  readonly isDefault?: boolean
  /** Not for everyone: its pages are left out of the build. */
  readonly restricted?: true
  /** `inside-only`: shown on its own pages only (`isDefaultHidden`). */
  readonly visibility: 'always' | 'inside-only' | 'never'
  readonly searchable?: boolean
  /** A section that is only a link. */
  readonly href?: string
  /** Where `href` is written. */
  readonly hrefAt?: Place
  /**
   * Dialect A: the pages whose id starts with these whole segments belong here (`tabs[].url`, `anchors[].url`);
   * `''` claims what nobody else does (`topAnchor`, `primaryTab`).
   */
  readonly prefix?: string
  /** Dialect A: shown only while this version is selected. */
  readonly version?: string
  /** Where `version` is written. */
  readonly versionAt?: Place
  /** Of a language. */
  readonly language?: Language
  /** What a language shows instead of what the site shows. */
  readonly around?: AroundPages
  /** API descriptions whose operations are listed here. */
  readonly openapi?: readonly OpenapiRef[]
  /** None of them can be read, which is told. */
  readonly isUnread?: true
  readonly children: readonly NavNode[]
  readonly at: Place
}

/** Parts of the frame, as far as one language has its own. */
export interface AroundPages {
  readonly header?: Partial<HeaderConfig>
  readonly footer?: Partial<FooterConfig>
  readonly banner?: BannerConfig
}

export interface Language {
  /** As written, which is also the folder of its pages: `jp`. */
  readonly code: string
  /** BCP 47, for `lang` and `hreflang`: `ja`. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

export interface GroupNode {
  readonly kind: 'group'
  readonly label?: string
  /** A label that no author wrote: this word, in the language of the part. */
  readonly word?: Word
  readonly icon?: IconRef
  /** Where `icon` is written. */
  readonly iconAt?: Place
  readonly tag?: string
  /** Page id that the group's title opens. */
  readonly root?: string
  /** Where `root` is written. */
  readonly rootAt?: Place
  readonly expanded?: boolean
  /** Not for everyone: its pages are left out of the build. */
  readonly restricted?: true
  readonly visibility: 'always' | 'never'
  readonly searchable?: boolean
  readonly boost?: number
  readonly directory?: 'none' | 'accordion' | 'card'
  readonly version?: string
  /** Where `version` is written. */
  readonly versionAt?: Place
  /** API descriptions whose operations are listed here. */
  readonly openapi?: readonly OpenapiRef[]
  /** None of them can be read, which is told. */
  readonly isUnread?: true
  readonly children: readonly NavNode[]
  readonly at: Place
}

export interface PageNode {
  readonly kind: 'page'
  /** Page id as `pageId` makes it. */
  readonly page: string
  readonly at: Place
}

/** `"GET /plants"` or `"webhook new-plant"` in a list of pages. */
export interface OperationNode {
  readonly kind: 'operation'
  readonly spec?: string
  /** Upper case; `WEBHOOK` for webhooks. */
  readonly method: string
  readonly path: string
  /** Id of the page that was made for it; filled in by discovery. */
  readonly page?: string
  readonly at: Place
}

export interface LinkNode {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly icon?: IconRef
  readonly at: Place
}

/** Where API descriptions stand and where their pages go. */
export interface OpenapiRef {
  /** Path relative to the project root, or a URL. */
  readonly source: string
  /** Folder of the generated pages; default `api-reference`. */
  readonly directory?: string
  readonly at: Place
}

export interface ColorPair {
  readonly light: string
  readonly dark: string
}

export type Tile = { readonly from: string; readonly to: string }
