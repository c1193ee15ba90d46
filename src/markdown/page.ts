/** What one compile gathers. It lives for one page only; a snippet has a scope of its own on the same page. */
import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { DocumentLink, Embed } from '../model/document.ts'
import type { IconFinder } from '../model/icon.ts'
import type { UrlStyle } from '../model/route.ts'
import type { Theme } from '../model/theme.ts'
import { uniqueSlugs } from '../util/slug.ts'
import type { CodeBlock } from './code-block.ts'
import type { Call } from './components/call.ts'
import { pageWork } from './highlight.ts'
import type { Highlighter } from './highlight.ts'
import type { JsxAttribute, Range } from './nodes.ts'
import type { Engine, EngineName } from './parse.ts'

/** What compiling Markdown needs from outside. */
export interface MarkdownTools {
  readonly theme: Theme
  readonly style: UrlStyle
  readonly icon: IconFinder
  /** `{{name}}` → text; `undefined`: `{{name}}` is ordinary text. */
  readonly variables?: Readonly<Record<string, string>>
  /** Text of a project file by its path from the root, for snippets; `undefined` when there is none. */
  readonly readFile: (path: string) => string | undefined
  /** Folder of the pages: `''` or `pages`. */
  readonly contentDir: string
  /** Whether a project file exists, by its path from the root. */
  readonly fileExists?: (path: string) => boolean
  readonly siteTitle?: string
  /** Shared by all pages of a process: grammars are loaded once, equal blocks are highlighted once. */
  readonly highlighter?: Highlighter
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
  readonly links: DocumentLink[]
  readonly includes: Set<string>
  /** Paths that the page asked the project about. */
  readonly lookups: Set<string>
  /** Class → declarations. */
  readonly styles: Map<string, string>
  readonly embeds: Map<string, Embed>
  /** Assets of the theme that the page loads beside the common ones. */
  readonly needs: Set<string>
  /** Fences by the number that stands in their place until they are drawn. */
  readonly blocks: CodeBlock[]
  /** What is counted against a limit. */
  readonly counts: { snippets: number; work: number }
  /** Snippets by path. */
  readonly modules: Map<string, Module>
}

/** A parsed file: the page itself or a snippet. */
export interface Module {
  readonly file: string
  readonly text: string
  readonly tree: MdastRoot
  readonly hast: HastRoot
  /** Names that the file imports or exports. */
  readonly names: ReadonlyMap<string, Binding>
  /** Component tags of a `.md` file by the number that stands in their place. */
  readonly tags: readonly ComponentTag[]
}

export interface ComponentTag {
  readonly name: string
  readonly attributes: readonly JsxAttribute[]
  readonly position?: Range
}

export type Binding =
  /** `file` is missing when there is no such file in the project. */
  | { readonly kind: 'snippet'; readonly written: string; readonly file?: string }
  /** Imported or exported, and not to be had: shown as text. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: unknown }

/** Where a node is being worked on. */
export interface Scope {
  readonly page: Page
  readonly module: Module
  /** Files around this one, outermost first, to find circles. */
  readonly chain: readonly string[]
  /** Inside of `<svg>`, where its elements may stand. */
  readonly svg?: boolean
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
    links: [],
    includes: new Set(),
    lookups,
    styles: new Map(),
    embeds: new Map(),
    needs: new Set(),
    blocks: [],
    counts: { snippets: 0, work: pageWork },
    modules: new Map(),
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

/** Adds a warning about a node. With a key it is said once a page. */
export function warn(
  scope: Scope,
  node: { readonly position?: Range },
  diagnostic: Omit<Diagnostic, 'severity' | 'at'> & { readonly severity?: Diagnostic['severity'] },
  key?: string,
): void {
  if (key !== undefined) {
    const full = `${diagnostic.code} ${key}`
    if (scope.page.said.has(full)) return
    scope.page.said.add(full)
  }
  scope.page.diagnostics.push({ severity: 'warning', ...diagnostic, at: placeOf(node, scope.module.file) })
}
