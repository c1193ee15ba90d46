/** The dev server: the same build as ever, served from memory, made anew when files change. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Build } from '../build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outputOf, pageId } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import { printDiagnostic } from '../report/print.ts'
import { relativePath } from '../util/relative-path.ts'
import type { ClientState } from './client.ts'
import { createHandler } from './handler.ts'
import { listen } from './listen.ts'
import { createLoop } from './loop.ts'
import type { Looked } from './overlay.ts'
import { problemPage, problemsOf, warningsOf } from './overlay.ts'
import type { Channel } from './reload.ts'
import { createChannel, pageHash } from './reload.ts'
import type { Served } from './served.ts'
import { byPath, find, htmlOf, keptHtml } from './served.ts'
import { parseTarget } from './target.ts'
import { isIgnored, watchProject } from './watch.ts'

export interface DevOptions {
  readonly root: string
  readonly out: string
  /** `changed`: paths that changed since the last build; `undefined`: any may have. */
  readonly build: (changed: ReadonlySet<string> | undefined) => Promise<Build>
  /** The site as far as somebody waits for it: the page at a path, before there is a build. */
  readonly sketch?: (page: string) => Promise<Build | undefined>
  /** Paths that have changed since the last build, by a look at the project: the watcher may have missed some. */
  readonly look?: () => Promise<ReadonlySet<string>>
  /** As soon as somebody may ask for pages. */
  readonly onListening?: (port: number) => void
  readonly textOf: (file: string) => string | undefined
  readonly port: number
  /** Whether another port will do when this one is taken. */
  readonly search: boolean
  readonly addresses: readonly string[]
  readonly names: ReadonlySet<string>
  /** After each build; `changed` is empty after the first. */
  readonly onBuild: (build: Build, milliseconds: number, changed: ReadonlySet<string>) => void
  readonly onNotice: (text: string) => void
  /** A fault of ours: a build or a page that threw. */
  readonly onError: (error: unknown) => void
}

