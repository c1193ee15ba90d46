/** Parts of the site that readers search apart: each language and version. */
import { activeItems, codeOf, isPaired } from './switches.ts'
import type { Frame, Site } from '../model/site.ts'
import { uniqueSlugs } from '../util/slug.ts'

export interface Scope {
  readonly name: string
  /** Where the search of this scope starts, in the output folder. */
  readonly entry: string
}

/** Names the scope of each frame. */
export function scopesOf({ frames }: Pick<Site, 'frames'>): (frame: Frame) => Scope {
  const slugOf = uniqueSlugs()
  const scopes = new Map<string, Scope>()
  const scopeOf = (frame: Frame): Scope => {
    const labels = activeItems(frame.levels.filter(isPaired)).map(codeOf)
    const key = labels.join('\0')
    const known = scopes.get(key)
    if (known) return known
    const name = labels.length > 0 ? slugOf(labels.join(' ')) : slugOf('all')
    const scope: Scope = { name, entry: `_flatleaf/search/${name}.js` }
    scopes.set(key, scope)
    return scope
  }
  // In the order of the site, whatever page is printed first.
  frames.forEach(scopeOf)
  return scopeOf
}
