/** Opens a file: text → trees, with everything that is asynchronous done, so that the rest is one plain walk. */
import type { Root as HastRoot } from 'hast'
import type { Parents, Root as MdastRoot, RootContent, Table } from 'mdast'
import type { MdxjsEsm } from 'satteri'
import type { Diagnostic } from '../model/diagnostic.ts'
import { snippetPath } from './components/snippet-path.ts'
import { applyEdits, restorePositions } from './edits.ts'
import type { Edit } from './edits.ts'
import { readFrontmatter } from './frontmatter.ts'
import { deepMarkers, limits, survey, tooLong } from './limits.ts'
import { moduleNames } from './module-names.ts'
import type { Format } from './nodes.ts'
import type { Binding, ComponentTag, Module, Page } from './page.ts'
import { loadEngine } from './parse.ts'
import { rawHandler, readRawHtml } from './raw-html.ts'
import { toHast } from './to-hast.ts'
import { asText, parseTolerant } from './tolerant.ts'
import type { Parsing, Tolerated } from './tolerant.ts'
import { variableEdits } from './variables.ts'

/** A text to open: front matter blanked, line ends `\n`. */
export interface Opening {
  readonly file: string
  readonly text: string
  /** Drops or changes nodes before anything is made of them. */
  readonly prepare?: (tree: MdastRoot) => void
}

/** Opens a file and the snippets it names. A file over the limits gives its error. */
export async function openModule(page: Page, opening: Opening): Promise<Module | Diagnostic> {
  const { file, text } = opening
  const variables = variableEdits(text, page.tools.variables, file)
  page.diagnostics.push(...variables.diagnostics)
  const deep = deepMarkers(text, file)
  if (deep) return deep
  const { tree, format, diagnostics } = await parse(page, opening, variables.edits)
  page.diagnostics.push(...diagnostics)
  const { problem, bigTables, snippets } = survey(tree, file)
  if (problem) return problem
  opening.prepare?.(tree)
  const find = (written: string) => snippetPath(written, file, page.tools)
  const { names, prose } = moduleNames(tree, find)
  for (const node of prose) showProse(tree, node, text)
  for (const { table, parent } of bigTables) showAsText(table, parent, { page, file, text })
  await openSnippets(page, snippets, { file, names })
  return convert(page, opening, { tree, names, format })
}

/** Parses with the page's engine; where that fails altogether, with the reference. */
async function parse(page: Page, opening: Opening, edits: readonly Edit[]): Promise<Tolerated> {
  const { components } = page.tools.theme
  const isComponent = (name: string) => Object.hasOwn(components, name) || name === 'Snippet'
  const result = parseWith({ engine: page.engine, isComponent }, opening, edits)
  if (!result.failed || page.engine.name === 'remark' || opening.text.length > mostForReference) return result
  return parseWith({ engine: await loadEngine('remark'), isComponent }, opening, edits)
}
/** The reference takes time squared for some texts. */
const mostForReference = 200_000

function parseWith(means: Omit<Parsing, 'file'>, { file, text }: Opening, edits: readonly Edit[]): Tolerated {
  if (/\.mdx$/i.test(file)) return parseTolerant(text, edits, { ...means, file })
  const edited = applyEdits(text, edits)
  const result = means.engine.parse(edited.text, 'md')
  if (!('tree' in result)) return { tree: asText(text), format: 'md', diagnostics: [], failed: true }
  restorePositions(result.tree, edited, text)
  return { tree: result.tree, format: 'md', diagnostics: [] }
}

async function convert(
  page: Page,
  { file, text }: Opening,
  parsed: { tree: MdastRoot; names: ReadonlyMap<string, Binding>; format: Format },
): Promise<Module> {
  const { tree, names, format } = parsed
  const tags: ComponentTag[] = []
  const { components } = page.tools.theme
  const isComponent = (name: string) => Object.hasOwn(components, name) || name === 'Snippet' || names.has(name)
  const html = format === 'md' ? rawHandler(text, tags, { engine: page.engine, isComponent }) : undefined
  let isRaw = false
  const prefix = page.modules.size === 0 ? 'user-content-' : `user-content-${page.modules.size}-`
  const hast = toHast(tree, {
    blocks: page.blocks,
    prefix,
    ...(html && { html: (node) => ((isRaw = true), html(node)) }),
  })
  const module: Module = { file, text, tree, hast, names, tags }
  if (!isRaw) return module
  return { ...module, hast: await readRawHtml(hast, { page, module, chain: [] }) }
}

/** Text that the parser took for a module and that is none becomes a paragraph again. */
function showProse(tree: MdastRoot, node: MdxjsEsm, text: string): void {
  const at = tree.children.indexOf(node)
  const { start, end } = node.position ?? {}
  const value = start?.offset === undefined ? node.value : text.slice(start.offset, end?.offset)
  tree.children[at] = { type: 'paragraph', position: node.position, children: [{ type: 'text', value: value.trim() }] }
}

/** A table whose rows would be filled up past the limit is shown as its source. */
function showAsText(table: Table, parent: Parents, at: { page: Page; file: string; text: string }): void {
  const { start, end } = table.position ?? {}
  const columns = table.children[0]?.children.length ?? 0
  const message = `A table of ${columns} columns and ${table.children.length} rows has more than ${limits.cells} cells; it is shown as text.`
  const place = { file: at.file, line: start?.line ?? 1, column: start?.column ?? 1 }
  at.page.diagnostics.push({ code: 'table-too-large', severity: 'error', message, at: place, hint: 'Split the table.' })
  const children = parent.children as RootContent[]
  const value = at.text.slice(start?.offset, end?.offset)
  children[children.indexOf(table)] = { type: 'code', lang: 'text', value, position: table.position }
}

/** Snippets of one page: more than any page needs, and a bound for files that name each other. */
const mostSnippets = 500

async function openSnippets(
  page: Page,
  elements: readonly string[],
  from: { file: string; names: ReadonlyMap<string, Binding> },
): Promise<void> {
  const wanted = new Set<string>()
  for (const binding of from.names.values())
    if (binding.kind === 'snippet' && binding.file !== undefined) wanted.add(binding.file)
  for (const written of elements) {
    const path = snippetPath(written, from.file, page.tools, 'element')
    if (path !== undefined) wanted.add(path)
  }
  for (const path of wanted) {
    const text =
      path === page.path || page.modules.has(path) || page.modules.size >= mostSnippets
        ? undefined
        : page.tools.readFile(path)
    if (text !== undefined) await openSnippet(page, path, text)
  }
}

async function openSnippet(page: Page, path: string, source: string): Promise<void> {
  page.includes.add(path)
  const text = normalLines(source)
  const refused = tooLong(text, path)
  if (refused) {
    page.diagnostics.push(refused)
    return
  }
  // Taken before the file is read, so that a circle ends here.
  const empty: Module = {
    file: path,
    text: '',
    tree: { type: 'root', children: [] },
    hast: { type: 'root', children: [] } satisfies HastRoot,
    names: new Map(),
    tags: [],
  }
  page.modules.set(path, empty)
  const { body } = readFrontmatter(text, path)
  const module = await openModule(page, { file: path, text: body })
  if ('code' in module) page.diagnostics.push(module)
  else page.modules.set(path, module)
}

/** Without BOM, with `\n` as line end. Lines and columns stay the author's. */
export function normalLines(text: string): string {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain
}
