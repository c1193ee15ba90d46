export interface Unheard {
  readonly keys: number
  readonly meant: number
  readonly told: number
  /** Paths of keys without which nothing changes, model or messages. */
  readonly silent: readonly string[]
  /** Paths of keys without meaning that more than one message speaks of. */
  readonly repeated: readonly string[]
}
interface Read {
  readonly config?: unknown
  readonly diagnostics: readonly { readonly code: string; readonly message: string }[]
}
/** Which keys of a configuration say something and are neither obeyed nor spoken of once. */
export function unheardKeys(value: unknown, read: (value: unknown) => Read, words?: readonly string[]): Unheard
/** The paths of all keys of a value, entries of lists left out. */
export function keyPaths(value: unknown): readonly string[]
