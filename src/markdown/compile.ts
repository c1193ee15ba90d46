/** One page: text → Document. */
import type { ElementContent, RootContent as HastContent } from 'hast'
import type { Root, RootContent } from 'mdast'
import { distinctIds } from '../hast/distinct-ids.ts'
import { toHtml } from '../hast/to-html.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { FrontMatter } from '../model/frontmatter.ts'
import type { KeyPlaces } from '../model/key-place.ts'
import type { PageSource } from '../model/source.ts'
import { byCode } from '../util/order.ts'
import { capped } from './cap.ts'
import { collect } from './collect.ts'
import { feedOf } from './feed.ts'
import { finish, walk } from './finish.ts'
import { readFrontmatter } from './frontmatter.ts'
import { aliasHeadings } from './heading-aliases.ts'
import { closeLevels } from './heading-levels.ts'
import { createHighlighter } from './highlight.ts'
import { tooLong, treeTooDeep } from './limits.ts'
import { normalLines, openModule, tellNul } from './module.ts'
import { neededAssets } from './needed-assets.ts'
import { createPage } from './page.ts'
import { classesIn, islandScript, markIslands } from './islands.ts'
import { pictures } from './pictures.ts'
import { noteClasses } from './plugins/classes.ts'
import type { MarkdownTools, Module, Page } from './page.ts'
import { loadEngine } from './parse.ts'
import { hasGap, repeats, survey } from './survey.ts'
import { firstHeading, titleFromPath, titleWarnings } from './title.ts'
import { markdownTwin } from './twin.ts'
import { replaceVariables } from './variables.ts'

export type { MarkdownTools } from './page.ts'

/**
 * Compiles a page. Whatever the text, it gives a Document: what an author can mend is in its diagnostics, and a page over the
 * limits shows its error. Depends on the source, the files it includes and the tools, nothing else.
 */
export async function compileMarkdown(source: PageSource, tools: MarkdownTools): Promise<Document> {
  const engine = await loadEngine(tools.engine)
  const page = createPage(source, { ...tools, highlighter: tools.highlighter ?? createHighlighter() }, engine, walk)
  const text = normalLines(source.text)
  tellNul(page, source.text, source.path)
  const refused = tooLong(text, source.path)
  if (refused) return problemDocument(page, refused, { title: titleFromPath(source.id), frontmatter: {} })
  const front = readFrontmatter(text, source.path)
  page.diagnostics.push(...front.diagnostics)
  let heading: string | undefined
  const prepare = (tree: Root) => {
    const found = firstHeading(tree)
    heading = found?.text
    if (found && (front.data.title === undefined || front.data.title === found.text)) drop(tree, found.node)
  }
  const module = await openModule(page, { file: source.path, text: front.body, prepare, frontmatter: front.data })
  const title = front.data.title ?? heading ?? titleFromPath(source.id)
  page.diagnostics.push(...titleWarnings(front, { title, file: source.path }))
  const head = { title, frontmatter: front.data, places: front.places }
  const problem = 'code' in module ? module : tooDeep(module, page)
  if ('code' in module || problem) return problemDocument(page, problem!, head)
  await page.tools.highlighter!.prepare(page.blocks.map(({ language }) => language))
  const scope = { page, module, chain: [source.path] }
  const finished = finish(module.hast.children as HastContent[], scope)
  if (page.unready.size > 0) {
    // Components hold code in languages that no fence has, and of a page that was edited not all code is kept: only now it
    // is known, and grammars come from files.
    await page.tools.highlighter!.loadIds(page.unready)
    return compileMarkdown(source, { ...tools, highlighter: page.tools.highlighter })
  }
  const { ids: taken, markdown: looks } = tools.theme
  const first = survey(finished)
  const { hasParts, hasImages } = first
  const arranged = looks.body?.(finished, { layout: front.data.mode ?? 'default', hasParts }) ?? finished
  const drawn = trimmed(arranged)
  let found = arranged === finished ? first : survey(drawn)
  if (repeats(found, taken)) found = survey(distinctIds(drawn, taken))
  aliasHeadings(found, taken)
  if (hasGap(found)) page.diagnostics.push(...closeLevels(drawn, looks.headingLook))
  const body = hasImages ? pictures(drawn, { theme: tools.theme, styles: page.styles }) : drawn
  const markdown = replaceVariables(markdownOf(module, page, front.end), tools.variables)
  return documentOf(page, body, { ...head, markdown })
}

