/** The whole story: the stages in order. Pure of output: it gives the site and its files, and writes nothing. */
import { resolve } from 'node:path'
import { bundle, withFile, withNeeded, type Bundle } from './assets/bundle.ts'
import { loadConfig } from './config/load.ts'
import { withBackground } from './content/background.ts'
import { createCache, type Cache } from './content/cache.ts'
import { colorContrast } from './content/color-contrast.ts'
import { compileAll } from './content/compile.ts'
import { compileContext } from './content/context.ts'
import type { FetchText } from './content/descriptions.ts'
import { discover } from './content/discover.ts'
import type { SeenProject } from './content/discover.ts'
import { imageSizeOf } from './content/image-size.ts'
import { ownScripts } from './content/own-scripts.ts'
import { styleEmbeds } from './content/own-styles.ts'
import { siteFonts } from './content/fonts/site-fonts.ts'
import { customLanguages } from './content/grammars.ts'
import { islandsOf } from './content/islands.ts'
import { forget, noLive } from './content/live.ts'
import type { Live } from './content/live.ts'
import { lostText } from './content/lost-text.ts'
import type { ModifiedDays } from './content/modified-days.ts'
import { modifiedDays } from './content/modified-days.ts'
import { publish } from './content/publish.ts'
import { unknownIcons } from './content/unknown-icons.ts'
import { utilityClasses } from './content/utility-classes.ts'
import { helpFor } from './content/workers/help.ts'
import type { HelpOptions } from './content/workers/help.ts'
import { openCompiler } from './content/workers/serve.ts'
import { iconFinder } from './icons/find.ts'
import { withMark } from './icons/neutral-mark.ts'
import { codeThemes } from './markdown/code-themes.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { Document } from './model/document.ts'
import type { OutputFile } from './model/output.ts'
import type { Site } from './model/site.ts'
import type { TextFacts } from './model/source.ts'
import type { Theme } from './model/theme.ts'
import { outputs } from './outputs/index.ts'
import { integrationSettings, settingsScript } from './outputs/integrations.ts'
import { needsWord, siteNeeds } from './outputs/needs.ts'
import { createFieldLinks } from './site/field-links.ts'
import { link } from './site/link.ts'
import { byCode } from './util/order.ts'
import { createSayings, wordsFor } from './util/words-of.ts'

export { createCache, openCompiler, type Cache, type Live }

export interface BuildOptions extends HelpOptions {
  /** Folder of docs.json, absolute or relative to the working folder. */
  readonly root: string
  readonly configFile?: string
  readonly base?: string
  readonly relative?: boolean
  /** `false`: without the services that the configuration names. */
  readonly integrations?: false
  /** Also pages with `draft: true`. */
  readonly drafts?: boolean
  /** Star count of the GitHub button's repository. */
  readonly stars?: number
  /** Fetches API descriptions that are URLs; a build makes no network requests by itself. */
  readonly fetchText?: FetchText
  /** Version of the program, for the generator tag and the cache. */
  readonly version?: string
  /** What was seen of the project already; nothing in it is looked at again. */
  readonly seen?: SeenProject
  /** Output folder, so that it is not taken for content. */
  readonly out?: string
  /** For a process that watches the project and builds it again and again. */
  readonly live?: LiveBuild
}

export interface LiveBuild {
  /** What the last build has left, with the same options, theme and cache. */
  readonly kept: Live
  /** Paths that changed since, relative to the root; `undefined`: any may have. */
  readonly changed?: ReadonlySet<string>
  /** Ids of pages for which somebody waits: only these are compiled, of the others only names and titles are right. */
  readonly only?: ReadonlySet<string>
}

export interface Build {
  /** `undefined`: nothing could be built, and a fatal diagnostic says why. */
  readonly site?: Site
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
  /** Files that were read, relative to the root. */
  readonly watched: readonly string[]
  /** Those of them that the configuration is made of. */
  readonly configFiles: readonly string[]
  readonly contentDir: string
  /** What is known of the texts of pages now, by path. */
  readonly texts?: ReadonlyMap<string, TextFacts>
  /** Files of fonts, absolute: they may come from packages. */
  readonly fontFiles?: readonly string[]
  /** Whether code of packages of the project is in it, or would be if they were installed. */
  readonly asksPackages?: true
  /** Missing: the build did not ask when files were changed. */
  readonly history?: ModifiedDays['history']
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>
}

