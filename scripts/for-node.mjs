/** Our sources as one script for Node, so that what is measured is what runs, not the loading of hundreds of files. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'

/** Bundles an entry, packages left out; gives the path of the script. */
export async function forNode(entry, outfile) {
  mkdirSync(dirname(outfile), { recursive: true })
  await build({
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
