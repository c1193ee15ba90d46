/** What the compiler works with, from the configuration and what was found. */
import { nearestIcon } from '../icons/suggest.ts'
import type { CustomLanguage } from '../markdown/custom-languages.ts'
import { createHighlighter } from '../markdown/highlight.ts'
import type { Highlighter } from '../markdown/highlight.ts'
import { isPattern } from '../model/redirect-match.ts'
import { pageId } from '../model/route.ts'
import { filePath } from '../util/file-path.ts'
import type { SiteConfig } from '../model/config.ts'
import type { IconFinder } from '../model/icon.ts'
import type { PageSource, Source } from '../model/source.ts'
import type { Theme } from '../model/theme.ts'
import { forget as forgetSchemas } from '../openapi/schema/flatten.ts'
import { noRows } from '../openapi/schema/kept-rows.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import type { Cache } from './cache.ts'
import { sourceKeys } from './compile.ts'
import type { CompileContext } from './compile.ts'
import type { Discovery } from './discover.ts'
import { pageLanguages } from './page-languages.ts'
import type { Tools } from './tools.ts'

/** What was found, as far as pages are compiled with it. */
export interface Found extends Pick<
  Discovery,
  'contentDir' | 'project' | 'navigation' | 'mentions' | 'findOperation' | 'findSchema'
> {
  readonly sources: readonly (Source | Pick<PageSource, 'id'>)[]
  readonly downloads: Pick<Discovery['downloads'], 'bySpec'>
}

export interface ContextParts {
  readonly theme: Theme
  readonly cache: Cache
  readonly icon: IconFinder
  /** Version of the program: Documents of another one are not taken from the cache. */
  readonly version?: string
  readonly recall?: Recall
  /** Languages that the project brings the grammar of. */
  readonly languages?: readonly CustomLanguage[]
}

/** The tools of `compileAll` and the string that names all options that compiling reads. */
export function compileContext(config: SiteConfig, discovery: Found, parts: ContextParts): CompileContext {
  const { theme, cache, icon, version, recall = noRecall } = parts
  const { contentDir, project } = discovery
  const { base, shape, relative } = config.site
  const { variables, look } = config
  const oldFiles = redirectedFiles(config, discovery)
  const tools: Tools = {
    theme,
    style: { base, shape, relative },
    icon,
    nearestIcon: (written) => nearestIcon(written, look.iconLibrary, cache.icons),
    variables: config.variables,
    contentDir,
    readFile: project.read,
    fileExists: (path) => project.paths.has(path) || oldFiles.has(path),
    imageSize: project.imageSize,
    highlighter: highlighterFor(parts.languages ?? [], cache),
    diagrams: cache.diagrams,
    formulas: look.formulas,
    api: config.api,
    findOperation: discovery.findOperation,
    findSchema: discovery.findSchema,
    sizes: new WeakMap(),
    mention: (spec, written) => discovery.mentions.get(spec)?.get(written),
    download: (spec) => discovery.downloads.bySpec.get(spec),
  }
  // Where a description is named says nothing about its pages; a line added to docs.json must not compile them anew.
  const { sources: _, ...api } = config.api
  const options = JSON.stringify([
    version,
    theme.version,
    tools.style,
    contentDir,
    variables,
    look.iconLibrary,
    look.formulas,
    api,
    [...discovery.downloads.bySpec],
    [...oldFiles],
    parts.languages?.map(({ id, names }) => [id, names]),
  ])
  const { navigation } = discovery
  const { versions } = config
  const languageOf = recall('languages', [navigation, versions], () => pageLanguages(navigation, versions))
  const keyOf = recall('keys of sources', [options], () => sourceKeys(options))
  const byLanguage = toolsByLanguage(tools, languageOf, discovery.sources)
  return { ...byLanguage, cache, hashOf: project.hashOf, options, keyOf, recall }
}

function highlighterFor(languages: readonly CustomLanguage[], { highlighter, highlighters }: Cache): Highlighter {
  if (languages.length === 0) return highlighter
  const key = JSON.stringify(languages.map(({ id, names }) => [id, names]))
  const made = highlighters.get(key) ?? createHighlighter(languages)
  highlighters.clear()
  highlighters.set(key, made)
  return made
}

/** The tools for a page, made once for each language. */
function toolsByLanguage(
  tools: Tools,
  languageOf: (id: string) => string,
  sources: Found['sources'],
): Pick<CompileContext, 'toolsFor' | 'forget'> {
  const made = new Map<string, Tools>()
  const toolsFor = (id: string) => {
    const language = languageOf(id)
    const own = made.get(language) ?? {
      ...tools,
      theme: tools.theme.speaking(language),
      prose: new Map(),
      rows: noRows(),
    }
    made.set(language, own)
    return own
  }
  const forget = () => {
    made.clear()
    for (const source of sources) if ('slice' in source) forgetSchemas(source.slice.refs)
  }
  return { toolsFor, forget }
}

/** Files of a former site that lead on: a link to one keeps its ending, unless a page has the name now. */
function redirectedFiles({ redirects }: SiteConfig, { sources }: Found): ReadonlySet<string> {
  const files = redirects
    .filter(({ source }) => source.endsWith('.html') && !isPattern(source))
    .map(({ source }) => filePath(source))
  const pages = new Set(files.length === 0 ? [] : sources.map(({ id }) => id))
  return new Set(files.filter((file) => !pages.has(pageId(file.slice(0, -'.html'.length)))))
}
