/** Files that are published as they are. */
import { join } from 'node:path'
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import { isPage } from './content-dir.ts'
import type { IgnoreRules } from './ignore.ts'
import { barePath } from '../util/bare-path.ts'

/** What decides about the static files of a project. */
export interface StaticRules {
  readonly root: string
  readonly dir: string
  readonly rules: IgnoreRules
}

/**
 * Files of the content folder that are no pages, and of `public/`, which stands at the top of the site. Paths that
 * the configuration names (logo, favicon, background, previews) are added from the project root when the folder lacks them.
 */
export function staticFiles(
  files: readonly string[],
  config: SiteConfig,
  { root, dir, rules }: StaticRules,
): StaticFile[] {
  const published = new Map<string, string>()
  const parts = new Set(config.parts)
  for (const path of files) {
    if (parts.has(path) || isPage(path) || rules.skipsFile(path) || rules.snippet(path)) continue
    if (path.startsWith('public/')) published.set(path.slice('public/'.length), path)
    else if (dir === '' || path.startsWith(`${dir}/`)) claim(published, dir ? path.slice(dir.length + 1) : path, path)
  }
  const known = new Set(files)
  for (const path of namedByConfig(config)) if (known.has(path)) claim(published, path, path)
  return [...published].map(([path, file]) => ({ path, file: join(root, file), source: file }))
}

/**
 * Files of the project root that pages link to although they stand outside the content folder. `targets` are paths
 * as links name them; what the ignore rules skip is never published this way.
 */
export function referencedFiles(
  targets: Iterable<string>,
  files: ReadonlySet<string>,
  { published, root, rules }: StaticRules & { readonly published: ReadonlySet<string> },
): StaticFile[] {
  const wanted = [...new Set(targets)].filter(
    (path) => !published.has(path) && files.has(path) && !rules.skipsFile(path),
  )
  return wanted.map((path) => ({ path, file: join(root, path) }))
}

function claim(published: Map<string, string>, path: string, file: string): void {
  if (!published.has(path)) published.set(path, file)
}

function namedByConfig({ brand, look, head }: SiteConfig): string[] {
  const pairs = [brand.logo, brand.favicon, look.backgroundImage]
  const paths = pairs.flatMap((pair) => (pair ? [pair.light, pair.dark] : []))
  const own = [...(head.scripts ?? []), ...(head.styles ?? [])].map(({ path }) => path)
  const previews = Object.keys(head.imagesAt ?? {}).map((name) => head.meta[name]!)
  return [...paths, ...own, ...previews].filter((path) => !/^[a-z]+:/i.test(path)).map(barePath)
}
