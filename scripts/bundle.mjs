#!/usr/bin/env node
/**
 * Bundles Flatleaf into lib/: the program in a few files, the theme's style sheets and browser scripts, and the sources of
 * what is bundled with the components of a project. What every build loads of packages goes into the program, beside the
 * words of their licenses: four hundred small files took half of the time that a start takes.
 */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, transform } from 'esbuild'
import { licensesOf } from './bundled-licenses.mjs'
import { textForNode } from './for-node.mjs'
import { patternTables } from './patterns.mjs'

const root = resolve(import.meta.dirname, '..')

/** Bundles into `outdir`, which is left as it was when the sources have errors: esbuild prints them, and this throws. */
export async function bundle(outdir = join(root, 'lib')) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { program, packages } = await bundleProgram(outdir, version)
  const theme = await themeModule()
  const [assets, sources, tables] = await Promise.all([assetsOf(theme), sourcesOfIslands(theme), patternTables()])
  rmSync(outdir, { recursive: true, force: true })
  const files = [...assets, ...sources]
  const signature = signatureOf(program, files, tables)
  for (const { path, text } of program) write(path, text.replaceAll(unsigned, signature))
  // Node starts a program of the older form ten to twenty milliseconds sooner.
  write(join(outdir, 'package.json'), '{ "type": "commonjs" }\n')
  write(join(outdir, 'licenses.txt'), licensesOf(packages))
  for (const [path, contents] of files) write(join(outdir, path), contents)
  for (const [kind, byName] of Object.entries(tables))
    for (const [name, table] of Object.entries(byName)) write(join(outdir, kind, `${name}.json`), JSON.stringify(table))
  chmodSync(join(outdir, 'cli.js'), 0o755)
}

/** Stands for the signature until everything that is signed is known. */
const unsigned = '@flatleaf-program@'

/**
 * Of all that decides what the program makes: its code, the files of the theme, the versions of the packages, and the
 * tables, which packages decide that only other packages name.
 */
function signatureOf(program, files, tables) {
  const sum = createHash('sha256')
  for (const { path, contents } of program.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    sum.update(basename(path)).update(contents)
  for (const [path, contents] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) sum.update(path).update(contents)
  return sum
    .update(JSON.stringify(tables))
    .update(readFileSync(join(root, 'package.json')))
    .digest('hex')
    .slice(0, 32)
}

function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}

/** What starts the program and its workers; and the program itself as scripts of parts (`src/load-scripts.ts`). */
async function bundleProgram(outdir, version) {
  const common = {
    absWorkingDir: root,
    outdir,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20.19',
    // The first form of jsonc-parser asks for its parts under names that no bundler sees.
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [packages],
    define: { FLATLEAF_VERSION: JSON.stringify(version), FLATLEAF_PROGRAM: JSON.stringify(unsigned) },
  }
  const [starts, program] = await Promise.all([
    build({ ...common, entryPoints: { cli: 'src/start.ts', worker: 'src/worker.ts' }, format: 'cjs', charset: 'utf8' }),
    build({
      ...common,
      entryPoints: { program: 'src/cli.ts', engine: 'src/engine.ts' },
      outExtension: { '.js': '.cjs' },
      splitting: true,
      format: 'esm',
      chunkNames: 'part-[name]-[hash]',
      define: { ...common.define, 'import.meta.url': 'urlOfScript' },
    }),
  ])
  const inside = Object.values(program.metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? folderOfPackage(path) : [])),
  )
  return {
    program: [...starts.outputFiles, ...(await scriptsOf(program))],
    packages: [...new Set(inside)].map((path) => join(root, path)),
  }
}

/** What the commands and what the engine begin with as one script each, with one for what both do, and each of the others as its own. */
async function scriptsOf({ outputFiles, metafile }) {
  const [commands, engine] = ['program.cjs', 'engine.cjs'].map((name) => partsFrom(name, metafile))
  const scriptOf = (name) => {
    if (commands.has(name)) return engine.has(name) ? 'shared.cjs' : 'program.cjs'
    return engine.has(name) ? 'engine.cjs' : name
  }
  const names = new Map(
    outputFiles.map(({ path }) => basename(path)).map((name) => [`./${name}`, partIn(scriptOf(name), name)]),
  )
  const scripts = new Map()
  for (const { path, text } of outputFiles) {
    const script = join(dirname(path), scriptOf(basename(path)))
    const part = await partOf(text, names.get(`./${basename(path)}`), names)
    scripts.set(script, [...(scripts.get(script) ?? []), part])
  }
  return Array.from(scripts, ([path, parts]) => {
    const text = `(function (parts) {${parts.join('')}})`
    return { path, text, contents: Buffer.from(text) }
  })
}

/** The parts that one imports before it runs, with those that they import. */
function partsFrom(first, metafile) {
  const found = new Set([first])
  for (const name of found)
    for (const { path, kind, external } of importsOf(metafile, name))
      if (kind === 'import-statement' && !external) found.add(basename(path))
  return found
}

/** The name of a part says which script it is in. */
const partIn = (script, name) => (script === name ? `./${script}` : `./${script}/${name}`)

const importsOf = ({ outputs }, name) => Object.entries(outputs).find(([path]) => basename(path) === name)[1].imports

