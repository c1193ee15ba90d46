import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder that holds the theme's own files (`styles/`, `client/`), as an absolute path: that of the sources (`theme/`), or of
 * the published bundle (`lib/theme/`). It is looked for from this module upwards.
 * Throws when the package is incomplete.
 */
export function themeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    for (const place of [folder, join(folder, 'theme'), join(folder, 'lib', 'theme')]) {
      if (existsSync(join(place, 'styles', 'favicon.svg'))) return place
    }
    const above = dirname(folder)
    if (above === folder) throw new Error('The files of the theme are missing from this installation.')
    folder = above
  }
}

/** Names of the style sheets and scripts that were compiled when the program was bundled: files of `folder/compiled/`. */
export function compiledNames(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(join(folder, 'compiled')))
  } catch {
    // From the sources.
    return new Set()
  }
}

/** Mermaid's own script in one file, for the kinds of diagrams that are not drawn at build. */
export function mermaidFile(): string {
  return createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js')
}

/** The file of the text font. */
export function fontFile(): string {
  const require = createRequire(import.meta.url)
  return join(
    dirname(require.resolve('@fontsource-variable/inter/package.json')),
    'files/inter-latin-wght-normal.woff2',
  )
}
