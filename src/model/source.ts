/** One page-to-be. It knows nothing of other pages. */
import type { OperationSlice, SchemaSlice } from './operation.ts'
import type { OverviewSlice } from './overview.ts'

export type Source = PageSource | OperationSource | SchemaSource | OverviewSource

/** A Markdown or MDX file. */
export interface PageSource {
  readonly kind: 'page'
  readonly id: string
  /** Path relative to the project root, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Hash of the text, and of the operation that its front matter names. */
  readonly hash: string
}

/** What is to be known of a page's text before it is compiled. */
export interface TextFacts {
  readonly hash: string
  /** Whether its front matter may name an operation. */
  readonly asks: boolean
}

/** An operation or webhook of an API description. */
export interface OperationSource {
  readonly kind: 'operation'
  readonly id: string
  /** Path of the description. */
  readonly path: string
  readonly slice: OperationSlice
  /** Of the operation and of what it reaches, not of the rest of the description. */
  readonly hash: string
}

/** A schema of an API description. */
export interface SchemaSource {
  readonly kind: 'schema'
  readonly id: string
  /** Path of the description. */
  readonly path: string
  readonly slice: SchemaSlice
  readonly hash: string
}

/** What a description says of the API as a whole, or of one of its tags. */
export interface OverviewSource {
  readonly kind: 'overview'
  readonly id: string
  /** Path of the description. */
  readonly path: string
  readonly overview: OverviewSlice
  readonly hash: string
}
