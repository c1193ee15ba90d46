/** An API operation or webhook, cut out of its description. Nothing is dereferenced: `refs` holds what `$ref`s lead to. */
import type { Place } from './diagnostic.ts'

/**
 * JSON as it stands in a description. Objects keep the order of the file, and a whole number beyond 2^53 is a `bigint`, so that
 * its digits stay the author's.
 */
export type Json = string | number | bigint | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export interface OperationSlice {
  /** Path of the description, relative to the project root. */
  readonly spec: string
  readonly kind: 'operation' | 'webhook'
  /** Upper-case HTTP method as the description has it (`POST` also for most webhooks). */
  readonly method: string
  /** `/plants/{id}`; for a webhook its key. */
  readonly path: string
  /** JSON Pointer of the operation in its description. */
  readonly pointer: string
  readonly operation: JsonObject
  /** What the path item says for all its operations: `summary`, `description`, `parameters`, `servers`. */
  readonly pathItem: JsonObject
  /** `info`, `servers`, `security`, `tags` and `components.securitySchemes` of the description. */
  readonly root: JsonObject
  /** `x-hidden`: built, but in no menu and not for search engines. */
  readonly hidden?: boolean
  /** A page names the endpoint and no description holds it: nothing is said of what is not declared. */
  readonly handWritten?: boolean
  /**
   * `$ref` string → its target, for everything that the operations of the description reach: one table that they share, since
   * a table for each would grow with their product. A missing target is absent.
   */
  readonly refs: Readonly<Record<string, Json>>
  /** Page ids of schemas by their keys: names of the description are `$ref`s. */
  readonly schemaPages?: Readonly<Record<string, string>>
  readonly at: Place
}

/** A schema that has a page of its own: one with a name, or one that is too large for the page it stands on. */
export interface SchemaSlice extends Pick<OperationSlice, 'spec' | 'root' | 'refs' | 'hidden' | 'schemaPages' | 'at'> {
  /** A `$ref`, or the place of a schema without a name. */
  readonly key: string
  /** `Pet`, or for one without a name `Create a pet: body.owner`. */
  readonly name: string
  /** Name of what it stands in, for one without a name. */
  readonly within?: string
  readonly value: Json
  /** Rows of this page, where several share them, and all those pages in order. */
  readonly part?: readonly [from: number, to: number]
  readonly parts?: readonly string[]
  /** What names it, in the order of the description, no more than a page can list. */
  readonly usedBy: readonly SchemaUse[]
  readonly moreUses: number
}

export interface SchemaUse {
  readonly page: string
  readonly label: string
  readonly method?: string
}
