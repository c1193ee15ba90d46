/**
 * `docs.json` after both dialects became one model: every key filled, nothing optional that has a default.
 * The comments say what a field means; how a key is written stands in `config/keys/`.
 */
import type { CodeThemeNames } from './code-theme.ts'
import type { Place } from './diagnostic.ts'
import type { FontWish } from './font.ts'
import type { IconLibrary, IconRef } from './icon.ts'
import type { Consent, Integration } from './integration.ts'
import type { ColorPair, Language, NavNode, OpenapiRef } from './navigation.ts'
import type { PageMenuConfig } from './page-option.ts'
import type { UrlStyle } from './route.ts'

export interface SiteConfig {
  /** Name of the file that was read: `docs.json` or `mint.json`. */
  readonly file: string
  /** Files that hold parts of it (`$ref`), relative to the root. */
  readonly parts?: readonly string[]
  readonly name: string
  readonly description?: string
  readonly brand: BrandConfig
  readonly look: LookConfig
  readonly header: HeaderConfig
  readonly footer: FooterConfig
  readonly banner?: BannerConfig
  readonly navigation: readonly NavNode[]
  /** Names of `versions`, in order; the first is the default. */
  readonly versions: readonly VersionName[]
  readonly feedback: FeedbackConfig
  /** What readers can do with a page. */
  readonly pageMenu: PageMenuConfig
  /** Address of an MCP server that knows the site. */
  readonly mcp?: string
  /** Paragraphs for language models, in Markdown: at the end of the Markdown of pages and of `llms.txt`. */
  readonly instructions?: readonly string[]
  /** `side`: at the top of the sidebar, where there is one and room for it. */
  readonly search: { readonly prompt: string; readonly place?: 'side' }
  readonly api: ApiConfig
  readonly redirects: readonly Redirect[]
  readonly head: HeadConfig
  /** Whether pages show the day of their last change when they do not say so themselves. */
  readonly lastChange?: { readonly shown: boolean; readonly at: Place }
  /** `all`: pages outside the navigation are searched and listed too. */
  readonly indexing: 'navigable' | 'all'
  readonly notFound: {
    readonly title?: string
    readonly description?: string
    readonly redirect: boolean
    /** Where the description stands. */
    readonly at?: Place
  }
  /** `undefined`: `{{name}}` is ordinary text. */
  readonly variables?: Readonly<Record<string, string>>
  /** Services of others that pages load; missing: none. */
  readonly integrations?: readonly Integration[]
  readonly consent?: Consent
  readonly site: SitePlace
  readonly repository?: Repository
  /** Own key `content`: folder of the pages, relative to the root; `undefined` lets discovery decide. */
  readonly content?: string
  readonly contentAt?: Place
}

export interface VersionName {
  readonly name: string
  /** Of its pages, where the list of versions is one of languages. */
  readonly language?: Language
  readonly at: Place
}

/** An image per mode. */
export interface ImagePair {
  readonly light: string
  readonly dark: string
}

/** Where images are written; `darkAt`: the one for dark mode, if it is one of its own. */
export interface ImagePlaces {
  readonly at: Place
  readonly darkAt?: Place
}

export interface BrandConfig {
  /** `light` is shown in light mode, `dark` in dark mode. */
  readonly logo?: ImagePair & ImagePlaces & { readonly href: string; readonly hrefAt?: Place }
  readonly favicon?: ImagePair & ImagePlaces
}

/** The looks that there are: the default, one without coloured grounds, one in a typewriter's letters, one in boxes. */
export const lookPresets = ['leaf', 'plain', 'mono', 'boxed'] as const
export type LookPreset = (typeof lookPresets)[number]

export interface LookConfig {
  /** Accent colours as `#rrggbb`: `primary` in light mode, `light` in dark mode. */
  readonly accent: ColorPair
  /** Where the accents of the modes are written; missing for those of our own. */
  readonly accentAt?: { readonly light?: Place; readonly dark?: Place }
  /** Fill of important buttons. */
  readonly button: string
  readonly background: { readonly light?: string; readonly dark?: string }
  readonly decoration?: 'gradient' | 'grid' | 'windows'
  readonly backgroundImage?: ImagePair & Partial<ImagePlaces>
  /** Default gradient of anchor tiles. */
  readonly tile?: { readonly from: string; readonly to: string }
  /** `locked` hides the switch; with a `default` other than `system` only that mode exists. */
  readonly mode: { readonly default: 'system' | 'light' | 'dark'; readonly locked: boolean }
  readonly eyebrow: 'section' | 'breadcrumbs'
  readonly preset: LookPreset
  /** Whether the header or the sidebar comes first; `solidSidenav`: on a ground of its own. */
  readonly layout: 'topnav' | 'sidenav' | 'solidSidenav'
  /** How the sidebar marks the current page. */
  readonly sidebarItems: 'container' | 'card' | 'border' | 'undecorated'
  readonly topbar: 'default' | 'gradient'
  readonly fonts?: { readonly text?: FontWish; readonly heading?: FontWish }
  readonly iconLibrary: IconLibrary
  readonly codeblocks: 'system' | 'dark'
  /** Highlighting themes in place of our own colours. */
  readonly codeThemes?: CodeThemeNames
  /** Files with grammars of further languages. */
  readonly grammars?: readonly OwnFile[]
  /** `false`: dollar signs are dollar signs. */
  readonly formulas: boolean
  readonly rounded: 'default' | 'sharp'
  /** Whether the names of groups lead to their first pages, or only open them; missing: each as its kind does. */
  readonly drilldown?: boolean
}

