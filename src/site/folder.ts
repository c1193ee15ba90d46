/** Folders in page ids. */

/** The folders a page lies in, the nearest first, without the top: `a/b/c` → `a/b`, `a`. */
export function* foldersOf(id: string): Generator<string> {
  for (let end = id.lastIndexOf('/'); end > 0; end = id.lastIndexOf('/', end - 1)) yield id.slice(0, end)
}

/** The deepest folder that holds all pages; `''` when that is the top. */
export function commonFolder(ids: readonly string[]): string {
  const [first, ...rest] = ids
  if (first === undefined) return ''
  let folder = first.slice(0, Math.max(0, first.lastIndexOf('/')))
  for (const id of rest) {
    while (folder !== '' && !id.startsWith(`${folder}/`)) folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  }
  return folder
}
