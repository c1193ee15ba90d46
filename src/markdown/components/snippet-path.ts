/** What an import names, and where a snippet stands in the project. */
import type { ImportTarget } from '../module-names.ts'
import type { MarkdownTools } from '../page.ts'

type Project = Pick<MarkdownTools, 'readFile' | 'contentDir' | 'fileExists'>

/**
 * The path of a snippet of `<Snippet file>` from the project root; `undefined` when no such file is there. It counts from the
 * folders for snippets.
 */
export function snippetPath(written: string, { readFile, contentDir }: Project): string | undefined {
  const folders = rootsOf(contentDir).flatMap((root) => ['snippets/', '_snippets/', ''].map((folder) => root + folder))
  for (const folder of folders) {
    const clean = normal(folder + written)
    const found = clean === undefined ? undefined : variants(clean, ['.mdx', '.md']).find(isThere(readFile))
    if (found !== undefined && /\.mdx?$/i.test(found)) return found
  }
  return undefined
}

function rootsOf(contentDir: string): string[] {
  return contentDir ? [`${contentDir}/`, ''] : ['']
}

function isThere(readFile: Project['readFile']): (path: string) => boolean {
  return (path) => readFile(path) !== undefined
}

const endings = ['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json']
const code = /\.(?:jsx?|tsx?|mjs|mts)$/i
const asset = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3|wav|pdf|woff2?)$/i

/** What an import names. It counts from the root (`/snippets/x.mdx`) or from its own file (`./x.mdx`). */
export function importTarget(written: string, file: string, project: Project): ImportTarget {
  if (/\.(?:css|scss|sass|less)$/i.test(written)) return { kind: 'style' }
  if (!isPath(written)) return { kind: 'package', name: packageName(written) }
  for (const path of pathsOf(written, file, project.contentDir)) {
    if (isAsset(path)) {
      if (project.fileExists?.(path)) return { kind: 'asset', href: `/${path}` }
      continue
    }
    for (const each of variants(path, endings))
      if (hasFormat(each) && project.readFile(each) !== undefined)
        return { kind: 'file', file: each, format: formatOf(each) }
  }
  return { kind: 'missing' }
}

/** Whether an import names a file: by a path, or by an ending that files of projects have. */
function isPath(written: string): boolean {
  return /^(?:\.{0,2}\/|[@~]\/)/.test(written) || /\.mdx?$/i.test(written) || /^_?snippets\//.test(written)
}

function packageName(written: string): string {
  const parts = written.split('/')
  return written.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!
}

function pathsOf(written: string, file: string, contentDir: string): string[] {
  const own = file.split('/').slice(0, -1).join('/')
  const bare = written.replace(/^[@~]\//, '/')
  const inRoots = rootsOf(contentDir).map((root) => root + bare)
  const all = bare.startsWith('/') ? inRoots : [`${own}/${bare}`, ...inRoots]
  return all.flatMap((path) => normal(path) ?? [])
}

/** A path as written, with the endings it may lack, and with those that TypeScript writes `.js` for. */
function variants(path: string, all: readonly string[]): string[] {
  if (/\.jsx?$/i.test(path)) {
    const stem = path.replace(/\.jsx?$/i, '')
    return [path, ...['.tsx', '.ts', '.jsx', '.js'].map((end) => stem + end).filter((each) => each !== path)]
  }
  if (all.some((end) => path.toLowerCase().endsWith(end))) return [path]
  return [path, ...all.map((end) => path + end), ...all.map((end) => `${path}/index${end}`)]
}

/** Whether an import names a file that is published as it is. */
export const isAsset = (path: string) => asset.test(path)

function hasFormat(path: string): boolean {
  return /\.(?:mdx?|json)$/i.test(path) || code.test(path)
}

function formatOf(path: string): 'markdown' | 'code' | 'data' {
  return /\.mdx?$/i.test(path) ? 'markdown' : /\.json$/i.test(path) ? 'data' : 'code'
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
