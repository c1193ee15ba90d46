/** `flatleaf dev`: the site of a project, live. */
import { networkInterfaces } from 'node:os'
import type { Build } from '../build.ts'
import { createLive } from '../content/live.ts'
import { unseen } from '../content/unseen.ts'
import { repairOutput } from '../emit/emit.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { pageId } from '../model/route.ts'
import { inOrder, summarize, summaryLine } from '../report/print.ts'
import type { Command, Context } from './command.ts'
import type { Project } from './project.ts'
import { cacheOf, portOf, projectOf, shared } from './project.ts'
import { printAll, textCache } from './report.ts'
import { isTaken, sayWhere } from './serving.ts'

export const dev: Command = {
  name: 'dev',
  about: 'Serves the site and shows every change at once.',
  operands: ['[dir]'],
  options: {
    port: shared.port,
    host: shared.host,
    base: shared.base,
    config: shared.config,
    fetch: shared.fetch,
    'no-cache': shared['no-cache'],
  },
  async run(given, context) {
    const project = projectOf(given, given.operands[0], context)
    const port = portOf(given)
    const cache = cacheOf(given, project)
    const { startDev, hostsOf } = await import('../dev/serving.ts')
    const hosts = hostsOf(given.options.get('host'), networkInterfaces())
    context.progress('Building …')
    const engine = await context.engine(cache && { ...cache, isLasting: true })
    repairOutput({ ...project, sources: [] })
    const tell = teller(project, context)
    const kept = createLive()
    // Whoever writes a page is no reader: services count nobody here.
    const options = { ...project.options, drafts: true, integrations: false } as const
    const { root, configFile, base } = options
    const { config: known } = await engine.loadConfig(root, {
      ...(configFile !== undefined && { file: configFile }),
      base,
    })
    const say = (at: number) => {
      context.progress('')
      sayWhere({ port: at, base: known?.site.base ?? base ?? '/', hosts, wanted: port ?? 3000 }, context)
      context.progress('Building …')
    }
    let isBuilt = false
    const server = await startDev({
      ...hosts,
      root: project.root,
      out: project.out,
      build: async (changed) => {
        const made = await engine.build({ ...options, live: { kept, changed } })
        isBuilt = true
        return made
      },
      sketch: (page) =>
        kept.turns.urgently(() =>
          // A later build has turns too, and by then nobody waits: it would wait for the sketch.
          isBuilt
            ? Promise.resolve(undefined)
            : engine.build({ ...options, live: { kept, only: new Set([pageIn(known, page)]) } }),
        ),
      look: () => unseen(kept, options),
      onListening: say,
      textOf: (file) => textCache(project.root)(file),
      port: port ?? 3000,
      search: port === undefined,
      onBuild: tell,
      onNotice: context.note,
      onError: (error) => context.note(String(error instanceof Error ? (error.stack ?? error.message) : error)),
    })
    context.progress('')
    if (!server) return isTaken(port, context)
    engine.save()
    await context.stopped
    await server.close()
    engine.save()
    return 0
  },
}

/** The id of the page at a path. */
function pageIn(config: SiteConfig | undefined, path: string): string {
  const base = config?.site.base ?? '/'
  const inside = path.startsWith(base) ? path.slice(base.length) : path
  return pageId(inside.replace(/\.html?$/, ''))
}

/** Prints a build: the problems that are new since the last one, and a line with the counts of all. */
function teller({ root }: Project, context: Context) {
  /** Most messages are those of the last build. */
  const keys = new WeakMap<Diagnostic, string>()
  const keyOf = (each: Diagnostic) => {
    const key = keys.get(each) ?? JSON.stringify(each)
    keys.set(each, key)
    return key
  }
  let known = new Set<string>()
  let pages = 0
  return ({ site, diagnostics }: Build, milliseconds: number, changed: ReadonlySet<string>): void => {
    const all = inOrder(diagnostics)
    context.progress('')
    printAll(
      all.filter((each) => !known.has(keyOf(each))),
      root,
      context,
    )
    // A build without a site knows nothing of the pages: what was said about them stays said.
    if (site) known = new Set(all.map(keyOf))
    pages = site?.pages.length ?? pages
    const [first, ...others] = changed
    const cause = first === undefined ? '' : `${first}${others.length ? ` and ${others.length} more` : ''}: `
    context.note(cause + summaryLine(pages, summarize(all), milliseconds))
  }
}
