/** Islands of a finished page: the notes on their elements become what the browser's part reads. */
import type { ElementContent } from 'hast'
import type { IslandUse } from '../model/document.ts'

/** Name of the theme's asset that starts islands. */
export const islandScript = 'islands.js'

/** Marks each island with its module and props as JSON, in place, and lists them. One inside of another belongs to that. */
export function markIslands(nodes: readonly ElementContent[]): IslandUse[] {
  const uses: IslandUse[] = []
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return
    const { island } = node.data ?? {}
    if (!island) {
      node.children.forEach(visit)
      return
    }
    const { file, name, props } = island
    const icons = iconsIn(props)
    uses.push({ file, name, ...(icons.length > 0 && { icons }) })
    node.properties = { ...node.properties, dataIsland: `${file}#${name}` }
    if (Object.keys(props).length > 0) node.properties.dataProps = JSON.stringify(props)
  }
  nodes.forEach(visit)
  return uses
}

/** Words among the props of an island that may name icons. */
function iconsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /icon/i.test(key) && /^[\w:-]{1,60}$/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => iconsIn(each, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => iconsIn(each, name))
}

/** Class names that a module writes, also those that only a later look of its components uses. */
export function classesIn(code: string): string[] {
  const names = new Set<string>()
  for (const [, direct, braced] of code.matchAll(
    /\bclass(?:Name)?\s*=\s*(?:["']([^"'\n]{1,500})["']|\{([^{}]{1,500}))/g,
  ))
    for (const [, text] of (direct === undefined ? braced! : `"${direct}"`).matchAll(/["'`]([^"'`]*)/g))
      for (const name of text!.split(/\s+/)) if (name !== '') names.add(name)
  return [...names]
}
