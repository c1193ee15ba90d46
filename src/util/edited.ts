/** A text with stretches of it replaced. */

export interface Stretch {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  readonly text: string
}

/** Edits in order, equal ones once; of two that overlap the first stays. Those that lie outside the text are left out. */
export function apart<S extends Stretch>(edits: readonly S[], length: number): S[] {
  const kept: S[] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1)
    const isInside = edit.start >= 0 && edit.end >= edit.start && edit.end <= length
    if (isInside && (!last || edit.start >= last.end) && edit.start !== last?.start) kept.push(edit)
  }
  return kept
}

/** Applies edits that `apart` gave. */
export function edited(text: string, edits: readonly Stretch[]): string {
  let end = 0
  let made = ''
  for (const edit of edits) {
    made += text.slice(end, edit.start) + edit.text
    end = edit.end
  }
  return made + text.slice(end)
}
