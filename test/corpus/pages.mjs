/** What a project promises, read without the product: the pages that its navigation lists, and the files behind them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A listed page: its id as the address shows it, and its file; no `file` when the project has none. */
export function listedPages(root) {
  const name = ['docs.json', 'mint.json'].find((file) => existsSync(join(root, file)))
  const config = name && readJson(join(root, name))
  if (!config) return []
  const entries = new Set()
  collect(config.navigation, dirname(join(root, name)), entries)
  const folders = existsSync(join(root, 'pages')) ? ['pages', ''] : ['']
  return [...new Set([...entries].map(idOf))].map((id) => ({ id, file: fileOf(root, folders, id) }))
}

/** Files of pages below a folder, relative to it. */
export function pageFiles(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/i.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** `guides/start.mdx` → `guides/start`, `guides/index` → `guides`, `` → `index`. */
export function idOf(path) {
  const clean = path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/+$/, '')
    .replace(/\.mdx?$/i, '')
  if (clean === '' || clean === 'index') return 'index'
  return clean.endsWith('/index') ? clean.slice(0, -'/index'.length) : clean
}

/** Whether a page is one that no HTML is written for: an external entry, a draft, a page for some readers only. */
export function isWithheld(text) {
  const matter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  return /^(?:url:\s*\S|draft:\s*true|public:\s*false|groups:\s*\S)/m.test(matter)
}

function fileOf(root, folders, id) {
  const names = id === 'index' ? ['index'] : [id, `${id}/index`]
  const paths = folders.flatMap((folder) =>
    names.flatMap((name) => ['.mdx', '.md'].map((end) => join(folder, name + end))),
  )
  return paths.find((path) => existsSync(join(root, path)))
}

/** Strings in `pages`, and `root`, anywhere in the navigation; `$ref` parts are read too. */
function collect(node, folder, entries) {
  if (Array.isArray(node)) return node.forEach((each) => collect(each, folder, entries))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.$ref === 'string') {
    const path = join(folder, node.$ref)
    collect(readJson(path), dirname(path), entries)
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'root' && typeof value === 'string') entries.add(value)
    if (key === 'pages' && Array.isArray(value)) {
      for (const page of value) if (typeof page === 'string' && isPagePath(page)) entries.add(page)
    }
    collect(value, folder, entries)
  }
}

function isPagePath(text) {
  return !/^[a-z][a-z\d+.-]*:|^\/\/|\s\//i.test(text) && !/^webhook\s/i.test(text)
}

/** JSON with comments and trailing commas, as the product accepts it; `undefined` when it is neither. */
function readJson(path) {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
    const bare = text.replace(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string) => string ?? '')
    return JSON.parse(bare.replace(/,(\s*[\]}])/g, '$1'))
  } catch {
    return undefined
  }
}
