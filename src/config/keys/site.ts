/** Where the site stands and how its addresses look. */
import * as z from 'zod'
import type { SitePlace } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { webAddress } from '../values.ts'
import type { headKeys } from './head.ts'

export const siteKeys = {
  site: key(
    z.object({
      url: key(z.string(), 'Address of the site. Without it there is no canonical link, no sitemap and no feed.', {
        default: '`seo.metatags.canonical`',
        becomes: 'site.url',
      }),
      base: key(z.string(), 'Path that the site is published under: `/docs`.', {
        default: 'the path of `site.url`, else `/`',
        becomes: 'site.base',
      }),
      style: key(z.enum(['directory', 'flat']), 'Addresses like `/guide/` (`directory`) or `/guide` (`flat`).', {
        default: '`directory`',
        becomes: 'site.shape',
      }),
      relative: key(z.boolean(), 'Relative links, so that the site can be read from disk.', {
        default: '`false`',
        becomes: 'site.relative',
      }),
    }),
    'Where the site is published.',
    { dialect: 'own', becomes: 'site' },
  ),
  basePath: key(z.string(), 'Path that the site is published under.', {
    dialect: 'flat',
    newer: 'site.base',
    becomes: 'site.base',
  }),
}

type RawSite = Raw<typeof siteKeys & Pick<typeof headKeys, 'seo'>>

/** Codes: `site-url`, `site-base` (errors). What the command line says wins. */
export function readSite(
  raw: RawSite,
  reading: Reading,
  overrides: { base?: string; relative?: boolean } = {},
): SitePlace {
  const url = readUrl(raw, reading)
  const own = raw.site?.url === undefined ? undefined : url
  const base = (overrides.base === undefined ? readBase(raw, reading) : cleanBase(overrides.base)) ?? pathOf(own) ?? '/'
  const full =
    url && pathOf(url) === '/' ? url.origin + base.slice(0, -1) : url && url.origin + url.pathname.replace(/\/+$/, '')
  const shape = raw.site?.style ?? (raw.seo?.trailingSlash === false ? 'flat' : 'directory')
  return { base, shape, relative: overrides.relative ?? raw.site?.relative ?? false, ...(full && { url: full }) }
}

function readUrl(raw: RawSite, reading: Reading): URL | undefined {
  const own = raw.site?.url
  const canonical = raw.seo?.metatags?.['canonical']
  const written = own ?? (canonical === undefined ? undefined : String(canonical))
  const owner = own === undefined ? raw.seo?.metatags : raw.site
  if (written === undefined || !owner) return undefined
  const url = webAddress(written)
  if (url) return url
  const name = own === undefined ? 'seo.metatags.canonical' : 'site.url'
  const at = reading.at(owner, own === undefined ? 'canonical' : 'url')
  reading.error(
    'site-url',
    at,
    `"${name}" is not a web address: "${written}".`,
    'Write it in full: "https://docs.example.com".',
  )
  return undefined
}

function readBase(raw: RawSite, reading: Reading): string | undefined {
  const written = raw.site?.base ?? raw.basePath
  if (written === undefined) return undefined
  const base = cleanBase(written)
  if (base) return base
  const at = raw.site?.base === undefined ? reading.at(raw, 'basePath') : reading.at(raw.site, 'base')
  reading.error('site-base', at, `"${written}" is not a path.`, 'Write a path such as "/docs".')
  return undefined
}

/** A base path with a slash at both ends; of a full address its path. `undefined` for what is no path. */
export function cleanBase(written: string): string | undefined {
  const path = URL.canParse(written) ? new URL(written).pathname : written
  if (/[?#\\:\s]/.test(path)) return undefined
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) return undefined
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}

function pathOf(url: URL | undefined): string | undefined {
  return url && cleanBase(url.pathname)
}
