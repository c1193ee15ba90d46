/**
 * The Markdown twin: the author's own text with the tags of components taken out and their words kept, so that it reads as
 * plain Markdown. It is cut from the source by the places of nodes; what holds no JSX is copied as it stands.
 */
import type { ElementContent, Properties } from 'hast'
import type { Html, Nodes, Root, RootContent } from 'mdast'
import { textOf } from '../hast/text.ts'
import type { Component } from '../model/component.ts'
import type { Say } from '../model/words.ts'
import { readAttributes } from './components/attributes.ts'
import { componentName } from './components/call.ts'
import type { Call, Props } from './components/call.ts'
import { htmlFor } from './components/html-for.ts'
import { twinProps } from './components/props.ts'
import { showAuthored } from './components/authored.ts'
import { targetOf } from './components/call-target.ts'
import { filledText } from './components/fill-props.ts'
import { givenTo, isAfforded, placesChildren, snippetOf } from './components/snippet.ts'
import type { SnippetUse } from './components/snippet.ts'
import { applyEdits } from './edits.ts'
import type { Edit } from './edits.ts'
import { shown } from './evaluate/shown.ts'
import { nothing, printedValue } from './evaluate/print.ts'
import { isCallable, isReference, isTree, unknown } from './evaluate/value.ts'
import type { Callable, Reference, Tree } from './evaluate/value.ts'
import { hastMarkdown, markdownNode, oneLine } from './hast-markdown.ts'
import { isMath } from './math/math-marks.ts'
import { isExpression, isJsx } from './nodes.ts'
import type { Expression, Jsx } from './nodes.ts'
import { newComputing } from './page.ts'
import type { Module, Scope } from './page.ts'
import { pairTags } from './paired-tags.ts'
import { effortFor, tagAt } from './scan.ts'
import { editedSlice, twinEdits } from './twin-edits.ts'

/** Markdown of a page without its front matter. Diagnostics are not gathered again: the scope's page is a copy for that. */
export function markdownTwin(tree: Root, scope: Scope): string {
  const known: Twin['known'] = new Map()
  const quiet: Twin = {
    ...scope,
    edits: editsOf(scope.module, known),
    known,
    page: {
      ...scope.page,
      diagnostics: [],
      links: [],
      counts: { snippets: 0, snippetText: 0, work: 0, math: 0, diagrams: 0 },
      // Components are drawn again, as Markdown: what was drawn for the page is of no use here.
      computing: newComputing(),
      walk: { ...scope.page.walk, call: (call, at) => drawn(call, { ...at, edits: [], known }) },
    },
  }
  return tidy(blocks(tree.children, quiet))
}

/** Where the twin is being written, and what is changed in the author's text there. */
interface Twin extends Scope {
  readonly edits: readonly Edit[]
  /** The edits of each file that was met. */
  readonly known: Map<Module, readonly Edit[]>
}

function editsOf(module: Module, known: Twin['known']): readonly Edit[] {
  const edits = known.get(module) ?? twinEdits(module)
  known.set(module, edits)
  return edits
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line, index, { length }) => (index === length - 1 ? line : lineEnd(line)))
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A line without blanks at its end, but for two that break it. */
function lineEnd(line: string): string {
  let end = line.length
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end--
  return line.slice(0, end) + (line.startsWith('  ', end) ? '  ' : '')
}

/** Blocks, one blank line apart, each moved to the left margin. Elements that share a line go on sharing it. */
function blocks(nodes: readonly RootContent[], scope: Twin): string {
  const isComponent = (name: string) => componentName(name, scope) !== undefined
  let out = ''
  let last: RootContent | undefined
  for (const node of pairTags(nodes, { engine: scope.page.engine, isComponent })) {
    const text = block(node, scope)
    if (text.trim() === '') continue
    const isBeside = last && isJsx(node) && isJsx(last) && last.position?.end.line === node.position?.start.line
    out +=
      out === ''
        ? text
        : isBeside && isLine(text) && isLine(out.slice(out.lastIndexOf('\n\n') + 1))
          ? ` ${text}`
          : `\n\n${text}`
    last = node
  }
  return out
}

