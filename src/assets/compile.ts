/** Style sheets and scripts of the theme and of the project, each with all that it imports. */
import { join, parse } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { AssetEntry } from '../model/asset.ts'
import { esbuild } from './esbuild.ts'

/** Browsers of 2024 and later: what the style sheets use (`light-dark()`, layers, nesting) is known to all of them. */
export const targets = ['es2022', 'chrome123', 'firefox121', 'safari17.5']

const common = {
  bundle: true,
  minify: true,
  write: false,
  logLevel: 'silent',
  legalComments: 'none',
  charset: 'utf8',
  target: targets,
  // `asset:name` is filled in when the hashed names are known.
  external: ['asset:*'],
} satisfies BuildOptions

export interface Compiled {
  readonly text: string
  /** Absolute paths of the files that it was made from. */
  readonly inputs: readonly string[]
}

/**
 * One entry with everything it imports, as text. The same sources give the same text wherever they stand. `global`: the
 * variable that holds what a script exports; `alias`: the file that stands in for a package.
 */
export async function compileAsset(
  file: string,
  kind: 'css' | 'js',
  { global, alias }: Pick<AssetEntry, 'global' | 'alias'> = {},
): Promise<Compiled> {
  const { build } = esbuild()
  const top = parse(file).root
  const result = await build({
    ...common,
    absWorkingDir: top,
    metafile: true,
    entryPoints: [file],
    ...(kind === 'js' && { format: 'iife', platform: 'browser', tsconfigRaw: '{}', globalName: global, alias }),
  })
  return {
    text: result.outputFiles[0]!.text,
    inputs: Object.keys(result.metafile.inputs).map((path) => join(top, path)),
  }
}

/** A style sheet as it would be in a bundle. */
export async function minifyCss(css: string): Promise<string> {
  const { transform } = esbuild()
  const result = await transform(css, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: targets,
    legalComments: 'none',
  })
  return result.code
}
