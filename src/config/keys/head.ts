/** What search engines and other machines read. */
import * as z from 'zod'
import type { HeadConfig, SiteConfig } from '../../model/config.ts'
import type { Place } from '../../model/diagnostic.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { layoutMetaNames, previewImageNames } from '../../model/meta-names.ts'
import { headTags } from '../head-tags.ts'
import type { HeadTag } from '../head-tags.ts'
import { listOf, oneOrMore, scalar } from '../values.ts'

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
  head: key(oneOrMore, 'Tags for the head of every page: `<meta …>`, and `<link …>` that loads nothing.', {
    becomes: 'head.links',
  }),
}

type Head = Pick<SiteConfig, 'head' | 'indexing' | 'lastChange'>

/**
 * `metadata.timestamp` is a switch; as a text it is a meta tag of that name. Code: `head-tag` (warning) for tags that are left
 * out.
 */
export function readHead(raw: Raw<typeof headKeys>, reading: Reading): Head {
  const { meta, links } = readTags(raw, reading)
  const imagesAt: Record<string, Place> = {}
  let lastChange: Head['lastChange']
  for (const named of [raw.metadata, raw.seo?.metatags])
    for (const [name, value] of Object.entries(named ?? {})) {
      if (raw.metadata && named === raw.metadata && name === 'timestamp' && typeof value === 'boolean')
        lastChange = { shown: value, at: reading.keyAt(raw.metadata, name) }
      else if (!(named === raw.seo?.metatags && name === 'canonical')) {
        meta[name] = String(value)
        if (previewImageNames.some((each) => each === name)) imagesAt[name] = reading.at(named!, name)
      }
    }
  const older = raw.seo?.indexHiddenPages ? 'all' : 'navigable'
  const organization = raw.seo?.organization
  return {
    head: {
      meta,
      ...(Object.keys(imagesAt).length > 0 && { imagesAt }),
      ...(links.length > 0 && { links }),
      ...(organization && { organization }),
    },
    indexing: raw.seo?.indexing ?? older,
    ...(lastChange && { lastChange }),
  }
}

type Refused = Extract<HeadTag, { kind: 'refused' }>

function readTags(
  raw: Pick<Raw<typeof headKeys>, 'head'>,
  reading: Reading,
): { meta: Record<string, string>; links: NonNullable<HeadConfig['links']> } {
  const meta: Record<string, string> = Object.create(null)
  const links: NonNullable<HeadConfig['links']>[number][] = []
  listOf(raw.head).forEach((text, index) => {
    const at = Array.isArray(raw.head) ? reading.at(raw.head, index) : reading.at(raw, 'head')
    const refuse = (tag: Refused) => reading.warn('head-tag', at, `"${tag.written}" is left out.`, insteadOf(tag))
    for (const tag of headTags(text)) {
      if (tag.kind === 'link') links.push({ attributes: tag.attributes, at })
      else if (tag.kind === 'refused') refuse(tag)
      else if (layoutMetaNames.has(tag.name.toLowerCase()))
        refuse({ kind: 'refused', written: `<meta name="${tag.name}">`, element: 'meta' })
      else meta[tag.name] = tag.content
    }
  })
  return { meta, links }
}

/** What to do in place of a tag that is left out. */
function insteadOf({ element, rel }: Refused): string {
  if (element === 'script')
    return 'Name files of the project in "scripts", scripts of services in "integrations.custom".'
  if (element === 'style' || rel?.includes('stylesheet'))
    return 'Put a style sheet into the project and name it in "styles".'
  if (rel?.includes('icon')) return 'Name the icon in "favicon".'
  if (element === 'link')
    return 'Links that make browsers load something have no place here; keep those like "me" or "author".'
  if (element === 'meta') return 'A meta tag needs a name and a content, and the layout writes some names itself.'
  return 'Keep "<meta name=… content=…>" and "<link rel=… href=…>".'
}