/** Whether Markdown can stand in a line of text. */
function isLine(markdown: string): boolean {
  return !/\n|^\s*(?:[>#+-]|\d+\.)/.test(markdown.trim())
}

function block(node: RootContent, scope: Twin): string {
  if (node.type === 'mdxjsEsm') return ''
  if (isJsx(node)) return element(node, scope)
  if (isExpression(node)) return expression(node, scope)
  const parts = node.type === 'paragraph' ? blockParts(node.children, scope) : undefined
  if (parts) return blocks(parts, scope)
  const indent = (node.position?.start.column ?? 1) - 1
  return dedent(cut(node, scope), indent)
}

/** The children as blocks, if all that shows of them are components which are no part of a line; `undefined` if they are text. */
function blockParts(children: readonly RootContent[], scope: Scope): readonly RootContent[] | undefined {
  const shownOnes = children.filter((child) => !(child.type === 'text' && child.value.trim() === ''))
  if (shownOnes.length === 0 || !shownOnes.every((child) => isJsx(child) && isBlockPart(child, scope))) return undefined
  return shownOnes.map(asBlock)
}

function asBlock(node: RootContent): RootContent {
  return { ...node, type: 'mdxJsxFlowElement' } as RootContent
}

function isBlockPart({ name }: Jsx, scope: Scope): boolean {
  const known = name === null ? undefined : componentName(name, scope)
  const { components } = scope.page.tools.theme
  return known !== undefined && Object.hasOwn(components, known) && components[known]!.inline !== true
}

/** A node's text with the JSX inside of it replaced. */
function cut(node: Nodes, scope: Twin): string {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return ''
  const { text } = scope.module
  const parts: string[] = []
  let done = start.offset
  for (const { inner, isCell } of outermost(node, scope)) {
    const from = inner.position?.start.offset
    const to = inner.position?.end.offset
    if (from === undefined || to === undefined || from < done) continue
    const replaced = replacement(inner, scope)
    const before = editedSlice(text, scope.edits, [done, from])
    parts.push(before, isCell ? inCell(replaced) : continued(replaced, prefixOf(text, from)))
    done = to
  }
  parts.push(editedSlice(text, scope.edits, [done, end.offset]))
  return parts.join('')
}

type Replaced = Jsx | Expression | Html

function replacement(node: Replaced, scope: Twin): string {
  if (node.type === 'html') return withoutComponents(node.value, scope)
  return isJsx(node) ? element(node, scope) : expression(node, scope)
}

/** Raw HTML of `.md` without the tags of components; their titles stay. */
function withoutComponents(html: string, scope: Scope): string {
  const { components } = scope.page.tools.theme
  const edits: Edit[] = []
  const effort = effortFor(html)
  for (const { index } of html.matchAll(/<\/?[A-Z]/g)) {
    const tag = tagAt(html, index, effort)
    if (!tag || !('name' in tag) || !Object.hasOwn(components, tag.name)) continue
    const title = /\s(?:title|label)=(?:"([^"]*)"|'([^']*)')/.exec(html.slice(tag.start, tag.end))
    const text = title?.[1] ?? title?.[2] ?? ''
    edits.push({ start: tag.start, end: tag.end, text: text && `**${text}**` })
  }
  return applyEdits(html, edits).text
}

interface Inner {
  readonly inner: Replaced
  /** In a cell of a table. */
  readonly isCell: boolean
}

/** The JSX in a node that no other JSX surrounds, in order. */
function outermost(node: Nodes, scope: Scope, isCell = false): Inner[] {
  if (node.type === 'html') return [{ inner: node, isCell }]
  if (!('children' in node)) return []
  const isIn = isCell || node.type === 'tableCell'
  const found: Inner[] = []
  const [part, ...more] = (node.type === 'paragraph' && blockParts(node.children, scope)) || []
  if (part && more.length === 0) return [{ inner: part as Jsx, isCell: isIn }]
  for (const child of node.children as Nodes[]) {
    if (isJsx(child) || isExpression(child)) found.push({ inner: child as unknown as Replaced, isCell: isIn })
    else for (const each of outermost(child, scope, isIn)) found.push(each)
  }
  return found
}

/** A cell is one line, and a bar ends it. */
function inCell(text: string): string {
  return oneLine(text, '<br>').replace(/\\?\|/g, '\\|')
}

/** What stands before a place on its line, list markers as blanks: the margin of further lines. */
function prefixOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[\s>*+\-\d.)]*/.exec(line)![0].replace(/[^\s>]/g, ' ')
}

