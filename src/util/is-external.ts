/** Whether an address names its scheme or host, so that it leads out of the site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(href)
}
