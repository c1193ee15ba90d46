/** One rebuild at a time; what changes meanwhile starts the next one. */

export interface Loop {
  /** Says that something changed. */
  readonly mark: (paths: Iterable<string>) => void
  /** Resolves when nothing that was marked so far is left to do. */
  readonly idle: () => Promise<void>
}

/** Runs `work`, which must not throw, with all that changed since it last began. Changes during a run are gathered into one run after it. */
export function createLoop(work: (changed: ReadonlySet<string>) => Promise<void>): Loop {
  let changed = new Set<string>()
  let running: Promise<void> | undefined
  const run = async () => {
    while (changed.size > 0) {
      const batch = changed
      changed = new Set()
      await work(batch)
    }
    running = undefined
  }
  return {
    mark(paths) {
      for (const path of paths) changed.add(path)
      if (changed.size > 0) running ??= run()
    },
    idle: () => running ?? Promise.resolve(),
  }
}