/** Builds the site of a project. Expected faults are diagnostics; the cache may be kept for the next build. */
export async function build(options: BuildOptions, theme: Theme, cache: Cache): Promise<Build> {
  const root = resolve(options.root)
  const { laps: timings, lap } = stopwatch()
  const { configFile: file, base, relative, integrations, out, stars, version, fetchText } = options
  const live = options.live?.kept ?? noLive()
  const { recall } = live
  const only = options.live?.only
  if (options.live && !only) forget(live, root, options.live.changed)
  const earlier = { before: live.config, memo: cache.memo }
  const loaded = await loadConfig(root, { file, base, relative, integrations }, earlier)
  live.config = loaded
  const { config } = loaded
  lap('config')
  if (!config)
    return {
      files: [],
      diagnostics: loaded.diagnostics,
      watched: loaded.files,
      configFiles: loaded.files,
      contentDir: '',
      timings,
    }

  const discovery = await discover(config, {
    root,
    out,
    fetchText,
    descriptions: cache.descriptions,
    images: cache.images,
    drafts: options.drafts,
    live,
    ...(options.seen && { seen: options.seen }),
  })
  lap('discover')
  const icon = iconFinder(config.look.iconLibrary, cache.icons)
  const fonts = siteFonts(config.look, { root, contentDir: discovery.contentDir, paths: discovery.project.paths })
  const code = await recall('code themes', [config], () => codeThemes(config.look.codeThemes))
  const { paths, read } = discovery.project
  const grammarTexts = (config.look.grammars ?? []).map(({ path }) => read(path))
  const { languages, ...grammars } = await recall('grammars', [config, paths, ...grammarTexts], () =>
    customLanguages(config.look.grammars, { paths, read }),
  )
  const context = compileContext(config, discovery, { theme, cache, icon, version, languages, recall })
  const hasFontFiles = (fonts.fonts?.faces.length ?? 0) > 0
  const common = recall('assets', [config, discovery.files, hasFontFiles && {}], heldBundle)
  const tools = { cache: cache.assets, fonts: fonts.fonts, code: code.themes }
  const [compiled, compiledLost, bundled] = await Promise.all([
    compileAll(discovery.sources, {
      ...context,
      ...(options.live
        ? { turns: live.turns, only }
        : { help: helpFor(config, discovery, { ...options, root, cache }), done: discovery.letGo }),
    }),
    lostText(config, context.toolsFor),
    common(() => bundle(theme, withBackground(config, discovery.files), tools)),
  ])
  // A process that goes on reads the same texts and highlights the same code at the next save.
  if (!options.live) {
    discovery.letGoOfAll()
    for (const each of [cache.highlighter, ...cache.highlighters.values()]) each.rest()
  }
  const lost = recall('lost', [compiledLost && JSON.stringify(compiledLost)], () => compiledLost)
  lap('compile')
  const { contentDir, project } = discovery
  const { iconLibrary } = config.look
  const islandParts = { root, contentDir, project, theme, icon, iconLibrary, cache, style: config.site }
  const held = recall('islands of pages', [], () => createSayings(islandsIn))([...compiled, ...(lost ? [lost] : [])])
  const islands = await islandsOf(held.flat(), islandParts)
  lap('islands')
  const {
    documents: published,
    navigation,
    files,
  } = publish(compiled, discovery, { root, drafts: options.drafts, recall })
  const fields = recall('field links', [], createFieldLinks)
  const documents = fields.mend(published, config.site)
  const texts = lost ? [...documents, lost] : documents
  const asks = wordsFor(recall, 'words of needs', needsWord)(texts)
  const needs = recall('needs', [config, asks], () => [...siteNeeds(config, texts)].sort(byCode))
  const more = recall('needed assets', [bundled, ...needs], heldBundle)
  const needed = await more(() => withNeeded(bundled, theme, new Set(needs), cache.assets))
  const utility = await utilityClasses(texts, { config, project, files: needed.files, cache, recall })
  const made = withFile(needed, 'islands.js', islands.code)
  const assets = withFile(made, integrationSettings, settingsScript(config))
  const manifest = recall('manifest', [JSON.stringify(assets.manifest)], () => assets.manifest)
  lap('utilities')
  const modified = await modifiedDays(config, documents, { root, cache, recall })
  lap('days')
  const site = link(config, documents, {
    files,
    days: modified.days,
    manifest,
    ...(lost && { lost }),
    navigation,
    frameIds: theme.idsOn,
    say: theme.say,
    ...(options.live && { recall }),
  })
  lap('link')
  const contrast = recall('contrast', [config], () => colorContrast(config.look, theme.accents?.(config.look) ?? []))
  const own = ownScripts(config, documents, { files, root, project })
  const styles = styleEmbeds({ files, root, project })
  const printed = outputs(site, theme, {
    icon: withMark(icon),
    root,
    stars,
    version,
    utilityCss: utility.css,
    words: cache.words,
    ...(cache.scratch && { hold: cache.scratch.hold }),
    keyOf: (document) => fields.keyOf(document, cache.keyOf),
    ...(cache.memo && { memo: cache.memo }),
    font: fonts.fonts?.preload,
    ...(options.live && { onDemand: true, recall }),
    ownScripts: own.scripts,
    styleEmbeds: styles.embeds,
    imageSize: (path) => imageSizeOf(path, cache.images),
  })
  const icons = recall('unknown icons', [site.shape ?? {}], () =>
    unknownIcons(config, texts, { sets: cache.icons, published: new Set(files.map(({ path }) => path)) }),
  )
  lap('outputs')
  return {
    site,
    files: [...printed, ...assets.files],
    diagnostics: [
      ...loaded.diagnostics,
      ...contrast,
      ...fonts.diagnostics,
      ...code.diagnostics,
      ...grammars.diagnostics,
      ...discovery.diagnostics,
      ...islands.diagnostics,
      ...utility.diagnostics,
      ...own.diagnostics,
      ...styles.diagnostics,
      ...modified.diagnostics,
      ...site.diagnostics,
      ...icons,
    ],
    watched: [...loaded.files, ...discovery.project.paths],
    configFiles: loaded.files,
    contentDir: discovery.contentDir,
    texts: discovery.texts,
    ...(islands.asksPackages && { asksPackages: true }),
    ...(modified.history && { history: modified.history }),
    fontFiles: (fonts.fonts?.faces ?? []).map(({ file: face }) => face),
    timings,
  }
}

const islandsIn = ({ islands }: Document) => islands

/** Asks once; what failed is asked again. */
function heldBundle(): (make: () => Promise<Bundle>) => Promise<Bundle> {
  let made: Promise<Bundle> | undefined
  return async (make) => {
    made ??= make()
    try {
      return await made
    } catch (error) {
      made = undefined
      throw error
    }
  }
}

function stopwatch() {
  const laps: Record<string, number> = {}
  let last = performance.now()
  const lap = (stage: string) => {
    const now = performance.now()
    laps[stage] = now - last
    last = now
  }
  return { laps, lap }
}
