/** The `import` and `export` lines of a page, for bundling the components that it defines. */
import type { Root } from 'mdast'
import { applyEdits, restorePositions } from './edits.ts'
import { normalLines } from './module.ts'
import { moduleBreaks } from './module-lines.ts'
import { loadEngine } from './parse.ts'
import { readFrontmatter } from './frontmatter.ts'

/** A module as JavaScript: a page's module lines, each on its own line of the file; any other file as it is. */
export async function moduleText(file: string, source: string): Promise<string> {
  const text = normalLines(source)
  if (!/\.mdx?$/i.test(file)) return text
  const { body } = readFrontmatter(text, file)
  const engine = await loadEngine()
  const result = engine.parse(body, 'mdx')
  if (!('tree' in result)) return ''
  const breaks = moduleBreaks(result.tree, body)
  if (breaks.length === 0) return moduleLines(result.tree)
  const edited = applyEdits(body, breaks)
  const apart = engine.parse(edited.text, 'mdx')
  if (!('tree' in apart)) return ''
  restorePositions(apart.tree, edited, body)
  return moduleLines(apart.tree)
}

function moduleLines(tree: Root): string {
  let text = ''
  let line = 1
  for (const node of tree.children as readonly {
    type: string
    value?: string
    position?: { start: { line: number } }
  }[]) {
    if (node.type !== 'mdxjsEsm') continue
    const start = node.position?.start.line ?? line
    text += '\n'.repeat(Math.max(0, start - line)) + (node.value ?? '')
    line = Math.max(line, start) + (node.value ?? '').split('\n').length - 1
  }
  return text
}
