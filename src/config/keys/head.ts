/** What search engines and other machines read. */
import * as z from 'zod'
import type { SiteConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { scalar } from '../values.ts'

export const headKeys = {
  seo: key(
    z.object({
      indexing: key(z.enum(['navigable', 'all']), 'Which pages search lists: those in the navigation, or all.', {
        dialect: 'nested',
        default: '`navigable`',
        becomes: 'indexing',
      }),
      indexHiddenPages: key(z.boolean(), 'Search lists pages outside the navigation too.', {
        dialect: 'flat',
        newer: 'seo.indexing',
        default: '`false`',
        becomes: 'indexing',
      }),
      metatags: key(
        z.record(z.string(), scalar),
        'Meta tags of every page. `canonical` is the address of the site and becomes `site.url`.',
        { dialect: 'nested', becomes: 'head.meta' },
      ),
      trailingSlash: key(z.boolean(), 'Whether addresses end with a slash, unless `site.style` says so.', {
        dialect: 'nested',
        becomes: 'site.shape',
      }),
      organization: key(
        z.object({
          id: z.string().optional().describe('Address that identifies it.'),
          name: z.string().optional().describe('Its name; the name of the site without it.'),
          legalName: z.string().optional().describe('Its name in law.'),
          url: z.string().optional().describe('Its address; `site.url` without it.'),
          logo: z.string().optional().describe('Its logo; that of the site without it.'),
          sameAs: z.array(z.string()).optional().describe('Its pages elsewhere.'),
        }),
        'Who publishes the site, for search engines: structured data in the home page.',
        { dialect: 'nested', becomes: 'head.organization' },
      ),
    }),
    'Search engines.',
    { becomes: 'head' },
  ),
  metadata: key(
    z.record(z.string(), scalar),
    'Meta tags of every page. `timestamp: true` shows the day of the last change of each page.',
    { becomes: 'head.meta' },
  ),
}

type Head = Pick<SiteConfig, 'head' | 'indexing' | 'lastChange'>

/** `metadata.timestamp` is a switch; as a text it is a meta tag of that name. */
export function readHead(raw: Raw<typeof headKeys>, reading: Reading): Head {
  const meta: Record<string, string> = Object.create(null)
  let lastChange: Head['lastChange']
  for (const tags of [raw.metadata, raw.seo?.metatags])
    for (const [name, value] of Object.entries(tags ?? {})) {
      if (raw.metadata && tags === raw.metadata && name === 'timestamp' && typeof value === 'boolean')
        lastChange = { shown: value, at: reading.keyAt(raw.metadata, name) }
      else if (!(tags === raw.seo?.metatags && name === 'canonical')) meta[name] = String(value)
    }
  const older = raw.seo?.indexHiddenPages ? 'all' : 'navigable'
  const organization = raw.seo?.organization
  return {
    head: { meta, ...(organization && { organization }) },
    indexing: raw.seo?.indexing ?? older,
    ...(lastChange && { lastChange }),
  }
}
