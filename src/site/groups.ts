/** The sidebar of one frame, and for each page in it where it stands. */
import type { Document } from '../model/document.ts'
import type { NavEntry, NavGroup } from '../model/site.ts'
import type { Say } from '../model/words.ts'
import { entryOf } from './entry.ts'
import type { TreeGroup, TreeNode } from './tree.ts'

/** What nodes hand down to the pages below them. */
export interface Inherited {
  readonly hidden: boolean
  readonly searchable?: boolean
  readonly boost?: number
  /** Says the labels that no author wrote. */
  readonly say?: Say
}

/** One place of a page in the navigation. */
export interface Spot extends Inherited {
  readonly document: Document
  readonly groups: readonly NavGroup[]
  /** Whether the sidebar lists it here. */
  readonly listed: boolean
}

interface Around extends Inherited {
  readonly groups: readonly NavGroup[]
  readonly key: string
  /** Inside a hidden group: built, but not in the sidebar. */
  readonly listed: boolean
  readonly tell: (spot: Spot) => void
}

type Draft = { -readonly [Key in keyof NavGroup]: NavGroup[Key] } & { readonly entries: NavEntry[] }

/** Groups from nodes that are no sections. Pages that stand in no group make a group without a label. */
export function groupsOf(nodes: readonly TreeNode[], inherited: Inherited, tell: (spot: Spot) => void): NavGroup[] {
  const groups: NavGroup[] = []
  let loose: Draft | undefined
  nodes.forEach((node, index) => {
    const around: Around = { ...inherited, groups: [], key: String(index), listed: true, tell }
    if (node.kind === 'group') {
      loose = undefined
      const group = groupOf(node, around, true)
      if (group) groups.push(group)
      return
    }
    if (!loose) {
      loose = { key: String(index), expanded: true, entries: [] }
      groups.push(loose)
    }
    loose.entries.push(...entriesOf([node], { ...around, groups: [loose] }))
  })
  return groups.filter((group) => group.entries.length > 0 || group.root !== undefined)
}

/** `undefined`: nothing of the group is shown. */
function groupOf(group: TreeGroup, around: Around, isTop: boolean): NavGroup | undefined {
  const { node, root } = group
  const made: Draft = {
    key: around.key,
    ...labelOf(node, around.say),
    ...(node.icon && { icon: node.icon }),
    ...(node.tag && { tag: node.tag }),
    expanded: isTop || node.expanded === true,
    entries: [],
  }
  const inside = within(group, around, made)
  if (root) {
    const listed = inside.listed && !root.frontmatter.hidden
    inside.tell({ ...place(inside), document: root, listed })
    if (node.directory && node.directory !== 'none') made.directory = { look: node.directory, page: root.id }
    // A name leads to the page; a group that has none lists it first.
    if (listed && made.label !== undefined) made.root = root.id
    else if (listed) made.entries.push({ kind: 'page', page: entryOf(root) })
  }
  made.entries.push(...entriesOf(group.children, inside))
  const isShown = inside.listed && (made.entries.length > 0 || made.root !== undefined)
  return isShown ? made : undefined
}

function labelOf({ label, word }: TreeGroup['node'], say?: Say): Pick<NavGroup, 'label'> {
  const text = word && say ? say(word) : label
  return text ? { label: text } : {}
}

function within({ node }: TreeGroup, around: Around, made: NavGroup): Around {
  const isHidden = node.visibility === 'never'
  return {
    ...around,
    groups: [...around.groups, made],
    hidden: around.hidden || isHidden,
    listed: around.listed && !isHidden,
    ...(node.searchable !== undefined && { searchable: node.searchable }),
    ...(node.boost !== undefined && { boost: node.boost }),
  }
}

function place({ groups, hidden, searchable, boost }: Around): Omit<Spot, 'document' | 'listed'> {
  return { groups, hidden, ...(searchable !== undefined && { searchable }), ...(boost !== undefined && { boost }) }
}

function entriesOf(nodes: readonly TreeNode[], around: Around): NavEntry[] {
  return nodes.flatMap((node, index): NavEntry[] => {
    if (node.kind === 'page') {
      const listed = around.listed && !node.document.frontmatter.hidden
      around.tell({ ...place(around), document: node.document, listed })
      return listed ? [{ kind: 'page', page: entryOf(node.document, node.method) }] : []
    }
    if (node.kind === 'link') return around.listed ? [node] : []
    const group = groupOf(
      node.kind === 'group' ? node : asGroup(node),
      { ...around, key: `${around.key}.${index}` },
      false,
    )
    if (!group) return []
    const isOnlyRoot = group.label === undefined && node.kind === 'group' && node.root && node.children.length === 0
    return isOnlyRoot ? [...group.entries] : [{ kind: 'group', group }]
  })
}

/** A section inside a group has no switch to stand in; it is shown as a group. */
function asGroup({ node, children }: Extract<TreeNode, { kind: 'section' }>): TreeGroup {
  const { label, icon, tag, searchable, at } = node
  const visibility = node.visibility === 'never' ? 'never' : 'always'
  return {
    kind: 'group',
    node: { kind: 'group', label, icon, tag, searchable, visibility, children: [], at },
    children,
  }
}
