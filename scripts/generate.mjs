#!/usr/bin/env node
/**
 * Writes what is derived from the schemas, so that it cannot drift: the pages of the components, the reference page of
 * docs.json, and the JSON Schema for editors, which is shipped in the package (lib/) and published with our
 * documentation. None of them is kept in git.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { textForNode } from './for-node.mjs'

const root = resolve(import.meta.dirname, '..')

export async function generate() {
  const { configReference, configJsonSchema, componentPages, compileMarkdown, defaultUrlStyle, theme } = await load([
    'src/config/reference.ts',
    'src/markdown/compile.ts',
    'src/model/route.ts',
    'theme/docs/component-pages.ts',
    'theme/index.ts',
  ])
  const schema = `${JSON.stringify(configJsonSchema(), null, 2)}\n`
  write('pages/reference/docs-json.mdx', page(configReference()))
  write('pages/schema/docs.json', schema)
  write('lib/schema/docs.json', schema)
  const twin = twinOf({ compileMarkdown, defaultUrlStyle, theme })
  writeComponentPages(await componentPages(exampleFiles(), { components: theme.components, twin }))
}

/** The Markdown form of an example. */
function twinOf({ compileMarkdown, defaultUrlStyle, theme }) {
  const none = () => undefined
  const tools = { theme, style: defaultUrlStyle, icon: none, readFile: none, contentDir: '' }
  return async (example) => {
    const text = `---\ntitle: Example\n---\n\n${example}`
    return (await compileMarkdown({ kind: 'page', id: 'example', path: 'example.mdx', text, hash: '' }, tools)).markdown
  }
}

/** The folder holds nothing else. */
function writeComponentPages(pages) {
  for (const { name, text } of pages) write(`pages/components/${name}.mdx`, text)
  const names = new Set(pages.map(({ name }) => `${name}.mdx`))
  const folder = join(root, 'pages/components')
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file), { recursive: true })
}

/** Name and text of each `theme/…/<name>.example.mdx`. */
function exampleFiles() {
  const files = readdirSync(join(root, 'theme'), { recursive: true }).filter((file) => file.endsWith('.example.mdx'))
  return files.map((file) => ({
    name: basename(file, '.example.mdx'),
    text: readFileSync(join(root, 'theme', file), 'utf8'),
  }))
}

function page(text) {
  const description = 'Every key of docs.json and mint.json: its type, its default and what it does.'
  return `---\ntitle: docs.json reference\nsidebarTitle: docs.json\ndescription: '${description}'\nicon: file-code\neditUrl: false\n---\n\n${text}`
}

/** Modules of ours. */
async function load(modules) {
  const file = join(root, 'node_modules', '.flatleaf', 'generate.mjs')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await textForNode(...modules))
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
