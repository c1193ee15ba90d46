/** The text of a banner: inline Markdown of four kinds (bold, italic, code, links), nothing else. */
import type { Child } from '../hast/jsx-runtime.ts'
import { element } from '../hast/jsx-runtime.ts'

/** Each form ends at the next sign of its own kind, so a text is read once from left to right. */
const forms = /\*\*([^*]+)\*\*|\*([^*]+)\*|\b_([^_]+)_\b|`([^`]+)`|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Text → nodes; `hrefOf` decides what a link may lead to. */
export function inlineMarkdown(text: string, hrefOf: (written: string) => string, depth = 0): Child[] {
  if (depth > 2) return [text]
  const nodes: Child[] = []
  let end = 0
  for (const match of text.matchAll(forms)) {
    const [whole, strong, em, emphasis, code, label, href] = match
    const inside = (part: string) => inlineMarkdown(part, hrefOf, depth + 1)
    nodes.push(text.slice(end, match.index))
    end = match.index + whole.length
    if (strong !== undefined) nodes.push(element('strong', {}, inside(strong)))
    else if (code !== undefined) nodes.push(element('code', {}, code))
    else if (label !== undefined) nodes.push(element('a', { href: hrefOf(href!) }, inside(label)))
    else nodes.push(element('em', {}, inside(em ?? emphasis!)))
  }
  return [...nodes, text.slice(end)].filter((node) => node !== '')
}
