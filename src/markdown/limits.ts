/** What a page may hold. Past a limit the page shows one error, and the rest of the site is built. */
import type { Nodes as HastNodes } from 'hast'
import type { Nodes, Parents, Root, Table } from 'mdast'
import type { Diagnostic } from '../model/diagnostic.ts'
import { pointsOf } from './edits.ts'
import { isJsx } from './nodes.ts'
import type { Jsx } from './nodes.ts'

export const limits = {
  /** Bytes of a page (as UTF-16 units, close enough to tell 5 MB from 50). */
  page: 5_000_000,
  frontmatter: 65_536,
  /** Depth of the front matter. */
  frontmatterDepth: 64,
  /** Lists, quotes, emphasis, JSX and HTML in each other. */
  nesting: 100,
  /** Cells of one table, counted as columns × rows, since short rows are filled up. */
  cells: 20_000,
  /** Elements of raw HTML in each other; unclosed tags count, as far as HTML wants them closed. */
  rawNesting: 250,
  /** Headings and footnotes: each is an entry of its own in lists beside the page. */
  parts: 10_000,
  /** Nodes of a page: what 5 MB of dense markup come to. */
  nodes: 400_000,
  /** Bytes of a code block that is highlighted. */
  code: 200_000,
} as const

/** The diagnostic for a page that is too long. */
export function tooLong(text: string, file: string): Diagnostic | undefined {
  if (text.length <= limits.page) return undefined
  return {
    code: 'page-too-long',
    severity: 'error',
    message: `The page has ${figure(text.length)} characters; the limit is ${figure(limits.page)}.`,
    at: { file, line: 1, column: 1 },
    hint: 'Split the page, and keep images in files of their own.',
  }
}

/**
 * Lists and quotes far too deep are told before they are parsed: parsers take time squared for them. So many markers in a row
 * are no thematic break either. Dashes without a space between them open no lists: a drawn table may have lines of them.
 */
export function deepMarkers(text: string, file: string): Diagnostic | undefined {
  const found = hasLongLine(text, 1000) ? /^(?:[ \t]*(?:>|[-*+][ \t])){1000}/m.exec(text) : null
  if (!found) return undefined
  const { line, column } = pointsOf(text)(found.index)
  const node = { type: 'text', value: '', position: { start: { line, column }, end: { line, column } } } as const
  return excess('nesting-too-deep', `Nesting is deeper than ${limits.nesting} levels.`, node, file)
}

function hasLongLine(text: string, length: number): boolean {
  for (let start = 0; text.length - start >= length;) {
    const next = text.indexOf('\n', start)
    if (next < 0 || next - start >= length) return true
    start = next + 1
  }
  return false
}

/** What one look at a tree finds. */
export interface Survey {
  readonly problem?: Diagnostic
  /** Parents of tables that would have too many cells. */
  readonly bigTables: readonly { readonly table: Table; readonly parent: Parents }[]
  /** `file` of every `<Snippet>`. */
  readonly snippets: readonly string[]
  /** Of tables with rows that have more cells than the head: the first such row of each. */
  readonly longRows: readonly Diagnostic[]
}

/** Looks a tree over, level by level and without recursion: it may be 10,000 deep. */
export function survey(tree: Root, file: string): Survey {
  const bigTables: Survey['bigTables'][number][] = []
  const snippets: string[] = []
  const longRows: Diagnostic[] = []
  let level: Nodes[] = [tree]
  let [count, parts] = [0, 0]
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    const problem = excessAt(level[0]!, { depth, count, parts, file })
    if (problem) return { problem, bigTables, snippets, longRows }
    const next: Nodes[] = []
    for (const parent of level) {
      if (!('children' in parent)) {
        if (parent.type === 'html') for (const each of snippetTags(parent.value)) snippets.push(each)
        continue
      }
      if (isJsx(parent) && parent.name === 'Snippet') snippets.push(...snippetFiles(parent))
      for (const node of parent.children) {
        if (node.type === 'heading' || node.type === 'footnoteDefinition') parts++
        if (node.type === 'table') {
          if (cellsOf(node) > limits.cells) bigTables.push({ table: node, parent })
          else longRows.push(...longRow(node, file))
        }
        next.push(node)
      }
    }
    level = next
  }
  return { bigTables, snippets, longRows }
}

/**
 * GFM leaves out what is behind the last column; a bar at the end of a row by mistake takes nothing with it. Code: `table-row-long`
 * (warning), at the first cell that is lost.
 */
function longRow({ children: [head, ...rows] }: Table, file: string): Diagnostic[] {
  const columns = head?.children.length ?? 0
  for (const { children } of rows) {
    const lost =
      children.length > columns ? children.slice(columns).find((cell) => cell.children.length > 0) : undefined
    if (!lost) continue
    const { line = 1, column = 1 } = lost.position?.start ?? {}
    const message = `This row has ${children.length} cells and the table ${columns}; what is too much is not shown.`
    const hint = 'Give the table one more column, or write "\\|" for a bar that belongs to the text.'
    return [{ code: 'table-row-long', severity: 'warning', message, at: { file, line, column }, hint }]
  }
  return []
}

function excessAt(
  node: Nodes,
  at: { depth: number; count: number; parts: number; file: string },
): Diagnostic | undefined {
  if (at.depth > limits.nesting)
    return excess('nesting-too-deep', `Nesting is deeper than ${limits.nesting} levels.`, node, at.file)
  if (at.parts > limits.parts)
    return excess(
      'page-too-complex',
      `The page has more than ${figure(limits.parts)} headings and notes.`,
      node,
      at.file,
    )
  if (at.count <= limits.nodes) return undefined
  return excess('page-too-complex', `The page has more than ${figure(limits.nodes)} pieces of markup.`, node, at.file)
}

/** Short rows are filled up, so the first row counts for all. */
function cellsOf({ children }: Table): number {
  return (children[0]?.children.length ?? 0) * children.length
}

function snippetFiles({ attributes }: Jsx): string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'file' && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  )
}

function snippetTags(html: string): string[] {
  return [...html.matchAll(/<Snippet\s[^<>]*\bfile=["']([^"']+)["']/g)].map(([, written]) => written!)
}

/** The diagnostic for a page whose elements, HTML read and all, stand deeper in each other than can be drawn. */
export function treeTooDeep(tree: HastNodes, file: string): Diagnostic | undefined {
  const most = limits.nesting + limits.rawNesting
  let level: HastNodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return excess('nesting-too-deep', `Nesting is deeper than ${most} levels.`, level[0]!, file)
    const next: HastNodes[] = []
    for (const node of level) if ('children' in node) for (const child of node.children) next.push(child)
    level = next
  }
  return undefined
}

/** The diagnostic for raw HTML that nests too deep: reading it takes time squared, and a stack. */
export function rawTooDeep(node: Nodes, file: string): Diagnostic {
  return excess('nesting-too-deep', `HTML is nested deeper than ${limits.rawNesting} levels.`, node, file)
}

function excess(code: string, message: string, node: Nodes | HastNodes, file: string): Diagnostic {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return {
    code,
    severity: 'error',
    message,
    at: { file, line, column },
    hint: 'Simplify the markup here, or split the page.',
  }
}

/** A number with a blank between thousands. */
function figure(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
