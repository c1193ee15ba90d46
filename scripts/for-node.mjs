/** Our sources for Node, bundled: Node 20 does not read TypeScript, and what is measured is what runs, not the loading of hundreds of files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { repository } from './places.mjs'

/** Bundles an entry, packages left out; gives the path of the script. It lies in the repository, where it finds packages and the theme. */
export async function forNode(entry) {
  // Work trees may share their packages.
  const name = `${basename(repository)}-${basename(entry, extname(entry))}.mjs`
  const outfile = join(repository, 'node_modules/.cache/flatleaf', name)
  mkdirSync(dirname(outfile), { recursive: true })
  writeFileSync(outfile, await textForNode(entry))
  return outfile
}

/** The text of such a script; what several modules export together. */
export async function textForNode(...modules) {
  const { outputFiles } = await build({
    absWorkingDir: repository,
    stdin: { contents: modules.map((path) => `export * from './${path}'`).join('\n'), resolveDir: repository },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    // Work trees may share the folder that the script lies in; what it looks for lies in the repository.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(repository, 'package.json')).href) },
    logLevel: 'warning',
  })
  return outputFiles[0].text
}
