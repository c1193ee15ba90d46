/** One measured process: the search index of a built site, and what its engine needs for queries. Prints JSON. */
import { gzipSync } from 'node:zlib'
import { build } from '../../src/build.ts'
import { createCache } from '../../src/content/cache.ts'
import type { OutputFile } from '../../src/model/output.ts'
import { makePress } from '../../src/outputs/press.ts'
import { search } from '../../src/outputs/search/search.ts'
import { wordCache } from '../../src/outputs/search/page-words.ts'
import { openEngine } from '../../theme/client/search/engine.ts'
import { theme } from '../../theme/index.ts'

const [root, out, scope = 'all', ...queries] = process.argv.slice(2) as [string, string, ...string[]]

const built = await build({ root, out }, theme, createCache())
const site = built.site!
const words = wordCache()
const index = () => search(makePress(site, theme, { icon: () => undefined, words }))
const before = process.memoryUsage().heapUsed
const cold = timed(index)
const heap = process.memoryUsage().heapUsed - before
const warm = timed(index)
const files = new Map(cold.value.map((file) => [file.path, file]))
const loaded: string[] = []

const opening = performance.now()
const engine = await openEngine(`_flatleaf/search/${scope}.js`, load)
const opened = performance.now() - opening
const asked = []
for (const query of queries) {
  const titles = timed(() => engine.find(query))
  loaded.length = 0
  await engine.loadWords(query)
  const all = timed(() => engine.find(query))
  const texts = all.value.slice(0, 10).map(({ page }) => page)
  const shards = sizeOf(loaded)
  loaded.length = 0
  await engine.loadTexts(texts)
  asked.push({ query, hits: all.value.length, titles: titles.ms, all: all.ms, shards, texts: sizeOf(loaded) })
}
const assets = built.files
  .filter(({ path }) => /_flatleaf\/search\.\w+\.(?:js|css)$/.test(path))
  .map(({ path }) => path)
for (const file of built.files) files.set(file.path, file)
console.log(
  JSON.stringify({
    pages: engine.pages.length,
    milliseconds: { cold: cold.ms, warm: warm.ms, opened },
    heapMegabytes: heap / 1e6,
    assets: sizeOf(assets),
    files: kinds(
      cold.value.filter(({ path }) => new RegExp(`/${scope}(?:-(?:records|words|text)\\..*)?\\.js$`).test(path)),
    ),
    asked,
    total: { indexBytes: sizeOf(cold.value.map(({ path }) => path)), files: cold.value.length },
  }),
)

/** In milliseconds of the processor, so that what else runs on the machine does not count. */
function timed<Value>(work: () => Value): { readonly value: Value; readonly ms: number } {
  const start = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(start)
  return { value, ms: (user + system) / 1000 }
}

async function load(path: string): Promise<unknown> {
  loaded.push(path)
  let value: unknown
  new Function('flatleafIndex', textOf(path))((given: unknown) => (value = given))
  return value
}

function textOf(path: string): string {
  return String(files.get(path)!.body())
}

function sizeOf(paths: readonly string[]): { readonly raw: number; readonly gz: number; readonly count: number } {
  const texts = paths.map(textOf)
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  return {
    raw: sum(texts.map((text) => Buffer.byteLength(text))),
    gz: sum(texts.map((text) => gzipSync(text).length)),
    count: paths.length,
  }
}

function kinds(all: readonly OutputFile[]) {
  const byKind = new Map<string, OutputFile[]>()
  for (const file of all) {
    const kind = /-(records|words|text)\./.exec(file.path)?.[1] ?? 'entry'
    byKind.set(kind, [...(byKind.get(kind) ?? []), file])
  }
  return Object.fromEntries(
    [...byKind].map(([kind, list]) => {
      const sizes = list.map(({ path }) => Buffer.byteLength(textOf(path)))
      return [kind, { ...sizeOf(list.map(({ path }) => path)), largest: Math.max(...sizes) }]
    }),
  )
}
