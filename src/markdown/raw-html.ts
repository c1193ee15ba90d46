/**
 * Raw HTML of `.md` pages: read as browsers read it, then sanitised. Component tags are set aside before, since HTML knows
 * neither their names nor their props, and tags that are mere placeholders (`<your-key>`) stay text.
 */
import type { ElementContent, Root as HastRoot } from 'hast'
import type { Html } from 'mdast'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { applyEdits } from './edits.ts'
import type { Edit } from './edits.ts'
import {
  commonProperties,
  droppedElements,
  htmlElements,
  propertiesOf,
  svgElements,
  svgProperties,
  voidElements,
} from './html-names.ts'
import type { ComponentTag, Scope } from './page.ts'
import { warn } from './page.ts'
import type { Engine } from './parse.ts'
import { insteadOf } from './plugins/safe.ts'
import { limits } from './limits.ts'
import { effortFor, tagAt } from './scan.ts'

/** The element that stands for a component tag until components are called. */
const stand = 'component-tag'

/** What becomes of each piece of raw HTML. `tags` is filled with the component tags that were met. */
export function rawHandler(
  text: string,
  tags: ComponentTag[],
  { engine, isComponent, onTooDeep }: RawMeans,
): (node: Html, isBlock: boolean) => ElementContent {
  let depth = 0
  // By name: a closing tag without its opening one leaves nothing.
  const open = new Map<string, number>()
  const lastClosing = closingTags(text)
  /** A tag in the middle of a line that names a thing and opens nothing: `the <address> of the sender`. */
  const isWord = (tag: { readonly kind: string; readonly end: number }, node: Html, index: number) => {
    const written = node.value.slice(index, tag.end)
    const name = /^<([a-z]+)>$/.exec(written)?.[1]
    if (name === undefined || !things.has(name) || lastClosing.has(name)) return false
    const start = (node.position?.start.offset ?? 0) + index
    return isAmongWords(text, start, start + written.length)
  }
  return (node, isBlock) => {
    const start = node.position?.start.offset ?? 0
    const isClosed = (name: string, index: number) => (lastClosing.get(name.toLowerCase()) ?? -1) >= start + index
    const edits: Edit[] = []
    const effort = effortFor(node.value)
    for (const { 0: found, index } of node.value.matchAll(/<(?:\/?[A-Za-z]|!--)/g)) {
      if (found === '<!--') {
        if (!node.value.includes('-->', index)) edits.push(literal(index))
        continue
      }
      const tag = tagAt(node.value, index, effort)
      const name =
        tag && 'name' in tag ? tag.name : (/^<\/?([\w.-]+)/.exec(node.value.slice(index, index + 80))?.[1] ?? '')
      const isText = () =>
        isLiteral(name, isClosed(name, index)) || (tag !== undefined && !isBlock && isWord(tag, node, index))
      if (name.toLowerCase() === stand || (!(tag && isComponent(name)) && isText())) {
        edits.push(literal(index))
        continue
      }
      const step = steps(tag?.kind, name)
      const key = name.toLowerCase()
      const opened = open.get(key) ?? 0
      if (step > 0 || opened > 0) {
        open.set(key, opened + step)
        depth += step
      }
      if (depth === limits.rawNesting + 1) onTooDeep(node)
      if (tag && isComponent(name)) {
        const source = node.value.slice(tag.start, tag.end)
        edits.push({ start: tag.start, end: tag.end, text: standIn(tag.kind, { name, source, node }, tags, engine) })
      } else if (tag?.kind === 'self' && isHtml(name)) {
        edits.push({ start: tag.end, end: tag.end, text: `</${name}>` })
      }
    }
    const { text: value } = applyEdits(node.value, edits)
    return { type: 'raw', value, position: node.position } as unknown as ElementContent
  }
}

/** Whether a tag has words before it on its line, and stands by itself as a word does: `<html><head>` and `<body>a` are markup. */
function isAmongWords(text: string, start: number, end: number): boolean {
  if (/^(?:<|(?!s\b)[\p{L}\p{N}])/u.test(text.slice(end, end + 2))) return false
  const near = text.slice(Math.max(0, start - 200), start)
  const before = near.slice(near.lastIndexOf('\n') + 1)
  if (/[\p{L}\p{N}>]$/u.test(before)) return false
  return /[\p{L}\p{N}]/u.test(before.replace(/<[^<>]*>/g, '').replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/, ''))
}

export interface RawMeans {
  readonly engine: Engine
  readonly isComponent: (name: string) => boolean
  /** Called when elements nest deeper than they may. */
  readonly onTooDeep: (node: Html) => void
}

/** HTML closes these by itself. */
const selfClosing = new Set('li p td th tr thead tbody tfoot dt dd option rt rp colgroup'.split(' '))

function steps(kind: string | undefined, name: string): number {
  const lower = name.toLowerCase()
  if (kind === 'self' || voidElements.has(lower) || selfClosing.has(lower)) return 0
  return kind === 'close' ? -1 : 1
}

function literal(index: number): Edit {
  return { start: index, end: index + 1, text: '&lt;' }
}

/** GFM's tag filter: a tag that would swallow what follows is text. `text` is the page that the HTML stands in. */
export function filterTags(html: string, text: string): string {
  const closed = closingTags(text)
  return html.replace(/<(?=\/?([A-Za-z][\w-]*))/g, (sign, name: string) => {
    const lower = name.toLowerCase()
    return swallowing.has(lower) && !closed.has(lower) ? '&lt;' : sign
  })
}

