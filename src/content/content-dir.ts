/** Where the pages of a project stand: in the folder `pages/`, or beside docs.json. */
import type { NavNode } from '../model/navigation.ts'
import { pageId } from '../model/route.ts'

/** Every page id that the navigation lists, in order. */
export function listedPages(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'page') return [node.page]
    if (node.kind === 'group') return [...(node.root ? [node.root] : []), ...listedPages(node.children)]
    return node.kind === 'section' ? listedPages(node.children) : []
  })
}

/**
 * The content folder, relative to the root: `''` or `'pages'`. `pages/` is chosen when it holds more of the listed
 * pages than the root does, so that a project which merely has a folder of that name keeps its addresses.
 */
export function contentDir(files: readonly string[], listed: Iterable<string>, stated?: string): string {
  if (stated !== undefined) return stated.replace(/^\.?\/+|\/+$/g, '').replace(/^\.$/, '')
  const inside = new Set(files.filter(isPage).map((file) => pageId(file)))
  let [root, pages] = [0, 0]
  for (const id of listed) {
    if (inside.has(id)) root++
    if (inside.has(id === 'index' ? 'pages' : `pages/${id}`)) pages++
  }
  if (root === 0 && pages === 0) return files.some((file) => file.startsWith('pages/') && isPage(file)) ? 'pages' : ''
  return pages > root ? 'pages' : ''
}

/** Whether a file is a page by its name. */
export function isPage(file: string): boolean {
  return /\.mdx?$/i.test(file)
}
