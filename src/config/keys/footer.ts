/** Social accounts and link columns at the foot of every page. */
import * as z from 'zod'
import type { FooterConfig, HeaderLink } from '../../model/config.ts'
import { nearest } from '../../util/suggest.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { isSafeLink } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { hostOf } from '../values.ts'

/** Platforms that have a name and an icon; others are shown with their key and a general icon. */
const platforms = new Set(
  (
    'website facebook x discord slack github linkedin instagram hacker-news youtube medium telegram twitter x-twitter reddit ' +
    'bluesky threads mastodon podcast earth-americas gitlab bitbucket twitch tiktok whatsapp stack-overflow npm rss email'
  ).split(' '),
)

const socials = z.record(z.string(), z.string())
const link = z.object({
  label: key(z.string(), 'Text of the link.', { default: 'the host of the address', becomes: 'footer.columns' }),
  href: key(z.string(), 'Where it leads.', { dialect: 'nested', becomes: 'footer.columns' }),
  url: key(z.string(), 'Where it leads.', { dialect: 'flat', yields: 'href', becomes: 'footer.columns' }),
})
const column = z.object({
  header: key(z.string(), 'Heading of the column.', { dialect: 'nested', becomes: 'footer.columns' }),
  title: key(z.string(), 'Heading of the column.', { dialect: 'flat', yields: 'header', becomes: 'footer.columns' }),
  items: key(z.array(link), 'Its links.', { dialect: 'nested', becomes: 'footer.columns' }),
  links: key(z.array(link), 'Its links.', { dialect: 'flat', yields: 'items', becomes: 'footer.columns' }),
})
const account = z.object({
  type: key(z.string(), 'Name of the platform.', { becomes: 'footer.socials' }),
  url: key(z.string(), 'Address of the account.', { becomes: 'footer.socials' }),
})

export const footerSchema = z.object({
  socials: key(z.union([socials, z.array(account)]), 'Accounts: platform and address, in the order to show.', {
    becomes: 'footer.socials',
  }),
  links: key(z.array(column), 'Columns of links.', { becomes: 'footer.columns' }),
})

export const footerKeys = {
  footer: key(footerSchema, 'The footer.', { becomes: 'footer' }),
  footerSocials: key(z.union([socials, z.array(account)]), 'Accounts: platform and address, in the order to show.', {
    dialect: 'flat',
    newer: 'footer.socials',
    becomes: 'footer.socials',
  }),
}

type Social = FooterConfig['socials'][number]

/** Codes: `social-unknown`, `link-address-missing`, `link-unsafe`, `footer-columns` (warnings). */
export function readFooter(raw: Raw<typeof footerKeys>, reading: Reading): FooterConfig {
  const columns = raw.footer?.links ?? []
  if (columns.length > 4)
    reading.warn(
      'footer-columns',
      reading.at(columns, 4),
      `The footer has ${columns.length} columns; more than four are hard to read.`,
      'Merge some of them.',
    )
  return {
    socials: readSocials(raw.footer?.socials ?? raw.footerSocials, reading),
    columns: columns.map((each) => readColumn(each, reading)).filter((each) => each.links.length > 0),
  }
}

function readSocials(raw: Raw<typeof footerKeys>['footerSocials'], reading: Reading): Social[] {
  if (!raw) return []
  const written: Social[] = Array.isArray(raw)
    ? raw.map((each) => ({ platform: each.type ?? '', href: each.url ?? '', at: reading.at(each) }))
    : Object.entries(raw).map(([platform, href]) => ({ platform, href, at: reading.keyAt(raw, platform) }))
  const kept = written.filter(
    ({ platform, href, at }) =>
      platform !== '' && href.trim() !== '' && isSafeLink(href, `The account "${platform}"`, at, reading),
  )
  for (const { platform, at } of kept) {
    if (platforms.has(platform)) continue
    const near = nearest(platform, platforms)
    reading.warn('social-unknown', at, `There is no icon for "${platform}".`, near && `Did you mean "${near}"?`)
  }
  return kept
}

function readColumn(raw: z.input<typeof column>, reading: Reading): FooterConfig['columns'][number] {
  const title = (raw.header ?? raw.title)?.trim()
  const links = (raw.items ?? raw.links ?? []).flatMap((each): HeaderLink[] => {
    const href = (each.href ?? each.url)?.trim()
    const at = reading.at(each, href ? (each.href === undefined ? 'url' : 'href') : 'label')
    const which = each.label ? `The link "${each.label}"` : 'A link in the footer'
    if (href && !isSafeLink(href, which, at, reading)) return []
    if (href) return [{ label: each.label?.trim() || hostOf(href), href, at }]
    reading.warn('link-address-missing', at, `${which} has no address.`, 'Add one, or remove the link.')
    return []
  })
  return { ...(title && { title }), links }
}