function continued(text: string, prefix: string): string {
  return text.replace(prefix.trim() === '' ? /\n(?!\n|$)/g : /\n/g, () => `\n${prefix}`)
}

function dedent(text: string, indent: number): string {
  return indent > 0 && text.includes('\n')
    ? text.replace(new RegExp(`\n[ \t]{1,${Math.min(indent, 1000)}}`, 'g'), '\n')
    : text
}

function element(node: Jsx, scope: Twin): string {
  const inside = childrenText(node, scope)
  if (node.name === null) return inside
  const props = readAttributes(node.attributes, node, scope)
  const snippet = snippetOf(node.name, props, scope)
  if (snippet) return snippetText(snippet, { name: node.name, props, children: [markdownNode(inside)] }, scope)
  const target = targetOf(node.name, node, scope)
  if (isCallable(target) || isTree(target)) return authored(target, { name: node.name, props, inside, node }, scope)
  return form({ name: isReference(target) ? nameOf(target) : node.name, props, inside, node }, scope)
}

/** An element as the twin shows it. */
interface Shown {
  readonly name: string
  readonly props: Props
  /** Its content, as Markdown. */
  readonly inside: string
  readonly node: Call['node']
}

function nameOf({ target }: Reference): string {
  return target.kind === 'builtin' ? target.name : ''
}

function authored(target: Callable | Tree, { name, props, inside, node }: Shown, scope: Scope): string {
  if (isTree(target)) return hastMarkdown(target.nodes)
  const children = inside === '' ? [] : [markdownNode(inside)]
  return hastMarkdown(showAuthored(target, { name, props, children, node }, scope))
}

/** What JSX of an expression calls, with its Markdown in the place of nodes. */
function drawn({ name, props, children, node, target }: Call, scope: Twin): readonly ElementContent[] {
  if (isCallable(target)) return showAuthored(target, { name, props, children, node }, scope)
  if (isReference(target) && target.target.kind === 'snippet') {
    return [markdownNode(snippetText(target.target, { name, props, children }, scope))]
  }
  const known = isReference(target) ? nameOf(target) : name
  if (known === '') return children
  if (/^[a-z]/.test(known) && !Object.hasOwn(scope.page.tools.theme.components, known)) {
    const properties = Object.fromEntries([...props].filter(([, value]) => typeof value === 'string')) as Properties
    return [{ type: 'element', tagName: known, properties, children: [...children] }]
  }
  return [markdownNode(form({ name: known, props, inside: hastMarkdown(children), node }, scope))]
}

function form({ name, props, inside, node }: Shown, scope: Scope): string {
  if (name === '') return inside
  const { components } = scope.page.tools.theme
  const known = components[componentName(name, scope) ?? '']
  const own = known?.markdown ? called(known, props, inside, scope.page.tools.theme.speaks) : undefined
  // In a line of text a form of several lines, or one that starts a block, has no place.
  const isFit = node.type !== 'mdxJsxTextElement' || isLine(own ?? '')
  if (own !== undefined && isFit) return own
  const html = known ? undefined : htmlFor(name, props)
  if (html) return form({ ...html, inside, node }, scope)
  if (name === 'br') return '  \n'
  if (name === 'img') return picture(props)
  if (name === 'a') return anchor(props, inside)
  if (name === 'script' || name === 'style') return ''
  return /^[a-z]/.test(name) ? inside : titled(node, props, inside)
}

