/** A compiled page: plain JSON that depends on its Source and its includes only, so it can be cached and sent on. */
import type { Diagnostic, Place } from './diagnostic.ts'
import type { FrontMatter } from './frontmatter.ts'
import type { KeyPlaces } from './key-place.ts'

export interface Document {
  readonly id: string
  /** The file the page was made from. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly frontmatter: FrontMatter
  /** Where some keys of the front matter stand, see `placeOfKey`. */
  readonly places?: KeyPlaces
  /** The body, serialised by `hast/to-html.ts`; the title is not part of it. */
  readonly html: string
  readonly toc: readonly TocEntry[]
  /** Plain text by heading, for search. The first section has no heading. */
  readonly sections: readonly Section[]
  /** The Markdown twin, without front matter. */
  readonly markdown: string
  /** Links to pages of this site and to files of the project; where they lead is for `link` to check. */
  readonly links: readonly DocumentLink[]
  /** Every id in the body. */
  readonly anchors: readonly string[]
  /** Files whose text this page holds: snippets, API descriptions. Relative to the root. */
  readonly includes: readonly string[]
  /** Other paths that compiling asked for: whether a file is there, or the text of one that is not. */
  readonly lookups?: readonly string[]
  /** Text of `request.json` beside the page: the form of its playground. */
  readonly request?: string
  /** What the page shows if it shows an API operation. */
  readonly operation?: OperationSummary
  /** Path in the output of the API description that the page is about, as a file for readers. */
  readonly download?: string
  /** `style` attributes of authors, as rules: a strict content security policy allows no inline styles. */
  readonly styles: readonly StyleRule[]
  /** What the page loads from other hosts, for its content security policy: origin by kind of content. */
  readonly embeds: readonly Embed[]
  /** Class names in the author's own markup, sorted: utility classes among them get their rules. */
  readonly classes?: readonly string[]
  /** Assets of the theme, by name, that this page loads beside the common ones. */
  readonly needs?: readonly string[]
  /** Components of the project that move on this page. */
  readonly islands?: readonly IslandUse[]
  /** News on this page, newest as the author put them. */
  readonly feed?: readonly FeedEntry[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface FeedEntry {
  /** Of the element that the entry is about. */
  readonly id: string
  /** Names the entry for ever, also when ids around it change. */
  readonly key: string
  readonly title: string
  readonly text: string
  /** `2027-01-31` */
  readonly date?: string
  readonly tags: readonly string[]
}

/** A component that a page holds as an island. */
export interface IslandUse {
  /** The module it comes from, relative to the project's root. */
  readonly file: string
  /** Its name there: an export, or any name of a page's own module. */
  readonly name: string
  /** Words among its props that may name icons. */
  readonly icons?: readonly string[]
}

export interface StyleRule {
  /** Class made from a hash of the declarations. */
  readonly class: string
  /** `width: 50%; margin: 0 auto` */
  readonly declarations: string
}

export interface Embed {
  readonly kind: 'img' | 'frame' | 'media' | 'script' | 'style' | 'font' | 'connect'
  /** `https://www.youtube.com` */
  readonly origin: string
}

export interface TocEntry {
  readonly id: string
  readonly text: string
  /** 2 to 4, as the heading's level. */
  readonly depth: number
}

export interface Section {
  /** Id of the heading; empty for the text before the first one. */
  readonly id: string
  readonly heading: string
  readonly text: string
}

export interface DocumentLink {
  /** The id of the page, or the path of the file, that the link names. */
  readonly target: string
  readonly kind: 'page' | 'file'
  /** Without `#`. */
  readonly hash?: string
  /** As the author wrote it. */
  readonly written: string
  readonly at: Place
  /** Names the text of an API description that the link stands in: many pages may show it, each with a place of its own. */
  readonly text?: string
}

export interface OperationSummary {
  /** `GET`, `POST` …, or `WEBHOOK`. */
  readonly method: string
  readonly path: string
  readonly deprecated: boolean
  readonly tags: readonly string[]
  /** Names of its parameters and of what its body holds, for the search. */
  readonly parameters?: readonly string[]
}
