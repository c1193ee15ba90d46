/**
 * From the tree to frames: one walk, whatever contains whatever. Each list of sections on the way down becomes a level
 * of switches with one entry active; what is left below the innermost section is the sidebar of a frame.
 */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { Frame, NavLevel } from '../model/site.ts'
import type { Say } from '../model/words.ts'
import { claim, prefixOf } from './claim.ts'
import { commonFolder, foldersOf } from './folder.ts'
import type { Inherited, Spot } from './groups.ts'
import { groupsOf } from './groups.ts'
import { levels } from './levels.ts'
import type { Target, TargetOf } from './target.ts'
import { firstOf, homesOf, targets } from './target.ts'
import type { TreeNode, TreeSection } from './tree.ts'

/** A place of a page, and the frame that it is in. */
export interface Placement extends Spot {
  readonly frame: Frame
}

export interface Navigated {
  /** Every frame that the tree makes, also those that hold no page. */
  readonly frames: readonly Frame[]
  /** Every place of every page, in order. */
  readonly placements: readonly Placement[]
  /** Folder, or prefix of a section → the frame for pages there that no menu lists. */
  readonly folders: ReadonlyMap<string, Frame>
  readonly first?: Target
  readonly diagnostics: readonly Diagnostic[]
}

interface Walk {
  readonly pageAt: (id: string) => Document | undefined
  readonly sayIn: ((lang: string) => Say) | undefined
  readonly frames: Frame[]
  readonly placements: Placement[]
  readonly prefixes: Map<string, Frame>
}

interface Scope extends Inherited {
  readonly levels: readonly NavLevel[]
  readonly section?: TreeSection
  readonly language?: Frame['language']
  readonly around?: Frame['around']
}

/** `pageAt` finds pages that stand outside the navigation: a tab may name one by its address only. */
export function navigate(
  tree: readonly TreeNode[],
  pageAt: (id: string) => Document | undefined,
  sayIn?: (lang: string) => Say,
): Navigated {
  const walk: Walk = { pageAt, sayIn, frames: [], placements: [], prefixes: new Map() }
  const { nodes, first, leads, targetOf } = claimedTree(tree, pageAt)
  step(nodes, { levels: [], hidden: false }, { walk, targetOf })
  const { frames, placements } = walk
  return { frames, placements, folders: foldersFrom(walk), ...(first && { first }), diagnostics: emptySections(leads) }
}

/** Where sections lead, in the variant of one version at least; `told`: nowhere, for a reason that has its own message. */
type Leads = Map<TreeSection['node'], 'somewhere' | 'nowhere' | 'told'>

interface Claimed {
  readonly nodes: readonly TreeNode[]
  readonly first: Target | undefined
  readonly leads: Leads
  readonly targetOf: TargetOf
}

/** The tree with all pages handed to the sections that claim them, and without the sections that nobody needs. */
export function claimedTree(tree: readonly TreeNode[], pageAt: Walk['pageAt']): Claimed {
  const claimed = claimAll(tree, pageAt)
  const leads: Leads = new Map()
  const somewhere = targets()
  noteTargets(claimed, somewhere, leads)
  const nodes = withoutStrays(claimed, somewhere, leads)
  const targetOf = targets(homesOf(nodes))
  return { nodes, first: firstOf(nodes, targetOf), leads, targetOf }
}

function claimAll(nodes: readonly TreeNode[], pageAt: Walk['pageAt']): readonly TreeNode[] {
  return claim(nodes, pageAt)
    .map((node) => (node.kind === 'section' ? withChildren(node, claimAll(node.children, pageAt)) : node))
    .filter((node) => !(node.kind === 'section' && prefixOf(node) === '' && node.children.length === 0))
}

function withChildren(section: TreeSection, children: readonly TreeNode[]): TreeSection {
  return { ...section, children }
}

function noteTargets(nodes: readonly TreeNode[], targetOf: TargetOf, leads: Leads): void {
  for (const node of nodes) {
    if (node.kind !== 'section') continue
    if (targetOf(node) !== undefined) leads.set(node.node, 'somewhere')
    else if (!leads.has(node.node)) leads.set(node.node, node.isTold ? 'told' : 'nowhere')
    noteTargets(node.children, targetOf, leads)
  }
}

