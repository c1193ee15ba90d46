/** What one compile gathers. It lives for one page only; a snippet has a scope of its own on the same page. */
import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { DocumentLink, Embed } from '../model/document.ts'
import type { IconFinder } from '../model/icon.ts'
import type { ImageSize } from '../model/image.ts'
import type { UrlStyle } from '../model/route.ts'
import type { Theme } from '../model/theme.ts'
import { uniqueSlugs } from '../util/slug.ts'
import type { CodeBlock } from './code-block.ts'
import type { Call } from './components/call.ts'
import type { Frame } from './evaluate/frame.ts'
import type { Parsed } from './evaluate/parse-expression.ts'
import type { PlainObject, Value } from './evaluate/value.ts'
import { newWork } from './evaluate/work.ts'
import type { Work } from './evaluate/work.ts'
import type { Edit } from './edits.ts'
import { pageWork } from './highlight.ts'
import type { MathNode } from './math/math-marks.ts'
import { pageDiagrams } from './diagram.ts'
import { pageMath } from './math/render-math.ts'
import type { MathRenderer } from './math/render-math.ts'
import type { DiagramCache, DiagramRenderer } from './diagram.ts'
import type { Highlighter } from './highlight.ts'
import type { JsxAttribute, Range } from './nodes.ts'
import type { Binding, Exported, ImportTarget } from './module-names.ts'
import type { Engine, EngineName } from './parse.ts'

export type { Binding } from './module-names.ts'

/** What compiling Markdown needs from outside. */
export interface MarkdownTools {
  readonly theme: Theme
  readonly style: UrlStyle
  readonly icon: IconFinder
  /** The known icon name nearest to one that no set has. */
  readonly nearestIcon?: (name: string) => string | undefined
  /** `{{name}}` → text; `undefined`: `{{name}}` is ordinary text. */
  readonly variables?: Readonly<Record<string, string>>
  /** Text of a project file by its path from the root, for snippets; `undefined` when there is none. */
  readonly readFile: (path: string) => string | undefined
  /** Folder of the pages: `''` or `pages`. */
  readonly contentDir: string
  /** Whether a project file exists, by its path from the root. */
  readonly fileExists?: (path: string) => boolean
  /** Width and height of an image of the project, by its path from the root. */
  readonly imageSize?: (path: string) => ImageSize | undefined
  /** Shared by all pages of a process: grammars are loaded once, equal blocks are highlighted once. */
  readonly highlighter?: Highlighter
  /** `false`: nothing is taken for a formula. */
  readonly formulas?: boolean
  /** Drawings by their text, shared likewise. */
  readonly diagrams?: DiagramCache
  readonly engine?: EngineName
}

/** The walk over a tree, handed down so that what it calls can come back to it. */
export interface Walk {
  readonly nodes: (nodes: readonly RootContent[], scope: Scope) => ElementContent[]
  /** An element whose children are finished. */
  readonly element: (element: Element, children: readonly ElementContent[], scope: Scope) => readonly ElementContent[]
  readonly call: (call: Call, scope: Scope) => readonly ElementContent[]
}

export interface Page {
  /** Id and path of the page; links are resolved against them. */
  readonly id: string
  readonly path: string
  readonly tools: MarkdownTools
  readonly engine: Engine
  readonly walk: Walk
  readonly slug: (text: string) => string
  /** Ids given so far, and those of the layout. */
  readonly ids: Set<string>
  readonly diagnostics: Diagnostic[]
  /** Keys of messages that are said once a page. */
  readonly said: Set<string>
  /** File → further elements that are written as HTML writes them. */
  readonly spelled: Map<string, Place[]>
  readonly links: DocumentLink[]
  readonly includes: Set<string>
  /** Paths that the page asked the project about. */
  readonly lookups: Set<string>
  /** Class → declarations. */
  readonly styles: Map<string, string>
  readonly embeds: Map<string, Embed>
  /** Sizes of the images shown, by their final addresses. */
  readonly sizes: Map<string, ImageSize>
  /** Class names in the author's own markup. */
  readonly classes: Set<string>
  /** Assets of the theme that the page loads beside the common ones. */
  readonly needs: Set<string>
  /** Fences by the number that stands in their place until they are drawn. */
  readonly blocks: CodeBlock[]
  /** Formulas by number, likewise. */
  readonly formulas: MathNode[]
  /** The headings met last, for what is called after them. */
  readonly latest: { heading?: string }
  /** Loaded when the page holds something for them. */
  readonly renderers: { math?: MathRenderer; diagrams?: DiagramRenderer }
  /** Languages of code that was drawn before their grammars were loaded: code of components. */
  readonly unready: Set<string>
  /** What is counted against a limit. */
  readonly counts: { snippets: number; snippetText: number; work: number; math: number; diagrams: number }
  /** Files that the page imports, by path. */
  readonly modules: Map<string, Module>
  readonly computing: Computing
}