function called(component: Component, props: Props, inside: string, say: Say): string | undefined {
  try {
    return component.markdown!(twinProps(component, props), inside, say)
  } catch {
    return undefined
  }
}

/** Props as a Markdown form takes them: JSX as its text. */
function plainProps(props: Props): Record<string, unknown> {
  const plain = Object.create(null) as Record<string, unknown>
  for (const [name, value] of props) plain[name] = isTree(value) ? value.nodes.map(textOf).join('') : value
  return plain
}

function titled(node: Call['node'], props: Props, inside: string): string {
  const { title, label, name } = plainProps(props) as Record<string, unknown>
  const text = [title, label, name].find((each) => typeof each === 'string' && each.trim() !== '')
  if (text === undefined) return inside
  const bold = `**${String(text)}**`
  return inside === '' ? bold : node.type === 'mdxJsxTextElement' ? `${bold} ${inside}` : `${bold}\n\n${inside}`
}

function picture(props: Props): string {
  const { alt = '', src = '' } = plainProps(props)
  return `![${typeof alt === 'string' ? alt : ''}](${typeof src === 'string' ? src : ''})`
}

function anchor(props: Props, inside: string): string {
  const { href } = plainProps(props)
  return typeof href === 'string' && inside.trim() !== '' && !inside.includes('\n')
    ? `[${inside.trim()}](${href})`
    : inside
}

function childrenText(node: Jsx, scope: Twin): string {
  const children = node.children as unknown as RootContent[]
  const isInline = node.type === 'mdxJsxTextElement' || children.every((child) => isPhrasing(child))
  if (!isInline) return blocks(children, scope)
  const parts = blockParts(children, scope)
  if (parts && node.type === 'mdxJsxFlowElement') return blocks(parts, scope)
  if (parts) return children.flatMap((child) => (isJsx(child) ? [element(child, scope)] : [])).join(' ')
  return children
    .map((child) => (isJsx(child) || isExpression(child) ? replacement(child, scope) : cut(child, scope)))
    .join('')
}

const phrasing = new Set(
  'text emphasis strong delete inlineCode link image linkReference imageReference footnoteReference break mdxJsxTextElement mdxTextExpression'.split(
    ' ',
  ),
)

function isPhrasing(node: { readonly type: string }): boolean {
  return isMath(node) ? !node.block : phrasing.has(node.type)
}

function snippetText({ file }: SnippetUse, call: Pick<Call, 'name' | 'props' | 'children'>, scope: Twin): string {
  const inside = hastMarkdown(call.children)
  const module = file === undefined ? undefined : scope.page.modules.get(file)
  if (!module || scope.chain.includes(module.file) || !isAfforded(module, scope)) return inside
  const given = givenTo({ ...call, children: inside === '' ? [] : call.children })
  const chain = [...scope.chain, module.file]
  const { page, known } = scope
  const text = blocks(module.tree.children, { page, module, chain, edits: editsOf(module, known), known, given })
  const texts = [...given].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const own = filledText(text, new Map(texts))
  return inside === '' || placesChildren(module) ? own : `${own}\n\n${inside}`
}

/** Text of an expression; as written when it has none. */
function expression(node: Expression, scope: Scope): string {
  const value = printedValue(node, scope)
  if (value === nothing) return ''
  const nodes = value === unknown ? unknown : shown(value, scope.page.computing.work)
  return nodes === unknown ? `{${node.value}}` : hastMarkdown(nodes)
}
