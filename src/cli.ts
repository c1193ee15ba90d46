#!/usr/bin/env node
/** The program: it alone, with `worker.ts`, touches `process`; `engine.ts` chooses the theme. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { CacheUse, Context, Engine } from './commands/command.ts'
import { commands } from './commands/index.ts'
import { run } from './commands/run.ts'
import type * as Program from './engine.ts'
import { growFreely, growSlowly, loadEngine } from './load-engine.ts'

/** Set by `scripts/bundle.mjs`; the second changes with every letter of the program. */
declare const FLATLEAF_VERSION: string
declare const FLATLEAF_PROGRAM: string

const { stdout, stderr, env } = process
// A pipe that nobody reads any more, a full disk behind `>`: the work goes on and the exit code still says how it went.
for (const stream of [stdout, stderr]) stream.on('error', () => {})

const watched = stderr.isTTY === true && env['CI'] === undefined && env['TERM'] !== 'dumb'

const context: Context = {
  version: FLATLEAF_VERSION,
  // Other versions of Node have other tables of letters.
  program: `${FLATLEAF_PROGRAM} ${process.version}`,
  cwd: process.cwd(),
  color: env['NO_COLOR'] ? false : env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stderr.isTTY === true,
  print: (line) => void stdout.write(`${line}\n`),
  note: (line) => void stderr.write(`${line}\n`),
  progress: (text) => void (watched && stderr.write(`\r\u001b[K${text}`)),
  now: () => performance.now(),
  engine: openEngine,
  onInterrupt,
  stopped: new Promise(() => {}),
  fetch: (...parameters) => fetch(...parameters),
}

/** Bytes of pages and search files that need not wait on the disk: about a thousand pages of Latin letters alone. */
const inMemory = 40_000_000

/** `growSlowly` for more than some 15,000 pages: a sixth less memory, for a twentieth more time. */
const growLittle = '--heap-growing-percent=25'

/**
 * The young generation begins at 1 MB and doubles when as much outlived it. What a build reads first all lives on, and was copied
 * from one size to the next, so it grows at once; but not far in a build after an edit, which makes little: with 16 MB that is
 * soon over, and to touch so much memory for the first time took 7 % of it.
 */
const young = {
  most: '--semi-space-growth-factor=16',
  some: '--semi-space-growth-factor=4',
  asItIs: '--semi-space-growth-factor=1',
  byItself: '--semi-space-growth-factor=2',
}

/** What is young is little, and its collector is done with it sooner than it has shared it out: 3 % of the CPU of a build. */
const collectAlone = '--no-parallel-scavenge'

/** Patterns of grammars are large and run often: to interpret each first and to compile it then takes a third longer. */
const compileAtOnce = '--no-regexp-tier-up'

/**
 * By itself the engine makes all objects of a kind among the old once the first ones outlived a collection, as trees do that are
 * half made when it comes. Each dead tree then kept what it held alive. Without it a third less is copied, and 1,000 pages and an
 * API take 5 % less CPU.
 */
const bornYoung = '--no-allocation-site-pretenuring'

/**
 * Functions are optimised when they have run four times as long as by the engine's own measure: a build of some hundred pages
 * ends before most of that pays. Of 2.75 s of CPU for 100 pages it spares 0.24, of 11 s for 1,000 pages 0.4.
 */
const optimiseLate = '--interrupt-budget=264000'

/**
 * With less of other functions in each, optimising takes half the time, and a build ends before the rest pays: 5 % of the CPU
 * of 200 and of 1,000 pages.
 */
const inlineLess = '--max-inlined-bytecode-size-cumulative=300'

/** From V8 12 on it has another name and another measure, and a flag that it does not know stops a worker. */
const knowsBudget = Number.parseInt(process.versions.v8, 10) < 12

const engineFlags = [compileAtOnce, ...(knowsBudget ? [optimiseLate] : []), inlineLess, collectAlone, bornYoung]

/** Made by `scripts/bundle.mjs` of `engine.ts`. */
const engineFile = fileURLToPath(new URL('./engine.cjs', import.meta.url))

/** Compiles pages beside this process. */
async function startWorker() {
  const { forkWorker } = await import('./content/workers/fork.ts')
  // A second debugger has no port.
  const given = process.execArgv.filter((flag) => !flag.startsWith('--inspect'))
  return forkWorker(fileURLToPath(new URL('./worker.js', import.meta.url)), [...given, ...engineFlags])
}

async function openEngine(use?: CacheUse): Promise<Engine> {
  for (const flag of engineFlags) setFlagsFromString(flag)
  const isAgain = use !== undefined && existsSync(use.folder)
  let heap = [growFreely, isAgain ? young.some : young.most]
  const setHeap = (...flags: string[]) => {
    heap = flags
    for (const flag of flags) setFlagsFromString(flag)
  }
  const { engine, keep } = loadEngine<typeof Program>(engineFile, FLATLEAF_PROGRAM, (act) => {
    for (const flag of [growFreely, young.byItself]) setFlagsFromString(flag)
    try {
      return act()
    } finally {
      setHeap(...heap)
    }
  })
  if (isAgain) setHeap(growFreely, young.asItIs)
  const { build, createCache, openStore, openScratch, loadConfig, theme } = engine
  const store = use && openStore({ ...use, program: context.program })
  const scratch = openScratch({
    room: inMemory,
    onFilling: () => setHeap(growSlowly, young.most),
    onFlood: () => setHeap(growLittle, young.most),
  })
  const cache = createCache(store, scratch)
  return {
    loadConfig,
    save() {
      store?.save()
      if (use?.readOnly === false) keep()
    },
    build(options) {
      // Nothing is known of the pages: all of them are to be made.
      if (!options.seen?.texts.size) setHeap(heap[0]!, young.most)
      return build({ version: FLATLEAF_VERSION, startWorker, keeps: use?.readOnly === false, ...options }, theme, cache)
    },
    async view(site, page) {
      const { makePress, pageView, iconFinder } = engine
      const icon = iconFinder(site.config.look.iconLibrary, cache.icons)
      return pageView(makePress(site, theme, { icon, version: FLATLEAF_VERSION }), page)
    },
  }
}

/** Undoes what is half done when a signal comes, and exits as the shell expects. Without anything to undo, Node's own way is quicker. */
function onInterrupt(undo: () => void): () => void {
  const stops = (Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }) as [NodeJS.Signals, number][]).map(
    ([signal, code]) => {
      const stop = () => {
        undo()
        process.exit(code)
      }
      process.on(signal, stop)
      return () => process.off(signal, stop)
    },
  )
  return () => stops.forEach((withdraw) => withdraw())
}

/** Pipes take their time: what was written goes out before the process ends. */
const drained = (stream: NodeJS.WriteStream) => new Promise<void>((done) => stream.write('', () => done()))

async function exit(code: number): Promise<never> {
  await Promise.all([drained(stdout), drained(stderr)])
  process.exit(code)
}

/** Versions that cannot load modules by `require`; `package.json` leaves them out as well. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major === 21 || (major === 22 && minor < 12)) {
  context.note(`Flatleaf runs on Node.js 20.19 or newer, of Node.js 22 from 22.12 on; this is ${process.version}.`)
  await exit(2)
}

run(process.argv.slice(2), commands, context).then(exit, async (error: unknown) => {
  context.progress('')
  context.note(`This is a fault of flatleaf ${FLATLEAF_VERSION}, not of your site:`)
  context.note(String(error instanceof Error ? (error.stack ?? error.message) : error))
  await exit(1)
})
