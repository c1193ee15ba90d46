/** Icons that no set has, each named once where it is first written. What shows them falls back to a neutral mark. */
import { iconFinder } from '../icons/find.ts'
import { iconName } from '../icons/icon-name.ts'
import type { IconSets } from '../icons/icon-set.ts'
import { nearestIcon } from '../icons/suggest.ts'
import type { HeaderConfig, SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import { placeOfKey } from '../model/key-place.ts'
import type { IconRef } from '../model/icon.ts'
import type { NavNode } from '../model/navigation.ts'
import { filePath } from '../util/file-path.ts'
import { isExternal } from '../util/is-external.ts'
import { nearest } from '../util/suggest.ts'

/**
 * Warnings for the navigation, the header and the front matter of pages: `icon-unknown`, for files `icon-missing`, and for
 * addresses of other hosts `icon-remote`. `published`: paths of the files that readers get.
 */
export function unknownIcons(
  config: SiteConfig,
  documents: readonly Document[],
  { sets, published }: { readonly sets: IconSets; readonly published: ReadonlySet<string> },
): Diagnostic[] {
  const find = iconFinder(config.look.iconLibrary, sets)
  const seen = new Set<string>()
  return [...inConfig(config), ...inPages(documents)].flatMap(([icon, at]) => {
    if (seen.has(icon.name) || find(icon)) return []
    seen.add(icon.name)
    if (isDrawn(icon.name)) return missingFile(icon.name.trim(), at, published)
    return [unknown(icon, at, nearestIcon(icon.name, icon.library ?? config.look.iconLibrary, sets))]
  })
}

type Use = readonly [icon: IconRef, at: Place]

function inConfig({ navigation, header }: SiteConfig): Use[] {
  return [...inNodes(navigation), ...inHeader(header)]
}

function inHeader({ links = [], action }: Partial<HeaderConfig>): Use[] {
  return [...links, ...(action ? [action] : [])].flatMap(({ icon, iconAt, at }): Use[] =>
    icon ? [[icon, iconAt ?? at]] : [],
  )
}

function inNodes(nodes: readonly NavNode[]): Use[] {
  return nodes.flatMap((node): Use[] => {
    const written = 'iconAt' in node ? node.iconAt : undefined
    const own: Use[] = 'icon' in node && node.icon ? [[node.icon, written ?? node.at]] : []
    if (node.kind !== 'section' && node.kind !== 'group') return own
    const around = node.kind === 'section' && node.around?.header ? inHeader(node.around.header) : []
    return [...own, ...around, ...inNodes(node.children)]
  })
}

function inPages(documents: readonly Document[]): Use[] {
  return documents.flatMap((document): Use[] => {
    const { icon } = document.frontmatter
    if (icon === undefined) return []
    return [[{ name: typeof icon === 'string' ? icon : icon.name }, placeOfKey(document, 'icon')]]
  })
}

/** A path, an address or a drawing is no name in a set. */
function isDrawn(name: string): boolean {
  return /[./<:]/.test(name) && !iconName(name)
}

function missingFile(name: string, at: Place, published: ReadonlySet<string>): Diagnostic[] {
  if (name.startsWith('<') || published.has(filePath(name)) || /^data:image\//i.test(name)) return []
  const told = { severity: 'warning', at } as const
  if (isExternal(name)) {
    const message = `The icon "${name}" is not shown: every page would ask another host for it.`
    return [{ ...told, code: 'icon-remote', message, hint: 'Copy the file into the project and write its path.' }]
  }
  const near = nearest(filePath(name), published)
  const hint = near ? `Did you mean "/${near}"?` : 'Write the path of an image from the root.'
  return [{ ...told, code: 'icon-missing', message: `There is no file "${name}" for an icon.`, hint }]
}

function unknown({ name }: IconRef, at: Place, near: string | undefined): Diagnostic {
  const message = `There is no icon "${name}".`
  const hint = near
    ? `Did you mean "${near}"?`
    : 'Choose a name from the free icons of Font Awesome, Lucide, Tabler or Phosphor.'
  return { code: 'icon-unknown', severity: 'warning', message, at, hint }
}