/** What the page, or a snippet of it, says of its depth once its HTML was read. */
function tooDeep(module: Module, { modules }: Page): Diagnostic | undefined {
  for (const { hast, file } of [module, ...modules.values()]) {
    const problem = treeTooDeep(hast, file)
    if (problem) return problem
  }
  return undefined
}

function drop(tree: Root, node: RootContent): void {
  tree.children.splice(tree.children.indexOf(node), 1)
}

function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''
  const first = nodes.findIndex((node) => !isBlank(node))
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1)
}

/** `.md` is Markdown already, but for its title and the tags of components. */
function markdownOf(module: Module, page: Page, start: number): string {
  if (module.tags.length > 0 || !/\.md$/i.test(module.file))
    return markdownTwin(module.tree, { page, module, chain: [module.file] })
  const first = module.tree.children[0]?.position?.start
  return module.text
    .slice(first?.offset === undefined ? start : Math.max(start, first.offset - first.column + 1))
    .trim()
}

interface Head {
  readonly title: string
  readonly frontmatter: FrontMatter
  readonly places?: KeyPlaces | undefined
}

function documentOf(page: Page, body: readonly ElementContent[], head: Head & { readonly markdown: string }): Document {
  const { toc, sections, anchors, classNames, hasFeed, hasIslands } = collect(body)
  const feed = hasFeed ? feedOf(body) : []
  const islands = hasIslands ? markIslands(body) : []
  const { theme } = page.tools
  if (islands.length > 0) for (const name of [islandScript, ...(theme.islands?.sheets ?? [])]) page.needs.add(name)
  for (const name of neededAssets(classNames, theme)) page.needs.add(name)
  for (const file of new Set(islands.map((island) => island.file)))
    noteClasses(classesIn(page.tools.readFile(file) ?? ''), { page })
  const { description } = head.frontmatter
  return {
    id: page.id,
    path: page.path,
    title: head.title,
    ...(description !== undefined && { description }),
    frontmatter: head.frontmatter,
    ...(head.places && { places: head.places }),
    html: toHtml(body).value,
    toc,
    sections,
    markdown: head.markdown,
    links: page.links,
    anchors,
    includes: [...page.includes].sort(byCode),
    lookups: [...page.lookups].filter((path) => !page.includes.has(path)).sort(byCode),
    styles: [...page.styles].map(([name, declarations]) => ({ class: name, declarations })),
    embeds: [...page.embeds.values()],
    ...(page.classes.size > 0 && { classes: [...page.classes].sort(byCode) }),
    ...(page.needs.size > 0 && { needs: [...page.needs].sort(byCode) }),
    ...(feed.length > 0 && { feed }),
    ...(islands.length > 0 && { islands }),
    diagnostics: capped(page.diagnostics.sort(byPlace)),
  }
}

/** In the order of the file, files by name. */
function byPlace({ at: a }: Diagnostic, { at: b }: Diagnostic): number {
  return byCode(a?.file ?? '', b?.file ?? '') || (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0)
}

/** The page of a text that is too long or too deep: one error, told on the page as well. */
function problemDocument(page: Page, problem: Diagnostic, head: Head): Document {
  page.diagnostics.push(problem)
  const lines = [problem.message, ...(problem.hint ? [problem.hint] : [])]
  const { markdown, speaks } = page.tools.theme
  const body = markdown.problem({ title: speaks('This page could not be built'), lines })
  return documentOf(page, [body], { ...head, markdown: lines.join('\n\n') })
}
