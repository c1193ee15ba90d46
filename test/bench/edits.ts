/**
 * Random edits of a small site, each built by what a new process would have (the cache on the disk, the output before), beside
 * a build from nothing; and the same over caches and outputs that something damaged, or as saves beside a server. Prints JSON: steps, and what differed.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build, createCache } from '../../src/build.ts'
import type { CacheUse, Context, Engine } from '../../src/commands/command.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import { loadConfig } from '../../src/config/load.ts'
import { openStore } from '../../src/store/store.ts'
import { theme } from '../../theme/index.ts'
import { write } from '../temporary.ts'
import { playLive } from './live-site.ts'
import { changes, randomOf, startOf } from './random-site.ts'

const [mode, count, seed] = process.argv.slice(2) as ['edits' | 'damage' | 'saves' | 'wide', string, string]
const random = randomOf(Number(seed))
/** Costs a second to warm, and is never on the disk. */
const { highlighter, assets, icons } = createCache()

interface Ran {
  readonly code: number
  readonly told: readonly string[]
}

async function flatleaf(cwd: string, ...words: string[]): Promise<Ran> {
  const told: string[] = []
  const context: Context = {
    version: '0.0.0',
    program: 'edits',
    cwd,
    color: false,
    print: () => {},
    note: (line) => void told.push(line),
    progress: () => {},
    now: () => 0,
    engine: async (use) => engineOf(use),
    onInterrupt: () => () => {},
    stopped: new Promise(() => {}),
    fetch: () => Promise.reject(new Error('no network')),
  }
  return { code: await run(words, commands, context), told }
}

function engineOf(use: CacheUse | undefined): Engine {
  const store = use && openStore({ ...use, program: 'edits' })
  const cache = { ...createCache(store), highlighter, assets, icons }
  return {
    loadConfig,
    save: () => store?.save(),
    build: (options) => build(options, theme, cache),
    view: () => Promise.reject(new Error('no view')),
  }
}

/** Texts of all files below a folder, by path. */
function treeOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort()
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}

function differences(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))
}

/** One thing that a disk, a person or another program may do to a file. */
function damage(folder: string): string {
  const files = [...treeOf(folder).keys()]
  const file = files[random(files.length)]
  if (file === undefined) return 'nothing'
  const place = join(folder, file)
  const bytes = readFileSync(place)
  const kind = random(4)
  if (kind === 0) rmSync(place)
  else if (kind === 1) truncateSync(place, random(bytes.length + 1))
  else if (kind === 2) writeFileSync(place, readFileSync(join(folder, files[random(files.length)]!)))
  else if (bytes.length > 0) {
    const at = random(bytes.length)
    bytes[at] = (bytes[at]! + 1 + random(255)) % 256
    writeFileSync(place, bytes)
  }
  return `${['removed', 'cut', 'overwritten', 'changed'][kind]} ${file}`
}

const root = mkdtempSync(join(tmpdir(), 'flatleaf-edits-'))
const fresh = mkdtempSync(join(tmpdir(), 'flatleaf-fresh-'))
const wrong: object[] = []
let answered = 0

async function play(): Promise<void> {
  write(root, startOf(random))
  await flatleaf(root, 'build')
  for (let step = 0; step < Number(count); step++) {
    const done = mode === 'damage' ? [damage(join(root, '.flatleaf/cache'))] : []
    if (mode === 'edits' || random(2) === 0)
      for (let left = 1 + random(3); left > 0; left--) done.push(changes(root, random))
    // Sometimes old enough to be answered by the signs of files alone, and then once more.
    if (random(4) === 0) await setTimeout(130)
    const turns = random(4) === 0 ? 2 : 1
    let ran: Ran | undefined
    for (let turn = 0; turn < turns; turn++) ran = await flatleaf(root, 'build')
    if (turns === 2) answered += 1
    rmSync(join(fresh, 'dist'), { recursive: true, force: true })
    const clean = await flatleaf(root, 'build', '--no-cache', '--out', join(fresh, 'dist'))
    const files = differences(treeOf(join(root, 'dist')), treeOf(join(fresh, 'dist')))
    const isSame = ran!.code === clean.code && JSON.stringify(ran!.told) === JSON.stringify(clean.told)
    if (files.length > 0 || !isSame) wrong.push({ step, done, files, ...(isSame ? {} : { told: ran, clean }) })
  }
}

try {
  const warm = { highlighter, assets, icons }
  if (mode === 'edits' || mode === 'damage') await play()
  else wrong.push(...(await playLive(root, Number(seed), { steps: Number(count), wide: mode === 'wide', warm })))
} finally {
  rmSync(root, { recursive: true, force: true })
  rmSync(fresh, { recursive: true, force: true })
}
console.log(JSON.stringify({ mode, seed, steps: Number(count), twice: answered, wrong }))
