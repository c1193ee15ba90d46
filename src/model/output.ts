/** A file of the site. `body` is a function: a build calls all of them, the dev server the one that is asked for. */
export interface OutputFile {
  /** Path in the output folder, with forward slashes. */
  readonly path: string
  readonly body: () => string | Uint8Array | Promise<string | Uint8Array>
  /** What the body is made from, as one word: it is the same whenever the word is. */
  readonly key?: () => string | undefined
  /** A file of the project that is copied as it is; then `body` reads it. Absolute path. */
  readonly copyOf?: string
  /** Files that come with this one, where their names are known only once they are made. Their paths begin like this one's. */
  readonly others?: () => readonly OutputFile[]
  /** Path of that file in the project, for messages. */
  readonly source?: string
}
