/** A process that compiles pages for the one that started it (`cli.ts`). */
import type { Ground, Task, Word } from './content/workers/messages.ts'
import type * as Engine from './engine.ts'
import { setFlags } from './flags.ts'
import { openScripts } from './load-scripts.ts'

/** See `start.ts`. */
declare const FLATLEAF_PROGRAM: string

const say = (word: Word) => void process.send?.(word)

process.once('message', async (ground) => {
  const flags = setFlags()
  // Much is made here in any case, and its memory comes on top of that of the others.
  flags.expect('flood')
  const { load } = openScripts(__dirname, FLATLEAF_PROGRAM, flags.underKept)
  const { openCompiler, theme } = load('./engine.cjs') as typeof Engine
  const compile = await openCompiler(ground as Ground, theme)
  let last = Promise.resolve()
  process.on('message', (task) => {
    last = last.then(async () => {
      say(await compile(task as Task))
      // What was sent goes out, and what was told comes in.
      await new Promise((done) => setImmediate(done))
    })
  })
  say('ready')
})
process.on('disconnect', () => process.exit())
