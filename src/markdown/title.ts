/** The title of a page where its front matter has none, and the warnings about what it lacks. */
import type { Heading, Nodes, Root } from 'mdast'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FrontMatterResult } from './frontmatter.ts'

/** The `# H1` that starts the page, with its text. */
export function firstHeading(tree: Root): { readonly node: Heading; readonly text: string } | undefined {
  const node = tree.children.find(({ type }) => type !== 'mdxjsEsm' && type !== 'mdxFlowExpression' && type !== 'html')
  if (node?.type !== 'heading' || node.depth !== 1) return undefined
  const text = plainText(node)
    .replace(/\s*\{#[^{}]+\}\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? undefined : { node, text }
}

/** The words of a node, code included, JSX tags and images not. */
function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === ('math' as string))
    return (node as { value: string }).value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** `guides/get-started` → "Get started". */
export function titleFromPath(id: string): string {
  const name = id.split('/').at(-1) ?? ''
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'Untitled' : words[0]!.toUpperCase() + words.slice(1)
}

/** What a page ought to have. It is built without, too. */
export function titleWarnings(
  front: Pick<FrontMatterResult, 'data' | 'present' | 'diagnostics' | 'wrong'>,
  { title, file }: { title: string; file: string },
): Diagnostic[] {
  const at = { file, line: 1, column: 1 }
  const { data, present, diagnostics, wrong } = front
  // A block that could not be read has its own message; pages that show an operation take both from its description.
  const isTold = ({ severity, code }: Diagnostic) =>
    code === 'frontmatter-no-keys' || (severity === 'error' && code !== 'frontmatter-type')
  if (diagnostics.some(isTold)) return []
  if (!present) {
    const hint = 'Begin the file with "---", "title: …", "description: …" and "---", each on a line of its own.'
    return [
      {
        code: 'frontmatter-missing',
        severity: 'warning',
        message: `The page has no front matter; its title is "${title}".`,
        at,
        hint,
      },
    ]
  }
  if (data.openapi !== undefined || data.url !== undefined) return []
  const found: Diagnostic[] = []
  // A value that does not fit has its message already.
  if (data.title === undefined && !wrong?.has('title')) {
    const message = `The page has no title; "${title}" is used.`
    found.push({ code: 'title-missing', severity: 'warning', message, at, hint: 'Add "title: …" to the front matter.' })
  }
  if (data.description === undefined && !wrong?.has('description')) {
    const hint = 'Add "description: …" to the front matter, one sentence about what the page is for.'
    found.push({ code: 'description-missing', severity: 'warning', message: 'The page has no description.', at, hint })
  }
  return found
}
