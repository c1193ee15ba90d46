/** `flatleaf migrate`: mint.json, or docs.json in the flat form, as docs.json in the nested form; and a compatibility report. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Build } from '../build.ts'
import type { Migrated } from '../config/migrate/migrate.ts'
import { fileText } from '../util/file-text.ts'
import { projectText } from '../util/files.ts'
import { replaceFile } from '../util/replace-file.ts'
import type { Command, Context, Given } from './command.ts'
import { UsageError } from './command.ts'
import type { Project } from './project.ts'
import { projectOf } from './project.ts'
import { report } from './report.ts'

export const migrate: Command = {
  name: 'migrate',
  about: 'Turns mint.json, or an older docs.json, into the current docs.json; or says what of a site works here.',
  operands: ['[dir]'],
  options: {
    'dry-run': { about: 'Print the new file instead of writing it.' },
    out: { value: 'FILE', about: 'File to write (default: docs.json in the project).' },
    force: { about: 'Replace the file if it exists.' },
    report: { about: 'Write nothing; report which keys, components and pages work, and which do not.' },
    config: { value: 'FILE', about: 'The file to read (default: mint.json or docs.json).' },
    json: { about: 'With --report: one JSON object instead of text. Else one JSON object a line.' },
  },
  async run(given, context) {
    const { options, operands } = given
    const project = projectOf(
      { operands, options: new Map([...options].filter(([name]) => name !== 'out')) },
      operands[0],
      { ...context, keeps: false },
    )
    const started = context.now()
    const file = sourceOf(project)
    context.progress('Reading …')
    const { build } = await context.engine()
    const built = await build({ ...project.options, configFile: file })
    context.progress('')
    if (options.has('report')) return compatibility({ built, file, project, given }, context)
    return write({ built, file, project, given, started }, context)
  },
}

interface Work {
  readonly built: Build
  /** The file that is read, relative to the project. */
  readonly file: string
  readonly project: Project
  readonly given: Given
}

/** The file that is given, else mint.json, else docs.json: where both are, somebody is in the middle of moving. */
function sourceOf({ root, options: { configFile } }: Project): string {
  const found = configFile ?? ['mint.json', 'docs.json'].find((name) => existsSync(join(root, name)))
  if (found !== undefined && existsSync(join(root, found))) return found
  throw new UsageError(
    found === undefined ? 'There is no mint.json or docs.json here.' : `There is no file "${found}".`,
  )
}

async function compatibility({ built, file, project, given }: Work, context: Context): Promise<number> {
  const { compatibilityOf, compatibilityText } = await import('./compatibility.ts')
  const found = compatibilityOf(built, file, (path) => projectText(project.root, path))
  context.print(given.options.has('json') ? JSON.stringify(found, null, 2) : compatibilityText(found))
  return found.pages.failed > 0 || found.pages.missing.length > 0 ? 1 : 0
}

async function write({ built, file, project, given, started }: Work & { started: number }, context: Context) {
  const made = await migrated(built, file, project)
  const target = targetOf(project, given, context)
  const isDry = given.options.has('dry-run')
  if (!isDry && made.text !== undefined) refuse(target, file, { project, given })
  if (!isDry && made.text !== undefined) replaceFile(target, made.text)
  if (isDry && made.text !== undefined) context.print(made.text.trimEnd())
  const shown = relative(project.root, target).replaceAll('\\', '/')
  return report(
    {
      root: project.root,
      diagnostics: made.diagnostics,
      pages: built.site?.pages.length ?? 0,
      milliseconds: context.now() - started,
      strict: false,
      format: given.options.has('json') && !isDry ? 'json' : 'text',
      lines: isDry ? [] : [made.text === undefined ? 'Nothing was written.' : `${shown}: written from ${file}`],
    },
    isDry ? { ...context, print: context.note } : context,
  )
}

async function migrated(built: Build, file: string, { root }: Project): Promise<Migrated> {
  const [{ migrateConfig }, { knownOf }] = await Promise.all([
    import('../config/migrate/migrate.ts'),
    import('../config/migrate/known.ts'),
  ])
  const read = (path: string) => (path === file ? fileText(readFileSync(join(root, path))) : projectText(root, path))
  return migrateConfig({ read }, file, knownOf(built.site))
}

function targetOf({ root }: Project, { options }: Given, { cwd }: Context): string {
  const out = options.get('out')
  return out === undefined ? join(root, 'docs.json') : resolve(cwd, out)
}

/** Throws UsageError where a file would be lost. */
function refuse(target: string, file: string, { project, given }: Pick<Work, 'project' | 'given'>): void {
  if (!existsSync(target) || given.options.has('force')) return
  const shown = relative(project.root, target).replaceAll('\\', '/')
  const own = shown === file ? ' It is the file that is read.' : ''
  throw new UsageError(`"${shown}" exists already.${own} Replace it with --force, or look first with --dry-run.`)
}
