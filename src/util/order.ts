/** Sorts by code unit, never by locale: the same order on every machine. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Where a text stands in a list in this order, or would. */
export const firstAt = (sorted: readonly string[], text: string): number =>
  search(sorted, (each) => byCode(each, text) >= 0)

/** The first place behind it. */
export const firstBehind = (sorted: readonly string[], text: string): number =>
  search(sorted, (each) => byCode(each, text) > 0)

/** The first of a list for which this is so, and then for all behind it. */
function search(list: readonly string[], isSo: (each: string) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
