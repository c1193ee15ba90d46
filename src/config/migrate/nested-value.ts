/** The navigation of the model, written as the nested form writes it. */
import type { IconRef } from '../../model/icon.ts'
import type { GroupNode, OpenapiRef, OperationNode, SectionKind, SectionNode } from '../../model/navigation.ts'
import type { TreeNode, TreePage } from '../../site/tree.ts'

export type Value = Record<string, unknown>

/** A page of the tree that remembers how its entry is written: a string, or a group that lists a description. */
export interface WrittenPage extends TreePage {
  readonly written: string | { readonly openapi: readonly OpenapiRef[] }
}

const lists = {
  language: 'languages',
  version: 'versions',
  product: 'products',
  tab: 'tabs',
  dropdown: 'dropdowns',
  anchor: 'anchors',
  menu: 'menu',
} as const satisfies Record<SectionKind, string>

/** What holds children: `tabs`, `anchors` and so on, then `pages`, or `groups` where there is nothing else. */
export function childrenValue(nodes: readonly TreeNode[]): Value {
  const value: Record<string, unknown[]> = {}
  const content = nodes.filter((node) => node.kind !== 'section')
  if (content.length > 0) {
    const values = content.map(entryValue)
    const isGroups = values.every((each) => typeof each === 'object' && 'group' in each)
    value[isGroups ? 'groups' : 'pages'] = values
  }
  for (const node of nodes) if (node.kind === 'section') (value[lists[node.node.as]] ??= []).push(sectionValue(node))
  return value
}

function sectionValue({ node, children }: Extract<TreeNode, { kind: 'section' }>): Value {
  const only = children.length === 1 && children[0]!.kind === 'page' ? (children[0] as WrittenPage).written : undefined
  const listing = typeof only === 'object' ? only.openapi : node.openapi
  return {
    [node.as === 'menu' ? 'item' : node.as]: node.as === 'language' ? (node.language?.code ?? node.label) : node.label,
    ...detailsOf(node),
    ...(node.description !== undefined && { description: node.description }),
    ...colorOf(node),
    ...(node.isDefault && { default: true }),
    ...(node.visibility === 'inside-only' && { isDefaultHidden: true }),
    ...(node.href !== undefined && { href: node.href }),
    ...(node.prefix !== undefined && !listing && { folder: node.prefix || '/' }),
    ...(listing && { openapi: openapiValue(listing) }),
    ...(typeof only === 'object' ? {} : childrenValue(children)),
  }
}

function entryValue(node: Exclude<TreeNode, { kind: 'section' }>): string | Value {
  if (node.kind === 'link') return node.href
  if (node.kind === 'group') return groupValue(node.node, node)
  const { written } = node as WrittenPage
  return typeof written === 'string' ? written : { openapi: openapiValue(written.openapi) }
}

function groupValue(node: GroupNode, { root, children }: Extract<TreeNode, { kind: 'group' }>): Value {
  return {
    group: node.label ?? '',
    ...detailsOf(node),
    ...(root && { root: root.id }),
    ...(node.expanded !== undefined && { expanded: node.expanded }),
    ...(node.boost !== undefined && { boost: node.boost }),
    ...(node.directory && { directory: node.directory }),
    ...(node.openapi && { openapi: openapiValue(node.openapi) }),
    ...(children.length > 0 && {
      pages: children.flatMap((each) => (each.kind === 'section' ? [] : [entryValue(each)])),
    }),
  }
}

function detailsOf({ icon, tag, visibility, searchable, restricted }: GroupNode | SectionNode): Value {
  return {
    ...iconValue(icon),
    ...(tag !== undefined && { tag }),
    ...(visibility === 'never' && { hidden: true }),
    ...(restricted && { public: false }),
    ...(searchable !== undefined && { searchable }),
  }
}

function iconValue(icon: IconRef | undefined): Value {
  if (!icon) return {}
  if (icon.library) return { icon: { ...icon } }
  return { icon: icon.name, ...(icon.style && { iconType: icon.style }) }
}

/** One color stays one; a gradient keeps its two ends. */
function colorOf({ color, tile }: SectionNode): Value {
  const isGradient = tile && tile.from !== tile.to
  if (isGradient) return { color: { from: tile.from, to: tile.to } }
  if (color) return { color: { light: color.light, dark: color.dark } }
  return tile ? { color: { light: tile.from, dark: tile.from } } : {}
}

function openapiValue(refs: readonly OpenapiRef[]): unknown {
  const values = refs.map(({ source, directory }) => (directory === undefined ? source : { source, directory }))
  return values.length === 1 ? values[0] : values
}

/** `GET /plants`, `spec.json GET /plants`, `webhook plant-sold`. */
export function operationText({ spec, method, path }: OperationNode): string {
  return [spec, method === 'WEBHOOK' ? 'webhook' : method, path].filter((word) => word !== undefined).join(' ')
}
