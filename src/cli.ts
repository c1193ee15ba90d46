#!/usr/bin/env node
/** The program: the only file that touches `process`, and the one that chooses the theme. */
import { setFlagsFromString } from 'node:v8'
import type { CacheUse, Context, Engine } from './commands/command.ts'
import { commands } from './commands/index.ts'
import { run } from './commands/run.ts'

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
  engine: loadEngine,
  onInterrupt,
  stopped: new Promise(() => {}),
  fetch: (...parameters) => fetch(...parameters),
}

/** Bytes of pages and search files that need not wait on the disk: about a thousand pages of Latin letters alone. */
const inMemory = 40_000_000

/**
 * Pages leave much behind that is dead when the next one is made, and by itself the engine lets that grow to four times what
 * lives: 650 MB of 160 for an API of 1,500 operations. Looking more often takes no time that could be measured once
 * much is made; in the small heap of a build after an edit it takes a twentieth.
 */
const growSlowly = '--heap-growing-percent=50'

/** What is young is little, and its collector is done with it sooner than it has shared it out: 3 % of the CPU of a build. */
const collectAlone = '--no-parallel-scavenge'

/** Patterns of grammars are large and run often: to interpret each first and to compile it then takes a third longer. */
const compileAtOnce = '--no-regexp-tier-up'

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

async function loadEngine(use?: CacheUse): Promise<Engine> {
  for (const flag of [compileAtOnce, optimiseLate, inlineLess, collectAlone]) setFlagsFromString(flag)
  const [{ build, createCache }, { openStore }, { openScratch }, { loadConfig }, { theme }] = await Promise.all([
    import('./build.ts'),
    import('./store/store.ts'),
    import('./store/scratch.ts'),
    import('./config/load.ts'),
    import('../theme/index.ts'),
  ])
  const store = use && openStore({ ...use, program: context.program })
  const cache = createCache(store, openScratch({ room: inMemory, onFilling: () => setFlagsFromString(growSlowly) }))
  return {
    loadConfig,
    save: () => store?.save(),
    build: (options) => build({ version: FLATLEAF_VERSION, ...options }, theme, cache),
    async view(site, page) {
      const [{ makePress }, { pageView }, { iconFinder }] = await Promise.all([
        import('./outputs/press.ts'),
        import('./outputs/page-view.ts'),
        import('./icons/find.ts'),
      ])
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

run(process.argv.slice(2), commands, context).then(exit, async (error: unknown) => {
  context.progress('')
  context.note(`This is a fault of flatleaf ${FLATLEAF_VERSION}, not of your site:`)
  context.note(String(error instanceof Error ? (error.stack ?? error.message) : error))
  await exit(1)
})
