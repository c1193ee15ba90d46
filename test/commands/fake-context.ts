/** A context that remembers what was printed. */
import type { Context, Engine } from '../../src/commands/command.ts'

export interface FakeContext extends Context {
  readonly printed: string[]
  readonly noted: string[]
}

/** A context in a folder, with an engine that builds what is given. */
export function fakeContext(cwd: string, engine: Partial<Engine> = {}, more: Partial<Context> = {}): FakeContext {
  const printed: string[] = []
  const noted: string[] = []
  let time = 0
  return {
    printed,
    noted,
    version: '1.2.3',
    program: 'test',
    cwd,
    color: false,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    progress: () => {},
    now: () => (time += 340),
    engine: async () => ({ save: () => {}, ...engine }) as Engine,
    onInterrupt: () => () => {},
    stopped: Promise.resolve(),
    fetch: () => Promise.reject(new Error('no network in tests')),
    ...more,
  }
}
