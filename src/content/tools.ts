/** What compiling a page may use: handed in, so that a page's Document depends on nothing else. */
import type { MarkdownTools } from '../markdown/compile.ts'
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OperationSlice, SchemaSlice } from '../model/operation.ts'
import type { Prose } from '../model/reference.ts'
import type { KeptRows } from '../openapi/schema/kept-rows.ts'
import type { Sizes } from '../openapi/schema/size.ts'
import type { MentionTarget } from '../openapi/mentions.ts'

export interface Tools extends MarkdownTools {
  readonly api: ApiConfig
  /** The operation that an author names (`GET /plants`, `webhook new-plant`), or what is wrong with the name. `from`: path of the page. */
  readonly findOperation: (reference: string, from?: string) => FoundOperation
  /** The same for a schema: `Pet`, `openapi.yaml Pet`. */
  readonly findSchema?: (reference: string) => FoundSchema
  /** Texts of descriptions that were rendered for another page. */
  readonly prose?: Map<string, Prose>
  /** Sizes of schemas, measured once for all pages. */
  readonly sizes?: Sizes
  /** Rows of schemas that were made for another page. */
  readonly rows?: KeptRows
  /** The page that a description means by `#operation/add-pet` or `#tag/pets`. */
  readonly mention: (spec: string, written: string) => MentionTarget | undefined
  /** Path in the output of the description as a file for readers. */
  readonly download: (spec: string) => string | undefined
}

export interface FoundSchema {
  readonly slice?: SchemaSlice
  readonly problem?: Omit<Diagnostic, 'at'>
}

export interface FoundOperation {
  readonly slice?: OperationSlice
  readonly problem?: Omit<Diagnostic, 'at'>
  /** No description has it, or there is no such description. */
  readonly isMissing?: true
}