/** What computing expressions has come to know. */
export interface Computing {
  readonly work: Work
  /** Names of files and their values, by path. */
  readonly frames: Map<string, Frame>
  /** Expressions that were read, by their text. */
  readonly parsed: Map<string, Parsed>
}

/** A fresh start. */
export function newComputing(): Computing {
  return { work: newWork(), frames: new Map(), parsed: new Map() }
}

/** A parsed file: the page itself, a snippet, or a file of code, which shows nothing by itself. */
export interface Module {
  readonly file: string
  readonly text: string
  readonly tree: MdastRoot
  readonly hast: HastRoot
  /** Names that the file imports or exports. */
  readonly names: ReadonlyMap<string, Binding>
  /** What other files can import. */
  readonly exports: ReadonlyMap<string, Exported>
  /** Files whose exports are this one's too. */
  readonly stars: readonly ImportTarget[]
  readonly frontmatter: PlainObject
  /** Component tags of a `.md` file by the number that stands in their place. */
  readonly tags: readonly ComponentTag[]
  /** What was changed in the text before it could be parsed. */
  readonly repairs?: readonly Edit[]
}

/** A file of which nothing is known, or that shows nothing. */
export function emptyModule(file: string): Module {
  return {
    file,
    text: '',
    tree: { type: 'root', children: [] },
    hast: { type: 'root', children: [] },
    names: new Map(),
    exports: new Map(),
    stars: [],
    frontmatter: {},
    tags: [],
  }
}

export interface ComponentTag {
  readonly name: string
  readonly attributes: readonly JsxAttribute[]
  readonly position?: Range
}

/** Where a node is being worked on. */
export interface Scope {
  readonly page: Page
  readonly module: Module
  /** Files around this one, outermost first, to find circles. */
  readonly chain: readonly string[]
  /** Inside of `<svg>`, where its elements may stand. */
  readonly svg?: boolean
  /** Of a snippet: what its tag gave it. */
  readonly given?: ReadonlyMap<string, Value>
  /** Inside of a component that moves: what it holds moves with it. */
  readonly island?: boolean
}

/** A page that nothing is known of yet. */
export function createPage(
  source: { readonly id: string; readonly path: string },
  tools: MarkdownTools,
  engine: Engine,
  walk: Walk,
): Page {
  const lookups = new Set<string>()
  return {
    id: source.id,
    path: source.path,
    tools: noting(tools, lookups),
    engine,
    walk,
    slug: uniqueSlugs(tools.theme.ids),
    ids: new Set(tools.theme.ids),
    diagnostics: [],
    said: new Set(),
    spelled: new Map(),
    links: [],
    includes: new Set(),
    lookups,
    styles: new Map(),
    embeds: new Map(),
    sizes: new Map(),
    classes: new Set(),
    needs: new Set(),
    blocks: [],
    formulas: [],
    latest: {},
    renderers: {},
    unready: new Set(),
    counts: { snippets: 0, snippetText: 0, work: pageWork, math: pageMath, diagrams: pageDiagrams },
    modules: new Map(),
    computing: newComputing(),
  }
}

/** Notes each path that is asked for: a page is compiled anew when a file appears, changes or goes. */
function noting(tools: MarkdownTools, lookups: Set<string>): MarkdownTools {
  const { readFile, fileExists } = tools
  return {
    ...tools,
    readFile(path) {
      lookups.add(path)
      return readFile(path)
    },
    ...(fileExists && {
      fileExists(path) {
        lookups.add(path)
        return fileExists(path)
      },
    }),
  }
}

/** The place of a node in its file. */
export function placeOf(node: { readonly position?: Range }, file: string): Place {
  const { start, end } = node.position ?? {}
  if (!start) return { file, line: 1, column: 1 }
  return { file, line: start.line, column: start.column, ...(end && { endLine: end.line, endColumn: end.column }) }
}

/** Adds a warning. With a key it is said once a page. */
export function tell(
  page: Page,
  diagnostic: Omit<Diagnostic, 'severity'> & { readonly severity?: Diagnostic['severity'] },
  key?: string,
): void {
  if (key !== undefined) {
    const full = `${diagnostic.code} ${key}`
    if (page.said.has(full)) return
    page.said.add(full)
  }
  page.diagnostics.push({ severity: 'warning', ...diagnostic })
}

/** Adds a warning about a node. With a key it is said once a page. */
export function warn(
  scope: Scope,
  node: { readonly position?: Range },
  diagnostic: Omit<Diagnostic, 'severity' | 'at'> & { readonly severity?: Diagnostic['severity'] },
  key?: string,
): void {
  tell(scope.page, { ...diagnostic, at: placeOf(node, scope.module.file) }, key)
}
