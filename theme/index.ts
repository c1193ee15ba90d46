/** The default theme: a well-set book that happens to be navigable. */
import { join } from 'node:path'
import type { AssetEntry } from '../src/model/asset.ts'
import { diagramParts } from '../src/model/diagram.ts'
import type { DiagramPart } from '../src/model/diagram.ts'
import { english } from '../src/model/english.ts'
import type { Theme, TokenKind } from '../src/model/theme.ts'
import { tokenKinds } from '../src/model/theme.ts'
import type { Say } from '../src/model/words.ts'
import { components } from './components/index.ts'
import { otherNames } from './components/other-names.ts'
import { compiledNames, fontFile, mermaidFile, themeFolder } from './folder.ts'
import { body } from './layout/beside.tsx'
import { callout } from './layout/callout.tsx'
import { code } from './layout/code.tsx'
import { footer } from './layout/footer.tsx'
import { frameIds, frameIdsOn } from './layout/frame-ids.ts'
import { header } from './layout/header.tsx'
import { diagram } from './layout/diagram.tsx'
import { heading, headingLook } from './layout/heading.tsx'
import { icon } from './layout/icon.tsx'
import { math } from './layout/math.tsx'
import { image, zoom } from './layout/image.tsx'
import { nearPages, notFound } from './layout/not-found.tsx'
import { page } from './layout/page.tsx'
import { problem } from './layout/problem.tsx'
import { redirect } from './layout/redirect.tsx'
import { listing } from './layout/listing.tsx'
import { entry, sidebar } from './layout/sidebar.tsx'
import { table } from './layout/table.tsx'
import { overview } from './reference/overview.tsx'
import { reference } from './reference/reference.tsx'
import { accents, tokens } from './styles/tokens.ts'
import { sayIn, spokenFor, tables } from './words/index.ts'

const folder = themeFolder()
const compiled = compiledNames(folder)

/** A style sheet for the pages that show one of these classes. */
function sheet(name: string, marks: readonly string[]): AssetEntry {
  return { name: `${name}.css`, file: join(folder, `styles/on-demand/${name}.css`), onDemand: true, marks }
}

const parts = Object.fromEntries(diagramParts.map((part) => [part, `d-${part}`])) as Record<DiagramPart, string>
const kinds = Object.fromEntries(tokenKinds.map((kind) => [kind, `t-${kind}`])) as Record<TokenKind, string>

/** What is drawn while a page is compiled, in the words of its language. */
function drawing(say: Say): Pick<Theme, 'speaks' | 'markdown' | 'reference' | 'overview'> {
  return {
    speaks: say,
    markdown: {
      code: (view) => code(view, say),
      heading: (view) => heading(view, say),
      headingLook,
      table: (view) => table(view, say),
      image,
      zoom: (view) => zoom(view, say),
      callout: (view) => callout(view, say),
      problem: (view) => problem(view, say),
      icon,
      math: (view) => math(view, say),
      diagram: (view) => diagram(view, say),
      diagramParts: parts,
      body: (nodes, about) => body(nodes, about, say),
      tokens: kinds,
    },
    reference: (view) => reference(view, say),
    overview: (view) => overview(view, say),
  }
}

const startName = (lang: string) => (lang === 'en' ? 'playground.js' : `playground.${lang}.js`)
const playgroundMarks = ['api-try']

/** Opens the playground, in one language. */
function playgroundStart(lang: string, marks: readonly string[] = []): AssetEntry {
  return { name: startName(lang), file: join(folder, `client/playground/start/${lang}.ts`), onDemand: true, marks }
}

/** What the form says: only the entry above names it, so that a site has it for its own languages alone. */
function formWords(lang: string): AssetEntry {
  const file = join(folder, `words/playground/${lang}.ts`)
  return { name: `form-words.${lang}.js`, file, onDemand: true, global: 'flatleafFormWords' }
}

/** Parts of Preact that a script takes from that of the playground's form. */
function shared(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, join(folder, 'client/playground/shared-preact.ts')]))
}

/** The assets as pages in a language need them: the playground is opened by its own script. */
function assetsIn(lang: string): readonly AssetEntry[] {
  return theme.assets.map((asset) => {
    if (asset.name === startName('en')) return served(playgroundStart('en'))
    return asset.name === startName(lang) ? served(playgroundStart(lang, playgroundMarks)) : asset
  })
}

const entries: readonly AssetEntry[] = [
  { name: 'site.css', file: join(folder, 'styles/site.css') },
  sheet('diagrams', ['diagram']),
  sheet('math', ['math', 'math-block', 'math-wrong']),
  sheet('reference', ['api-endpoint', 'api-fields', 'api-note', 'api-response', 'api-about']),
  sheet('feedback', []),
  sheet('drilldown', []),
  sheet('search-side', []),
  { name: 'made-pages.css', file: join(folder, 'styles/on-demand/made-pages.css') },
  sheet('parts', ['update', 'tree', 'preview', 'colors', 'prompt', 'repo-card', 'repo-inline']),
  { name: 'early.js', file: join(folder, 'client/early.ts') },
  { name: 'site.js', file: join(folder, 'client/site.ts') },
  { name: 'search.css', file: join(folder, 'styles/search.css') },
  { name: 'search.js', file: join(folder, 'client/search/search.ts') },
  { name: 'not-found.js', file: join(folder, 'client/not-found.ts') },
  { name: 'feedback.js', file: join(folder, 'client/feedback.ts'), onDemand: true },
  { name: 'integrations.js', file: join(folder, 'client/integrations.ts'), onDemand: true },
  playgroundStart('en', playgroundMarks),
  ...[...tables.keys()].flatMap((lang) => [playgroundStart(lang), formWords(lang)]),
  { name: 'playground-form.js', file: join(folder, 'client/playground/playground.tsx'), onDemand: true },
  {
    name: 'playground-answer.js',
    file: join(folder, 'client/playground/answer.ts'),
    alias: shared('preact/hooks', 'preact/jsx-runtime'),
    onDemand: true,
  },
  { name: 'playground.css', file: join(folder, 'styles/playground.css'), onDemand: true },
  { name: 'mermaid.js', file: join(folder, 'client/mermaid.ts'), onDemand: true },
  { name: 'mermaid-library.js', file: mermaidFile(), onDemand: true, copied: true },
  { name: 'inter.woff2', file: fontFile(), onDemand: true },
  { name: 'favicon.svg', file: join(folder, 'styles/favicon.svg') },
]

function served(asset: AssetEntry): AssetEntry {
  return compiled.has(asset.name) ? { ...asset, file: join(folder, 'compiled', asset.name), compiled: true } : asset
}

export const theme: Theme = {
  version: 'flatleaf 1',
  ids: frameIds,
  idsOn: frameIdsOn,
  page,
  frame: (view) => ({ header: header(view), sidebar: sidebar(view), footer: footer(view) }),
  entry,
  say: sayIn,
  listing,
  nearPages,
  notFound,
  redirect,
  ...drawing(english),
  speaking(lang) {
    const spoken = spokenFor(lang)
    return spoken === 'en' ? theme : { ...theme, ...drawing(sayIn(lang)), assets: assetsIn(spoken) }
  },
  components: { ...components, ...otherNames },
  assets: entries.map(served),
  islands: {
    runtime: join(folder, 'client/islands/start.ts'),
    builtins: join(folder, 'client/islands/builtins.ts'),
    sheets: ['math.css', 'parts.css'],
  },
  tokens,
  accents,
}
