/** Tabs, anchors and their like inside of `navigation` that still have the names of the flat form: `name` and `url`. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOf } from '../../schema/json-file.ts'
import type { JsonMember, JsonNode, JsonObjectNode } from '../../schema/json-tree.ts'
import { isExternal } from '../../util/is-external.ts'

/** List → the key that holds the label of its entries. */
const labelKeys: Readonly<Record<string, string>> = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  versions: 'version',
  languages: 'language',
  menu: 'item',
}
const labels = new Set(['group', ...Object.values(labelKeys)])
/** Only these have pages by their paths. */
const byFolder = new Set(['tab', 'anchor'])

interface Renaming {
  /** By old and new key: a file that is moved by hand has many of them. */
  readonly told: Map<string, Diagnostic>
}

export interface Renamed {
  readonly root: JsonObjectNode
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The file with the names of the nested form in their place; what has none of them stays the same value. `url` becomes `href`, or
 * the `folder` of the pages of a tab or anchor where it is no address. Code: `key-older` (info, once for each pair of names).
 */
export function newerNames(root: JsonObjectNode): Renamed {
  const navigation = root.members.get('navigation')
  if (navigation?.value.kind !== 'object') return { root, diagnostics: [] }
  const renaming: Renaming = { told: new Map() }
  const value = inside(navigation.value, renaming)
  if (value === navigation.value) return { root, diagnostics: [] }
  const members = new Map([...root.members, ['navigation', { ...navigation, value }]])
  return { root: { ...root, members }, diagnostics: [...renaming.told.values()] }
}

/** `label`: the key for the label of an entry of the list around it. */
function inside(node: JsonNode, renaming: Renaming, label?: string): JsonNode {
  if (node.kind === 'array') {
    const items = node.items.map((item) => inside(item, renaming, label))
    return items.some((item, index) => item !== node.items[index]) ? { ...node, items } : node
  }
  if (node.kind !== 'object') return node
  const members = [...node.members].map(([key, member]): [string, JsonMember] => {
    const newer = label === undefined ? key : newerName(key, member.value, node, label)
    if (newer !== key) note(key, newer, member, renaming)
    const value = inside(member.value, renaming, labelKeys[key])
    return [newer, value === member.value ? member : { key: member.key, value }]
  })
  const isSame = members.every(([key, member]) => node.members.get(key) === member)
  return isSame ? node : { ...node, members: new Map(members) }
}

function newerName(key: string, value: JsonNode, { members }: JsonObjectNode, label: string): string {
  if (key === 'name' && ![...members.keys()].some((each) => labels.has(each))) return label
  if (key !== 'url' || value.kind !== 'string' || members.has('href') || members.has('folder')) return key
  const url = String(value.value).trim()
  return !byFolder.has(label) || isExternal(url) || /^$|[#?]/.test(url) ? 'href' : 'folder'
}

function note(key: string, newer: string, member: JsonMember, { told }: Renaming): void {
  const pair = `${key} ${newer}`
  if (told.has(pair)) return
  const message = `"${key}" belongs to the older form of the file; it still works, and is now written "${newer}".`
  told.set(pair, { code: 'key-older', severity: 'info', message, at: placeOf(member.key) })
}
