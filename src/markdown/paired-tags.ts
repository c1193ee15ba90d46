/** Component tags of a `.md` page as elements around their content, as `.mdx` has them, for the Markdown twin. */
import type { Html, RootContent } from 'mdast'
import type { JsxAttribute } from './nodes.ts'
import type { Engine } from './parse.ts'
import { tagAt } from './scan.ts'

/** What tags are read with. */
export interface Pairing {
  readonly engine: Engine
  readonly isComponent: (name: string) => boolean
}

/** The same nodes, with an element in place of two tags that stand in blocks of their own and all between them. */
export function pairTags(nodes: readonly RootContent[], pairing: Pairing): readonly RootContent[] {
  const tags = nodes.map((node) => (node.type === 'html' ? loneTag(node, pairing) : undefined))
  if (tags.every((tag) => tag === undefined)) return nodes
  const ends = partners(tags)
  const out: RootContent[] = []
  for (let at = 0; at < nodes.length; at++) {
    const tag = tags[at]
    const end = tag?.kind === 'self' ? at : ends.get(at)
    if (!tag || end === undefined) {
      out.push(nodes[at]!)
      continue
    }
    out.push(elementOf(nodes[at] as Html, tag, { children: nodes.slice(at + 1, Math.max(end, at + 1)), pairing }))
    at = end
  }
  return out
}

interface Tag {
  readonly kind: 'open' | 'close' | 'self'
  readonly name: string
}

/** The tag that is all of a block. */
function loneTag({ value }: Html, { isComponent }: Pairing): Tag | undefined {
  const text = value.trim()
  const tag = tagAt(text, 0)
  if (!tag || !('name' in tag) || tag.end !== text.length || !isComponent(tag.name)) return undefined
  return { kind: tag.kind, name: tag.name }
}

/** Place of an opening tag → place of the closing one. */
function partners(tags: readonly (Tag | undefined)[]): ReadonlyMap<number, number> {
  const open: { readonly at: number; readonly name: string }[] = []
  /** How many of a name are open: looking through all of them for each closing tag takes time squared. */
  const counts = new Map<string, number>()
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  const ends = new Map<number, number>()
  for (const [at, tag] of tags.entries()) {
    if (!tag || tag.kind === 'self') continue
    const { kind, name } = tag
    if (kind === 'open') {
      open.push({ at, name })
      count(name, 1)
    } else if ((counts.get(name) ?? 0) > 0) {
      let last = open.pop()!
      count(last.name, -1)
      while (last.name !== name) {
        last = open.pop()!
        count(last.name, -1)
      }
      ends.set(last.at, at)
    }
  }
  return ends
}

function elementOf(
  node: Html,
  { kind, name }: Tag,
  { children, pairing }: { readonly children: readonly RootContent[]; readonly pairing: Pairing },
): RootContent {
  const text = node.value.trim()
  const parsed = pairing.engine.parse(kind === 'self' ? text : `${text.slice(0, -1)}/>`, 'mdx')
  const first = 'tree' in parsed ? (parsed.tree.children[0] as { attributes?: readonly JsxAttribute[] }) : undefined
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: first?.attributes ?? [],
    children: kind === 'self' ? [] : pairTags(children, pairing),
    position: node.position,
  }
  return element as unknown as RootContent
}
