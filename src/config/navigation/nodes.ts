/** One object of the navigation → its node, children already made. */
import type { Place } from '../../model/diagnostic.ts'
import type { GroupNode, NavNode, SectionKind, SectionNode } from '../../model/navigation.ts'
import { pageId } from '../../model/route.ts'
import { operationOf } from './entry.ts'
import type { RawNode } from './schema.ts'
import { readBanner } from '../keys/banner.ts'
import { readFooter } from '../keys/footer.ts'
import { readHeader } from '../keys/header.ts'
import { readLanguage } from '../languages.ts'
import type { NamedLanguage } from '../languages.ts'
import type { Scope } from './nested.ts'
import { namesDescription, readOpenapi } from '../openapi-refs.ts'
import { isSafeLink } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { hex, iconRef } from '../values.ts'
import { isExternal } from '../../util/is-external.ts'

/** A group; none when it would be empty. Codes: `group-empty`, `root-address` (warnings). */
export function groupNode({ raw, children, isTold, scope }: RawGroup, reading: Reading): GroupNode[] {
  const label = raw.group?.trim()
  const at = reading.at(raw, 'group')
  const openapi = readOpenapi(raw, 'openapi', raw.openapi, reading)
  const root = rootOf(raw, reading)
  if (children.length === 0 && openapi.length === 0 && root === undefined) {
    const message = `The group "${label ?? ''}" has no pages.`
    if (!isTold && !isRefused(raw, reading) && !raw.root?.trim())
      reading.warn('group-empty', labelPlace(raw, 'group', reading), message, 'Add pages, or remove the group.')
    return []
  }
  noteAround(raw, reading)
  const version = versionText(raw, reading)
  return [
    {
      kind: 'group',
      ...(label && { label }),
      ...shared(raw, reading),
      ...(root !== undefined && { root, rootAt: reading.at(raw, 'root') }),
      ...(raw.expanded !== undefined && { expanded: raw.expanded }),
      visibility: raw.hidden ? 'never' : 'always',
      ...restriction(raw, reading),
      ...(raw.searchable !== undefined && { searchable: raw.searchable }),
      ...(raw.boost !== undefined && { boost: raw.boost }),
      ...(scope.directory && { directory: scope.directory }),
      ...(version !== undefined && { version, versionAt: reading.at(raw, 'version') }),
      ...(openapi.length > 0 && { openapi }),
      children,
      at,
    },
  ]
}

/** Written as something that it cannot be, which was told. */
function isDropped(raw: RawNode, key: keyof RawNode, reading: Reading): boolean {
  return raw[key] === undefined && reading.has(raw, key)
}

/** Of a node that has no description: one was named and refused, which was told. */
function isRefused(raw: RawNode, reading: Reading): boolean {
  return isDropped(raw, 'openapi', reading) || namesDescription(raw.openapi)
}

function rootOf(raw: RawNode, reading: Reading): string | undefined {
  const written = raw.root?.trim()
  if (!written) return undefined
  const isOperation = operationOf(written) !== undefined
  if (!isExternal(written) && !isOperation) return pageId(written)
  const message = `The "root" of a group is a page; "${written}" is ${isOperation ? 'an operation' : 'an address'}.`
  reading.warn('root-address', reading.at(raw, 'root'), message, 'Put it into "pages", or name a page.')
  return undefined
}

interface RawPart {
  readonly raw: RawNode
  readonly children: readonly NavNode[]
  /** Children were written and none is left, which was told at each of them. */
  readonly isTold: boolean
}

interface RawGroup extends RawPart {
  readonly scope: Scope
}

interface RawSection extends RawPart {
  readonly as: SectionKind
  /** The key that holds the label. */
  readonly labelKey: 'tab' | 'anchor' | 'dropdown' | 'product' | 'version' | 'language' | 'item'
}

/**
 * A tab, anchor, version …; none when it holds nothing and leads nowhere, but for a version, which is a name to show.
 * Codes: `section-empty`, `section-nameless`, `link-unsafe`, `locale-wrong` (warnings), `locale-unknown`,
 * `version-unused` (info).
 */
export function sectionNode({ raw, as, labelKey, children, isTold }: RawSection, reading: Reading): SectionNode[] {
  const at = labelPlace(raw, labelKey, reading)
  const openapi = readOpenapi(raw, 'openapi', raw.openapi, reading)
  const label = labelText(raw, labelKey, reading)
  const written = raw.href?.trim()
  const isSafe = !written || isSafeLink(written, `The ${as} "${label ?? ''}"`, reading.at(raw, 'href'), reading)
  const href = isSafe ? written : undefined
  if (!label && !isDropped(raw, labelKey, reading))
    reading.warn('section-nameless', at, `A part of the navigation has no name.`, `Give it a label: "${labelKey}".`)
  const isEmpty = children.length === 0 && openapi.length === 0 && !href && !raw.folder?.trim()
  if (isEmpty && as === 'version' && label && isSafe)
    reading.info('version-unused', at, `The version "${label}" has no pages; the menu shows it all the same.`)
  else if (isEmpty) {
    if (!isSafe || isTold || isRefused(raw, reading)) return []
    reading.warn(
      'section-empty',
      at,
      `The ${as} "${label ?? ''}" has no pages and no address.`,
      'Add pages or "href", or remove it.',
    )
    return []
  }
  const language = as === 'language' && label ? languageOf(label, at, reading) : undefined
  return [
    {
      kind: 'section',
      as,
      label: language?.name ?? label ?? as,
      ...shared(raw, reading),
      ...(raw.description !== undefined && { description: raw.description }),
      ...colorsOf(raw, as),
      ...(raw.default && { isDefault: true }),
      ...restriction(raw, reading),
      visibility: raw.hidden ? 'never' : raw.isDefaultHidden ? 'inside-only' : 'always',
      ...(raw.searchable !== undefined && { searchable: raw.searchable }),
      ...(href && { href, hrefAt: reading.at(raw, 'href') }),
      ...(raw.folder?.trim() && { prefix: folderPath(raw.folder) }),
      ...(language && { language: { code: language.code, tag: language.tag, dir: language.dir } }),
      ...aroundPages(raw, as, reading),
      ...(openapi.length > 0 && { openapi }),
      children,
      at,
    },
  ]
}

