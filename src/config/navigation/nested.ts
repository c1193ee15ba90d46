/** One walker for `navigation`: a list of groups, or an object in which any container may hold any other. */
import type { Place } from '../../model/diagnostic.ts'
import type { NavNode, SectionKind } from '../../model/navigation.ts'
import { entryNode } from './entry.ts'
import { groupNode, sectionNode } from './nodes.ts'
import type { Reading } from '../reading.ts'
import { readOpenapi } from '../openapi-refs.ts'
import type { RawNode } from './schema.ts'

/** What holds children, in the order they are shown when one node has several. */
const containers = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
] as const
type Container = (typeof containers)[number]

/** List of sections → what its entries are. */
export const kinds: Readonly<Record<Exclude<Container, 'pages' | 'groups'>, SectionKind>> = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  versions: 'version',
  languages: 'language',
  menu: 'menu',
}
/** The key that holds the label of each kind of section. */
export const labelKeys = {
  tab: 'tab',
  anchor: 'anchor',
  dropdown: 'dropdown',
  product: 'product',
  version: 'version',
  language: 'language',
  menu: 'item',
} as const

/** What a node hands down to its children. */
export interface Scope {
  /** The API description that `GET /path` means. */
  readonly spec?: string
  readonly directory?: 'none' | 'accordion' | 'card'
}

/** The nodes of `navigation`. Codes: `navigation-mixed` (warning), and those of `entry.ts`, `nodes.ts`. */
export function nestedNodes(written: RawNode | readonly (string | RawNode)[], reading: Reading): NavNode[] {
  if (isList(written)) return listNodes(written, 'pages', {}, reading)
  const { global } = written
  const scope = scopeOf(written, {}, reading)
  return [...childNodes(written, scope, reading), ...(global ? childNodes(global, scope, reading, true) : [])]
}

const isList = (written: RawNode | readonly (string | RawNode)[]): written is readonly (string | RawNode)[] =>
  Array.isArray(written)

function childNodes(raw: RawNode, scope: Scope, reading: Reading, mixed = false): NavNode[] {
  const present = containers.filter((name) => raw[name] !== undefined && !(name === 'groups' && isReaders(raw)))
  if (present.length > 1 && !mixed) {
    const names = present.map((name) => `"${name}"`).join(' and ')
    reading.warn(
      'navigation-mixed',
      reading.keyAt(raw, present[1]!),
      `One part of the navigation has ${names}; they are shown in this order.`,
      'Keep one, and put the others inside it.',
    )
  }
  return present.flatMap((name) => listNodes(raw[name] ?? [], name, scope, reading))
}

/** `groups: ["admin"]` names who may read, not what stands in the sidebar. */
function isReaders({ groups = [] }: RawNode): boolean {
  return groups.length > 0 && groups.every((each) => typeof each === 'string')
}

function listNodes(list: readonly (string | RawNode)[], name: Container, scope: Scope, reading: Reading): NavNode[] {
  const nodes = list.flatMap((entry, index): NavNode[] =>
    typeof entry !== 'string'
      ? objectNode(entry, name, scope, reading)
      : name === 'groups'
        ? noGroup(entry, reading.at(list, index), reading)
        : entryNode(entry, reading.at(list, index), scope.spec, reading),
  )
  return name === 'versions' || name === 'languages' ? withDefault(nodes, reading) : nodes
}

/** Code: `value-type` (error). */
function noGroup(entry: string, at: Place, reading: Reading): NavNode[] {
  reading.error('value-type', at, `"${entry}" stands among groups and is none.`, 'Put it into the "pages" of a group.')
  return []
}

/** A group or a section, told by its own label, else by the list it stands in. */
function objectNode(raw: RawNode, name: Container, scope: Scope, reading: Reading): NavNode[] {
  const inner = scopeOf(raw, scope, reading)
  const children = [
    ...childNodes(raw, inner, reading),
    ...(raw.global ? childNodes(raw.global, inner, reading, true) : []),
  ]
  const as = kindOf(raw, name)
  // Where nothing is left of a list, each of its entries has its own message.
  const isTold = children.length === 0 && containers.some((each) => reading.isFilled(raw, each))
  if (as === 'group') return groupNode({ raw, children, isTold, scope: inner }, reading)
  return sectionNode({ raw, as, labelKey: labelKeys[as], children, isTold }, reading)
}

function kindOf(raw: RawNode, name: Container): SectionKind | 'group' {
  if (name !== 'pages' && name !== 'groups') {
    const expected = kinds[name]
    if (raw[labelKeys[expected]] !== undefined) return expected
  }
  if (raw.group !== undefined) return 'group'
  // a group may name the version it belongs to; that makes it no version
  const named = Object.values(kinds).find((as) => as !== 'version' && raw[labelKeys[as]] !== undefined)
  return named ?? (name === 'pages' || name === 'groups' ? 'group' : kinds[name])
}

function scopeOf(raw: RawNode, scope: Scope, reading: Reading): Scope {
  const refs = raw.openapi === undefined ? [] : readOpenapi(raw, 'openapi', raw.openapi, silent(reading))
  const spec = refs.length === 0 ? scope.spec : refs.length === 1 ? refs[0]!.source : undefined
  const directory = raw.directory ?? scope.directory
  return { ...(spec !== undefined && { spec }), ...(directory && { directory }) }
}

/**
 * Exactly one of several versions or languages is the default: the one that says so, else the first. Codes: `section-repeated`,
 * `default-repeated` (warnings).
 */
function withDefault(nodes: readonly NavNode[], reading: Reading): NavNode[] {
  const sections = nodes.filter((node) => node.kind === 'section')
  const names = new Set<string>()
  for (const { as, label, at } of sections) {
    const message = `The ${as} "${label}" stands here twice, so the menu has two entries of that name.`
    if (names.has(`${as} ${label}`)) reading.warn('section-repeated', at, message, 'Put their pages into one.')
    names.add(`${as} ${label}`)
  }
  for (const { as, label, at } of sections.filter(({ isDefault }) => isDefault).slice(1)) {
    const message = `The ${as} "${label}" is not the default: another one before it is.`
    reading.warn('default-repeated', at, message, 'Keep one "default".')
  }
  const chosen =
    nodes.find((node) => node.kind === 'section' && node.isDefault) ?? nodes.find((node) => node.kind === 'section')
  return nodes.map((node) => {
    if (node.kind !== 'section') return node
    const { isDefault: _, ...rest } = node
    return node === chosen ? { ...rest, isDefault: true } : rest
  })
}

/** The references are read once more, with their messages, when the node itself is made. */
function silent(reading: Reading): Reading {
  const nobody = () => undefined
  return { ...reading, error: nobody, warn: nobody, info: nobody }
}
