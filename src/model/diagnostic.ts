/** A message about something an author wrote. A value that travels with the data; only `report/` prints it. */

/** A spot in a source file, 1-based as editors count. */
export interface Place {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine?: number
  readonly endColumn?: number
}

/**
 * `fatal` nothing can be built, the output stays as it was · `error` the site is built and the command exits with 1 ·
 * `warning` exit 0, fatal under `--strict` · `info` worth knowing, never fails.
 */
export type Severity = 'fatal' | 'error' | 'warning' | 'info'

export interface Diagnostic {
  /** Stable kebab-case name, subject first: `link-broken`, `key-unknown`. */
  readonly code: string
  readonly severity: Severity
  /** One sentence with the author's own word in quotes. */
  readonly message: string
  readonly at?: Place
  /** Further places of what is told once: they are corrected with the first. */
  readonly also?: readonly Place[]
  /** An action: what to write instead, the nearest known word. */
  readonly hint?: string
  /** What `check --fix` writes, where one correction is sure. */
  readonly fix?: { readonly edits: readonly Edit[] }
}

/** A stretch of a file and its new text. Offsets count UTF-16 units of the file as it is, with its byte order mark. */
export interface Edit {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string
  readonly start: number
  /** Exclusive. */
  readonly end: number
  readonly text: string
}
