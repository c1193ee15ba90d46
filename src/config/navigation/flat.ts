/** The flat form: `tabs` and `anchors` beside `navigation`, to which pages belong by the start of their path. */
import type { VersionName } from '../../model/config.ts'
import type { Place } from '../../model/diagnostic.ts'
import type { Language, SectionNode, Tile } from '../../model/navigation.ts'
import { readLanguage } from '../languages.ts'
import type { RawFirstSection, RawFlatSection, RawVersions } from './schema.ts'
import { folderPath, versionName } from './nodes.ts'
import { readOpenapi } from '../openapi-refs.ts'
import { isSafeLink } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { hex, iconRef, labelOf } from '../values.ts'
import { isExternal } from '../../util/is-external.ts'

interface RawFlat {
  readonly tabs?: RawFlatSection[] | undefined
  readonly primaryTab?: RawFirstSection | undefined
  readonly anchors?: RawFlatSection[] | undefined
  readonly topAnchor?: RawFirstSection | undefined
}

/**
 * Sections without children; `prefix` says which pages they claim. `written` is the object that `raw` was taken from.
 * Codes: `section-address-missing`, `link-unsafe` (warnings), `top-anchor-unused` (info: tabs exist, so there is no first anchor).
 */
export function flatSections(raw: RawFlat, reading: Reading, written: object): SectionNode[] {
  const tabs = (raw.tabs ?? []).flatMap((each) => sideSection(each, 'tab', reading))
  const anchors = (raw.anchors ?? []).flatMap((each) => sideSection(each, 'anchor', reading))
  const start = (key: string): Place => {
    const { file, line, column } = reading.keyAt(written, key)
    return { file, line, column }
  }
  if (raw.tabs && tabs.length > 0) {
    if (raw.topAnchor)
      reading.info(
        'top-anchor-unused',
        reading.keyAt(written, 'topAnchor'),
        '"topAnchor" is not used because there are tabs.',
        'Name the first tab with "primaryTab".',
      )
    const at = raw.primaryTab ? reading.at(raw.primaryTab, 'name') : start('tabs')
    return [mainSection(raw.primaryTab ?? {}, 'tab', at), ...tabs, ...anchors]
  }
  if (!raw.topAnchor && anchors.length === 0) return []
  const at = raw.topAnchor ? reading.at(raw.topAnchor, 'name') : start('anchors')
  return [mainSection(raw.topAnchor ?? {}, 'anchor', at), ...anchors]
}

/**
 * The names of `versions`, the default first. Codes: `version-number` (error), `version-nameless`, `default-repeated`
 * (warnings).
 */
export function versionNames(raw: RawVersions, reading: Reading): VersionName[] {
  const names: VersionName[] = []
  let hasDefault = false
  for (const [index, each] of raw.entries()) {
    const owner = typeof each === 'object' ? each : raw
    const key = typeof each === 'object' ? (each.name === undefined ? 'version' : 'name') : index
    const value = typeof each === 'object' ? (each.name ?? each.version) : each
    const name = value === undefined ? '' : versionName(owner, key, value, reading)
    if (name === '')
      reading.warn('version-nameless', reading.at(raw, index), 'A version has no name.', 'Name it, or remove it.')
    else if (names.some((other) => other.name === name)) continue
    else {
      const language = typeof each === 'object' ? localeOf(each, reading) : undefined
      const version: VersionName = { name, ...(language && { language }), at: reading.at(owner, key) }
      const isDefault = typeof each === 'object' && each.default === true
      if (isDefault && hasDefault) {
        const message = `The version "${name}" is not the default: another one before it is.`
        reading.warn('default-repeated', version.at, message, 'Keep one "default".')
      }
      if (isDefault && !hasDefault) names.unshift(version)
      else names.push(version)
      hasDefault ||= isDefault
    }
  }
  return names
}

/** Codes: `locale-wrong` (warning). */
function localeOf(raw: { readonly locale?: string | undefined }, reading: Reading): Language | undefined {
  if (raw.locale === undefined) return undefined
  const found = readLanguage(raw.locale)
  if (found) return { code: found.code, tag: found.tag, dir: found.dir }
  const message = `"${raw.locale}" is not a language code.`
  reading.warn('locale-wrong', reading.at(raw, 'locale'), message, 'Write a code such as "en" or "pt-BR".')
  return undefined
}

function sideSection(raw: RawFlatSection, as: 'tab' | 'anchor', reading: Reading): SectionNode[] {
  const url = raw.url?.trim()
  const at = reading.at(raw, raw.name === undefined ? 'url' : 'name')
  if (!url) {
    reading.warn(
      'section-address-missing',
      at,
      `The ${as} "${raw.name ?? ''}" has no "url".`,
      'Add "url": the folder of its pages, or an address.',
    )
    return []
  }
  if (!isSafeLink(url, `The ${as} "${raw.name ?? ''}"`, reading.at(raw, 'url'), reading)) return []
  const openapi = readOpenapi(raw, 'openapi', raw.openapi, reading)
  const icon = iconRef(raw.icon, raw.iconType ?? (as === 'anchor' ? 'duotone' : undefined))
  const version = raw.version === undefined ? undefined : versionName(raw, 'version', raw.version, reading)
  return [
    {
      kind: 'section',
      as,
      label: raw.name?.trim() || labelOf(url),
      ...(icon && { icon, iconAt: reading.at(raw, 'icon') }),
      ...colorsOf(raw),
      visibility: raw.isDefaultHidden ? 'inside-only' : 'always',
      ...(isExternal(url) ? { href: url, hrefAt: reading.at(raw, 'url') } : { prefix: folderPath(url) }),
      ...(version !== undefined && { version, versionAt: reading.at(raw, 'version') }),
      ...(openapi.length > 0 && { openapi }),
      children: [],
      at,
    },
  ]
}

/** The tab or anchor of all pages that no other claims. */
function mainSection(raw: RawFirstSection, as: 'tab' | 'anchor', at: Place): SectionNode {
  const icon =
    as === 'anchor' ? iconRef(raw.icon ?? 'book-open', raw.iconType ?? 'duotone') : iconRef(raw.icon, raw.iconType)
  const visibility = raw.isDefaultHidden ? 'inside-only' : 'always'
  return {
    kind: 'section',
    as,
    label: raw.name?.trim() || 'Documentation',
    ...(icon && { icon }),
    visibility,
    prefix: '',
    children: [],
    at,
  }
}

function colorsOf(raw: RawFlatSection): Pick<SectionNode, 'color' | 'tile'> {
  const written = typeof raw.color === 'string' ? { from: raw.color, to: raw.color } : (raw.color ?? {})
  const tile = tileOf(written.from, written.to)
  const light = hex(written.light ?? written.dark)
  return { ...(tile && { tile }), ...(light && { color: { light, dark: hex(written.dark) ?? light } }) }
}

function tileOf(from: string | undefined, to: string | undefined): Tile | undefined {
  const first = hex(from ?? to)
  return first ? { from: first, to: hex(to) ?? first } : undefined
}
