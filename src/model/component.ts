/** The shape of a component: its prop schema is its validation and its documentation page. */
import type { Element, ElementContent } from 'hast'
import type * as z from 'zod'
import type { Child } from '../hast/jsx-runtime.ts'
import type { IconFinder } from './icon.ts'
import type { ImageSize } from './image.ts'
import type { Say } from './words.ts'

/** What a component may ask for while it draws. */
export interface ComponentTools {
  readonly icon: IconFinder
  /** The words of the product in the language of the page; English without it. */
  readonly say?: Say
  /** Width and height of an image of the project, by the final address that an image prop gives. */
  readonly imageSize?: (src: string) => ImageSize | undefined
  /** An id that nothing else on the page has: the author's own, which is kept, or one made from a text. */
  readonly id?: (text: string, own?: string) => string
  /** A block of code as a fence draws it. `meta` is what stands behind the language in a fence; `title` goes before one there. */
  readonly code?: (block: CodeSource) => Element
  /** A further id for the same thing; `undefined` when something on the page has it already. */
  readonly alias?: (id: string) => string | undefined
  /** A class with these CSS declarations, which a strict policy does not allow inline; `undefined` when none is safe. */
  readonly style?: (declarations: string) => string | undefined
  /** A formula from its TeX. */
  readonly math?: (formula: { readonly tex: string; readonly block: boolean }) => Element
  /** A diagram from its text. */
  readonly diagram?: (diagram: { readonly text: string; readonly label?: string }) => Element
  /** Names an asset of the theme (`mermaid.js`) that the page must load. */
  readonly need?: (asset: string) => void
  /** Tells the author about this use of the component: a sentence, and an action as hint. */
  readonly warn?: (problem: { readonly code: string; readonly message: string; readonly hint: string }) => void
}

/** Code as a component asks for it. */
export interface CodeSource {
  readonly code: string
  readonly language: string
  readonly meta: string
  readonly title?: string
}

export interface Component<Props = Record<string, unknown>> {
  /** One sentence for the documentation. */
  readonly about: string
  readonly props: z.ZodType<Props>
  readonly view: (props: Props & { readonly children: readonly ElementContent[] }, tools?: ComponentTools) => Child
  /** It stands in a line of text: paragraphs among its children are opened, and blocks follow it. */
  readonly inline?: true
  /** The Markdown form, where the children's own would not do. English without `say`. */
  readonly markdown?: (props: Props, children: string, say?: Say) => string
  /** What becomes of the content in the page; `compiled` by default. Props are as the author wrote them, unchecked. */
  readonly content?: (props: Readonly<Record<string, unknown>>) => ContentUse
}

/**
 * `compiled`: as everywhere on the page. `source`: children are one text, as the author wrote it.
 * `none`: nothing of it reaches the page, the Markdown twin has it.
 */
export type ContentUse = 'compiled' | 'source' | 'none'

/** Ties the type of `view`'s props to the schema. */
export function component<Props>(definition: Component<Props>): Component {
  return definition as unknown as Component
}
