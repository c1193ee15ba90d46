/** A process that compiles pages for the one that started it (`cli.ts`). */
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { Ground, Task, Word } from './content/workers/messages.ts'
import type * as Program from './engine.ts'
import { growFreely, growSlowly, loadEngine } from './load-engine.ts'

/** See `cli.ts`. */
declare const FLATLEAF_PROGRAM: string
const engineFile = fileURLToPath(new URL('./engine.cjs', import.meta.url))

const say = (word: Word) => void process.send?.(word)

process.once('message', async (ground) => {
  let growth = growFreely
  const { engine } = loadEngine<typeof Program>(engineFile, FLATLEAF_PROGRAM, (act) => {
    setFlagsFromString(growFreely)
    try {
      return act()
    } finally {
      setFlagsFromString(growth)
    }
  })
  const { openCompiler, theme } = engine
  // Much is made here in any case.
  growth = growSlowly
  setFlagsFromString(growth)
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
