/** Opens a file: text → trees, with everything that is asynchronous done, so that the rest is one plain walk. */
import type { Html, Parents, Root as MdastRoot, RootContent, Table } from 'mdast'
import type { MdxjsEsm } from 'satteri'
import type { Diagnostic } from '../model/diagnostic.ts'
import { openCode } from './code-module.ts'
import { importTarget, snippetPath } from './components/snippet-path.ts'
import { darkImages } from './dark-images.ts'
import { directiveEdits } from './directives.ts'
import { componentLines } from './component-lines.ts'
import { applyEdits, restorePositions } from './edits.ts'
import type { Edit } from './edits.ts'
import { braceEdits } from './html-braces.ts'
import { plainOf, valueOfData } from './evaluate/value.ts'
import type { PlainObject } from './evaluate/value.ts'
import { readFrontmatter } from './frontmatter.ts'
import { tellImports } from './imports.ts'
import { deepMarkers, limits, rawTooDeep, survey, tooLong } from './limits.ts'
import { moduleBreaks, tellBreaks, tellShown, textBreaks } from './module-lines.ts'
import { moduleNames, targetsOf } from './module-names.ts'
import type { ModuleNames } from './module-names.ts'
import { emptyModule, tell } from './page.ts'
import type { ComponentTag, Module, Page } from './page.ts'
import type { Format } from './nodes.ts'
import { loadEngine } from './parse.ts'
import { loadRenderers, shieldMath } from './math/shield.ts'
import { rawHandler, readRawHtml } from './raw-html.ts'
import { tablePipes } from './table-pipes.ts'
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
  /** What expressions know as `frontmatter`. */
  readonly frontmatter?: Readonly<Record<string, unknown>>
}

/** Opens a file and the snippets it names. A file over the limits gives its error. */
export async function openModule(page: Page, opening: Opening): Promise<Module | Diagnostic> {
  const { file, text } = opening
  const shield = page.tools.formulas === false ? undefined : shieldMath(text, formatOf(file))
  const shielded = { ...opening, text: shield?.text ?? text }
  const variables = variableEdits(shielded.text, page.tools.variables, file)
  tellAll(page, variables.diagnostics)
  const deep = deepMarkers(text, file)
  if (deep) return deep
  const { tree, format, diagnostics, repairs } = await parse(page, shielded, variables.edits)
  shield?.restore(tree)
  tellAll(page, shield ? diagnostics.map(shield.told) : diagnostics)
  await loadRenderers(page, text, shield !== undefined)
  const { problem, bigTables, snippets, longRows } = survey(tree, file)
  if (problem) return problem
  tellAll(page, longRows)
  darkImages(tree, text, page.diagnostics)
  opening.prepare?.(tree)
  const names = moduleNames(tree, (written) => importTarget(written, file, page.tools))
  for (const node of names.prose) {
    tellAll(page, tellShown(node, file))
    showProse(tree, node, text)
  }
  tellImports(names.imports, { page, file })
  for (const { table, parent } of bigTables) showAsText(table, parent, { page, file, text })
  const frontmatter = valueOfData(opening.frontmatter ?? {}) as PlainObject
  await openFiles(page, snippets, { names, frontmatter })
  return convert(page, opening, { tree, names, format, repairs, frontmatter })
}

/** One by one: a page may give more of them than a call may have arguments. */
function tellAll(page: Page, diagnostics: readonly Diagnostic[]): void {
  for (const each of diagnostics) page.diagnostics.push(each)
}

function formatOf(file: string): Format {
  return /\.mdx$/i.test(file) ? 'mdx' : 'md'
}

/** Parses with the page's engine; where that fails altogether, with the reference. */
async function parse(page: Page, opening: Opening, edits: readonly Edit[]): Promise<Tolerated> {
  const { components } = page.tools.theme
  const isComponent = (name: string) => Object.hasOwn(components, name) || name === 'Snippet'
  const format = formatOf(opening.file)
  const directives = directiveEdits(opening.text, format, (name) => Object.hasOwn(components, name))
  const braces = format === 'md' ? braceEdits(opening.text) : []
  const pipes = tablePipes(opening.text, opening.file, braces)
  tellAll(page, pipes.diagnostics)
  const all = [...edits, ...directives, ...pipes.edits, ...braces]
  const result = parseWith({ engine: page.engine, isComponent }, opening, all)
  const isFinal = !result.failed || page.engine.name === 'remark' || opening.text.length > mostForReference
  const read = isFinal ? result : parseWith({ engine: await loadEngine('remark'), isComponent }, opening, all)
  return pipes.edits.length > 0 ? { ...read, repairs: [...(read.repairs ?? []), ...pipes.edits] } : read
}
/** The reference takes time squared for some texts. */
const mostForReference = 200_000

function parseWith(means: Omit<Parsing, 'file'>, { file, text }: Opening, edits: readonly Edit[]): Tolerated {
  if (/\.mdx$/i.test(file)) return parseModulePage({ file, text }, edits, means)
  const spaced = means.isComponent ? componentLines(text, means.isComponent) : []
  const edited = applyEdits(text, [...edits, ...spaced])
  const result = means.engine.parse(edited.text, 'md')
  if (!('tree' in result)) return { tree: asText(text), format: 'md', diagnostics: [], failed: true }
  restorePositions(result.tree, edited, text)
  return { tree: result.tree, format: 'md', diagnostics: [] }
}

