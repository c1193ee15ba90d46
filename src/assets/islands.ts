/**
 * Islands: the components of a project that move. Their modules are bundled with Preact into one classic script, which only
 * the pages that hold one load. Nothing of it runs while a site is built: esbuild reads and rewrites text.
 */
import type { BuildFailure, Message, PartialMessage } from 'esbuild'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { IslandUse } from '../model/document.ts'
import type { Drawing } from '../model/icon.ts'
import type { PropTable } from '../model/prop.ts'
import type { UrlStyle } from '../model/route.ts'
import { targets } from './compile.ts'
import { esbuild } from './esbuild.ts'
import { islandModules } from './island-modules.ts'

/** What bundling islands needs from the project. */
export interface IslandTools {
  /** Text of a module that esbuild can read: a page's `import` and `export` lines, or a file as it is. */
  readonly moduleText: (file: string) => string | undefined
  /** The project file that an import names. */
  readonly resolve: (written: string, from: string) => string | undefined
  readonly root: string
  /** Absolute path of the theme's script that starts islands: `start(modules, drawings, style)`. */
  readonly runtime: string
  /** Absolute path of the theme's module of built-in components, by the names that authors write. */
  readonly builtins: string
  /** The built-in components by name, with what is to be known of their props. */
  readonly props: ReadonlyMap<string, PropTable>
  /** How addresses of the site are written. */
  readonly style: UrlStyle
  /** Icons that islands may ask for, by name. */
  readonly drawings: (names: readonly string[]) => Readonly<Record<string, Drawing>>
}

export interface Islands {
  /** `undefined`: there is none. */
  readonly code?: string
  readonly diagnostics: readonly Diagnostic[]
  /** Whether a package of the project was asked for, be it there or not. Missing: all is of the project's files and ours. */
  readonly asksPackages?: true
}

/** Bundles islands. A module that cannot be read is left out and told about: its pages keep their first render. */
export async function bundleIslands(uses: readonly IslandUse[], tools: IslandTools): Promise<Islands> {
  const diagnostics: Diagnostic[] = []
  const broken = new Set<string>()
  let asked: Pick<Islands, 'asksPackages'> = {}
  // Each round leaves out at least one module.
  for (;;) {
    const whole = uses.filter(({ file }) => !broken.has(file))
    if (whole.length === 0) return { ...asked, diagnostics: distinct(diagnostics) }
    const { code, warnings, errors, asksPackages } = await attempt(whole, tools, broken)
    if (asksPackages) asked = { asksPackages }
    diagnostics.push(...warnings, ...errors)
    if (code !== undefined) return { ...asked, code, diagnostics: distinct(diagnostics) }
    const size = broken.size
    for (const { at } of errors) if (at) broken.add(at.file)
    if (broken.size === size) return { ...asked, diagnostics: distinct(diagnostics) }
  }
}

interface Attempt extends Pick<Islands, 'code' | 'asksPackages'> {
  readonly warnings: readonly Diagnostic[]
  readonly errors: readonly Diagnostic[]
}

async function attempt(uses: readonly IslandUse[], tools: IslandTools, broken: ReadonlySet<string>): Promise<Attempt> {
  const { build } = esbuild()
  const modules = islandModules(uses, tools, broken)
  const told = () => ({
    warnings: modules.problems(),
    ...(modules.asksPackages() && { asksPackages: true as const }),
  })
  try {
    const result = await build({
      stdin: { contents: modules.entry, resolveDir: tools.root, sourcefile: 'islands.js', loader: 'js' },
      absWorkingDir: tools.root,
      bundle: true,
      minify: true,
      write: false,
      logLevel: 'silent',
      legalComments: 'none',
      charset: 'utf8',
      format: 'iife',
      platform: 'browser',
      target: targets,
      jsx: 'automatic',
      jsxImportSource: '#hast',
      tsconfigRaw: '{}',
      define: { 'process.env.NODE_ENV': '"production"' },
      inject: ['islands:globals'],
      plugins: [modules.plugin],
    })
    return { code: result.outputFiles[0]!.text, ...told(), errors: [] }
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>
    if (!errors) throw error
    return { ...told(), errors: errors.map((each) => failed(each, uses)) }
  }
}

/** An error of esbuild, at the place of the module that holds it. */
function failed({ text, location }: Message | PartialMessage, uses: readonly IslandUse[]): Diagnostic {
  const written = location?.file?.replace(/^(?:islands:)+/, '')
  const file = written !== undefined && written !== 'islands.js' ? written : (uses[0]?.file ?? '')
  return {
    code: 'island-failed',
    severity: 'warning',
    message: `The component in "${file}" cannot be bundled (${text}); its pages show it without movement.`,
    hint: 'Mend the module, or write it without what browsers do not know.',
    at: { file, line: location?.line ?? 1, column: (location?.column ?? 0) + 1 },
  }
}

function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()]
}
