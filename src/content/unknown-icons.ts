/** Icons that no set has, each named once where it is first written. What shows them falls back to no icon. */
import { nearestIcon } from '../icons/suggest.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { IconFinder, IconRef } from '../model/icon.ts'
import type { NavNode } from '../model/navigation.ts'

/** Warnings (`icon-unknown`) for the navigation, the header and the front matter of pages. */
export function unknownIcons(config: SiteConfig, documents: readonly Document[], find: IconFinder): Diagnostic[] {
  const seen = new Set<string>()
  return [...inConfig(config), ...inPages(documents)].flatMap(([icon, at]) => {
    if (seen.has(icon.name) || isDrawn(icon.name) || find(icon)) return []
    seen.add(icon.name)
    return [unknown(icon, at, config)]
  })
}

type Use = readonly [icon: IconRef, at: Place]

function inConfig({ navigation, header }: SiteConfig): Use[] {
  const links = header.action ? [...header.links, header.action] : header.links
  return [...inNodes(navigation), ...links.flatMap(({ icon, at }): Use[] => (icon ? [[icon, at]] : []))]
}

function inNodes(nodes: readonly NavNode[]): Use[] {
  return nodes.flatMap((node): Use[] => {
    const own: Use[] = 'icon' in node && node.icon ? [[node.icon, node.at]] : []
    return node.kind === 'section' || node.kind === 'group' ? [...own, ...inNodes(node.children)] : own
  })
}

function inPages(documents: readonly Document[]): Use[] {
  return documents.flatMap(({ frontmatter: { icon }, path: file }): Use[] => {
    if (icon === undefined) return []
    return [[{ name: typeof icon === 'string' ? icon : icon.name }, { file, line: 1, column: 1 }]]
  })
}

/** A path, an address or a drawing is no name in a set. */
function isDrawn(name: string): boolean {
  return /[./<:]/.test(name)
}

function unknown({ name, library }: IconRef, at: Place, { look }: SiteConfig): Diagnostic {
  const near = nearestIcon(name, library ?? look.iconLibrary)
  const message = `There is no icon "${name}".`
  const hint = near ? `Did you mean "${near}"?` : 'Choose a name from the free icons of Font Awesome, Lucide or Tabler.'
  return { code: 'icon-unknown', severity: 'warning', message, at, hint }
}
