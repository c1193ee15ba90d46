/** `flatleaf build`: the site of a project, written to its output folder. */
import { join } from 'node:path'
import type { Build } from '../build.ts'
import type { EmitTarget, Emitted } from '../emit/emit.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Command, Context, Engine } from './command.ts'
import { formatOf, formatOption } from './format.ts'
import type { Project } from './project.ts'
import { projectOf, shared } from './project.ts'
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
    fetch: shared.fetch,
    'fetch-stars': { about: 'Ask GitHub for the star count of the repository button.' },
    force: { about: 'Replace an output folder inside the project that flatleaf did not write.' },
    format: formatOption,
    json: shared.json,
  },
  async run(given, context) {
    const started = context.now()
    const project = projectOf(given, given.operands[0], context)
    const [strict, format] = [given.options.has('strict'), formatOf(given)]
    const force = given.options.has('force')
    const made = await make({ project, strict, force, stars: given.options.has('fetch-stars') }, context)
    const { report } = await import('./report.ts')
    context.progress('')
    return report(
      {
        root: project.root,
        diagnostics: made.diagnostics,
        pages: made.build?.site?.pages.length ?? 0,
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
}

interface Made {
  readonly build?: Build
  /** `undefined`: nothing was written. */
  readonly emitted?: Emitted
  readonly diagnostics: readonly Diagnostic[]
  /** Shown name of the output folder. */
  readonly out: string
}

async function make(wish: Wish, context: Context): Promise<Made> {
  const { emit, openOutput } = await import('../emit/emit.ts')
  const { show } = await import('../emit/failure.ts')
  const { root, out } = wish.project
  const target: EmitTarget = { root, out, sources: [root], force: wish.force, onInterrupt: context.onInterrupt }
  const lock = openOutput(target)
  if (!('release' in lock)) return { diagnostics: [lock], out: show(out, root) }
  try {
    context.progress('Building …')
    const { build: built, diagnostics } = await buildSite(wish, context)
    const refused = await isRefused(diagnostics, wish.strict)
    if (!built.site || refused) return { build: built, diagnostics, out: show(out, root) }
    context.progress(`Writing ${built.files.length} files …`)
    const sources = [join(root, built.contentDir), join(root, 'public')]
    const emitted = await emit(built.files, { ...target, sources, lock })
    const isWritten = emitted.diagnostics.every(({ severity }) => severity !== 'fatal')
    const all = [...diagnostics, ...emitted.diagnostics]
    return { build: built, ...(isWritten && { emitted }), diagnostics: all, out: show(out, root) }
  } finally {
    lock.release()
  }
}

async function buildSite({ project, stars: wanted }: Wish, { engine, fetch: ask }: Context) {
  const { options } = project
  const flatleaf = await engine()
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
async function isRefused(diagnostics: readonly Diagnostic[], strict: boolean): Promise<boolean> {
  const { summarize } = await import('../report/print.ts')
  const { fatal, error, warning } = summarize(diagnostics)
  return fatal > 0 || (strict && error + warning > 0)
}

function countsOf(emitted: Emitted | undefined): Record<string, number> {
  if (!emitted) return { written: 0, unchanged: 0, removed: 0 }
  return { written: emitted.written, unchanged: emitted.unchanged, removed: emitted.removed }
}

function resultOf({ emitted, diagnostics, out }: Made, strict: boolean): string {
  if (emitted) return `${out}: ${emitted.written} written, ${emitted.unchanged} unchanged, ${emitted.removed} removed`
  const isFatal = diagnostics.some(({ severity }) => severity === 'fatal')
  return strict && !isFatal ? 'Nothing was written, because of --strict.' : 'Nothing was written.'
}
