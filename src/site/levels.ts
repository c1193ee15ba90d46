/** The switches of one list of sections: one level for each kind that stands there. */
import type { NavItem, NavLevel } from '../model/site.ts'
import type { Say } from '../model/words.ts'
import type { SectionKind } from '../model/navigation.ts'
import { prefixOf } from './claim.ts'
import { commonFolder } from './folder.ts'
import type { TargetOf } from './target.ts'
import type { TreeSection } from './tree.ts'
import { pagesOf } from './tree.ts'

/** From the widest to the narrowest; siblings of several kinds are shown in this order. */
const scopes: readonly SectionKind[] = ['language', 'version', 'product', 'tab', 'dropdown', 'anchor', 'menu']

/** `undefined`: the levels around pages that stand beside the sections, so that no entry is active. */
export type LevelsOf = (active: TreeSection | undefined) => NavLevel[]

/** Prepares the levels of some sections once; each call marks another one as active, in time linear in its level. */
export function levels(sections: readonly TreeSection[], targetOf: TargetOf, say?: Say): LevelsOf {
  const kinds = scopes
    .map((as) => ({
      as,
      items: sections.filter(({ node }) => node.as === as).map((section) => draft(section, targetOf, say)),
    }))
    .filter(({ items }) => items.length > 0)
  return (active) =>
    kinds
      .map(({ as, items }): NavLevel => {
        const here = active && (active.node.as === as ? active : companion(active, sections, as))
        return { as, items: items.flatMap((each) => shown(each, here)) }
      })
      .filter(({ items }) => items.length > 0)
}

interface Draft {
  readonly section: TreeSection
  readonly item: NavItem
}

function draft(section: TreeSection, targetOf: TargetOf, say?: Say): Draft {
  const { node } = section
  const { tile } = node
  const folder = node.as === 'language' || node.as === 'version' ? folderOf(section) : ''
  return {
    section,
    item: {
      label: node.word && say ? say(node.word) : node.label,
      ...targetOf(section),
      ...(node.icon && { icon: node.icon }),
      ...(node.description && { description: node.description }),
      ...(node.tag && { tag: node.tag }),
      ...(tile && { tile }),
      ...(folder !== '' && { folder }),
      ...(node.language && { language: node.language }),
      active: false,
    },
  }
}

function folderOf(section: TreeSection): string {
  return section.folder ?? (section.first ? '' : commonFolder([...pagesOf(section)].map(({ id }) => id)))
}

function shown({ section, item }: Draft, active: TreeSection | undefined): NavItem[] {
  const isActive = section === active
  if (section.node.visibility === 'never') return []
  if (section.node.visibility === 'inside-only' && !isActive) return []
  return [isActive ? { ...item, active: true } : item]
}

/** A tab and an anchor may both claim by prefix: inside an anchor the tab whose prefix lies around it stays lit. */
function companion(active: TreeSection, sections: readonly TreeSection[], as: SectionKind): TreeSection | undefined {
  const prefix = prefixOf(active)
  if (prefix === undefined || as !== 'tab') return undefined
  let best: TreeSection | undefined
  for (const section of sections) {
    const other = section.node.as === as ? prefixOf(section) : undefined
    if (other === undefined || !(other === '' || `${prefix}/`.startsWith(`${other}/`))) continue
    if (!best || other.length > prefixOf(best)!.length) best = section
  }
  return best
}
