import type { Drawing, IconFinder } from '../model/icon.ts'
import { iconName } from './icon-name.ts'

/** What stands where an icon should be that no set has: a dot, so that lines of icons keep their order. */
export const neutralMark: Drawing = {
  viewBox: '0 0 24 24',
  body: '<circle cx="12" cy="12" r="4"/>',
  set: 'flatleaf',
  paint: 'fill',
}

/** A finder that has the mark for unknown names; still nothing for a path, an address or markup. */
export function withMark(find: IconFinder): IconFinder {
  return (ref) => find(ref) ?? (iconName(ref.name) ? neutralMark : undefined)
}
