/** Where the scripts find what they work with. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '..')

/** Real sites: the folder that FLATLEAF_CORPUS names, else one beside the repository; it need not be there. */
export const corpus = resolve(process.env.FLATLEAF_CORPUS ?? join(repository, '../shared/corpus'))

/** Path of the built program; ends the script where there is none. */
export function builtProgram(given = join(repository, 'lib/cli.js')) {
  const path = resolve(given)
  if (existsSync(path)) return path
  console.error(`${path} is missing. Run "npm run bundle" first.`)
  process.exit(2)
}
