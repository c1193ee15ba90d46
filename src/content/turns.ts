/** Long work and what must not wait for it, in one thread. */

export interface Turns {
  /** Asked between pieces of long work: does what is urgent first, and now and then lets others have a turn. */
  readonly next: () => Promise<void> | undefined
  /** Does something at the next turn. What no long work has a turn for is never done: then nobody has to wait for it. */
  readonly urgently: <T>(work: () => Promise<T>) => Promise<T>
}

/** Milliseconds for which long work may keep the thread. */
const longest = 12

/** With nothing to do yet. */
export function createTurns(): Turns {
  const waiting: (() => Promise<void>)[] = []
  let since = performance.now()
  const others = async () => {
    await new Promise((done) => setImmediate(done))
    for (let work = waiting.shift(); work; work = waiting.shift()) await work()
    since = performance.now()
  }
  return {
    next: () => (waiting.length > 0 || performance.now() - since > longest ? others() : undefined),
    urgently: (work) =>
      new Promise((done, failed) => waiting.push(() => Promise.resolve().then(work).then(done, failed))),
  }
}
