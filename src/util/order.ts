/** Sorts by code unit, never by locale: the same order on every machine. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
