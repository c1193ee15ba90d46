/** Where the scripts find what they work with. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '..')

/** Real sites: the folder that FLATLEAF_CORPUS names, else one beside the repository; it need not be there. */
export const corpus = resolve(process.env.FLATLEAF_CORPUS ?? join(repository, '../shared/corpus'))

/** Real API descriptions and suites of them: the folder that FLATLEAF_OPENAPI names, else one beside the repository. */
export const openapi = resolve(process.env.FLATLEAF_OPENAPI ?? join(repository, '../shared/openapi'))

/** Path of the built program; ends the script where there is none. */
export function builtProgram(given = join(repository, 'lib/cli.js')) {
  const path = resolve(given)
  if (existsSync(path)) return path
  console.error(`${path} is missing. Run "npm run bundle" first.`)
  process.exit(2)
}
