/** Whom a page is for, as its front matter says. */

export interface ReadersKeys {
  readonly public?: unknown
  readonly groups?: unknown
}

/** Who may read is written in many ways; what is not clearly open stays closed, since a page once published is out. */
export function isForSome({ public: open, groups }: ReadersKeys): boolean {
  const isOpen = open === undefined || /^(?:true|yes)$/i.test(String(open).trim())
  const isForAll = groups === undefined || groups === false || (Array.isArray(groups) && groups.length === 0)
  return !isOpen || !isForAll
}
