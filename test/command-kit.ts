/** The commands with the real engine and the real theme, in this process: words in, exit code and lines out. */
import { build, createCache } from '../src/build.ts'
import type { Context } from '../src/commands/command.ts'
import { commands } from '../src/commands/index.ts'
import { run } from '../src/commands/run.ts'
import { loadConfig } from '../src/config/load.ts'
import { theme } from '../theme/index.ts'

export interface Ran {
  readonly exitCode: number
  /** Lines of the result. */
  readonly printed: readonly string[]
  /** Lines about it: problems and notes. */
  readonly noted: readonly string[]
}

/** Runs `flatleaf WORDS…` in a folder. */
export async function flatleaf(cwd: string, ...words: readonly string[]): Promise<Ran> {
  const printed: string[] = []
  const noted: string[] = []
  const cache = createCache()
  const context: Context = {
    version: '0.0.0',
    program: 'test',
    cwd,
    color: false,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    progress: () => {},
    now: () => 0,
    engine: async () => ({
      loadConfig,
      build: (options) => build(options, theme, cache),
      save: () => {},
      view: () => Promise.reject(new Error('No test looks at views.')),
    }),
    onInterrupt: () => () => {},
    stopped: new Promise(() => {}),
    fetch: () => Promise.reject(new Error('No test uses the network.')),
  }
  return { exitCode: await run(words, commands, context), printed, noted }
}
