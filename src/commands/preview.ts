/** `flatleaf preview`: a site that was built, served as a host would serve it. */
import { statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { repairOutput } from '../emit/emit.ts'
import type { Command, Context, Given } from './command.ts'
import type { Project } from './project.ts'
import { portOf, projectOf, shared } from './project.ts'
import { isTaken, sayWhere } from './serving.ts'

export const preview: Command = {
  name: 'preview',
  about: 'Serves a site that was built.',
  operands: ['[dir]'],
  options: { out: shared.out, port: shared.port, host: shared.host, base: shared.base, config: shared.config },
  async run(given, context) {
    const project = projectOf(given, given.operands[0], context)
    const port = portOf(given)
    repairOutput({ ...project, sources: [] })
    if (!statSync(project.out, { throwIfNoEntry: false })?.isDirectory()) return isUnbuilt(context)
    const { servedFolder, createHandler, listen, hostsOf } = await import('../dev/serving.ts')
    const hosts = hostsOf(given.options.get('host'), networkInterfaces())
    const base = await baseOfSite(given, project, context)
    const onError = (error: unknown) => context.note(String(error))
    const handler = createHandler({ served: servedFolder(project.out, base), names: hosts.names, onError })
    const wanted = port ?? 3000
    const server = await listen(handler, { port: wanted, search: port === undefined, addresses: hosts.addresses })
    if (!server) return isTaken(port, context)
    sayWhere({ port: server.port, base, hosts, wanted }, context)
    await context.stopped
    await server.close()
    return 0
  },
}

function isUnbuilt({ note }: Context): 1 {
  note('There is nothing to preview yet. Run "flatleaf build" first.')
  return 1
}

/** The base path of the site: as given, as the configuration says, else `/`. */
async function baseOfSite({ options }: Given, project: Project, { engine }: Context): Promise<string> {
  if (options.has('base')) return project.options.base ?? '/'
  const { loadConfig } = await engine()
  const { config } = await loadConfig(project.root, { file: project.options.configFile })
  return config?.site.base ?? '/'
}