/** A tab that has pages in some versions only is left out of the others. */
function withoutStrays(nodes: readonly TreeNode[], targetOf: TargetOf, leads: Leads): readonly TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (node.kind !== 'section') return [node]
    if (targetOf(node) === undefined && node.children.length === 0 && leads.get(node.node) === 'somewhere') return []
    const children = withoutStrays(node.children, targetOf, leads)
    return [children.every((child, index) => child === node.children[index]) ? node : { ...node, children }]
  })
}

function step(nodes: readonly TreeNode[], scope: Scope, tools: { walk: Walk; targetOf: TargetOf }): void {
  const sections = nodes.filter((node) => node.kind === 'section')
  const content = nodes.filter((node) => node.kind !== 'section')
  const say = tools.walk.sayIn?.(scope.language?.tag ?? 'en')
  const levelsOf = levels(sections, tools.targetOf, say)
  for (const section of sections) {
    if (section.children.length === 0) continue
    step(section.children, inside(section, scope, levelsOf(section)), tools)
  }
  if (content.length === 0) return
  frameOf(content, { ...scope, levels: [...scope.levels, ...levelsOf(undefined)] }, tools.walk)
}

function inside(section: TreeSection, scope: Scope, here: readonly NavLevel[]): Scope {
  const { visibility, searchable, language, around } = section.node
  return {
    ...scope,
    levels: [...scope.levels, ...here],
    section,
    hidden: scope.hidden || visibility === 'never',
    ...(searchable !== undefined && { searchable }),
    ...(language && { language }),
    ...(around && { around }),
  }
}

function frameOf(content: readonly TreeNode[], scope: Scope, walk: Walk): void {
  const { levels: switches, section, language, around, ...inherited } = scope
  const spots: Spot[] = []
  const say = walk.sayIn?.(language?.tag ?? 'en')
  const groups = groupsOf(content, { ...inherited, ...(say && { say }) }, (spot) => spots.push(spot))
  const frame: Frame = {
    key: String(walk.frames.length),
    levels: switches,
    groups,
    ...(language && { language }),
    ...(around && { around }),
  }
  walk.frames.push(frame)
  for (const spot of spots) walk.placements.push({ ...spot, frame })
  const prefix = section && prefixOf(section)
  if (prefix && !walk.prefixes.has(prefix)) walk.prefixes.set(prefix, frame)
}

/**
 * The nearest part of the site for a page in a folder: a section that claims it, else the part whose pages have that folder
 * in common, else where its neighbours are.
 */
function foldersFrom({ prefixes, placements }: Walk): Map<string, Frame> {
  const frames = new Map(prefixes)
  for (const [frame, ids] of idsByFrame(placements)) {
    const folder = commonFolder(ids)
    if (folder !== '' && !frames.has(folder)) frames.set(folder, frame)
  }
  for (const { document, frame } of placements) {
    for (const folder of [document.id, ...foldersOf(document.id)]) {
      if (!frames.has(folder)) frames.set(folder, frame)
    }
  }
  return frames
}

function idsByFrame(placements: readonly Placement[]): Map<Frame, string[]> {
  const byFrame = new Map<Frame, string[]>()
  for (const { frame, document } of placements) {
    const ids = byFrame.get(frame)
    if (ids) ids.push(document.id)
    else byFrame.set(frame, [document.id])
  }
  return byFrame
}

function emptySections(leads: Leads): Diagnostic[] {
  return [...leads]
    .filter(([node, lead]) => lead === 'nowhere' && node.visibility !== 'never' && node.as !== 'version')
    .map(([{ as, label, prefix, at }]) => ({
      code: 'section-empty',
      severity: 'warning',
      message: `The ${as} "${label}" leads nowhere: it holds no page that is shown.`,
      at,
      hint: prefix ? `List a page that begins with "${prefix}/" in the navigation.` : 'Add pages to it, or an address.',
    }))
}
