/** The listing below the page of a group (`directory`): what stands in the group, as cards or to be opened. */
import { twinOf } from '../model/route.ts'
import type { NavEntry, NavGroup, Page, Site } from '../model/site.ts'
import type { DirectoryEntry, DirectoryView } from '../model/view.ts'
import type { Hrefs } from './hrefs.ts'
import type { Press } from './press.ts'
import { ownIcons } from './own-icons.ts'

/** The group whose page this is and that wants a listing, with its entries but for the page itself. */
function listedOf({ id, groups }: Page): { look: DirectoryView['look']; entries: readonly NavEntry[] } | undefined {
  const group = groups.at(-1)
  const { directory } = group ?? {}
  if (!group || directory?.page !== id) return undefined
  const entries = group.entries.filter((each) => each.kind !== 'page' || each.page.id !== id)
  return entries.length > 0 ? { look: directory.look, entries } : undefined
}

/** The listing of a page; `undefined`: it has none. */
export function directoryView({ site, tools }: Press, page: Page, hrefs: Hrefs): DirectoryView | undefined {
  const listed = listedOf(page)
  if (!listed) return undefined
  const find = ownIcons(tools.icon, hrefs)
  const about = (id: string) => site.byId.get(id)?.document.description
  const view = (entry: NavEntry): DirectoryEntry => {
    if (entry.kind === 'link') return { label: entry.label, ...hrefs.of(entry.href), ...drawn(entry.icon) }
    if (entry.kind === 'group') return groupView(entry.group)
    const { id, label, icon } = entry.page
    const description = about(id)
    return { label, href: hrefs.page(id), ...drawn(icon), ...(description && { description }), external: false }
  }
  const drawn = (icon: NavGroup['icon']) => {
    const drawing = icon && find(icon)
    return drawing && { icon: drawing }
  }
  const groupView = ({ label = '', icon, root, entries }: NavGroup): DirectoryEntry => {
    const description = root === undefined ? undefined : about(root)
    return {
      label,
      ...(root !== undefined && { href: hrefs.page(root) }),
      ...drawn(icon),
      ...(description && { description }),
      external: false,
      entries: entries.map(view),
    }
  }
  return { look: listed.look, entries: listed.entries.map(view) }
}

/** The same as Markdown; empty without one. */
export function directoryText(site: Site, page: Page, hrefs: () => Hrefs): string {
  const listed = listedOf(page)
  if (!listed) return ''
  const { file, of } = hrefs()
  const link = (label: string, id: string | undefined) => {
    if (id === undefined) return label
    const description = site.byId.get(id)?.document.description
    return `[${label}](${file(twinOf(id))})${description ? `: ${description.replaceAll(/\s+/g, ' ')}` : ''}`
  }
  const lines = (entries: readonly NavEntry[], indent: string): string[] =>
    entries.flatMap((entry) => {
      if (entry.kind === 'link') return [`${indent}- [${entry.label}](${of(entry.href).href})`]
      if (entry.kind === 'page') return [`${indent}- ${link(entry.page.label, entry.page.id)}`]
      const { label = '', root, entries: inner } = entry.group
      return [`${indent}- ${link(label, root)}`, ...lines(inner, `${indent}  `)]
    })
  return `\n${lines(listed.entries, '').join('\n')}\n`
}
