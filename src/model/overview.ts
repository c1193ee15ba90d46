/** What a description says of the API as a whole: the page before its operations, and pages of tags where one is too small. */
import type { JsonObject, OperationSlice } from './operation.ts'
import type { LinkOut, RichText, SchemeView, ServerView } from './reference.ts'

/** An overview page cut out of its description. */
export interface OverviewSlice {
  /** Path of the description. */
  readonly spec: string
  /** `info`, `servers`, `security`, `tags`, `externalDocs` and `components.securitySchemes` of the description. */
  readonly root: JsonObject
  readonly refs: OperationSlice['refs']
  /** `whole`: the API; `section`: one of its sections, that of a tag. */
  readonly part: 'whole' | 'section'
  readonly groups: readonly {
    readonly label?: string
    readonly sections: readonly SectionSlice[]
  }[]
}

export interface SectionSlice {
  readonly key: string
  readonly label: string
  readonly tag?: JsonObject
  /** The page of its own that lists its operations in place of this one. */
  readonly page?: string
  /** Number of its operations. */
  readonly count: number
  readonly operations: readonly OperationEntry[]
}

export interface OperationEntry {
  /** Id of its page. */
  readonly page: string
  /** `GET` …, or `WEBHOOK`. */
  readonly method: string
  readonly path: string
  readonly title: string
  readonly deprecated: boolean
}

export interface OverviewView {
  readonly title: string
  /** `version 1.0.0`, `OpenAPI 3.1.0`: what is given. */
  readonly facts: readonly string[]
  readonly summary: RichText
  readonly description: RichText
  /** Contact, terms, licence, further documents: what it is, and where it leads. */
  readonly about: readonly { readonly label: string; readonly links: readonly LinkOut[] }[]
  readonly servers: readonly ServerView[]
  /** Which of the schemes a request needs, unless an operation says otherwise. */
  readonly security: string
  readonly schemes: readonly SchemeView[]
  readonly groups: readonly {
    readonly id: string
    readonly label?: string
    readonly sections: readonly SectionView[]
  }[]
  /** The description itself, as a file of the site. */
  readonly download?: LinkOut
}

export interface SectionView {
  /** Empty where the section is the page. */
  readonly id: string
  readonly label: string
  readonly description: RichText
  readonly externalDocs?: LinkOut
  /** Its own page, and how many operations that lists. */
  readonly href?: string
  readonly count: number
  readonly operations: readonly (Omit<OperationEntry, 'page'> & { readonly href: string })[]
}
