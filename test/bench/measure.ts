/** One measured process: a build of a site, and on request a second one after one page was edited. Prints JSON. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../src/build.ts'
import { createCache, type Cache } from '../../src/content/cache.ts'
import { emit } from '../../src/emit/emit.ts'
import { openScratch } from '../../src/store/scratch.ts'
import { theme } from '../../theme/index.ts'
import { editable } from './make-api.mjs'

interface Measured {
  readonly timings: Readonly<Record<string, number>>
  readonly total: number
  /** Milliseconds of the processor, in our own code and in the system. */
  readonly cpu: number
  readonly files: number
  readonly written: number
}

const [root, out, mode, page] = process.argv.slice(2) as [string, string, 'cold' | 'again', string]

if (mode === 'cold') rmSync(out, { recursive: true, force: true })
const cache = createCache(undefined, openScratch())
const first = await measured(cache)
const edited = mode === 'cold' ? await afterEdit(cache) : undefined
console.log(JSON.stringify({ first, edited, peak: process.resourceUsage().maxRSS / 1024 }))

/** Build and write, in milliseconds a stage. */
async function measured(pages: Cache): Promise<Measured> {
  const started = performance.now()
  const busy = process.cpuUsage()
  const built = await build({ root, out }, theme, pages)
  const fatal = built.diagnostics.find(({ severity }) => severity === 'fatal')
  if (fatal) throw new Error(fatal.message)
  const writing = performance.now()
  const { written, diagnostics } = await emit(built.files, { out, root, sources: built.watched })
  if (diagnostics.some(({ severity }) => severity === 'fatal')) throw new Error(diagnostics[0]!.message)
  const ended = performance.now()
  const { user, system } = process.cpuUsage(busy)
  return {
    timings: { ...built.timings, emit: ended - writing },
    total: ended - started,
    cpu: (user + system) / 1000,
    files: built.files.length,
    written,
  }
}

/** The same with one sentence of one file changed: one more at the end of a page, another one in a description. The file is as it was afterwards. */
async function afterEdit(pages: Cache): Promise<Measured> {
  const file = join(root, page)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, page.endsWith('.json') ? text.replace(editable, 'Said anew.') : `${text}\nOne more sentence.\n`)
  try {
    return await measured(pages)
  } finally {
    writeFileSync(file, text)
  }
}
