/**
 * Scripts that a project has for its own pages: each `.js` file among the published ones, by its mere presence. Others that
 * happen to lie there are told apart by what they are: parts of pages, workers, programs for Node, modules.
 */
import type { StaticFile } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import { byCode } from '../util/order.ts'
import { relativePath } from '../util/relative-path.ts'
import type { ProjectFiles } from './project-files.ts'

export interface ScriptParts {
  readonly files: readonly StaticFile[]
  readonly root: string
  readonly project: Pick<ProjectFiles, 'read'>
}

/**
 * Their paths in the output: those that the configuration names, then the others by path. Code: `script-skipped` (info) for a
 * module, which browsers would refuse as a script.
 */
export function ownScripts(
  { head }: Pick<SiteConfig, 'head'>,
  documents: readonly Document[],
  { files, root, project }: ScriptParts,
): { readonly scripts: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const published = new Set(files.map(({ path }) => path))
  const named = (head.scripts ?? []).map(({ path }) => path).filter((path) => published.has(path))
  let parts: ReadonlySet<string> | undefined
  const isPart = (path: string) => (parts ??= partsOf(documents)).has(path)
  const diagnostics: Diagnostic[] = []
  const found = files.flatMap(({ path, file }): string[] => {
    const source = relativePath(root, file)
    if (named.includes(path) || !/\.js$/i.test(path) || isNoScript(source) || isPart(source)) return []
    const kind = kindOf(project.read(source) ?? '')
    if (kind === 'module') diagnostics.push(skipped(source))
    return kind === 'script' ? [path] : []
  })
  return { scripts: [...new Set(named), ...found.sort(byCode)], diagnostics }
}

/** Files that pages import are parts of these. */
function partsOf(documents: readonly Document[]): ReadonlySet<string> {
  return new Set(documents.flatMap(({ includes, islands = [] }) => [...includes, ...islands.map(({ file }) => file)]))
}

/** In `public/` things lie to be fetched by others; workers and settings of tools are no scripts of pages. */
function isNoScript(path: string): boolean {
  return (
    /^(?:public|_flatleaf)\//.test(path) ||
    /(?:^|\/)(?:sw|service-?worker)\.js$|\.(?:worker|config|test|spec)\.js$/i.test(path)
  )
}

/** By the words of its lines: a program for Node and a module fail in a browser that takes them for a script. */
function kindOf(text: string): 'script' | 'module' | 'program' {
  if (text.startsWith('#!') || /^[ \t]*module\.exports\b|^[^/*\n]{0,200}\brequire\(\s*['"]/m.test(text))
    return 'program'
  return /^[ \t]*(?:export\s*(?:[{*]|default\b|const\b|let\b|var\b|function\b|class\b|async\b)|import\s*(?:['"{*]|[\w$]+\s*(?:,|from\b)))/m.test(
    text,
  )
    ? 'module'
    : 'script'
}

function skipped(path: string): Diagnostic {
  return {
    code: 'script-skipped',
    severity: 'info',
    message: `Pages do not load "${path}": it is a module, and the scripts of a project are plain ones.`,
    at: { file: path, line: 1, column: 1 },
    hint: 'Write it without "import" and "export", or move it to a folder "snippets".',
  }
}
