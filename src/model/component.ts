/** The shape of a component: its prop schema is its validation and its documentation page. */
import type { Element, ElementContent } from 'hast'
import type * as z from 'zod'
import type { Child } from '../hast/jsx-runtime.ts'
import type { IconFinder } from './icon.ts'

/** What a component may ask for while it draws. */
export interface ComponentTools {
  readonly icon: IconFinder
  /** An id that nothing else on the page has: the author's own, which is kept, or one made from a text. */
  readonly id?: (text: string, own?: string) => string
  /** A block of code as a fence draws it. `meta` is what stands behind the language in a fence. */
  readonly code?: (block: { readonly code: string; readonly language: string; readonly meta: string }) => Element
  /** Names an asset of the theme (`mermaid.js`) that the page must load. */
  readonly need?: (asset: string) => void
  /** Tells the author about this use of the component: a sentence, and an action as hint. */
  readonly warn?: (problem: { readonly code: string; readonly message: string; readonly hint: string }) => void
}

export interface Component<Props = Record<string, unknown>> {
  /** One sentence for the documentation. */
  readonly about: string
  readonly props: z.ZodType<Props>
  readonly view: (props: Props & { readonly children: readonly ElementContent[] }, tools?: ComponentTools) => Child
  /** The Markdown form, where the children's own would not do. */
  readonly markdown?: (props: Props, children: string) => string
}

/** Ties the type of `view`'s props to the schema. */
export function component<Props>(definition: Component<Props>): Component {
  return definition as unknown as Component
}
