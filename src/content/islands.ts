/** The islands of a site as one script: what the bundler needs, from the project. */
import { posix } from 'node:path'
import type { Islands } from '../assets/islands.ts'
import { bundleIslands } from '../assets/islands.ts'
import { importedFrom, isShownOnly } from '../assets/island-imports.ts'
import { importTarget } from '../markdown/components/snippet-path.ts'
import { moduleText } from '../markdown/module-text.ts'
import type { IslandUse } from '../model/document.ts'
import type { Drawing, IconFinder } from '../model/icon.ts'
import type { UrlStyle } from '../model/route.ts'
import type { Theme } from '../model/theme.ts'
import { hash } from '../util/hash.ts'
import { byCode } from '../util/order.ts'
import type { Cache } from './cache.ts'
import { propTable } from './island-props.ts'
import type { ProjectFiles } from './project-files.ts'

export interface IslandContext {
  readonly root: string
  readonly contentDir: string
  readonly project: ProjectFiles
  readonly theme: Theme
  readonly icon: IconFinder
  readonly cache: Cache
  readonly style: UrlStyle
  /** Where icons come from: they are drawn into the bundle. */
  readonly iconLibrary: string
}

/** Bundles what the pages hold; the same islands are not bundled twice. */
export async function islandsOf(held: readonly IslandUse[], context: IslandContext): Promise<Islands> {
  const uses = distinct(held)
  const { theme, project } = context
  const { base, shape, relative } = context.style
  const style = { base, shape, relative }
  if (uses.length === 0 || !theme.islands) return { diagnostics: [] }
  const texts = new Map<string, string | undefined>()
  const read = async (file: string) => {
    const text = project.read(file)
    texts.set(file, text === undefined ? undefined : await moduleText(file, text))
  }
  const resolve = (written: string, from: string) => resolveModule(written, from, context)
  await readAll(uses, { read, resolve, texts })
  const key = hash(JSON.stringify([[...texts], uses, theme.version, context.root, style, context.iconLibrary]))
  const kept = context.cache.islands.get(key)
  if (kept) return kept
  const islands = await bundleIslands(uses, {
    moduleText: (file) => texts.get(file),
    resolve,
    root: context.root,
    ...theme.islands,
    props: new Map(Object.entries(theme.components).map(([name, each]) => [name, propTable(each)])),
    style,
    drawings: (names) => drawingsOf(names, context.icon),
  })
  context.cache.islands.clear()
  context.cache.islands.set(key, islands)
  return islands
}

function distinct(uses: readonly IslandUse[]): IslandUse[] {
  const byKey = new Map<string, IslandUse>()
  for (const use of uses) {
    const { file, name } = use
    const key = `${file}#${name}`
    const icons = [...new Set([...(byKey.get(key)?.icons ?? []), ...(use.icons ?? [])])].sort(byCode)
    byKey.set(key, { file, name, ...(icons.length > 0 && { icons }) })
  }
  return [...byKey].sort(([a], [b]) => byCode(a, b)).map(([, use]) => use)
}

interface Reading {
  readonly read: (file: string) => Promise<void>
  readonly resolve: (written: string, from: string) => string | undefined
  readonly texts: ReadonlyMap<string, string | undefined>
}

/** Reads the modules of the islands and those that they import. */
async function readAll(uses: readonly IslandUse[], { read, resolve, texts }: Reading): Promise<void> {
  const waiting = uses.map(({ file }) => file)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue
    await read(file)
    for (const written of importedFrom(texts.get(file) ?? '')) {
      const found = resolve(written, file)
      if (found !== undefined && !isShownOnly(found)) waiting.push(found)
    }
  }
}

/** The file of an `import`, found as the compiler finds it. */
function resolveModule(written: string, from: string, { project, contentDir }: IslandContext): string | undefined {
  const readFile = (path: string) => project.read(path)
  const fileExists = (path: string) => project.paths.has(path)
  const found = importTarget(written, from, { readFile, fileExists, contentDir })
  if (found.kind === 'asset') return found.href.slice(1)
  if (found.kind === 'style') return styleFile(written, from, contentDir).find(fileExists)
  return found.kind === 'file' ? found.file : undefined
}

/** Where a stylesheet may stand that a module imports. */
function styleFile(written: string, from: string, contentDir: string): string[] {
  const bare = written.replace(/^[@~]\//, '/')
  const roots = contentDir ? [contentDir, ''] : ['']
  const folders = bare.startsWith('/') ? roots : [posix.dirname(from), ...roots]
  return folders.map((folder) => posix.join('/', folder, bare).slice(1))
}

function drawingsOf(names: readonly string[], icon: IconFinder): Record<string, Drawing> {
  const found = names.flatMap((name) => {
    const drawing = icon({ name })
    return drawing ? [[name, drawing] as const] : []
  })
  return Object.fromEntries(found)
}
