/** Where the keys of the flat form stand in the nested one, and how their values are written there (docs-json.md 1 and 2). */
import type { JsonNode } from '../../schema/json-tree.ts'
import { plainValue } from '../../schema/json-tree.ts'
import { analyticsNames } from '../keys/integrations.ts'

/**
 * `to`: the new path and value. `drop`: why it has no place. `keep`: why it stays under its older name. `whole`: an object
 * that stands there already wins over all of the value.
 */
export type Move =
  | { readonly to: readonly string[]; readonly value: unknown; readonly whole?: true }
  | { readonly drop: string }
  | { readonly keep: string }

type Mover = (value: unknown) => Move

const to =
  (path: string, change: (value: unknown) => unknown = (value) => value): Mover =>
  (value) => ({ to: path.split('.'), value: change(value) })
const wholeTo =
  (path: readonly string[]): Mover =>
  (value) => ({ to: path, value, whole: true })
const drop = (reason: string) => (): Move => ({ drop: reason })
const keep = (): Move => ({ keep: 'the nested form has no other word for it' })

/** Path in the flat form → what becomes of it. Keys that are not listed are the same in both forms. */
export const keyMoves: Readonly<Record<string, Mover>> = {
  topbarLinks: to('navbar.links', (links) => listed(links).map(renamedLink)),
  'topbarCtaButton.type': to('navbar.primary.type', (type) => (type === 'link' ? 'button' : type)),
  'topbarCtaButton.name': to('navbar.primary.label'),
  'topbarCtaButton.url': to('navbar.primary.href'),
  'topbarCtaButton.label': to('navbar.primary.label'),
  'topbarCtaButton.href': to('navbar.primary.href'),
  'topbarCtaButton.icon': to('navbar.primary.icon'),
  'topbarCtaButton.iconType': to('navbar.primary.iconType'),
  'topbarCtaButton.style': to('navbar.primary.style'),
  'topbarCtaButton.arrow': to('navbar.primary.arrow'),
  footerSocials: to('footer.socials', socials),
  'footer.links': to('footer.links', (columns) => listed(columns).map(renamedColumn)),
  'modeToggle.default': to('appearance.default'),
  'modeToggle.isHidden': to('appearance.strict'),
  backgroundImage: to('background.image'),
  'colors.background': to('background.color'),
  'colors.ultraLight': drop('shades are derived from the accent'),
  'colors.ultraDark': drop('shades are derived from the accent'),
  'colors.anchors': keep,
  'background.style': to('background.decoration'),
  'codeBlock.mode': to('styling.codeblocks', (mode) => (mode === 'auto' ? 'system' : mode)),
  eyebrow: to('styling.eyebrows', (value) => (isRecord(value) ? value['display'] : value)),
  font: to('fonts', renamedFont),
  openApi: to('openapi'),
  'api.openApi': to('api.openapi'),
  'api.baseUrl': to('api.mdx.server'),
  'api.auth.method': to('api.mdx.auth.method'),
  'api.auth.name': to('api.mdx.auth.name'),
  'api.auth.inputPrefix': to('api.mdx.auth.inputPrefix'),
  'api.playground.mode': to('api.playground.display', (mode) => displays[String(mode)] ?? mode),
  'api.playground.disableProxy': to('api.playground.proxy', (disabled) => disabled !== true),
  'api.hidePlayground': (hidden) =>
    hidden === true
      ? { to: ['api', 'playground', 'display'], value: 'none' }
      : { drop: '"false" is what happens without it' },
  'api.request.example.languages': to('api.examples.languages'),
  'api.request.example.showOptionalParams': to('api.examples.defaults', (all) => (all === true ? 'all' : 'required')),
  'api.paramFields.expanded': to('api.params.expanded', (fields) => (fields === 'all' ? 'all' : 'closed')),
  'api.maintainOrder': drop('the order of a description is always kept'),
  'seo.indexHiddenPages': to('seo.indexing', (all) => (all === true ? 'all' : 'navigable')),
  // Service by service: one that both keys name is read from the newer, as a whole.
  ...Object.fromEntries(analyticsNames.map((name) => [`analytics.${name}`, wholeTo(['integrations', name])])),
  basePath: to('site.base'),
  feedback: keep,
  hideFeedbackButtons: keep,
  rounded: keep,
  layout: keep,
  'sidebar.items': keep,
  'topbar.style': keep,
}

/** What becomes of a member of the file; `undefined`: it, or what it holds, is the same in both forms. */
export function moveOf(path: readonly string[], node: JsonNode): Move | undefined {
  const [first, name = ''] = path
  if (first === 'search' && path.length === 1 && node.kind === 'string')
    return { to: ['search', 'location'], value: node.value }
  if (first === 'metadata' && path.length === 2 && name !== 'canonical' && node.kind !== 'boolean')
    return { to: ['seo', 'metatags', name], value: plainValue(node) }
  if (first === 'analytics' && path.length === 1 && (node.kind !== 'object' || node.members.size === 0))
    return { drop: 'it names no service' }
  const key = path.join('.')
  return Object.hasOwn(keyMoves, key) ? keyMoves[key]?.(plainValue(node)) : undefined
}

const displays: Readonly<Record<string, string>> = { show: 'interactive', simple: 'simple', hide: 'none' }

function renamedLink(link: unknown): unknown {
  return renamed(link, { name: 'label', url: 'href' })
}

function renamedColumn(column: unknown): unknown {
  if (!isRecord(column)) return column
  const { links, items = links, ...rest } = column
  const named = renamed(rest, { title: 'header' })
  return items === undefined ? named : { ...named, items: listed(items).map(renamedLink) }
}

function renamedFont(font: unknown): unknown {
  if (!isRecord(font)) return font
  const own = renamed(font, { url: 'source', headings: 'heading' })
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, renamedFont(value)]))
}

/** A list of accounts as a map, unless one platform has two. */
function socials(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const pairs = value.map((each) => (isRecord(each) ? [each['type'], each['url']] : []))
  const names = new Set(pairs.map(([name]) => name))
  const isPlain = pairs.every(([name, url]) => typeof name === 'string' && typeof url === 'string')
  return isPlain && names.size === pairs.length ? (Object.fromEntries(pairs) as unknown) : value
}

/** A record with other names in the same order; a newer name that is there already wins. */
function renamed(value: unknown, names: Readonly<Record<string, string>>): Record<string, unknown> {
  if (!isRecord(value)) return value as Record<string, unknown>
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const newer = names[key]
    if (newer === undefined) return [[key, inner]]
    return newer in value ? [] : [[newer, inner]]
  })
  return Object.fromEntries(entries)
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
