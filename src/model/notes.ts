/**
 * What the compiler notes on elements while it builds a page, in hast's `data`, which is never printed. Components read the
 * notes of their children: a code group its tab names, a table of contents its entries.
 */
import type { Place } from './diagnostic.ts'
import type { ImageMode, ImageSize } from './image.ts'

/** On blocks of code. */
export interface CodeNote {
  /** Title of the block, as its header shows it. */
  readonly title?: string
  /** Language as the author named it; empty when none was given. */
  readonly language: string
  /** The code itself, without markers. */
  readonly code: string
  /** What the author wrote, markers and all, and the settings: for a component that draws it anew. */
  readonly source: { readonly code: string; readonly meta: string }
}

/** What is known of an image that a page shows. */
export interface ImageNote {
  /** As browsers lay it out: the author's own size, else that of the file. */
  readonly size?: ImageSize
  readonly mode?: ImageMode
  /** The author wants no larger view of it. */
  readonly still?: boolean
  /** The author has said when it is to be loaded. */
  readonly asked?: boolean
}

/** On what holds an entry of a changelog; it gets into the feed of the page. */
export interface FeedNote {
  /** Id of its heading. */
  readonly id: string
  readonly label: string
  /** What stands beside the label. */
  readonly about?: string
  readonly date?: string
  readonly tags: readonly string[]
  /** In place of the label and of the content. */
  readonly title?: string
  readonly text?: string
}

/** Where a component that moves is found again, and its props that are data. */
export interface IslandNote {
  /** The page, snippet or file of code that declares it, from the project root. */
  readonly file: string
  /** Its name there; `default` where it has none. */
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
}

declare module 'hast' {
  interface ElementData {
    /** On what `theme.markdown.code` returned. */
    code?: CodeNote
    /** Text for search and the table of contents, where the element shows more than the author wrote. */
    text?: string
    /** On what `theme.markdown.heading` returned. */
    heading?: {
      readonly id: string
      readonly level: number
      readonly text: string
      /** Where the author wrote it. */
      readonly at?: Place
    }
    /** On the content of an entry of a changelog. */
    feed?: FeedNote
    /** On images of the page. */
    image?: ImageNote
    /** On what search leads to by a name of its own, though it is no heading: a tab. */
    part?: { readonly id: string; readonly text: string }
    /**
     * On the element that holds a component which moves: where it comes from, and what it was given. Nodes among its props
     * stand inside, each in an element with `data-island-slot`; an island inside of an island is part of the outer one.
     */
    island?: IslandNote
    /** On what a component returned: its name and the props it got. */
    component?: { readonly name: string; readonly props: Readonly<Record<string, unknown>> }
  }
}
