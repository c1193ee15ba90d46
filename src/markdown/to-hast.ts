/** mdast → hast, before anything is drawn: fences as numbers, `{#id}` as ids, JSX as it is. */
import type { Element, ElementContent, Root as HastRoot, Text } from 'hast'
import type { Code, Definition, Emphasis, FootnoteDefinition, Heading, Html, InlineCode } from 'mdast'
import type { Link, LinkReference, Nodes, Paragraph, Root, Strong, Text as Literal } from 'mdast'
import remarkRehype, { defaultHandlers } from 'remark-rehype'
import type { Options } from 'remark-rehype'
import { unified } from 'unified'
import { codeBlock } from './code-block.ts'
import { english } from '../model/english.ts'
import type { Say } from '../model/words.ts'
import type { CodeBlock } from './code-block.ts'
import { linkedTwice } from './linked-twice.ts'
import type { MathNode } from './math/math-marks.ts'

export interface ToHastOptions {
  /** Fences are added here; `data-fence` holds their number. */
  readonly blocks: CodeBlock[]
  /** Formulas are added here; `data-math` holds their number. */
  readonly formulas?: MathNode[]
  /** Prefix of footnote ids: one a file, so that a snippet's notes keep apart. */
  readonly prefix: string
  /** Names the notes; in English without it. */
  readonly say?: Say
  /** What becomes of a piece of raw HTML; without it HTML is shown as text. A block of it stands in no line. */
  readonly html?: (node: Html, isBlock: boolean) => ElementContent | undefined
}

const blockParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

type State = Parameters<typeof defaultHandlers.heading>[0]
type Result = ElementContent | ElementContent[] | undefined

/** Converts a tree. It may not be deeper than `limits.nesting`: the conversion is recursive. */
export function toHast(tree: Root, options: ToHastOptions): HastRoot {
  const through = (_: unknown, node: Nodes) => node as unknown as ElementContent
  const jsx = (state: State, node: Nodes) =>
    ({ ...node, children: state.all(node as Heading) }) as unknown as ElementContent
  const { say = english } = options
  const twice = options.html ? linkedTwice(tree) : new Set<Nodes>()
  const unlinked =
    <T extends Link | LinkReference>(general: (state: State, node: T) => Result) =>
    (state: State, node: T) =>
      twice.has(node) ? state.all(node) : general(state, node)
  const handlers = {
    [whole]: (state: State) => defaultHandlers.root(state, tree),
    link: unlinked(link),
    linkReference: unlinked(defaultHandlers.linkReference),
    text: (state: State, node: Literal) => plainText(node) ?? defaultHandlers.text(state, node),
    inlineCode: (state: State, node: InlineCode) => plainCode(node) ?? defaultHandlers.inlineCode(state, node),
    paragraph: holding('p', defaultHandlers.paragraph),
    strong: holding('strong', defaultHandlers.strong),
    emphasis: holding('em', defaultHandlers.emphasis),
    code: (_: State, node: Code) => fence(node, options.blocks),
    heading: (state: State, node: Heading) => heading(state, node),
    html: (_: State, node: Html, parent?: Nodes) =>
      options.html?.(node, blockParents.has(parent?.type ?? 'root')) ?? { type: 'text', value: node.value },
    math: (_: State, node: MathNode) => formula(node, options.formulas ?? []),
    mdxFlowExpression: through,
    mdxTextExpression: through,
    mdxjsEsm: through,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  } as unknown as NonNullable<Options['handlers']>
  return unified()
    .use(remarkRehype, {
      handlers,
      clobberPrefix: options.prefix,
      footnoteLabelProperties: {},
      footnoteLabel: say('Footnotes'),
      footnoteBackLabel: (note, again) => say('Back to reference {}', `${note + 1}${again > 1 ? `-${again}` : ''}`),
      allowDangerousHtml: true,
    })
    .runSync({ type: whole, children: definitionsIn(tree) } as unknown as Root) as HastRoot
}

/**
 * Stands for the tree and shows the definitions only: the conversion looks for them with a walk that costs as much as half of
 * all the rest.
 */
const whole = 'whole'

type Definitions = (Definition | FootnoteDefinition)[]

function definitionsIn(node: Nodes, found: Definitions = []): Definitions {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') found.push(node)
  if ('children' in node) for (const child of node.children) definitionsIn(child, found)
  return found
}

/** An element around the content of a node, without the copies and questions of the general way. */
function holding<T extends Paragraph | Strong | Emphasis>(
  tagName: string,
  general: (state: State, node: T) => Element,
) {
  return (state: State, node: T): Element => {
    if (node.data) return general(state, node)
    return { type: 'element', tagName, properties: {}, children: state.all(node), ...placed(node) }
  }
}

/** Signs that stand in an address as they are, nearly all there are. The general way asks about each of them. */
const plainAddress = /^[!#$&-;=?-Z_a-z~]*$/

function link(state: State, node: Link): Result {
  const { url, title, data } = node
  if (data || !plainAddress.test(url)) return defaultHandlers.link(state, node)
  const properties = { href: url, ...(typeof title === 'string' && { title }) }
  return { type: 'element', tagName: 'a', properties, children: state.all(node), ...placed(node) }
}

function plainCode(node: InlineCode): Element | undefined {
  const text = plainText(node)
  return text && { type: 'element', tagName: 'code', properties: {}, children: [text], ...placed(node) }
}

function placed({ position }: Nodes): Pick<Element, 'position'> {
  return position ? { position } : {}
}

/** Text of one line, nearly all there is: nothing is to be trimmed around its breaks. */
function plainText({ value, data, position }: Literal | InlineCode): Text | undefined {
  return data || /[\n\r]/.test(value) ? undefined : { type: 'text', value, ...(position && { position }) }
}

function fence(node: Code, blocks: CodeBlock[]): Element {
  blocks.push(codeBlock(node))
  const properties = { dataFence: String(blocks.length - 1) }
  return { type: 'element', tagName: 'pre', properties, children: [], position: node.position }
}

function formula(node: MathNode, formulas: MathNode[]): Element {
  formulas.push(node)
  const properties = { dataMath: String(formulas.length - 1) }
  const children: Text[] = [{ type: 'text', value: node.value }]
  return { type: 'element', tagName: node.block ? 'div' : 'span', properties, children, position: node.position }
}

const customId = /^\{#([^{}]+)\}[ \t]*$/

/** `## Text {#id}`: the id leaves the text. */
function heading(state: State, node: Heading): Element {
  const element = defaultHandlers.heading(state, node)
  const last = element.children.at(-1)
  if (last?.type !== 'text') return element
  const start = last.value.lastIndexOf('{#')
  const found = start < 0 ? null : customId.exec(last.value.slice(start))
  if (!found) return element
  last.value = last.value.slice(0, start).trimEnd()
  return { ...element, properties: { id: found[1]!.trim().replace(/\s+/g, '-') } }
}
