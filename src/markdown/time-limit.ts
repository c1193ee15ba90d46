/**
 * Work that may never end, such as regular expressions that try again and again: the engine does not say how often, so nothing
 * can be counted, and time is all there is. It is only for what real work is far from, and for what is told when it happens.
 */
import { cpuUsage } from 'node:process'
import { createContext, Script } from 'node:vm'

/** Milliseconds that work may take whatever its size. */
const start = 1_500
/**
 * Milliseconds more for each character: real code takes 0.008 in Ruby, 0.012 in TypeScript, 0.04 in C++, the largest grammar.
 */
const each = 0.1

export interface TimeAccount {
  /**
   * The value of `work` on a text of some length; `undefined` where it took more than all work so far leaves for it: then it
   * was stopped, with whatever it had in hands half done. Its errors are thrown.
   */
  readonly run: <T>(length: number, work: () => T) => { readonly value: T } | undefined
}

/**
 * Makes an account. What is taken from it is time of the processor; only one piece of work is stopped by the clock, which goes
 * on while a machine sleeps or does other things, so it gets a second try. Each run costs a tenth of a millisecond.
 */
export function timeAccount(): TimeAccount {
  let left = start
  const once = stopper()
  return {
    run: (length, work) => {
      const allowed = left + length * each
      const before = cpuTime()
      const done = once(work, allowed) ?? once(work, allowed)
      left = Math.min(start, allowed - (cpuTime() - before))
      return left > 0 ? done : undefined
    },
  }
}

function stopper() {
  const inner: { work: () => unknown } = { work: () => undefined }
  const context = createContext(Object.create(null, { run: { value: () => inner.work() } }) as object)
  const script = new Script('run()')
  return <T>(work: () => T, timeout: number): { readonly value: T } | undefined => {
    inner.work = work
    try {
      return { value: script.runInContext(context, { timeout: Math.max(1, Math.ceil(timeout)) }) as T }
    } catch (error) {
      if ((error as { readonly code?: unknown } | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      return undefined
    }
  }
}

/** Milliseconds. */
function cpuTime(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1_000
}
