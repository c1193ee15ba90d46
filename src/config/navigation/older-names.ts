/** Tabs, anchors and their like inside of `navigation` that still have the names of the flat form: `name` and `url`. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOf } from '../../schema/json-file.ts'
import type { JsonMember, JsonNode, JsonObjectNode } from '../../schema/json-tree.ts'
import { isExternal } from '../../util/is-external.ts'
import { kinds, labelKeys } from './nested.ts'

/** List → the key that holds the label of its entries. */
const labelByList: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kinds).map(([list, kind]) => [list, labelKeys[kind]]),
)
const labels = new Set(['group', ...Object.values(labelByList)])
/** Only these have pages by their paths: those that stand beside them. */
const byFolder = new Set(['tab', 'anchor'])
const content = ['pages', 'groups']
/** What a tab has itself, so that it is no mere link. */
const holding = [...content, ...Object.keys(labelByList), 'openapi']

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
 * the `folder` of a tab or anchor where it has something of its own or pages of that folder stand beside it. Code: `key-older` (info,
 * once for each pair of names).
 */
export function newerNames(root: JsonObjectNode): Renamed {
  const navigation = root.members.get('navigation')
  if (navigation?.value.kind !== 'object') return { root, diagnostics: [] }
  const renaming: Renaming = { told: new Map() }
  const value = inside(navigation.value, renaming, { isFolder: () => false })
  if (value === navigation.value) return { root, diagnostics: [] }
  const members = new Map([...root.members, ['navigation', { ...navigation, value }]])
  return { root: { ...root, members }, diagnostics: [...renaming.told.values()] }
}

/** What stands around a node. */
interface Around {
  /** The key for the label of an entry of the list around it. */
  readonly label?: string
  /** Whether pages of a folder stand beside the list. */
  readonly isFolder: (path: string) => boolean
}

function inside(node: JsonNode, renaming: Renaming, around: Around): JsonNode {
  if (node.kind === 'array') {
    const items = node.items.map((item) => inside(item, renaming, around))
    return items.some((item, index) => item !== node.items[index]) ? { ...node, items } : node
  }
  if (node.kind !== 'object') return node
  const isFolder = foldersBeside(node, around)
  const members = [...node.members].map(([key, member]): [string, JsonMember] => {
    const newer = around.label === undefined ? key : newerName(key, member.value, node, around)
    if (newer !== key) note(key, newer, member, renaming)
    const label = labelByList[key]
    const value = inside(member.value, renaming, { ...(label !== undefined && { label }), isFolder })
    return [newer, value === member.value ? member : { key: member.key, value }]
  })
  const isSame = members.every(([key, member]) => node.members.get(key) === member)
  return isSame ? node : { ...node, members: new Map(members) }
}

function newerName(key: string, value: JsonNode, { members }: JsonObjectNode, { label, isFolder }: Around): string {
  if (key === 'name' && ![...members.keys()].some((each) => labels.has(each))) return label!
  if (key !== 'url' || value.kind !== 'string' || members.has('href') || members.has('folder')) return key
  const url = String(value.value).trim()
  if (!byFolder.has(label!) || isExternal(url) || /^$|[#?]/.test(url)) return 'href'
  return holding.some((each) => members.has(each)) || isFolder(pathOf(url)) ? 'folder' : 'href'
}

const pathOf = (written: string) => written.split('/').filter(Boolean).join('/')

/** Looked up when it is asked for. What is `global` stands beside all that is around it. */
function foldersBeside({ members }: JsonObjectNode, { label, isFolder }: Around): Around['isFolder'] {
  let folders: Set<string> | undefined
  const lists = content.flatMap((key) => members.get(key)?.value ?? [])
  return (path) => {
    folders ??= foldersOf(lists)
    // Where pages of a description will be is not known here.
    return folders.has(path) || folders.has('openapi:') || (label === undefined && isFolder(path))
  }
}

function foldersOf(lists: readonly JsonNode[]): Set<string> {
  const folders = new Set<string>()
  const open = [...lists]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'array') for (const item of node.items) open.push(item)
    else if (node.kind === 'object') {
      if (node.members.has('openapi')) folders.add('openapi:')
      for (const key of [...content, 'root']) if (node.members.has(key)) open.push(node.members.get(key)!.value)
    } else if (node.kind === 'string') addFolders(pathOf(String(node.value)), folders)
  }
  return folders
}

function addFolders(page: string, folders: Set<string>): void {
  for (let end = page.lastIndexOf('/'); end > 0; end = page.lastIndexOf('/', end - 1)) folders.add(page.slice(0, end))
}

function note(key: string, newer: string, member: JsonMember, { told }: Renaming): void {
  const pair = `${key} ${newer}`
  if (told.has(pair)) return
  const message = `"${key}" belongs to the older form of the file; it still works, and is now written "${newer}".`
  told.set(pair, { code: 'key-older', severity: 'info', message, at: placeOf(member.key) })
}
