/** `flatleaf build`: the site of a project, written to its output folder. */
import { join } from 'node:path'
import type { Build } from '../build.ts'
import type { SeenProject } from '../content/discover.ts'
import { emit, openOutput } from '../emit/emit.ts'
import type { EmitTarget, Emitted } from '../emit/emit.ts'
import { show } from '../emit/failure.ts'
import { checkPaths } from '../emit/paths.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isWithin } from '../util/files.ts'
import type { Command, Context, Engine, Given } from './command.ts'
import { lastBuild } from './last-build.ts'
import type { LastBuild } from './last-build.ts'
import { report } from './report.ts'
import { summarize } from '../report/print.ts'
import { formatOf, formatOption } from './format.ts'
import type { Project } from './project.ts'
import { cacheOf, projectOf, shared } from './project.ts'
import { fetchStars } from './stars.ts'

export const build: Command = {
  name: 'build',
  about: 'Builds the site.',
  operands: ['[dir]'],
  options: {
    out: shared.out,
    base: shared.base,
    config: shared.config,
    strict: shared.strict,
    relative: shared.relative,
    'no-integrations': shared['no-integrations'],
    fetch: shared.fetch,
    'fetch-stars': { about: 'Ask GitHub for the star count of the repository button.' },
    'no-cache': shared['no-cache'],
    workers: shared.workers,
    force: { about: 'Replace an output folder inside the project that flatleaf did not write.' },
    format: formatOption,
    json: shared.json,
  },
  async run(given, context) {
    const started = context.now()
    const project = projectOf(given, given.operands[0], context)
    const [strict, format] = [given.options.has('strict'), formatOf(given)]
    const force = given.options.has('force')
    const engine = () => context.engine(cacheOf(given, project))
    const last = await lastBuildOf(given, project, context)
    const stars = given.options.has('fetch-stars')
    const made = await make({ project, strict, force, stars, last }, { ...context, engine })
    context.progress('')
    return report(
      {
        root: project.root,
        diagnostics: made.diagnostics,
        pages: made.pages,
        milliseconds: context.now() - started,
        strict,
        format,
        counts: countsOf(made.emitted),
        lines: [resultOf(made, strict)],
      },
      context,
    )
  },
}

interface Wish {
  readonly project: Project
  readonly strict: boolean
  readonly force: boolean
  readonly stars: boolean
  readonly last: LastBuild | undefined
}

interface Made {
  readonly pages: number
  /** `undefined`: nothing was written. */
  readonly emitted?: Pick<Emitted, 'written' | 'unchanged' | 'removed'>
  readonly diagnostics: readonly Diagnostic[]
  /** Shown name of the output folder. */
  readonly out: string
}

async function make(wish: Wish, context: Context): Promise<Made> {
  const { root, out } = wish.project
  const target: EmitTarget = { root, out, sources: [root], force: wish.force, onInterrupt: context.onInterrupt }
  const lock = openOutput(target)
  if (!('release' in lock)) return { pages: 0, diagnostics: [lock], out: show(out, root) }
  try {
    const before = await wish.last?.find()
    if (before) return { ...before, emitted: { written: 0, unchanged: before.files, removed: 0 }, out: show(out, root) }
    context.progress('Building …')
    const opening = context.engine()
    // Meanwhile the program is read.
    const seen = context.anew ? undefined : wish.last?.seen()
    const engine = await opening
    const { build: built, diagnostics } = await buildSite({ ...wish, seen }, context, engine)
    const pages = built.site?.pages.length ?? 0
    const paths = wish.strict ? checkPaths(built.files).diagnostics : []
    if (!built.site || isRefused([...diagnostics, ...paths], wish.strict)) {
      engine.save()
      return { pages, diagnostics: [...diagnostics, ...paths], out: show(out, root) }
    }
    context.progress(`Writing ${built.files.length} files …`)
    const sources = [join(root, built.contentDir), join(root, 'public')]
    const { files: known, clean } = wish.last?.known() ?? {}
    const emitted = await emit(built.files, { ...target, sources, lock, known, clean })
    // Only now: the file system's clock must tick before the output can be looked at.
    engine.save()
    const isWritten = emitted.diagnostics.every(({ severity }) => severity !== 'fatal')
    const all = [...diagnostics, ...emitted.diagnostics]
    const told = isRepeatable(built, all) ? { pages, diagnostics: all } : undefined
    if (isWritten) await wish.last?.keep(told, emitted, othersOf(built))
    return { pages, ...(isWritten && { emitted }), diagnostics: all, out: show(out, root) }
  } finally {
    lock.release()
  }
}

