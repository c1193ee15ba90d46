/** Folders of a project that nobody looks into: what is installed, what git keeps, our own store. Nothing there can be a page. */

const anywhere = new Set(['node_modules', '.git'])

/** The name of the folder on a path that is not read, if there is one. */
export function unreadFolder(path: string): string | undefined {
  const parts = path.split('/')
  return parts.find((part, index) => anywhere.has(part) || (index === 0 && part === '.flatleaf'))
}
