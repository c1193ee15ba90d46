/** The modules of islands as esbuild sees them: those of the project, Preact in React's place, the theme's components. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import type { Diagnostic } from '../model/diagnostic.ts'
import { byCode } from '../util/order.ts'
import type { IslandUse } from '../model/document.ts'
import { globalsModule, tagsIn } from './island-globals.ts'
import { importedFrom, isShownOnly, isStyle, placeOfImport } from './island-imports.ts'
import type { IslandTools } from './islands.ts'

export interface IslandModules {
  /** The script that esbuild starts from. */
  readonly entry: string
  readonly plugin: Plugin
  /** What was left out while bundling. */
  readonly problems: () => readonly Diagnostic[]
  /** Whether a package of the project was asked for, be it there or not. */
  readonly asksPackages: () => boolean
}

/** Prepares one run of esbuild over the modules of these files. */
export function islandModules(
  uses: readonly IslandUse[],
  tools: IslandTools,
  broken: ReadonlySet<string>,
): IslandModules {
  const files = [...new Set(uses.map(({ file }) => file))].sort(byCode)
  const problems: Diagnostic[] = []
  const texts = reachable(files, tools)
  const drawings = tools.drawings(iconNames(texts, uses))
  const names = (file: string) =>
    [...new Set(uses.filter((use) => use.file === file).map(({ name }) => name))].sort(byCode)
  const entry = [
    `import { start } from ${JSON.stringify(tools.runtime)}`,
    ...files.map((file, index) => `import * as m${index} from ${JSON.stringify(`islands:${file}`)}`),
    `start({${files.flatMap((file, index) => names(file).map((name) => `${JSON.stringify(`${file}#${name}`)}: () => m${index}[${JSON.stringify(name)}]`)).join(', ')}}, ${JSON.stringify(drawings)}, ${JSON.stringify(tools.style)})`,
  ].join('\n')
  const moduleText = (file: string) => (broken.has(file) ? undefined : tools.moduleText(file))
  const own = { ...tools, moduleText, tags: tagsIn(texts) }
  let asksPackages = false
  const onPackage = () => void (asksPackages = true)
  const noted = { problems, onPackage }
  return { entry, plugin: plugin(own, uses, noted), problems: () => problems, asksPackages: () => asksPackages }
}

/** Texts of the modules and of all they import from the project. */
function reachable(files: readonly string[], tools: IslandTools): string[] {
  const texts = new Map<string, string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue
    const text = tools.moduleText(file) ?? ''
    texts.set(file, text)
    for (const written of importedFrom(text)) {
      const found = tools.resolve(written, file)
      if (found !== undefined && !isShownOnly(found)) waiting.push(found)
    }
  }
  return [...texts.values()]
}

