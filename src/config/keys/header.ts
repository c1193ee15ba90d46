/** Links and the button of the header. */
import * as z from 'zod'
import type { ActionLook, HeaderConfig, HeaderLink } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { isSafeLink } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { icon, iconRef, iconStyle, hostOf, labelOf } from '../values.ts'

/** A link as both forms write it: `label` and `href`, or `name` and `url`. */
const linkKeys = {
  label: key(z.string(), 'Text of the link.', {
    dialect: 'nested',
    default: 'the host of the address',
    becomes: 'header.links',
  }),
  href: key(z.string(), 'Where it leads.', { dialect: 'nested', becomes: 'header.links' }),
  name: key(z.string(), 'Text of the link.', {
    dialect: 'flat',
    yields: 'label',
    default: 'the host of the address',
    becomes: 'header.links',
  }),
  url: key(z.string(), 'Where it leads.', { dialect: 'flat', yields: 'href', becomes: 'header.links' }),
  icon: key(icon, 'Icon beside the text.', { becomes: 'header.links' }),
  iconType: key(iconStyle, 'Style of the icon.', { yields: 'icon.style', becomes: 'header.links' }),
}
const link = z.object({
  ...linkKeys,
  type: key(
    z.enum(['link', 'button', 'github', 'discord']),
    'What the link is: `github` and `discord` bring their icon, `github` owner and repository.',
    {
      becomes: 'header.links',
    },
  ),
})
const button = z.object({
  ...linkKeys,
  type: key(
    z.enum(['button', 'link', 'github', 'discord']),
    'What the button is: `github` shows owner and repository.',
    {
      default: '`link`',
      becomes: 'header.action',
    },
  ),
  style: key(z.enum(['pill', 'roundedRectangle']), 'Shape of the button.', {
    dialect: 'flat',
    default: '`roundedRectangle`',
    becomes: 'header.action',
  }),
  arrow: key(z.boolean(), 'Arrow after the text.', {
    dialect: 'flat',
    default: '`true` for a link in `topbarCtaButton`',
    becomes: 'header.action',
  }),
})

export const navbarSchema = z.object({
  links: key(z.array(link), 'Links in the header.', { becomes: 'header.links' }),
  primary: key(button, 'The button in the header.', { becomes: 'header.action' }),
})

export const headerKeys = {
  navbar: key(navbarSchema, 'The header.', { dialect: 'nested', becomes: 'header' }),
  topbarLinks: key(z.array(link), 'Links in the header.', {
    dialect: 'flat',
    newer: 'navbar.links',
    becomes: 'header.links',
  }),
  topbarCtaButton: key(button, 'The button in the header.', {
    dialect: 'flat',
    newer: 'navbar.primary',
    becomes: 'header.action',
  }),
}

type RawHeader = Raw<typeof headerKeys>
type RawLink = z.input<typeof link>

/** Codes: `link-address-missing`, `link-unsafe`, `button-name-missing` (warnings). */
export function readHeader(raw: RawHeader, reading: Reading): HeaderConfig {
  const links = raw.navbar?.links ?? raw.topbarLinks ?? []
  const action = raw.navbar?.primary ?? raw.topbarCtaButton
  const read = action && readLink(action, reading)
  const kind = action?.type === 'github' || action?.type === 'discord' ? action.type : 'link'
  if (action && read && kind === 'link' && !(action.label ?? action.name))
    reading.warn(
      'button-name-missing',
      read.at,
      'The button in the header has no text.',
      `It shows "${read.label}"; write the text you want.`,
    )
  return {
    links: links.flatMap((each) => withMark(each, readLink(each, reading))),
    ...(action && read && { action: { ...read, kind, ...lookOf(action, raw.navbar?.primary === undefined) } }),
  }
}

/** A link of the flat form has an arrow unless it says that it has none. */
function lookOf({ style, arrow, type }: z.input<typeof button>, isFlat: boolean): ActionLook {
  const isLink = type !== 'github' && type !== 'discord'
  return { ...(style === 'pill' && { shape: 'pill' }), ...((arrow ?? (isFlat && isLink)) && { arrow: true }) }
}

/** A link that leads somewhere; one without address, or with one that could run code, is reported and left out. */
function readLink(raw: RawLink, reading: Reading): HeaderLink | undefined {
  const href = (raw.href ?? raw.url)?.trim()
  const label = (raw.label ?? raw.name)?.trim()
  const at = reading.at(raw, href ? addressKey(raw) : raw.label === undefined ? 'name' : 'label')
  const which = label ? `The link "${label}"` : 'A link in the header'
  if (!href) {
    reading.warn('link-address-missing', at, `${which} has no address.`, 'Add one, or remove the link.')
    return undefined
  }
  if (!isSafeLink(href, which, at, reading)) return undefined
  const address = raw.type === 'github' ? repositoryAddress(href) : href
  const drawn = iconRef(raw.icon, raw.iconType)
  return {
    label: label || defaultLabel(address, raw.type),
    href: address,
    ...(drawn && { icon: drawn, iconAt: reading.at(raw, 'icon') }),
    at,
  }
}

/** A link to a repository or a community shows the mark of the place, unless it has an icon of its own. */
function withMark({ type }: RawLink, read: HeaderLink | undefined): HeaderLink[] {
  if (!read) return []
  const isMarked = read.icon === undefined && (type === 'github' || type === 'discord')
  return [isMarked ? { ...read, icon: { name: type, style: 'brands' } } : read]
}

const addressKey = (raw: RawLink) => (raw.href === undefined ? 'url' : 'href')

function defaultLabel(href: string, type: RawLink['type']): string {
  if (type === 'discord') return 'Discord'
  return type === 'github' ? labelOf(href).replace(/^github\.com\//, '') : hostOf(href)
}

/** `owner/repo` is short for its address at GitHub. */
function repositoryAddress(href: string): string {
  return /^[\w.-]+\/[\w.-]+$/.test(href) && !href.startsWith('github.com/') ? `https://github.com/${href}` : href
}