/** Parses `.mdx`; once more where content follows module lines without an empty line between. */
function parseModulePage({ file, text }: Opening, edits: readonly Edit[], means: Omit<Parsing, 'file'>): Tolerated {
  const first = parseTolerant(text, edits, { ...means, file })
  const known = first.failed ? [] : moduleBreaks(first.tree, text)
  // One engine takes such lines for a module, the other for no MDX at all.
  const breaks = first.format === 'md' && !first.failed ? textBreaks(text) : known
  if (breaks.length === 0) return first
  const result = parseTolerant(text, [...edits, ...breaks], { ...means, file })
  return { ...result, diagnostics: [...result.diagnostics, ...tellBreaks(breaks, text, file)] }
}

async function convert(
  page: Page,
  { file, text }: Opening,
  parsed: Pick<Tolerated, 'tree' | 'format' | 'repairs'> & Known,
): Promise<Module | Diagnostic> {
  const { tree, names: found, format, repairs, frontmatter } = parsed
  const { names, exports, stars } = found
  const tags: ComponentTag[] = []
  const { components } = page.tools.theme
  const isComponent = (name: string) => Object.hasOwn(components, name) || name === 'Snippet' || names.has(name)
  let problem: Diagnostic | undefined
  const onTooDeep = (node: Html) => void (problem ??= rawTooDeep(node, file))
  const html = format === 'md' ? rawHandler(text, tags, { engine: page.engine, isComponent, onTooDeep }) : undefined
  let isRaw = false
  const prefix = page.modules.size === 0 ? 'user-content-' : `user-content-${page.modules.size}-`
  const hast = toHast(tree, {
    blocks: page.blocks,
    formulas: page.formulas,
    prefix,
    say: page.tools.theme.speaks,
    ...(html && { html: (node, isBlock) => ((isRaw = true), html(node, isBlock)) }),
  })
  if (problem) return problem
  const own = { file, text, tree, hast, names, exports, stars, frontmatter, tags }
  const module: Module = { ...own, ...(repairs && { repairs }) }
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

/** What is known of a file before it is converted. */
interface Known {
  readonly names: ModuleNames
  readonly frontmatter: PlainObject
}

/** Files that one page imports: more than any page needs, and a bound for files that name each other. */
const mostFiles = 500

async function openFiles(page: Page, elements: readonly string[], from: Known): Promise<void> {
  const wanted = new Map(targetsOf(from.names).map((target) => [target.file, target.format]))
  for (const written of elements) {
    const path = snippetPath(written, page.tools)
    if (path !== undefined) wanted.set(path, 'markdown')
  }
  for (const [path, format] of wanted) {
    if (path === page.path || page.modules.has(path) || page.modules.size >= mostFiles) continue
    const text = page.tools.readFile(path)
    if (text === undefined) continue
    page.includes.add(path)
    // Taken before the file is read, so that a circle ends here.
    page.modules.set(path, emptyModule(path))
    if (format === 'markdown') tellNul(page, text, path)
    await openFile(page, { path, format, text: normalLines(text) }, from)
  }
}

interface FileText {
  readonly path: string
  readonly format: 'markdown' | 'code' | 'data'
  readonly text: string
}

async function openFile(page: Page, { path, format, text }: FileText, from: Known): Promise<void> {
  const refused = tooLong(text, path)
  if (refused) {
    page.diagnostics.push(refused)
    return
  }
  if (format !== 'markdown') {
    await loadRenderers(page, text, false)
    const names = await openCode(page, path, text)
    if (names) await openFiles(page, [], { names, frontmatter: from.frontmatter })
    return
  }
  const { body, data } = readFrontmatter(text, path)
  const frontmatter = plainOf([
    ...Object.entries(from.frontmatter),
    ...Object.entries(valueOfData(data) as PlainObject),
  ])
  const module = await openModule(page, { file: path, text: body, frontmatter })
  if ('code' in module) page.diagnostics.push(module)
  else page.modules.set(path, module)
}

/** Without BOM, with `\n` as line end. Lines and columns stay the author's. */
export function normalLines(text: string): string {
  const marked = text.startsWith('\uFEFF') ? text.slice(1) : text
  const plain = marked.includes('\0') ? marked.replaceAll('\0', '\uFFFD') : marked
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain
}

/** Told once a file, at the first. Code: `text-nul` (warning). */
export function tellNul(page: Page, written: string, file: string): void {
  const before = written.slice(0, Math.max(0, written.indexOf('\0')))
  if (!written.includes('\0')) return
  const lines = normalLines(before).split('\n')
  const at = { file, line: lines.length, column: lines.at(-1)!.length + 1 }
  const message = 'The text holds a NUL character, which is shown as "\uFFFD".'
  tell(page, { code: 'text-nul', message, at, hint: 'Remove it, or write the character that was meant.' })
}
