/** `flatleaf check`: everything a build knows about a project; writes nothing, unless it is to correct what is mechanical. */
import type { Build } from '../build.ts'
import { repairOutput } from '../emit/emit.ts'
import { checkPaths } from '../emit/paths.ts'
import { report } from './report.ts'
import type { Command, Context, Engine, Given } from './command.ts'
import { UsageError } from './command.ts'
import { gather } from '../site/gather.ts'
import { formatOf, formatOption } from './format.ts'
import type { Project } from './project.ts'
import { cacheOf, projectOf, shared } from './project.ts'

export const check: Command = {
  name: 'check',
  about: 'Says what is wrong with a site, and writes nothing unless told to with --fix.',
  operands: ['[dir]'],
  options: {
    fix: { about: 'Correct what is mechanical: file endings in links, moved pages, quotes in front matter, class.' },
    'dry-run': { about: 'With --fix: print the corrections as a diff, and write nothing.' },
    base: shared.base,
    config: shared.config,
    strict: shared.strict,
    fetch: shared.fetch,
    'no-cache': shared['no-cache'],
    workers: shared.workers,
    format: formatOption,
    json: shared.json,
  },
  async run(given, context) {
    const started = context.now()
    const format = formatOf(given)
    const project = projectOf(given, given.operands[0], { ...context, keeps: false })
    const [fixes, isDry] = [given.options.has('fix'), given.options.has('dry-run')]
    if (isDry && !fixes) throw new UsageError('"--dry-run" belongs to "--fix".')
    repairOutput({ ...project, sources: [] })
    context.progress('Checking …')
    const { build } = await context.engine(cacheOf(given, project, true))
    const first = await build(project.options)
    if (isDry) return showFixes(first, { project, given, started }, context)
    const { built, lines } = fixes ? await fixed(first, { project, build }) : { built: first, lines: [] }
    return conclude(built, { project, given, started, lines, format }, context)
  },
}

interface Run {
  readonly project: Project
  readonly given: Given
  readonly started: number
}

async function conclude(
  built: Build,
  { project, given, started, lines, format }: Run & { lines: readonly string[]; format: ReturnType<typeof formatOf> },
  context: Context,
): Promise<number> {
  const { site, files, diagnostics } = built
  const { detours } = await import('./fix.ts')
  context.progress('')
  return report(
    {
      root: project.root,
      diagnostics: gather([...diagnostics, ...detours(built, project.root), ...checkPaths(files).diagnostics]),
      pages: site?.pages.length ?? 0,
      milliseconds: context.now() - started,
      strict: given.options.has('strict'),
      format,
      lines,
    },
    context,
  )
}

/** The diff alone on the output, what is wrong on the other stream. */
async function showFixes(built: Build, run: Run, context: Context): Promise<number> {
  const { changesOf, diffOf } = await import('./fix.ts')
  const changes = changesOf(built, run.project.root)
  const lines = [changes.length === 0 ? 'Nothing to correct.' : `Would make ${counted(changes)}.`]
  const code = await conclude(built, { ...run, lines, format: 'text' }, { ...context, print: context.note })
  if (changes.length > 0) context.print(diffOf(changes))
  return code
}

/** A correction may show what another one hid, as front matter does that can be read again. */
const rounds = 5

async function fixed(first: Build, { project, build }: { project: Project; build: Engine['build'] }) {
  const { changesOf, writeChanges } = await import('./fix.ts')
  let built = first
  const all: { file: string; edits: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const written = writeChanges(changesOf(built, project.root), project.root)
    if (written.length === 0) break
    all.push(...written)
    built = await build(project.options)
  }
  return { built, lines: [all.length === 0 ? 'Nothing to correct.' : `Made ${counted(all)}.`] }
}

function counted(changes: readonly { readonly file: string; readonly edits: number }[]): string {
  const edits = changes.reduce((sum, { edits: count }) => sum + count, 0)
  const files = new Set(changes.map(({ file }) => file)).size
  return `${edits} ${edits === 1 ? 'correction' : 'corrections'} in ${files} ${files === 1 ? 'file' : 'files'}`
}
