/** `flatleaf inspect`: the value of a page at one point of the pipe. */
import type { Build } from '../build.ts'
import { outputOf } from '../model/route.ts'
import type { Page } from '../model/site.ts'
import { nearest } from '../util/suggest.ts'
import { printAll } from './report.ts'
import type { Command, Context, Engine } from './command.ts'
import { UsageError } from './command.ts'
import type { Project } from './project.ts'
import { cacheOf, projectOf, shared } from './project.ts'
import { barePath } from '../util/bare-path.ts'
import { projectText } from '../util/files.ts'

const stages = ['source', 'document', 'view', 'html'] as const
type Stage = (typeof stages)[number]

export const inspect: Command = {
  name: 'inspect',
  about: 'Prints a page (its id, address or file) as it is at one stage of the build.',
  operands: ['PAGE', '[dir]'],
  options: {
    stage: {
      value: stages.join('|'),
      about: 'The file as read, the compiled page (default), what the theme gets, the HTML.',
    },
    base: shared.base,
    config: shared.config,
  },
  async run(given, context) {
    const stage = stageOf(given.options.get('stage') ?? 'document')
    const project = projectOf(given, given.operands[1], context)
    const engine = await context.engine(cacheOf(given, project, true))
    const built = await engine.build({ ...project.options, drafts: true })
    const page = findPage(built, given.operands[0]!)
    if (typeof page === 'string') return complain(page, built, { project, context })
    context.print(await valueOf(stage, page, { built, engine, project }))
    return 0
  },
}

function stageOf(written: string): Stage {
  const found = stages.find((stage) => stage === written)
  if (found) return found
  const near = nearest(written, stages)
  throw new UsageError(
    `There is no stage "${written}". ${near ? `Did you mean "${near}"?` : `Stages: ${stages.join(', ')}.`}`,
  )
}

/** The page that a word means, or a sentence that says there is none. */
export function findPage({ site }: Pick<Build, 'site'>, word: string): Page | string {
  const pages = site?.pages ?? []
  const bare = barePath(word).replace(/\/+$/, '')
  const found = pages.find(
    ({ id, document }) => id === (bare || 'index') || document.path === bare || document.path === word,
  )
  if (found) return found
  const near = nearest(
    bare,
    pages.flatMap(({ id, document }) => [id, document.path]),
  )
  return `There is no page "${word}".${near ? ` Did you mean "${near}"?` : ''}`
}

async function complain(message: string, built: Build, { project, context }: { project: Project; context: Context }) {
  if (!built.site) printAll(built.diagnostics, project.root, context)
  context.note(message)
  return 1
}

interface Kitchen {
  readonly built: Build
  readonly engine: Engine
  readonly project: Project
}

async function valueOf(stage: Stage, page: Page, { built, engine, project }: Kitchen): Promise<string> {
  const { document } = page
  const json = (value: unknown) => JSON.stringify(value, null, 2)
  if (stage === 'document') return json(document)
  if (stage === 'view') return json(await engine.view(built.site!, page))
  if (stage === 'html') {
    const path = outputOf(page.id, built.site!.config.site)
    const { htmlOf } = await import('../dev/serving.ts')
    const file = built.files.find((each) => each.path === path)
    return file ? htmlOf(file) : ''
  }
  return json({ id: page.id, path: document.path, text: projectText(project.root, document.path) })
}
