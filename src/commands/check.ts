/** `flatleaf check`: everything a build knows about a project; writes nothing. */
import type { Command } from './command.ts'
import { formatOf, formatOption } from './format.ts'
import { projectOf, shared } from './project.ts'

export const check: Command = {
  name: 'check',
  about: 'Says what is wrong with a site, and writes nothing.',
  operands: ['[dir]'],
  options: {
    base: shared.base,
    config: shared.config,
    strict: shared.strict,
    fetch: shared.fetch,
    format: formatOption,
    json: shared.json,
  },
  async run(given, context) {
    const started = context.now()
    const format = formatOf(given)
    const project = projectOf(given, given.operands[0], { ...context, keeps: false })
    const { repairOutput } = await import('../emit/emit.ts')
    repairOutput({ ...project, sources: [] })
    context.progress('Checking …')
    const { build } = await context.engine()
    const { site, files, diagnostics } = await build(project.options)
    const { checkPaths } = await import('../emit/paths.ts')
    const { report } = await import('./report.ts')
    context.progress('')
    return report(
      {
        root: project.root,
        diagnostics: [...diagnostics, ...checkPaths(files).diagnostics],
        pages: site?.pages.length ?? 0,
        milliseconds: context.now() - started,
        strict: given.options.has('strict'),
        format,
      },
      context,
    )
  },
}
