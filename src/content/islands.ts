/** The islands of a site as one script: what the bundler needs, from the project. */
import type { Islands } from '../assets/islands.ts'
import { bundleIslands } from '../assets/islands.ts'
import { importTarget } from '../markdown/components/snippet-path.ts'
import { moduleText } from '../markdown/module-text.ts'
import type { Document, IslandUse } from '../model/document.ts'
import type { Drawing, IconFinder } from '../model/icon.ts'
import type { Theme } from '../model/theme.ts'
import { hash } from '../util/hash.ts'
import { byCode } from '../util/order.ts'
import type { Cache } from './cache.ts'
import type { ProjectFiles } from './project-files.ts'

export interface IslandContext {
  readonly root: string
  readonly contentDir: string
  readonly project: ProjectFiles
  readonly theme: Theme
  readonly icon: IconFinder
  readonly cache: Cache
}

/** Bundles what the pages hold; the same islands are not bundled twice. */
export async function islandsOf(documents: readonly Document[], context: IslandContext): Promise<Islands> {
  const uses = distinct(documents.flatMap(({ islands = [] }) => islands))
  const { theme, project } = context
  if (uses.length === 0 || !theme.islands) return { diagnostics: [] }
  const texts = new Map<string, string | undefined>()
  const read = async (file: string) => {
    const text = project.read(file)
    texts.set(file, text === undefined ? undefined : await moduleText(file, text))
  }
  const resolve = (written: string, from: string) => resolveModule(written, from, context)
  await readAll(uses, { read, resolve, texts })
  const key = hash(JSON.stringify([[...texts], uses, theme.version, context.root]))
  const kept = context.cache.islands.get(key)
  if (kept) return kept
  const islands = await bundleIslands(uses, {
    moduleText: (file) => texts.get(file),
    resolve,
    root: context.root,
    ...theme.islands,
    names: Object.keys(theme.components),
    drawings: (names) => drawingsOf(names, context.icon),
  })
  context.cache.islands.clear()
  context.cache.islands.set(key, islands)
  return islands
}

function distinct(uses: readonly IslandUse[]): IslandUse[] {
  const byKey = new Map(uses.map((use) => [`${use.file}#${use.name}`, use]))
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
    for (const [, written] of (texts.get(file) ?? '').matchAll(/\bfrom\s*["']([^"'\n]{1,300})["']/g)) {
      const found = resolve(written!, file)
      if (found !== undefined) waiting.push(found)
    }
  }
}

/** The file of an `import`, found as the compiler finds it. */
function resolveModule(written: string, from: string, { project, contentDir }: IslandContext): string | undefined {
  const readFile = (path: string) => project.read(path)
  const fileExists = (path: string) => project.paths.has(path)
  const found = importTarget(written, from, { readFile, fileExists, contentDir })
  return found.kind === 'file' ? found.file : undefined
}

function drawingsOf(names: readonly string[], icon: IconFinder): Record<string, Drawing> {
  const found = names.flatMap((name) => {
    const drawing = icon({ name })
    return drawing ? [[name, drawing] as const] : []
  })
  return Object.fromEntries(found)
}