export interface HeaderLink {
  readonly label: string
  readonly href: string
  readonly icon?: IconRef
  /** Where `icon` is written. */
  readonly iconAt?: Place
  /** Where `href` is written. */
  readonly at: Place
}

/** How the button of the header looks. */
export interface ActionLook {
  readonly shape?: 'pill'
  readonly arrow?: true
}

export interface HeaderConfig {
  readonly links: readonly HeaderLink[]
  /** `github` shows the repository; the star count only when it was fetched at build time. */
  readonly action?: HeaderLink & ActionLook & { readonly kind: 'link' | 'github' | 'discord' }
}

export interface FooterConfig {
  /** In the order of the file. */
  readonly socials: readonly { readonly platform: string; readonly href: string; readonly at: Place }[]
  readonly columns: readonly { readonly title?: string; readonly links: readonly HeaderLink[] }[]
}

export interface BannerConfig {
  /** Inline Markdown. */
  readonly content: string
  readonly dismissible: boolean
  readonly type: 'info' | 'warning' | 'critical'
  /** Its ground in each mode, as `#rrggbb`; that of its type when absent. */
  readonly color?: { readonly light: string; readonly dark: string }
  readonly at?: Place
}

export interface FeedbackConfig {
  readonly suggestEdit: boolean
  readonly raiseIssue: boolean
  /** Where ratings are sent: an https address, or a path of the same host. Missing: pages do not ask. */
  readonly endpoint?: string
}

export interface ApiConfig {
  /** Descriptions named at the root (`openapi`) or in `api.openapi`. */
  readonly sources: readonly OpenapiRef[]
  readonly generate: 'auto' | 'all' | 'none'
  readonly baseUrls: readonly string[]
  readonly auth?: {
    readonly method: 'bearer' | 'basic' | 'key'
    readonly name?: string
    readonly inputPrefix?: string
  }
  readonly playground: 'show' | 'simple' | 'hide'
  /** How the playground sends requests: through a server of the owner's, with cookies, with the examples filled in. */
  readonly sending?: { readonly proxy?: string; readonly credentials?: true; readonly prefill?: true }
  readonly maintainOrder: boolean
  readonly languages?: readonly string[]
  /** What samples name beside what must be there: everything, nothing, or by default what has an example. */
  readonly sampleFields?: 'all' | 'required'
  /** `false`: only samples that an author wrote. */
  readonly makeSamples?: boolean
  readonly fieldsOpen: boolean
  /** The address of the server stands before the path wherever the path does. */
  readonly wholeUrl?: true
  /** What the Markdown of pages takes from descriptions, if not everything. */
  readonly inMarkdown?: 'texts'
  /** Keys of schemas whose values stand beside the name of a field. */
  readonly pills?: readonly string[]
}

export interface Redirect {
  readonly source: string
  readonly destination: string
  readonly permanent: boolean
  /** It stands for an entry that only leads elsewhere, whose address is checked as a link. */
  readonly isEntry?: true
  readonly at: Place
  /** Where `destination` is written. */
  readonly destinationAt?: Place
}

export interface HeadConfig {
  /** Meta tags of every page, name → content. */
  readonly meta: Readonly<Record<string, string>>
  /** Places of those that name an image, name → place. */
  readonly imagesAt?: Readonly<Record<string, Place>>
  /** Links of every page to what browsers load only when asked, as written. */
  readonly links?: readonly { readonly attributes: HeadLink; readonly at: Place }[]
  /** Who publishes the site. */
  readonly organization?: {
    readonly id?: string | undefined
    readonly name?: string | undefined
    readonly legalName?: string | undefined
    readonly url?: string | undefined
    readonly logo?: string | undefined
    readonly sameAs?: readonly string[] | undefined
  }
  /** Scripts and style sheets of the project that every page loads before the others of their kind, in this order. */
  readonly scripts?: readonly OwnFile[]
  readonly styles?: readonly OwnFile[]
}

/** Attributes of a `<link>` in the head. */
export interface HeadLink {
  readonly rel: string
  readonly href: string
  readonly hreflang?: string
  readonly media?: string
  readonly title?: string
  readonly type?: string
}

/** A file of the project, by its path from the root. */
export interface OwnFile {
  readonly path: string
  readonly at: Place
}

export interface SitePlace extends UrlStyle {
  /**
   * Absolute address of the site, its base path included, without a trailing slash: the address of a page is `url` + its
   * route. Without it there is no canonical link or sitemap.
   */
  readonly url?: string
}

/** The repository that edit and issue links lead to. */
export interface Repository {
  readonly url: string
  readonly branch: string
  /** Folder of the project inside the repository, without slashes at its ends. */
  readonly dir: string
}
