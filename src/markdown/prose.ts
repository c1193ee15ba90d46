/** Markdown of API descriptions and configuration → nodes: CommonMark, GFM and sanitised HTML, no MDX. */
import type { ElementContent } from 'hast'
import type { DocumentLink } from '../model/document.ts'
import { finish, walk } from './finish.ts'
import { createHighlighter } from './highlight.ts'
import { normalLines, openModule } from './module.ts'
import { createPage } from './page.ts'
import type { MarkdownTools } from './page.ts'
import { loadEngine } from './parse.ts'

/** What prose needs: links are resolved as if it stood at the root of the site, unless a page is named. */
export type ProseTools = Pick<MarkdownTools, 'theme' | 'style'> &
  Partial<Pick<MarkdownTools, 'icon' | 'highlighter' | 'engine' | 'contentDir' | 'fileExists'>> & {
    readonly page?: { readonly id: string; readonly path: string }
    /** Takes what the text links to, for the check of the site. */
    readonly noteLinks?: (links: readonly DocumentLink[]) => void
    /** Takes the paths that the text asked for, see Document. */
    readonly noteLookups?: (paths: Iterable<string>) => void
  }

/** Renders blocks. Text over the limits gives one paragraph that says so. */
export async function renderProse(markdown: string, tools: ProseTools): Promise<ElementContent[]> {
  const engine = await loadEngine(tools.engine)
  const whole: MarkdownTools = {
    icon: () => undefined,
    contentDir: '',
    ...tools,
    // Components belong to pages.
    theme: { ...tools.theme, components: {} },
    readFile: () => undefined,
    highlighter: tools.highlighter ?? createHighlighter(),
  }
  const source = tools.page ?? { id: 'index', path: 'index.md' }
  const page = createPage(source, whole, engine, walk)
  const module = await openModule(page, { file: 'prose.md', text: normalLines(markdown) })
  if ('code' in module)
    return [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: module.message }] }]
  await whole.highlighter!.prepare(page.blocks.map(({ language }) => language))
  const nodes = finish(module.hast.children, { page, module, chain: [] })
  if (page.unready.size > 0) {
    await whole.highlighter!.loadIds(page.unready)
    return renderProse(markdown, { ...tools, highlighter: whole.highlighter! })
  }
  tools.noteLinks?.(page.links)
  tools.noteLookups?.(page.lookups)
  return nodes
}

/** Renders one line: the paragraphs' content, a blank between two of them. */
export async function renderInline(markdown: string, tools: ProseTools): Promise<ElementContent[]> {
  const nodes = await renderProse(markdown, tools)
  const content: ElementContent[] = []
  for (const node of nodes) {
    if (node.type !== 'element' || node.tagName !== 'p') {
      if (node.type !== 'text' || node.value.trim() !== '') content.push(node)
      continue
    }
    if (content.length > 0) content.push({ type: 'text', value: ' ' })
    content.push(...node.children)
  }
  return content
}
