/** docs.json as one zod schema: what checks the file, completes it in editors, and fills its reference page. */
import * as z from 'zod'
import { apiKeys } from './keys/api.ts'
import { bannerKeys } from './keys/banner.ts'
import { brandKeys } from './keys/brand.ts'
import { feedbackKeys } from './keys/feedback.ts'
import { footerKeys } from './keys/footer.ts'
import { generalKeys } from './keys/general.ts'
import { headKeys } from './keys/head.ts'
import { headerKeys } from './keys/header.ts'
import { lookKeys } from './keys/look.ts'
import { integrationKeys } from './keys/integrations.ts'
import { markdownKeys } from './keys/markdown.ts'
import { navigationKeys } from './keys/navigation.ts'
import { ownFileKeys } from './keys/own-files.ts'
import { pageMenuKeys } from './keys/page-menu.ts'
import { redirectKeys } from './keys/redirects.ts'
import { repositoryKeys } from './keys/repository.ts'
import { siteKeys } from './keys/site.ts'

/** The parts of the file in the order of the reference page. */
export const parts = [
  { title: 'General', keys: generalKeys },
  { title: 'Navigation', keys: navigationKeys },
  { title: 'Logo and favicon', keys: brandKeys },
  { title: 'Look', keys: lookKeys },
  { title: 'Header', keys: headerKeys },
  { title: 'Footer', keys: footerKeys },
  { title: 'Banner', keys: bannerKeys },
  { title: 'API reference', keys: apiKeys },
  { title: 'Feedback', keys: feedbackKeys },
  { title: 'Actions of a page', keys: pageMenuKeys },
  { title: 'Markdown form', keys: markdownKeys },
  { title: 'Repository', keys: repositoryKeys },
  { title: 'Address of the site', keys: siteKeys },
  { title: 'Search engines', keys: headKeys },
  { title: 'Redirects', keys: redirectKeys },
  { title: 'Services and scripts', keys: { ...integrationKeys, ...ownFileKeys } },
] as const satisfies readonly { readonly title: string; readonly keys: z.ZodRawShape }[]

/** The whole file. Every key may be absent; `name` and `navigation` are asked for by `read.ts`. */
export const configSchema = z.object({
  ...generalKeys,
  ...navigationKeys,
  ...brandKeys,
  ...lookKeys,
  ...headerKeys,
  ...footerKeys,
  ...bannerKeys,
  ...apiKeys,
  ...feedbackKeys,
  ...pageMenuKeys,
  ...markdownKeys,
  ...repositoryKeys,
  ...siteKeys,
  ...headKeys,
  ...redirectKeys,
  ...integrationKeys,
  ...ownFileKeys,
})

/** The file as written, checked. */
export type RawConfig = z.input<typeof configSchema>
