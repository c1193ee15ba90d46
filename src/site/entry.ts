/** How a page is shown in menus. */
import type { Document } from '../model/document.ts'
import type { IconRef, IconStyle } from '../model/icon.ts'
import type { NavPage } from '../model/site.ts'

/** The label of a page in menus. */
export function labelOf(document: Document): string {
  return document.frontmatter.sidebarTitle || document.title || document.id
}

/** The icon that a page's front matter names, in any of its forms. */
export function iconOf({ frontmatter }: Document): IconRef | undefined {
  const { icon, iconType } = frontmatter
  if (!icon) return undefined
  const ref = (typeof icon === 'string' ? { name: icon } : icon) as IconRef
  if (!ref.name) return undefined
  return !ref.style && iconType ? { ...ref, style: iconType as IconStyle } : ref
}

/** The entry of a page. `method` is the badge that the navigation asks for; a page that shows an operation has its own. */
export function entryOf(document: Document, method?: string): NavPage {
  const { frontmatter, operation } = document
  const badge = frontmatter['hideApiMarker'] === true ? undefined : (operation?.method ?? method)
  const icon = iconOf(document)
  return {
    id: document.id,
    label: labelOf(document),
    ...(icon && { icon }),
    ...(frontmatter.tag && { tag: frontmatter.tag }),
    ...(badge && { method: badge }),
    deprecated: isDeprecated(document),
  }
}

/** Whether the page or the operation it shows is deprecated. */
export function isDeprecated({ frontmatter, operation }: Document): boolean {
  return frontmatter.deprecated ?? operation?.deprecated ?? false
}
