/** A value of any kind as a reader of an API knows it: text bare, the empty text in quotes, all else as JSON. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : value
  // An object of an author's has no prototype and no cycle: it was read from a literal.
  return JSON.stringify(value) ?? String(value)
}
