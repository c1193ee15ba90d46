/** esbuild behind one door, loaded when it is first needed. */
import type { BuildOptions } from 'esbuild'

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

/** One entry with everything it imports, as text. The same sources give the same text wherever they stand. */
export async function compileAsset(file: string, kind: 'css' | 'js'): Promise<string> {
  const { build } = await import('esbuild')
  const result = await build({
    ...common,
    entryPoints: [file],
    ...(kind === 'js' && { format: 'iife', platform: 'browser', tsconfigRaw: '{}' }),
  })
  return result.outputFiles[0]!.text
}

/** A style sheet as it would be in a bundle. */
export async function minifyCss(css: string): Promise<string> {
  const { transform } = await import('esbuild')
  const result = await transform(css, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    target: targets,
    legalComments: 'none',
  })
  return result.code
}