/** Scripts have no dynamic imports that Node is done with trying out; what would be imported is required. */
async function partOf(text, name, names) {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    charset: 'ascii',
    supported: { 'dynamic-import': false },
  })
  const named = code.replace(
    /require\("(\.\/[^"]+)"\)/g,
    (all, part) => `require(${JSON.stringify(names.get(part) ?? part)})`,
  )
  return `parts[${JSON.stringify(name)}] = function (module, require, __filename) {${urlOfScript}\n${inAscii(named)}};\n`
}

/** Scripts are read as letters of one byte. esbuild writes texts so; patterns and comments it leaves, and there the escape is the same. */
function inAscii(text) {
  return text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const urlOfScript = "const urlOfScript = require('node:url').pathToFileURL(__filename).href;"

/** They hold programs for one kind of machine, are read as files, serve the browser, or only few sites load them. */
const outside =
  /^(?:esbuild|shiki\/(?:langs|themes|engine)|@shikijs\/(?:langs|themes|engine-[a-z]+)|chokidar|@iconify-json|@fontsource-variable|@mermaid-js|elkjs|preact|minisearch|tailwindcss|temml|@seriousme)(?:$|\/)/

/** `#hast/…` is ours; every other bare name is a package. */
const packages = {
  name: 'packages',
  setup(context) {
    // The list itself is as long in coming as thirty grammars; most builds after an edit ask for names and load none.
    context.onResolve({ filter: /^shiki\/langs$/, namespace: 'file' }, ({ path }) => ({ path, namespace: 'names' }))
    context.onLoad({ filter: /^shiki\/langs$/, namespace: 'names' }, async () => {
      const { bundledLanguages } = await import('shiki/langs')
      return {
        contents: `const names = ${JSON.stringify(Object.keys(bundledLanguages).join(' '))}.split(' ')
export const bundledLanguages = Object.fromEntries(
  names.map((name) => [name, async () => (await import('shiki/langs')).bundledLanguages[name]()]))`,
      }
    })
    context.onResolve({ filter: /^#hast\/jsx-(dev-)?runtime$/ }, ({ path }) => ({
      path: join(root, 'src', `${path.slice(1)}.ts`),
    }))
    context.onResolve({ filter: outside }, () => ({ external: true }))
    // Its older form, which acorn-jsx asks for, would come in beside the one that all else takes.
    context.onResolve({ filter: /^acorn$/ }, () => ({ path: join(root, 'node_modules/acorn/dist/acorn.mjs') }))
    // Its program for the machine is a package that only satteri's own folder is sure to find.
    context.onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        'createRequire(import.meta.url)',
        "createRequire(createRequire(import.meta.url).resolve('satteri').replace(/dist.index\\.js$/, 'index.js'))",
      ),
    }))
    // The engine that gray-matter would take for front matter; we give it another one.
    context.onLoad({ filter: /[\\/]js-yaml[\\/]index\.js$/ }, () => ({
      contents: 'exports.safeLoad = exports.safeDump = () => { throw new Error("no engine") }',
    }))
    // Lays JSON out anew, which nobody asks for, and makes a thousand texts for it whenever it is loaded.
    context.onLoad({ filter: /[\\/]jsonc-parser[\\/]lib[\\/]esm[\\/]impl[\\/]format\.js$/ }, () => ({
      contents: 'export const format = undefined, isEOL = undefined',
    }))
    // Messages of zod in fifty languages that nobody is shown.
    context.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
    }))
  },
}

const folderOfPackage = (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []

/**
 * Style sheets and scripts as sites get them, and the rest that is copied: texts by their paths below lib/. To compile them in each
 * build without a cache took a second process, and as long as forty pages.
 */
async function assetsOf({ theme, compileAsset }) {
  const served = theme.assets.filter(({ file }) => file.startsWith(join(root, 'theme')))
  return Promise.all(
    served.map(async ({ name, file, copied, ...how }) => {
      const kind = /\.(css|js)$/.exec(name)?.[1]
      if (copied || !kind) return [below(file), readFileSync(file)]
      return [`theme/compiled/${name}`, (await compileAsset(file, kind, how)).text]
    }),
  )
}

/** Sources that are bundled with components of a project. */
async function sourcesOfIslands({ theme }) {
  const { runtime, builtins } = theme.islands
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [runtime, builtins],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    logLevel: 'warning',
  })
  const ours = Object.keys(metafile.inputs).filter((path) => /^(theme|src)\//.test(path))
  return ours.map((path) => [path, readFileSync(join(root, path))])
}

const below = (file) => relative(root, file).split(sep).join('/')

/** The theme as the sources have it, and what compiles it. */
async function themeModule() {
  const file = join(root, 'node_modules', '.flatleaf', 'bundle.mjs')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await textForNode('theme/index.ts', 'src/assets/compile.ts'))
  return import(`${pathToFileURL(file)}?${Date.now()}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now()
  await bundle().then(
    () => console.log(`lib/ in ${Math.round(performance.now() - started)} ms`),
    (error) => {
      // esbuild has said what is wrong with the sources.
      if (!Array.isArray(error.errors)) console.error(error)
      process.exitCode = 1
    },
  )
}
