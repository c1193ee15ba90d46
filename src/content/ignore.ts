/** Which files of a project are never published (docs-json.md 4.10). */
import ignore from 'ignore'
import { unreadFolder } from '../model/unread-folder.ts'

/** Names that are skipped at the top of the project. */
const atRoot = new Set(
  (
    '.git .github .claude .agents .idea .vscode node_modules build dist coverage .cache tmp temp .flatleaf ' +
    'docs.json mint.json flatleaf.lock.json package.json package-lock.json yarn.lock pnpm-lock.yaml bun.lockb tsconfig.json ' +
    'LICENSE LICENSE.md CHANGELOG.md CONTRIBUTING.md CODE_OF_CONDUCT.md SECURITY.md AGENTS.md CLAUDE.md'
  ).split(' '),
)
/** Folders whose files are parts of pages, not pages. */
const parts = new Set(['snippets', '_snippets'])

export interface IgnoreRules {
  /** Skip a folder altogether: nothing in it can be listed. */
  readonly skipsFolder: (path: string) => boolean
  /** A file that is not published unless the navigation lists it. */
  readonly skipsFile: (path: string) => boolean
  /** Whether a file is a part of pages rather than a page. */
  readonly snippet: (path: string) => boolean
}

/**
 * Rules from the texts of `.mintignore` and `.flatleafignore` (gitignore syntax), over the built-in ones.
 * Paths are relative to the project root with forward slashes. `out` is the output folder if it lies inside.
 */
export function ignoreRules(texts: readonly string[], out?: string): IgnoreRules {
  const own = ignore()
  for (const text of texts) own.add(text)
  const top = (path: string) => path.split('/')[0]!
  const hidden = (path: string) => path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  return {
    skipsFolder: (path) => path === out || unreadFolder(path) !== undefined,
    skipsFile: (path) =>
      atRoot.has(top(path)) || hidden(path) || /(^|\/)README\.mdx?$/i.test(path) || own.ignores(path),
    snippet: (path) => path.split('/').some((part) => parts.has(part)),
  }
}