/** Where each element is closed for the last time, by its name in lower case. */
function closingTags(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { 1: name, index } of text.matchAll(/<\/([A-Za-z][\w.-]*)/g)) last.set(name!.toLowerCase(), index)
  return last
}

/** A tag that is shown as written: a placeholder, or one that would swallow the rest of the page. */
function isLiteral(name: string, isClosed: boolean): boolean {
  return !isClosed && (swallowing.has(name.toLowerCase()) || !isKnown(name))
}

/** Elements that are also words for things, and that nobody opens in a line and leaves open. */
const things = new Set(
  `address area article aside audio base body button data datalist dialog embed figure footer form head header html label legend
   link main map menu meta meter output param progress section select source table time track video`.split(/\s+/),
)

/**
 * Elements whose content is no markup, so that without an end they take all that follows: those that GFM's tag filter makes
 * text, and such as are left out with all that they hold.
 */
const swallowing = new Set(
  'title textarea style xmp iframe noembed noframes script plaintext template object applet noscript'.split(' '),
)

/** `<a name="x" />` closes itself in the mind of its author, but not in HTML. */
function isHtml(name: string): boolean {
  const lower = name.toLowerCase()
  return (htmlElements.has(lower) || swallowing.has(lower)) && !voidElements.has(lower)
}

function isKnown(name: string): boolean {
  const lower = name.toLowerCase()
  return (
    htmlElements.has(lower) ||
    svgElements.has(name) ||
    voidElements.has(lower) ||
    droppedElements.has(lower) ||
    otherHtml.has(lower)
  )
}

/** Elements of HTML that are not let through, but are no placeholders either. */
const otherHtml = new Set(
  `acronym big body canvas datalist dialog dir fieldset form foreignobject html image keygen legend listing marquee math menu
   menuitem meter nobr noembed noframes optgroup option output plaintext portal progress rb rtc search select textarea xmp
   animate animatetransform animatemotion set a`.split(/\s+/),
)

function standIn(
  kind: string,
  tag: { name: string; source: string; node: Html },
  tags: ComponentTag[],
  engine: Engine,
): string {
  if (kind === 'close') return `</${stand}>`
  const source = kind === 'self' ? tag.source : `${tag.source.slice(0, -1)}/>`
  const parsed = engine.parse(source, 'mdx')
  const element = 'tree' in parsed ? parsed.tree.children[0] : undefined
  const attributes = element?.type === 'mdxJsxFlowElement' ? (element.attributes as ComponentTag['attributes']) : []
  tags.push({ name: tag.name, attributes, position: tag.node.position })
  return `<${stand} data-component="${tags.length - 1}">${kind === 'self' ? `</${stand}>` : ''}`
}

/** Reads raw nodes as HTML and sanitises the whole tree; says what it takes away. */
export async function readRawHtml(tree: HastRoot, scope: Scope): Promise<HastRoot> {
  const { rehypeRaw, rehypeSanitize } = await import('./raw-html-parser.ts')
  const parsed = unified().use(rehypeRaw).runSync(tree, { value: scope.module.text }) as HastRoot
  report(parsed, scope)
  return unified().use(rehypeSanitize, schema).runSync(parsed) as HastRoot
}

function report(tree: HastRoot, scope: Scope): void {
  visit(tree, 'element', (element) => {
    const { tagName } = element
    if (droppedElements.has(tagName)) {
      warn(
        scope,
        element,
        {
          code: 'element-forbidden',
          message: `"<${tagName}>" was left out.`,
          hint: insteadOf[tagName] ?? 'Remove it.',
        },
        tagName,
      )
      return SKIP
    }
    if (tagName !== stand && !htmlElements.has(tagName) && !svgElements.has(tagName)) {
      const message = `"<${tagName}>" is not an element that pages can use; its content is shown.`
      warn(scope, element, { code: 'element-unknown', message, hint: 'Use an HTML element or a component.' }, tagName)
    }
    for (const name of Object.keys(element.properties)) {
      if (!/^on[a-z]/i.test(name)) continue
      const message = `The event handler "${name}" of "<${tagName}>" was left out.`
      warn(
        scope,
        element,
        {
          code: 'handler-dropped',
          message,
          hint: 'Pages cannot run code; put scripts in a .js file in the project.',
        },
        name,
      )
    }
    return undefined
  })
}

const aria =
  `Label LabelledBy DescribedBy Hidden Current Expanded Controls Live Level Details RoleDescription Haspopup Selected
 Pressed Checked Disabled ValueNow ValueMin ValueMax ValueText Orientation Sort ColCount RowCount ColIndex RowIndex`
    .split(/\s+/)
    .map((name) => `aria${name}`)

/** Our allowlist in the shape that rehype-sanitize takes. Addresses are checked where they are resolved, so that each can be told. */
const schema = {
  tagNames: [...htmlElements, ...svgElements, stand],
  attributes: {
    '*': [...commonProperties, ...aria, 'data*'],
    ...Object.fromEntries(Object.entries(propertiesOf).map(([name, own]) => [name, [...own]])),
    ...Object.fromEntries([...svgElements].map((name) => [name, [...svgProperties]])),
  },
  protocols: { cite: ['http', 'https'] },
  strip: [...droppedElements],
  clobber: [],
  ancestors: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
}
