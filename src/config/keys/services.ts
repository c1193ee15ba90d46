/** Services and scripts of others. Nothing is loaded from another host, so these keys are known and have no effect. */
import * as z from 'zod'
import { key } from '../key.ts'

const nothing = 'pages load nothing from other hosts.'
const anything = z.record(z.string(), z.unknown())

export const serviceKeys = {
  integrations: key(anything, 'Analytics and other services.', { dialect: 'nested', idle: nothing }),
  analytics: key(anything, 'Analytics.', { dialect: 'flat', newer: 'integrations', idle: nothing }),
  interaction: key(
    z.object({ drilldown: z.boolean().optional().describe('A click on a group opens its first page.') }),
    'How menus react.',
    {
      dialect: 'nested',
      idle: 'a click on a group opens it, or the page named by its `root`.',
    },
  ),
  markdown: key(anything, 'The Markdown form of pages.', { dialect: 'nested', idle: 'every page has one.' }),
  head: key(z.unknown(), 'Tags for the head of every page.', { idle: 'name meta tags in `seo.metatags`.' }),
  scripts: key(z.unknown(), 'Scripts of every page.', { idle: 'scripts of pages are not loaded.' }),
  styles: key(z.unknown(), 'Style sheets of every page.', { idle: 'style sheets are not added.' }),
}
