/** Names of meta tags that only the layout writes. */
export const layoutMetaNames: ReadonlySet<string> = new Set([
  'charset',
  'viewport',
  'canonical',
  'color-scheme',
  'content-security-policy',
  'refresh',
])

/** Names of meta tags whose value is the image of a preview. */
export const previewImageNames = ['og:image', 'twitter:image'] as const
