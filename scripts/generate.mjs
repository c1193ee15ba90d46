#!/usr/bin/env node
/**
 * Writes what is derived from the schemas, so that it cannot drift: the reference page of docs.json, and the JSON Schema
 * for editors, which is shipped in the package (lib/) and published with our documentation. Neither is kept in git.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')

export async function generate() {
  const { configReference, configJsonSchema } = await load('src/config/reference.ts')
  const schema = `${JSON.stringify(configJsonSchema(), null, 2)}\n`
  write('pages/reference/docs-json.md', page(configReference()))
  write('pages/schema/docs.json', schema)
  write('lib/schema/docs.json', schema)
}

function page(text) {
  const description = 'Every key of docs.json and mint.json: its type, its default and what it does.'
  return `---\ntitle: docs.json reference\nsidebarTitle: docs.json\ndescription: '${description}'\nicon: file-code\n---\n\n${text}`
}

/** A module of ours, bundled in memory: Node 20 does not read TypeScript. */
async function load(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  })
  const file = join(root, 'node_modules', '.flatleaf', 'generate.mjs')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, outputFiles[0].contents)
  return import(`${file}?${Date.now()}`)
}

/** Unchanged files stay, so that a running `dev` does not rebuild. */
function write(path, text) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {}
  writeFileSync(file, text)
}

if (process.argv[1] === import.meta.filename) await generate()
