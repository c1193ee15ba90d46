/** Files to pages: which file is the page of an id, and which names cannot be published anywhere. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { pageId } from '../model/route.ts'
import { foldCase } from '../site/page-index.ts'
import { isPage } from './content-dir.ts'
import type { IgnoreRules } from './ignore.ts'
import { isPortable } from '../util/is-portable.ts'

export interface PageFile {
  readonly id: string
  /** Relative to the project root. */
  readonly path: string
}

export interface PageFiles {
  readonly pages: readonly PageFile[]
  /** Ids of files whose name was refused. */
  readonly refused: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The pages of a project: those of the content folder that no rule skips, and every listed one wherever it stands
 * (the navigation beats the ignore rules). `files` are all files, `dir` is the content folder.
 */
export function pageFiles(
  files: readonly string[],
  listed: ReadonlySet<string>,
  { dir, rules }: { readonly dir: string; readonly rules: IgnoreRules },
): PageFiles {
  const found = new Map<string, PageFile>()
  const refused: string[] = []
  const diagnostics: Diagnostic[] = []
  const pages = files.filter(isPage)
  const meant = inOtherLetters(pages, listed, dir)
  for (const path of pages) {
    const inside = within(path, dir)
    const id = idOf(path, dir, inside, listed)
    if (id === undefined) continue
    if (!listed.has(id) && !meant.has(foldCase(id)) && (!inside || rules.skipsFile(path) || rules.snippet(path)))
      continue
    const problem = refusedName(path)
    if (problem) {
      refused.push(...namesOf(id))
      diagnostics.push(problem)
    } else claim(found, { id, path }, { dir, diagnostics })
  }
  return { pages: [...found.values()], refused, diagnostics }
}

const within = (path: string, dir: string) => dir === '' || path.startsWith(`${dir}/`)

/** Listed pages that no file is, as they read where case does not count: a file that is one then is told as such. */
function inOtherLetters(pages: readonly string[], listed: ReadonlySet<string>, dir: string): ReadonlySet<string> {
  const there = new Set(pages.map((path) => idOf(path, dir, within(path, dir), listed)))
  return new Set([...listed].filter((id) => !there.has(id)).map(foldCase))
}

/** Inside the content folder the folder is no part of the id; outside only a listed path counts. */
function idOf(path: string, dir: string, inside: boolean, listed: ReadonlySet<string>): string | undefined {
  if (inside) return pageId(dir ? path.slice(dir.length + 1) : path)
  const id = pageId(path)
  return listed.has(id) ? id : undefined
}

/** Two files for one address: the content folder wins, then `.mdx`, then `.md`, then `index`. */
function claim(
  found: Map<string, PageFile>,
  page: PageFile,
  { dir, diagnostics }: { readonly dir: string; readonly diagnostics: Diagnostic[] },
): void {
  const other = found.get(page.id)
  if (other && within(other.path, dir) === within(page.path, dir)) diagnostics.push(duplicate(other.path, page.path))
  if (!other || rank(page.path, dir) < rank(other.path, dir)) found.set(page.id, page)
}

function rank(path: string, dir: string): number {
  return (within(path, dir) ? 0 : 4) + (/(^|\/)index\.mdx?$/i.test(path) ? 2 : 0) + (/\.md$/i.test(path) ? 1 : 0)
}

function duplicate(first: string, second: string): Diagnostic {
  return {
    code: 'page-duplicate',
    severity: 'error',
    message: `"${second}" and "${first}" have the same address.`,
    at: { file: second, line: 1, column: 1 },
    hint: 'Rename or remove one of them.',
  }
}

/** Names that some system cannot store or that hide what they are (reliability.md B2, B12). */
function refusedName(path: string): Diagnostic | undefined {
  // Its folder and its files have the name without the ending.
  if (isPortable(path.replace(/\.mdx?$/i, '')) && !hidden.test(path)) return undefined
  const shown = JSON.stringify(path).slice(1, -1)
  const message = `The file name "${shown}" cannot be published on every system.`
  const at = { file: path, line: 1, column: 1 }
  return { code: 'name-refused', severity: 'error', message, at, hint: 'Rename the file.' }
}

const hidden = /[\u200b-\u200d\ufeff]/u

/** The id, and as a file of settings names the page: blanks at an end are no part of an entry. */
function namesOf(id: string): readonly string[] {
  const trimmed = id.trim()
  return trimmed === id ? [id] : [id, trimmed]
}
