/** Who helps to compile the pages of a build, where much is to be compiled. */
import type { SiteConfig } from '../../model/config.ts'
import type { PageSource } from '../../model/source.ts'
import type { Cache } from '../cache.ts'
import type { Discovery } from '../discover.ts'
import { crewOf } from './crew.ts'
import type { Crew } from './crew.ts'
import type { Ground, Worker } from './messages.ts'
import { workerCount } from './worker-count.ts'

/** Processes beside this one. */
export interface Help {
  /** Pages that are compiled before others are asked: after an edit there are fewer, and nothing is counted. */
  readonly after: number
  /** Puts as many as pay to work on these pages. */
  readonly start: (todo: readonly PageSource[]) => Promise<Crew | undefined>
}

export interface HelpOptions {
  /** How many; missing: as many as pay. */
  readonly workers?: number
  /** Starts one; missing: there are none. */
  readonly startWorker?: () => Promise<Worker>
  /** Whether what they make is kept for the next build. */
  readonly keeps?: boolean
  readonly version?: string
}

/** `undefined`: this process is to be the only one. */
export function helpFor(
  config: SiteConfig,
  discovery: Discovery,
  { root, cache, ...options }: HelpOptions & { readonly root: string; readonly cache: Cache },
): Help | undefined {
  const { startWorker, workers } = options
  if (!startWorker || workers === 0) return undefined
  return {
    after: workers === undefined ? 16 : 0,
    async start(todo) {
      const count = workers ?? workerCount(todo.reduce((sum, { text }) => sum + text.length, 0))
      if (count === 0 || todo.length === 0) return undefined
      // A grammar of the project may be too slow, and that counts for all pages: who measures it must see them all.
      if (config.look.grammars?.length) return undefined
      const asked = await Promise.allSettled(Array.from({ length: count }, startWorker))
      const started = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      // Where no process may be started, this one does it all.
      if (started.length === 0) return undefined
      return crewOf(started, { todo, ground: groundOf(config, discovery, { root, ...options }), cache })
    },
  }
}

function groundOf(
  config: SiteConfig,
  { contentDir, navigation, project, sources, downloads }: Discovery,
  { root, version, keeps = false }: HelpOptions & { readonly root: string },
): Ground {
  return {
    config,
    root,
    contentDir,
    navigation,
    paths: [...project.paths],
    ids: sources.map(({ id }) => id),
    downloads: [...downloads.bySpec],
    ...(version !== undefined && { version }),
    keeps,
  }
}
