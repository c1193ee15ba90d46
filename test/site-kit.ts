/**
 * Small projects for tests: written from literals to a folder of their own, built by the real stages with the real
 * theme, read back the way a reader meets them (text, links, landmarks, colours). Nothing is left behind.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildOptions } from '../src/build.ts'
import { build } from '../src/build.ts'
import type { Cache } from '../src/content/cache.ts'
import { createCache } from '../src/content/cache.ts'
import type { Diagnostic } from '../src/model/diagnostic.ts'
import type { Site } from '../src/model/site.ts'
import { theme } from '../theme/index.ts'
import type { HtmlPage } from './html-page.ts'
import { htmlPage } from './html-page.ts'
import type { StyleSheet } from './style-sheet.ts'
import { styleSheet } from './style-sheet.ts'
import type { ProjectFiles } from './temporary.ts'
import { folder } from './temporary.ts'

export interface SiteKit {
  readonly root: string
  readonly site: Site | undefined
  /** Paths of the output, sorted as the build gives them. */
  readonly files: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
  /** Codes of the diagnostics that are no mere information. */
  readonly codes: readonly string[]
  /** Text of an output file. */
  readonly read: (path: string) => string
  /** Bytes of every output file by path. */
  readonly bytes: ReadonlyMap<string, Buffer>
  /** HTML of the page at an address such as `/guides/start/`. */
  readonly html: (route: string) => string
  /** The page at an address, to be asked what it shows. */
  readonly page: (route: string) => HtmlPage
  /** Visible text of the page at an address. */
  readonly text: (route: string) => string
  /** All style sheets that the page at an address loads, as one. */
  readonly styles: (route: string) => StyleSheet
}

/** The repository itself. */
export const repository = resolve(import.meta.dirname, '..')

/** The plant store's description, as the repository publishes it. */
export const plantStore = readFileSync(join(repository, 'openapi.yaml'), 'utf8')

/** A page with the two keys that every page begins with. */
export function mdx(title: string, body = 'Text.'): string {
  return `---\ntitle: ${title}\ndescription: What ${title} is for.\n---\n\n${body}\n`
}

/** Writes a project, builds it, and removes it when the test ends. */
export async function project(files: ProjectFiles, options: Partial<BuildOptions> = {}): Promise<SiteKit> {
  return buildFolder(folder(files), options)
}

/** Builds a folder in memory; a cache given twice is what `dev` does between two saves. */
export async function buildFolder(
  root: string,
  options: Partial<BuildOptions> = {},
  cache: Cache = createCache(),
): Promise<SiteKit> {
  const made = await build({ root, ...options }, theme, cache)
  const bytes = new Map<string, Buffer>()
  for (const file of made.files) bytes.set(file.path, Buffer.from(await file.body()))
  const read = (path: string) => {
    const found = bytes.get(path)
    if (!found) throw new Error(`The site has no file "${path}". It has:\n${[...bytes.keys()].join('\n')}`)
    return found.toString('utf8')
  }
  const html = (route: string) => read(fileOf(route))
  return {
    root,
    site: made.site,
    files: [...bytes.keys()],
    diagnostics: made.diagnostics,
    codes: made.diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code),
    read,
    bytes,
    html,
    page: (route) => htmlPage(html(route)),
    text: (route) => htmlPage(html(route)).text(),
    styles: (route) =>
      styleSheet(
        htmlPage(html(route))
          .styleSheets()
          .map((href) => read(pathOf(href, options.base))),
      ),
  }
}

/** A `docs.json` in which only the keys under test stand beside what every site needs. */
export function docs(keys: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'Plant Store', navigation: [{ group: 'Start', pages: ['index', 'guides/start'] }], ...keys }
}

/** A site of two pages with the keys under test in its `docs.json`. */
export async function siteWith(
  keys: Readonly<Record<string, unknown>>,
  files: ProjectFiles = {},
  options: Partial<BuildOptions> = {},
): Promise<SiteKit> {
  const own = {
    'docs.json': docs(keys),
    'pages/index.mdx': mdx('Welcome'),
    'pages/guides/start.mdx': mdx('First steps'),
  }
  return project({ ...own, ...files }, options)
}

/** `/guides/start/` → `guides/start/index.html`. */
function fileOf(route: string): string {
  const path = route.replace(/^\//, '')
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

function pathOf(href: string, base = '/'): string {
  return decodeURI(href.startsWith(base) ? href.slice(base.length) : href).replace(/^\//, '')
}
