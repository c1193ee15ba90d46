/** Snippets: files whose content stands in the place of a tag, by `import X from '/snippets/x.mdx'` or `<Snippet file="x.mdx"/>`. */
import type { ElementContent } from 'hast'
import { plainOf, treeOf } from '../evaluate/value.ts'
import type { Value } from '../evaluate/value.ts'
import { warn } from '../page.ts'
import type { Module, Scope } from '../page.ts'
import { isBlock } from '../plugins/paragraph.ts'
import type { Call, Props } from './call.ts'
import { filled } from './fill-props.ts'
import { snippetPath } from './snippet-path.ts'
import { unknownElement } from './unknown.ts'

/** A snippet that an element names. `file` is missing when no such file is there. */
export interface SnippetUse {
  readonly written: string
  readonly file?: string
}

/** The snippet that an element stands for; `undefined` when it is none. */
export function snippetOf(name: string, props: Props, scope: Scope): SnippetUse | undefined {
  const binding = scope.module.names.get(name)
  if (binding) {
    if (binding.kind !== 'import' || binding.name !== 'default') return undefined
    const { written, target } = binding
    if (target.kind === 'file') return target.format === 'markdown' ? { written, file: target.file } : undefined
    return target.kind === 'missing' && /(?:^|\/)[^.]*$|\.mdx?$/i.test(written) ? { written } : undefined
  }
  if (name !== 'Snippet') return undefined
  const written = props.get('file')
  return typeof written === 'string' ? { written, file: snippetPath(written, scope.page.tools) } : { written: '' }
}

/** So many times snippets are placed on one page; files that include each other twice would double without end. */
const mostUses = 2_000
/** Letters of snippets on one page. */
const mostText = 20_000_000
const mostDeep = 20

/** The content of a snippet. A missing file leaves the children, a circle is told with its chain. */
export function showSnippet({ written, file }: SnippetUse, call: Call, scope: Scope): readonly ElementContent[] {
  const { page, chain } = scope
  if (file !== undefined && chain.includes(file)) {
    const circle = [...chain.slice(chain.indexOf(file)), file].join(' → ')
    const message = `The snippet includes itself: ${circle}.`
    const hint = 'Remove one of these includes.'
    warn(scope, call.node, { code: 'snippet-circle', severity: 'error', message, hint }, circle)
    return call.children
  }
  const module = file === undefined ? undefined : page.modules.get(file)
  if (!module) {
    const told = written === '' ? nameless : missing(written)
    warn(scope, call.node, { code: 'snippet-missing', ...told }, written)
    return unknownElement(call)
  }
  if (!isAfforded(module, scope)) {
    const message = `This page includes snippets more than ${mostUses} times, or more than ${mostDeep} levels deep.`
    warn(scope, call.node, { code: 'snippet-limit', severity: 'error', message, hint: 'Include fewer snippets.' }, '')
    return call.children
  }
  const given = givenTo(call)
  const inner: Scope = { ...inside(scope), module, chain: [...chain, module.file], given }
  const nodes = filled(structuredClone(module.hast.children), given, page)
  const content = page.walk.nodes(nodes, inner)
  const body = placesChildren(module) ? content : [...content, ...call.children]
  return call.node.type === 'mdxJsxTextElement' ? inLine(body) : body
}

const nameless = { message: '"<Snippet>" names no file.', hint: 'Write <Snippet file="name.mdx" />.' }

function missing(written: string) {
  const hint = 'Check the path: it is relative to the project root, or to this file when it starts with a dot.'
  return { message: `There is no snippet "${written}".`, hint }
}

/** What holds for a page as a whole also holds in its snippets. */
function inside({ page, island }: Scope): Pick<Scope, 'page' | 'island'> {
  return { page, ...(island && { island }) }
}

/** Counts one more use of a snippet; whether the page may have it. */
export function isAfforded(module: Module, { page, chain }: Scope): boolean {
  page.counts.snippets += 1
  page.counts.snippetText += module.text.length
  return page.counts.snippets <= mostUses && page.counts.snippetText <= mostText && chain.length <= mostDeep
}

/** The names that a snippet knows from its tag. */
export function givenTo({
  name,
  props,
  children,
}: Pick<Call, 'name' | 'props' | 'children'>): ReadonlyMap<string, Value> {
  const own = new Map<string, Value>(props)
  if (name === 'Snippet') own.delete('file')
  if (children.length > 0) own.set('children', treeOf(children))
  // A place for children that has none shows nothing; it is no text in braces.
  return new Map([['children', null], ...own, ['props', plainOf(own)]])
}

/** Whether a snippet says itself where its children stand. */
export function placesChildren({ text }: Module): boolean {
  return /\{[ \t]*(?:props\??\.)?children\b/.test(text)
}

/** In a line of text a snippet of one paragraph gives its words only. */
function inLine(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const content = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const [only] = content
  return content.length === 1 && only && isParagraph(only) ? only.children : nodes
}

function isParagraph(node: ElementContent): node is Extract<ElementContent, { type: 'element' }> {
  return isBlock(node) && node.tagName === 'p'
}
