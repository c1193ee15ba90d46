/** Navigation as short text, for tests: what a reader would see. */
import type { NavEntry, NavGroup, Page } from '../../src/model/site.ts'

/** `tab: [Guides] API` for each level, the active entry in brackets; what leads nowhere in round ones. */
export function levelsOf({ frame }: Page): string[] {
  return frame.levels.map(({ as, items }) => {
    const shown = items.map((item) => {
      const label = item.page === undefined && item.href === undefined ? `(${item.label})` : item.label
      return item.active ? `[${label}]` : label
    })
    return `${as}: ${shown.join(' ')}`
  })
}

/** `Start: index, guides/start, {More: guides/deep/a}`. */
export function sidebarOf({ frame }: Page): string[] {
  return frame.groups.map(groupText)
}

function groupText({ label, root, entries }: NavGroup): string {
  return `${label ?? '-'}${root ? `=${root}` : ''}: ${entries.map(entryText).join(', ')}`
}

function entryText(entry: NavEntry): string {
  if (entry.kind === 'page') return entry.page.id
  return entry.kind === 'link' ? `<${entry.href}>` : `{${groupText(entry.group)}}`
}
