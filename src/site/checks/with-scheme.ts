/** What follows the last dot of a name that is a file rather than a host; not what hosts of many projects end with (bun.sh). */
const fileEndings = new Set(
  'md mdx html htm pdf json yaml yml toml csv txt xml zip svg png css js mjs cjs jsx ts tsx py go java rb php'.split(
    ' ',
  ),
)

/** `acme.com/x` or `me@acme.com` as an address; `undefined`: it looks like neither. */
export function withScheme(href: string): string | undefined {
  const [authority = ''] = href.split(/[/?#]/, 1)
  const [, mailbox, host] = /^(?:([^@]+)@)?((?:[a-z\d-]+\.)+[a-z]{2,})$/i.exec(authority) ?? []
  if (host === undefined) return undefined
  if (mailbox !== undefined) return authority === href ? `mailto:${href}` : undefined
  const isFile = !href.includes('/') && fileEndings.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase())
  return isFile ? undefined : `https://${href}`
}