/** Words that may name an icon: quoted ones near the word "icon". Those that are none cost a look-up. */
function iconNames(texts: readonly string[], uses: readonly IslandUse[]): string[] {
  const near = /\bicons?\b["']?\s*[=:]([^;]{1,200})|<Icon\b([^;]{1,200})/gi
  const words = texts.flatMap((text) =>
    [...text.matchAll(near)].flatMap(([, after, inTag]) =>
      [...(after ?? inTag)!.matchAll(/["'`]([\w:-]{1,60})(?=["'`])/g)].map(([, name]) => name!),
    ),
  )
  return [...new Set([...words, ...uses.flatMap(({ icons = [] }) => icons)])].sort(byCode)
}

/** The tools of one run: tags that its modules write are added. */
type Own = IslandTools & { readonly tags: readonly string[] }

const reactNames = /^(?:react|react-dom|preact)(?:\/.*)?$/

interface Noted {
  readonly problems: Diagnostic[]
  readonly onPackage: () => void
}

function plugin(tools: Own, uses: readonly IslandUse[], noted: Noted): Plugin {
  return {
    name: 'islands',
    setup(context) {
      context.onResolve({ filter: /^islands:/ }, ({ path }) => ({ path, namespace: 'islands', pluginData: path }))
      context.onResolve({ filter: /^#hast\// }, ({ path }) => ({ path: hastFile(path, tools.runtime) }))
      context.onResolve({ filter: /^(?:zod|property-information)$/ }, ({ path }) => ({
        path,
        namespace: 'unused',
      }))
      context.onResolve({ filter: /\/hast\/sealed\.ts$/ }, () => ({ path: 'sealed', namespace: 'unused' }))
      context.onResolve({ filter: reactNames }, ({ path }) => ({ path: preactFile(path) }))
      context.onResolve({ filter: /./, namespace: 'islands' }, (found) =>
        resolveImport(found, context, { tools, ...noted }),
      )
      context.onLoad({ filter: /./, namespace: 'unused' }, ({ path }) => ({
        contents: inTheirPlace[path] ?? anything,
        loader: 'js',
      }))
      context.onLoad({ filter: /./, namespace: 'islands' }, ({ path }) =>
        load(path.slice('islands:'.length), tools, uses),
      )
    },
  }
}

/** Schemas say nothing in a browser: what stands in their place answers everything with itself.
 * As a prototype, since bundled imports of all names copy a module's own properties only. */
const anything =
  'const any = new Proxy(function () {}, { get: (_, name) => name === Symbol.toPrimitive ? () => "" : any, apply: () => any, construct: () => any })\nmodule.exports = Object.create(any)'

/** Attributes by the names of hast, as far as components look at them; they become attributes again. */
const names =
  "export const html = { normal: {}, property: {} }, svg = html; const known = { class: 'className', for: 'htmlFor' }; export const find = (_, name) => ({ property: known[name] ?? (/^(?:data|aria)-/.test(name) ? name.replace(/-([a-z])/g, (_, sign) => sign.toUpperCase()) : name) })"

/** Nodes that would be written as HTML stay nodes: a browser draws them, and needs nothing that writes. */
const unsealed = "export const sealed = (nodes) => ({ type: 'root', children: nodes })"

const inTheirPlace: Readonly<Record<string, string>> = { 'property-information': names, sealed: unsealed }

function hastFile(path: string, runtime: string): string {
  // theme/client/islands/start.ts → src/hast/jsx-runtime.ts, in the repository as in the published package.
  return join(dirname(runtime), '../../../src', `${path.slice(1)}.ts`)
}

/** React's names give Preact, which is installed with us. */
function preactFile(path: string): string {
  const require = createRequire(import.meta.url)
  const [, rest = ''] = /^[\w-]+\/?(.*)$/.exec(path)!
  if (path.startsWith('preact')) return require.resolve(path)
  if (/^jsx-(?:dev-)?runtime$/.test(rest)) return require.resolve('preact/jsx-runtime')
  return require.resolve('preact/compat')
}

interface Resolving extends Noted {
  readonly tools: IslandTools
}

async function resolveImport(
  { path, importer, pluginData }: OnResolveArgs,
  context: PluginBuild,
  { tools, problems, onPackage }: Resolving,
): Promise<OnResolveResult> {
  if (pluginData === 'package') return {}
  if (path === tools.builtins) return { path }
  const from = importer.replace(/^islands:/, '')
  const file = tools.resolve(path, from)
  if (file !== undefined) return { path: `islands:${file}`, namespace: 'islands' }
  if (isPackageName(path)) {
    onPackage()
    const found = await context.resolve(path, {
      resolveDir: tools.root,
      kind: 'import-statement',
      pluginData: 'package',
      namespace: 'file',
    })
    if (found.errors.length === 0 && /[\\/]node_modules[\\/]/.test(found.path))
      return isStyle(found.path)
        ? { path: found.path, namespace: 'unused' }
        : { path: found.path, namespace: found.namespace }
  }
  problems.push(missing(path, from, tools.moduleText(from) ?? ''))
  return { path, namespace: 'unused' }
}

/** Names of packages and of their parts; none that climbs out of where packages lie. */
function isPackageName(path: string): boolean {
  return /^[@a-z]/i.test(path) && !/[:\\]/.test(path) && !path.split('/').some((part) => part === '.' || part === '..')
}

function missing(path: string, file: string, text: string): Diagnostic {
  const isPackage = !/^[./]/.test(path)
  const message = isPackage
    ? `The package "${path}" is not installed in this project; what uses it does nothing.`
    : `There is no module "${path}"; what uses it does nothing.`
  const hint = isPackage ? 'Install it beside docs.json, or write the component without it.' : 'Check the path.'
  const at = { file, ...placeOfImport(text, path) }
  return { code: 'island-import-missing', severity: 'warning', message, hint, at }
}

function load(path: string, tools: Own, uses: readonly IslandUse[]): OnLoadResult {
  if (path === 'globals') return { contents: globalsModule(tools), loader: 'js', resolveDir: tools.root }
  if (isStyle(path)) return { contents: '', loader: 'js' }
  if (isShownOnly(path)) return { contents: `export default ${JSON.stringify(`/${path}`)}`, loader: 'js' }
  const text = tools.moduleText(path)
  if (text === undefined) return { contents: anything, loader: 'js' }
  if (/\.json$/i.test(path)) return { contents: text, loader: 'json' }
  // Names of a page's own module need not be exported to be used on it.
  const wanted = uses.filter(({ file }) => file === path).map(({ name }) => name)
  const more = wanted.filter((name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && !exported(text, name))
  const own = more.length > 0 ? `\nexport { ${[...new Set(more)].join(', ')} }` : ''
  return {
    contents: `/** @jsxRuntime automatic */ /** @jsxImportSource preact */ ${text}${own}`,
    loader: 'tsx',
    resolveDir: tools.root,
  }
}

function exported(text: string, name: string): boolean {
  if (name === 'default') return true
  const escaped = name.replaceAll('$', '\\$')
  return new RegExp(
    `\\bexport\\s+(?:async\\s+)?(?:const|let|var|function\\*?|class)\\s+${escaped}(?![\\w$])|\\bexport\\s*\\{[^}]*\\b${escaped}\\b`,
  ).test(text)
}
