/** Services of others on pages: what loads them, and what it is told. */
import type { SiteConfig } from '../model/config.ts'
import type { Embed } from '../model/document.ts'

type Services = Pick<SiteConfig, 'integrations' | 'consent'>

/** Made for a site: what `integrations.js` of the theme is told. */
export const integrationSettings = 'integrations-settings.js'

/** Assets that pages load where a service is configured, in this order. */
export function integrationAssets({ integrations = [] }: Services): readonly string[] {
  return integrations.length === 0 ? [] : [integrationSettings, 'integrations.js']
}

/** What the policy of pages must allow. */
export function integrationEmbeds({ integrations = [] }: Services): Embed[] {
  return integrations.flatMap(({ embeds }) => embeds)
}

/** A script that sets one value of the window; `undefined`: there are no services. */
export function settingsScript({ integrations = [], consent }: Services): string | undefined {
  if (integrations.length === 0) return undefined
  const services = integrations.map(({ service, src, attributes, values }) => ({ service, src, attributes, values }))
  return `self.flatleafIntegrations=${JSON.stringify({ services, consent })}\n`
}
