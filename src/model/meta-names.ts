/** Names of meta tags that only the layout writes. */
export const layoutMetaNames: ReadonlySet<string> = new Set([
  'charset',
  'viewport',
  'canonical',
  'color-scheme',
  'content-security-policy',
  'refresh',
])