/** Code: `key-idle` (info) for what only languages can have. */
function aroundPages(raw: RawNode, as: SectionKind, reading: Reading): Pick<SectionNode, 'around'> {
  if (raw.banner === undefined && raw.footer === undefined && raw.navbar === undefined) return {}
  if (as !== 'language') {
    noteAround(raw, reading)
    return {}
  }
  const banner = readBanner({ banner: raw.banner }, reading)
  const header =
    raw.navbar &&
    writtenOnly(readHeader({ navbar: raw.navbar }, reading), { links: raw.navbar.links, action: raw.navbar.primary })
  const footer =
    raw.footer &&
    writtenOnly(readFooter({ footer: raw.footer }, reading), { socials: raw.footer.socials, columns: raw.footer.links })
  return { around: { ...(header && { header }), ...(footer && { footer }), ...(banner && { banner }) } }
}

function noteAround(raw: RawNode, reading: Reading): void {
  for (const name of ['banner', 'footer', 'navbar'] as const) {
    if (raw[name] === undefined) continue
    const message = `"${name}" is accepted but has no effect: only a language has its own.`
    reading.info('key-idle', reading.keyAt(raw, name), message)
  }
}

/** What the author did not write is that of the site. */
function writtenOnly<T extends object>(read: T, written: Readonly<Record<keyof T, unknown>>): Partial<T> {
  const kept = Object.entries(read).filter(([name]) => written[name as keyof T] !== undefined)
  return Object.fromEntries(kept) as Partial<T>
}

function shared(raw: RawNode, reading: Reading): Pick<GroupNode, 'icon' | 'iconAt' | 'tag'> {
  const icon = iconRef(raw.icon, raw.iconType)
  const tag = raw.tag === undefined ? undefined : textOf(raw, 'tag', reading)
  return { ...(icon && { icon, iconAt: reading.at(raw, 'icon') }), ...(tag && { tag }) }
}

/**
 * Access control, which only a server can do: such a part is left out of the build. Code: `section-private` (warning).
 */
function restriction(raw: RawNode, reading: Reading): { readonly restricted?: true } {
  const readers = raw.groups?.filter((each) => typeof each === 'string') ?? []
  if (raw.public !== false && readers.length === 0) return {}
  const key = raw.public === false ? 'public' : 'groups'
  reading.warn(
    'section-private',
    reading.at(raw, key),
    'This part of the navigation is limited to some readers and is left out: a static site is open to everyone.',
    `Remove "${key}" to publish its pages.`,
  )
  return { restricted: true }
}

/** The icon of an anchor stands on a tile of its color. */
function colorsOf(raw: RawNode, as: SectionNode['as']): Pick<SectionNode, 'color' | 'tile'> {
  const written = typeof raw.color === 'string' ? { light: raw.color, dark: raw.color } : (raw.color ?? {})
  const { light, dark, from, to }: { light?: string; dark?: string; from?: string; to?: string } = written
  const start = hex(from ?? to)
  if (start && as === 'anchor') return { tile: { from: start, to: hex(to) ?? start } }
  const first = hex(light ?? dark)
  if (!first) return {}
  const color = { light: first, dark: hex(dark) ?? first }
  return { color, ...(as === 'anchor' && { tile: { from: first, to: first } }) }
}

function languageOf(code: string, at: Place, reading: Reading): NamedLanguage | undefined {
  const language = readLanguage(code)
  if (!language)
    reading.warn('locale-wrong', at, `"${code}" is not a language code.`, 'Write a code such as "en" or "pt-BR".')
  else if (!language.known)
    reading.info('locale-unknown', at, `There is no name for the language "${code}"; its code is shown.`)
  return language
}

function labelText(raw: RawNode, key: RawSection['labelKey'], reading: Reading): string | undefined {
  return raw[key] === undefined ? undefined : textOf(raw, key, reading).trim() || undefined
}

function versionText(raw: RawNode, reading: Reading): string | undefined {
  return raw.version === undefined ? undefined : versionName(raw, 'version', raw.version, reading)
}

/** A version's name as written. Code: `version-number` (error): `1.0` would be read as `1`. */
export function versionName(owner: object, key: string | number, value: string | number, reading: Reading): string {
  if (typeof value === 'string') return value.trim()
  const text = reading.written(owner, key)
  reading.error(
    'version-number',
    reading.at(owner, key),
    `The version ${text} is a number.`,
    `Write it in quotes: "${text}".`,
  )
  return text
}

function textOf(raw: RawNode, key: 'tag' | RawSection['labelKey'], reading: Reading): string {
  const value = raw[key]
  if (key === 'version' && value !== undefined) return versionName(raw, key, value, reading)
  return typeof value === 'string' ? value : reading.written(raw, key)
}

/** Whole segments without slashes at the ends. */
export function folderPath(written: string): string {
  return written
    .trim()
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}

/** Where the label stands; without one, the start of the object. */
function labelPlace(raw: RawNode, key: keyof RawNode, reading: Reading): Place {
  if (raw[key] !== undefined) return reading.at(raw, key)
  const { file, line, column } = reading.at(raw)
  return { file, line, column }
}
