/** What the files of the search index hold; outputs/search/search.ts says how they hang together. */

/** Where the search of a scope starts. */
export interface SearchEntry {
  readonly scope: string
  /** Hash in the name of the records file. */
  readonly records: string
  readonly words: SearchParts<string>
  readonly texts: SearchParts<number>
}

/** Files by what they begin with: the first word, or the number of the first page. */
export interface SearchParts<Key> {
  readonly from: readonly Key[]
  /** Hash in the name of each. */
  readonly names: readonly string[]
}

/** What is known of all pages at once. */
export interface SearchRecords {
  /** Ways to pages: labels of their section and groups. */
  readonly trails: readonly (readonly string[])[]
  readonly pages: readonly SearchRecord[]
}

/** What the search index knows of one page. */
export interface SearchRecord {
  readonly href: string
  readonly title: string
  /** Index in `trails`. */
  readonly trail: number
  /** Not in the records of very large sites; then it stands with the text. */
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Headings as pairs of id and text. Not in the records of large sites; then they stand with the text. */
  readonly headings?: readonly (readonly [id: string, text: string])[]
  readonly method?: string
  readonly path?: string
  /** Names of the operation's parameters and of what its body holds. */
  readonly parameters?: readonly string[]
  readonly boost?: number
}

/** Words and, for each, the pages that hold it (util/postings.ts): both divided by blanks, the words in order. */
export interface SearchWords {
  readonly words: string
  readonly pages: string
}

/** What some pages say. */
export interface SearchTexts {
  readonly texts: readonly PageText[]
}

export interface PageText {
  readonly description?: string
  /** The id is empty before the first heading. The heading is left out where the records have it. */
  readonly sections: readonly (readonly [id: string, text: string, heading?: string])[]
}