/** What the last build was made from, where nothing but the project and the words of the command decides. */
async function lastBuildOf(given: Given, project: Project, { program }: Context): Promise<LastBuild | undefined> {
  const { root, out, options } = project
  const cache = cacheOf(given, project)
  const asks = ['fetch', 'fetch-stars', 'force'].some((name) => given.options.has(name))
  if (!cache || asks || !isWithin(join(root, options.configFile ?? ''), root)) return undefined
  const { configFile, base, relative, integrations } = options
  const asked = JSON.stringify([configFile, base, relative, integrations, given.options.has('strict')])
  return lastBuild({ root, out, folder: cache.folder, program, asked })
}

function othersOf({ configFiles: read, fontFiles: fonts, history, texts }: Build) {
  return {
    read,
    ...(texts && { texts }),
    ...(fonts && { fonts }),
    ...(history?.sign !== undefined && { history: history.sign }),
  }
}

/**
 * Islands and fonts may come, or not yet come, from packages, which are not signed; a leftover is told once; and what broke a page
 * may have been a file of ours that could not be read.
 */
function isRepeatable({ asksPackages, history }: Build, diagnostics: readonly Diagnostic[]): boolean {
  const isDatable = !history || history.sign !== undefined
  return (
    isDatable &&
    !asksPackages &&
    diagnostics.every(({ code }) => !/^(?:font-|page-failed$|output-leftover$)/.test(code))
  )
}

interface Seen extends Wish {
  readonly seen: SeenProject | undefined
}

async function buildSite({ project, stars: wanted, seen }: Seen, { fetch: ask }: Context, flatleaf: Engine) {
  const options = { ...project.options, ...(seen && { seen }) }
  if (!wanted) {
    const built = await flatleaf.build(options)
    return { build: built, diagnostics: built.diagnostics }
  }
  const { stars, diagnostics } = await fetchStars(await buttonOf(flatleaf, project), ask)
  const built = await flatleaf.build({ ...options, ...(stars !== undefined && { stars }) })
  return { build: built, diagnostics: [...built.diagnostics, ...diagnostics] }
}

/** Where the GitHub button of the site leads. */
async function buttonOf({ loadConfig }: Engine, { root, options: { configFile: file } }: Project) {
  const { config } = await loadConfig(root, { file })
  const { action } = config?.header ?? {}
  return action?.kind === 'github' ? action.href : undefined
}

/** Whether a site is not written at all: something fatal, or anything wrong under `--strict`. */
function isRefused(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  const { fatal, error, warning } = summarize(diagnostics)
  return fatal > 0 || (strict && error + warning > 0)
}

function countsOf(emitted: Made['emitted']): Record<string, number> {
  if (!emitted) return { written: 0, unchanged: 0, removed: 0 }
  return { written: emitted.written, unchanged: emitted.unchanged, removed: emitted.removed }
}

function resultOf({ emitted, diagnostics, out }: Made, strict: boolean): string {
  if (emitted) return `${out}: ${emitted.written} written, ${emitted.unchanged} unchanged, ${emitted.removed} removed`
  const isFatal = diagnostics.some(({ severity }) => severity === 'fatal')
  return strict && !isFatal ? 'Nothing was written, because of --strict.' : 'Nothing was written.'
}
