/** Inline Markdown in a prop: `title="The **first** step"`. */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { codeSpans } from './code-ranges.ts'
import { survey } from './limits.ts'
import type { Range } from './nodes.ts'
import type { Scope } from './page.ts'
import { tagAt } from './scan.ts'
import { toHast } from './to-hast.ts'

/**
 * Nodes of one line of Markdown. Text without any sign of markup is not parsed; blocks become their text. Braces are braces: an
 * attribute in quotes is no place for expressions. `node` is where problems are told.
 */
export function inlineMarkdown(
  text: string,
  node: { readonly position?: Range },
  scope: Scope,
): readonly ElementContent[] {
  if (!/[*_`[\]<>&!~:\\{}#|]|www\.|^\s*(?:[-+]|\d+[.)])\s/.test(text)) return [{ type: 'text', value: text }]
  // A letter in front keeps a `#` or `1.` from starting a block; it is taken off again.
  const mark = '\u2060'
  const { engine } = scope.page
  const line = mark + text.replace(/\s+/g, ' ')
  const strict = engine.parse(withoutBraces(line), 'mdx')
  const result = 'tree' in strict ? strict : engine.parse(line, 'md')
  if (!('tree' in result) || survey(result.tree, scope.module.file).problem) return [{ type: 'text', value: text }]
  const root = toHast(result.tree, {
    blocks: scope.page.blocks,
    prefix: 'inline-',
    say: scope.page.tools.theme.speaks,
  })
  settle(root, 'tree' in strict && !hasStandIns(line), node.position)
  // Places in the text of the file would be wrong for the nodes of a prop.
  const nodes = scope.page.walk.nodes(root.children, { ...scope, module: { ...scope.module, text: '' } })
  const content = nodes.flatMap((each) => (each.type === 'element' && each.tagName === 'p' ? each.children : [each]))
  return content.flatMap((each): ElementContent[] => {
    if (each.type !== 'text') return [each]
    const value = each.value.replaceAll(mark, '')
    return value === '' ? [] : [{ ...each, value }]
  })
}

/** Signs of the same kind as braces that nobody writes: they keep MDX from reading expressions. */
const standIns = { '{': '\u2983', '}': '\u2984' } as const

function hasStandIns(text: string): boolean {
  return /[\u2983\u2984]/.test(text)
}

/** Braces outside of code and tags as their stand-ins; in a text that has these signs they are escaped. */
function withoutBraces(text: string): string {
  if (!/[{}]/.test(text)) return text
  const spans = codeSpans(text)
  const isTaken = hasStandIns(text)
  let out = ''
  for (let at = 0; at < text.length;) {
    const sign = text[at]!
    const end = endOfWhole(text, at, spans)
    if (end > at + 1) out += text.slice(at, end)
    else if (sign === '{' || sign === '}') out += isTaken ? `\\${sign}` : standIns[sign]
    else out += sign
    at = end
  }
  return out
}

/** Behind an escaped sign, a code span or a tag; else behind one sign. */
function endOfWhole(text: string, at: number, spans: ReadonlyMap<number, number>): number {
  if (text[at] === '\\') return Math.min(at + 2, text.length)
  if (text[at] === '`') return spans.get(at) ?? at + 1
  const tag = text[at] === '<' ? tagAt(text, at) : undefined
  return tag ? tag.end : at + 1
}

/** Gives all nodes the place of the prop, and braces back where stand-ins are. */
function settle(root: Root, isBack: boolean, position: Range | undefined): void {
  const open: (Root | RootContent)[] = [...root.children]
  for (let node = open.pop(); node; node = open.pop()) {
    node.position = position as Element['position']
    if (isBack && node.type === 'text') node.value = braced(node.value)
    if (isBack && node.type === 'element')
      for (const [name, value] of Object.entries(node.properties))
        if (typeof value === 'string') node.properties[name] = braced(value)
    if ('children' in node) for (const child of node.children) open.push(child)
  }
}

function braced(text: string): string {
  const encoded = text.replaceAll('%E2%A6%83', '%7B').replaceAll('%E2%A6%84', '%7D')
  return encoded.replaceAll(standIns['{'], '{').replaceAll(standIns['}'], '}')
}
