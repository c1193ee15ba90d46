/** What the search index knows of one page. Its text stands in `Document.sections`. */
export interface SearchRecord {
  readonly href: string
  readonly title: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Where the page stands: labels of its section and groups. */
  readonly trail: readonly string[]
  /** Headings as pairs of id and text. */
  readonly headings: readonly (readonly [id: string, text: string])[]
  readonly method?: string
  readonly path?: string
  readonly boost?: number
}
