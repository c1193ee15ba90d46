/** An API operation or webhook, cut out of its description. Nothing is dereferenced: `refs` holds what `$ref`s lead to. */
import type { Place } from './diagnostic.ts'

/** JSON as it stands in a description. Objects keep the order of the file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
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
  readonly at: Place
}
