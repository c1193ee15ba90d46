/**
 * Most texts of descriptions are a few plain sentences with a word in code or bold, and maybe a list of such: they are read here,
 * to the same nodes that Markdown gives, at a fiftieth of the cost. What could mean anything else is left to Markdown.
 */
import type { Element, ElementContent } from 'hast'
import type { Prose } from '../../model/reference.ts'

/** Longer texts are rare. */
const longest = 10_000

/** The nodes of a plain text; `undefined`: it has to be parsed. */
export function plainProse(markdown: string): Prose | undefined {
  if (markdown.length > longest) return undefined
  // Four blanks before the first letter of a sentence are taken for a slip.
  const text = markdown.trim()
  const around = markdown.replace(text, '')
  if (isSentence.test(text) && !/[^ \t\r\n]/.test(around)) return [element('p', [{ type: 'text', value: text }])]
  // Elsewhere they mean what they mean to Markdown.
  const blocks = markdown
    .trimEnd()
    .replace(/^\n+/, '')
    .split(/\n{2,}/)
  const nodes: ElementContent[] = []
  let last: Element | undefined
  for (const block of blocks) {
    const made = paragraphAndList(block)
    // Items after a blank line belong to the list before it.
    if (!made || (last?.tagName === 'ul' && made[0]!.tagName === 'ul')) return undefined
    for (const each of made) nodes.push(...(nodes.length > 0 ? [lineEnd(), each] : [each]))
    last = made.at(-1)
  }
  return nodes
}

const isSentence = /^[A-Za-z][A-Za-z0-9 ,;()?'"-]*[A-Za-z0-9)]\.?$/

/** Lines of text, then lines that begin with the same mark. */
function paragraphAndList(block: string): readonly Element[] | undefined {
  const start = /^[-*] /m.exec(block)?.index ?? block.length
  const lead = start === 0 ? [] : inline(block.slice(0, start).replace(/\n$/, ''))
  const list = start === block.length ? undefined : listOf(block.slice(start))
  if (!lead || (start < block.length && !list)) return undefined
  return [...(lead.length > 0 ? [element('p', lead)] : []), ...(list ? [list] : [])]
}

function listOf(text: string): Element | undefined {
  const mark = text.slice(0, 2)
  const children: ElementContent[] = [lineEnd()]
  for (const line of text.split('\n')) {
    const content = line.startsWith(mark) ? inline(line.slice(2)) : undefined
    if (!content) return undefined
    children.push(element('li', content), lineEnd())
  }
  return element('ul', children)
}

/**
 * Letters and signs that mean nothing; a full stop or colon before a blank, since addresses have them inside; a line that begins with a
 * word; code, bold and slanted words that stand between blanks and signs.
 */
const pieces = new RegExp(
  [
    String.raw`(?<plain>(?:[A-Za-z0-9 ,;()?'"/%+!-]|[.:](?=[ \n]|$)|(?<! )\n(?=[A-Za-z\`]|\*{1,2}[A-Za-z]))+)`,
    String.raw`\`(?<code>[\w.,:;()/{}=+?'"@#%-]+(?: [\w.,:;()/{}=+?'"@#%-]+)*)\`(?!\`)`,
    String.raw`(?<=^|[ \n(])(?<mark>\*\*?)(?<marked>[A-Za-z0-9](?:[A-Za-z0-9 ,-]*[A-Za-z0-9])?)\k<mark>(?=$|[ \n,;.:)?!])`,
  ].join('|'),
  'y',
)

/** The words of a paragraph that begins with one. */
function inline(text: string): ElementContent[] | undefined {
  if (!/^(?:[A-Za-z`]|\*{1,2}[A-Za-z]).*[^ ]$/s.test(text)) return undefined
  const nodes: ElementContent[] = []
  for (pieces.lastIndex = 0; pieces.lastIndex < text.length;) {
    const { plain, code, mark, marked } = pieces.exec(text)?.groups ?? {}
    if (plain !== undefined) nodes.push({ type: 'text', value: plain })
    else if (code !== undefined) nodes.push(element('code', [{ type: 'text', value: code }]))
    else if (marked !== undefined)
      nodes.push(element(mark === '*' ? 'em' : 'strong', [{ type: 'text', value: marked }]))
    else return undefined
  }
  return nodes
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function lineEnd(): ElementContent {
  return { type: 'text', value: '\n' }
}
