/** Our sources as one script for Node, so that what is measured is what runs, not the loading of hundreds of files. */
import { mkdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { build } from 'esbuild'
import { repository } from './places.mjs'

/** Bundles an entry, packages left out; gives the path of the script. It lies in the repository, where it finds packages and the theme. */
export async function forNode(entry) {
  const folder = join(repository, 'node_modules/.cache/flatleaf')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${basename(entry, extname(entry))}.mjs`)
  await build({
    absWorkingDir: repository,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  return outfile
}
