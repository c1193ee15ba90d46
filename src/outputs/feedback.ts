/** The question whether a page was helpful: where the answers go. */
import type { Embed } from '../model/document.ts'
import type { Page, Site } from '../model/site.ts'

/** Assets that pages load which ask. */
export const feedbackAssets: readonly string[] = ['feedback.css', 'feedback.js']

/** The endpoint for a page that asks; `undefined`: it does not, by configuration, by front matter, or as its body is all there is. */
export function feedbackOf({ config }: Pick<Site, 'config'>, { document }: Pick<Page, 'document'>): string | undefined {
  const { mode, feedback } = document.frontmatter
  if (feedback === false || mode === 'custom' || mode === 'frame') return undefined
  return config.feedback.endpoint
}

/** What the policy of such a page must allow: one origin, unless it is the site's own. */
export function feedbackEmbeds(endpoint: string | undefined): Embed[] {
  if (endpoint === undefined || endpoint.startsWith('/')) return []
  return [{ kind: 'connect', origin: new URL(endpoint).origin }]
}