export interface Dev {
  readonly port: number
  /** Base path of the site. */
  readonly base: () => string
  /** Resolves when the site shows the last change that was noticed. */
  readonly idle: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts watching, building and serving. `undefined`: the port is taken. */
export async function startDev(options: DevOptions): Promise<Dev | undefined> {
  const site = createSite(options)
  const channel = createChannel({
    token: randomBytes(18).toString('base64url'),
    base: site.base,
    stateOf: site.stateOf,
  })
  const { names, onError, onNotice, root, out } = options
  const handler = createHandler({ served: site.served, names, live: channel, onError })
  const listening = await listen(handler, options)
  if (!listening) return undefined
  options.onListening?.(listening.port)
  const started = site.rebuild(undefined, channel)
  const looking = lookLater(async () => {
    const found = [...((await options.look?.()) ?? [])]
    loop.mark(found.filter((path) => !isIgnored(path, relativePath(root, out))))
  }, onError)
  const loop = createLoop(async (changed) => {
    await started
    await site.rebuild(changed, channel)
    looking.again()
  })
  const watching = watchProject({ root, out, onChange: loop.mark, onNotice })
  await Promise.all([watching.ready, started])
  looking.again()
  return {
    port: listening.port,
    base: site.base,
    idle: loop.idle,
    close: async () => {
      channel.close()
      looking.stop()
      await Promise.all([watching.close(), listening.close()])
    },
  }
}

/** Milliseconds without a save. */
const pause = 3_000

/** Does something once it has been quiet for a while. It keeps no process alive. */
function lookLater(look: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    again() {
      clearTimeout(timer)
      timer = setTimeout(() => void look().catch(onError), pause).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

/** What the server shows, through time: the last site that could be built, and what is wrong now. */
function createSite({ root, build, sketch, textOf, onBuild, onError }: DevOptions) {
  let shown: Build | undefined
  let served: Served | undefined
  let diagnostics: readonly Diagnostic[] = []
  let opened: (served: Served) => void = () => {}
  const first = new Promise<Served>((done) => (opened = done))
  const print = (each: Diagnostic) => printDiagnostic(each, { textOf, color: false })

  let sketched: Promise<Sketched | undefined> | undefined
  let base = '/'

  /** While the first build goes on, a page is made as soon as it is asked for; what it loads is in what was made for it. */
  const early = (path: string): Served | Promise<Served> => {
    const isPage = !/\.(?!html?$)\w+$/.test(path)
    if (!sketch || (!isPage && !sketched)) return first
    const one = isPage ? sketch(path).then(sketchedBy).catch(told) : sketched!
    // Where most is known from before, the whole site is there first.
    if (isPage) sketched = Promise.race([one, first.then(() => undefined)])
    return Promise.race([one.then((each) => (each && isWhole(each, path) ? each.served : first)), first])
  }
  const told = (error: unknown) => void onError(error)
  const sketchedBy = (made: Build | undefined): Sketched | undefined => {
    if (!made?.site) return undefined
    const { site, files } = made
    base = site.config.site.base
    return { site, served: { base, files: byPath(files), html: keptHtml() } }
  }

  /** Shows a build; one without a site leaves the last good one in place. */
  const show = (next: Build) => {
    diagnostics = next.diagnostics
    const { site, files } = next
    if (site) {
      shown = next
      served = { base: site.config.site.base, files: byPath(files), html: keptHtml() }
    } else if (!shown) {
      served = { base: '/', files: new Map(), instead: problemPage(problemsOf(diagnostics, 'missing').map(print)) }
    }
    opened(served!)
  }

  return {
    base: () => served?.base ?? base,
    served: (path: string) => served ?? early(path),
    async stateOf(page: string): Promise<ClientState> {
      for (;;) {
        const now = served ?? (await first)
        const file = fileAt(now, page)
        const html = now.instead ?? (file ? await (now.html ?? htmlOf)(file) : '')
        // While the page was made another site may have taken the place of this one.
        if (served !== undefined && served !== now) continue
        const looked = lookedAt(shown, file?.path)
        return {
          seen: pageHash(html),
          problems: problemsOf(diagnostics, looked).map(print),
          warnings: warningsOf(diagnostics, looked).map(print),
        }
      }
    },
    async rebuild(changed: ReadonlySet<string> | undefined, channel: Channel): Promise<void> {
      const started = performance.now()
      try {
        const next = await build(changed)
        show(next)
        onBuild(next, performance.now() - started, changed ?? new Set())
        const files = new Set([...(changed ?? [])].map((path) => join(root, path)))
        await channel.announce({ reload: next.files.some(({ copyOf }) => copyOf !== undefined && files.has(copyOf)) })
      } catch (error) {
        onError(error)
        opened(
          served ?? { base: '/', files: new Map(), instead: problemPage(['A fault of flatleaf. See the terminal.']) },
        )
      }
    },
  }
}

/** A site as far as somebody waited for it. */
interface Sketched {
  readonly site: Site
  readonly served: Served
}

/**
 * Whether what stands at a path is all there: a page whose text was compiled, a file of the project, an asset. Other artefacts are made
 * of the texts of all pages.
 */
function isWhole({ site, served }: Sketched, path: string): boolean {
  const found = find(served, path)
  if (!found || 'moved' in found) return found !== undefined
  const { file } = found
  if (file.copyOf !== undefined) return true
  if (!file.path.endsWith('.html')) return /(?:^|\/)_flatleaf\/(?!search\/)/.test(file.path)
  const page = pageIn(site, file.path)
  return page ? page.document.html !== '' : file.path !== '404.html'
}

/** The page that an address shows, the 404 page where there is none. */
function fileAt(served: Served, page: string) {
  const path = parseTarget(page)?.path ?? ''
  const found = find(served, path)
  if (found && 'moved' in found) return fileAt(served, found.moved)
  return found?.file ?? served.files.get('404.html')
}

/** The files that the page in an output file is made of. */
function lookedAt(shown: Build | undefined, output: string | undefined): Looked {
  if (!shown?.site || output === undefined || output === '404.html') return 'missing'
  const page = pageIn(shown.site, output)
  return new Set(page && [page.document.path, ...page.document.includes])
}

/** The page in an output file. */
function pageIn({ byId, pages, config }: Site, output: string): Page | undefined {
  const isIt = ({ id }: { readonly id: string }) => outputOf(id, config.site) === output
  // By its usual name, to look not at all pages.
  const usual = byId.get(pageId(output.replace(/\.html$/, '')))
  return usual && isIt(usual) ? usual : pages.find(isIt)
}
