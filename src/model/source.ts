/** One page-to-be. It knows nothing of other pages. */
import type { OperationSlice } from './operation.ts'

export type Source = PageSource | OperationSource

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
