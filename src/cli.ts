/** The program, which `start.ts` loads: it alone, with that file and `worker.ts`, touches `process`; `engine.ts` chooses the theme. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CacheUse, Context, Engine } from './commands/command.ts'
import { commands } from './commands/index.ts'
import { run } from './commands/run.ts'
import type { Flags } from './flags.ts'
import type { Scripts } from './load-scripts.ts'

/** Set by `scripts/bundle.mjs`; the second changes with every letter of the program. */
declare const FLATLEAF_VERSION: string
declare const FLATLEAF_PROGRAM: string

const { stdout, stderr, env } = process

// Other versions of Node have other tables of letters.
const program = `${FLATLEAF_PROGRAM} ${process.version}`

export interface Started extends Pick<Scripts, 'fetch' | 'keep'> {
  readonly flags: Flags
}

/** Runs the command that the process was started with, and ends it. */
export function main(started: Started): void {
  // A pipe that nobody reads any more, a full disk behind `>`: the work goes on and the exit code still says how it went.
  for (const stream of [stdout, stderr]) stream.on('error', () => {})
  const context = contextOf(started)
  run(process.argv.slice(2), commands, context).then(exit, async (error: unknown) => {
    context.progress('')
    context.note(`This is a fault of flatleaf ${FLATLEAF_VERSION}, not of your site:`)
    context.note(String(error instanceof Error ? (error.stack ?? error.message) : error))
    await exit(1)
  })
}

function contextOf(started: Started): Context {
  const watched = stderr.isTTY === true && env['CI'] === undefined && env['TERM'] !== 'dumb'
  return {
    version: FLATLEAF_VERSION,
    program,
    cwd: process.cwd(),
    color: env['NO_COLOR'] ? false : env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stderr.isTTY === true,
    print: (line) => void stdout.write(`${line}\n`),
    note: (line) => void stderr.write(`${line}\n`),
    progress: (text) => void (watched && stderr.write(`\r\u001b[K${text}`)),
    now: () => performance.now(),
    engine: (use) => openEngine(started, use),
    onInterrupt,
    stopped: new Promise(() => {}),
    fetch: (...parameters) => fetch(...parameters),
  }
}

/** Files of a project from which on memory counts more than a little time. */
const largeFrom = 15_000

/** Bytes of pages and search files that need not wait on the disk: about a thousand pages of Latin letters alone. */
const inMemory = 40_000_000

/** Compiles pages beside this process. */
async function startWorker() {
  const { forkWorker } = await import('./content/workers/fork.ts')
  // A second debugger has no port.
  const given = process.execArgv.filter((flag) => !flag.startsWith('--inspect'))
  return forkWorker(fileURLToPath(new URL('./worker.js', import.meta.url)), given)
}

async function openEngine({ flags, fetch: fetchScript, keep }: Started, use?: CacheUse): Promise<Engine> {
  flags.expect('reading')
  await fetchScript('engine.cjs')
  const isAgain = use !== undefined && existsSync(use.folder)
  flags.expect(isAgain ? 'few' : 'many')
  const { build, createCache, iconFinder, loadConfig, makePress, openScratch, openStore, pageView, theme } =
    await import('./engine.ts')
  const store = use && openStore({ ...use, program })
  let isLarge = false
  const scratch = openScratch({
    room: inMemory,
    onFilling: () => isLarge || flags.expect('filling'),
    onFlood: () => isLarge || flags.expect('flood'),
  })
  const cache = createCache(store, scratch)
  return {
    loadConfig,
    save() {
      store?.save()
      if (use?.readOnly === false) keep()
    },
    build(options) {
      const { paths, texts } = options.seen ?? {}
      // Before anything is read: how far the heap may grow is decided when it was last looked through.
      isLarge = (paths?.length ?? 0) > largeFrom
      // Where nothing is known of the pages all of them are to be made.
      if (!texts?.size) flags.expect(isLarge ? 'flood' : 'many')
      else if (isLarge) flags.expect('wide')
      return build({ version: FLATLEAF_VERSION, startWorker, keeps: use?.readOnly === false, ...options }, theme, cache)
    },
    async view(site, page) {
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
