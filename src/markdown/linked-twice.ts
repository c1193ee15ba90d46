/** Links of Markdown within an `<a>` of raw HTML: HTML would end the outer link where the inner one begins. */
import type { Nodes, Root } from 'mdast'

/** The links that stand between `<a href="…">` and `</a>` of the same block; addresses in running text are such links too. */
export function linkedTwice(tree: Root): ReadonlySet<Nodes> {
  const found = new Set<Nodes>()
  let waiting: Nodes[] | undefined
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') waiting = undefined
    else if (node.type === 'link' || node.type === 'linkReference') waiting?.push(node)
    else if (node.type === 'html' && /^<a\s[^>]*\bhref\b/i.test(node.value)) waiting = []
    else if (node.type === 'html' && /^<\/a\b/i.test(node.value)) {
      for (const link of waiting ?? []) found.add(link)
      waiting = undefined
    }
    if (!('children' in node)) continue
    for (let index = node.children.length; index--;) open.push(node.children[index]!)
  }
  return found
}
