/** Where a snippet stands in the project. */
import type { MarkdownTools } from '../page.ts'

/**
 * The path of a snippet from the project root; `undefined` when no such file is there. An `import` counts from the root
 * (`/snippets/x.mdx`) or from its own file (`./x.mdx`); `<Snippet file>` counts from the folders for snippets.
 */
export function snippetPath(
  written: string,
  file: string,
  { readFile, contentDir }: Pick<MarkdownTools, 'readFile' | 'contentDir'>,
  form: 'import' | 'element' = 'import',
): string | undefined {
  const inside = contentDir ? [`${contentDir}/`, ''] : ['']
  const folders = form === 'element' ? ['snippets/', '_snippets/', ''] : ['']
  const own = file.split('/').slice(0, -1).join('/')
  const paths =
    form === 'import' && !written.startsWith('/')
      ? [`${own}/${written}`, ...inside.map((root) => root + written)]
      : inside.flatMap((root) => folders.map((folder) => `${root}${folder}${written}`))
  for (const path of paths) {
    const clean = normal(path)
    if (clean === undefined) continue
    for (const each of /\.mdx?$/i.test(clean) ? [clean] : [clean, `${clean}.mdx`, `${clean}.md`])
      if (/\.mdx?$/i.test(each) && readFile(each) !== undefined) return each
  }
  return undefined
}

/** Without dots and doubled slashes; `undefined` for a path that leaves the project. */
function normal(path: string): string | undefined {
  if (/[\p{Cc}\\]/u.test(path)) return undefined
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
