/**
 * The Markdown twin: the author's own text with the tags of components taken out and their words kept, so that it reads as
 * plain Markdown. It is cut from the source by the places of nodes; what holds no JSX is copied as it stands.
 */
import type { Html, Nodes, Root, RootContent } from 'mdast'
import { textOf } from '../hast/text.ts'
import type { Component } from '../model/component.ts'
import { readAttributes } from './components/attributes.ts'
import type { Props } from './components/call.ts'
import { snippetOf } from './components/snippet.ts'
import { applyEdits } from './edits.ts'
import type { Edit } from './edits.ts'
import { evaluate, shown } from './evaluate/evaluate.ts'
import { environmentOf } from './evaluate/jsx.ts'
import { parseExpression } from './evaluate/parse-expression.ts'
import { isTree, unknown } from './evaluate/value.ts'
import { isExpression, isJsx } from './nodes.ts'
import type { Expression, Jsx } from './nodes.ts'
import type { Scope } from './page.ts'
import { tagAt } from './scan.ts'

/** Markdown of a page without its front matter. Diagnostics are not gathered again: the scope's page is a copy for that. */
export function markdownTwin(tree: Root, scope: Scope): string {
  const quiet: Scope = {
    ...scope,
    page: { ...scope.page, diagnostics: [], links: [], counts: { snippets: 0, work: 0 } },
  }
  return tidy(blocks(tree.children, quiet))
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]+\n/g, (end) => (end.length > 2 && end.startsWith('  ') ? '  \n' : '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Blocks, one blank line apart, each moved to the left margin. */
function blocks(nodes: readonly RootContent[], scope: Scope): string {
  return nodes
    .map((node) => block(node, scope))
    .filter((text) => text.trim() !== '')
    .join('\n\n')
}

function block(node: RootContent, scope: Scope): string {
  if (node.type === 'mdxjsEsm') return ''
  if (isJsx(node)) return element(node, scope)
  if (isExpression(node)) return expression(node, scope)
  const indent = (node.position?.start.column ?? 1) - 1
  return dedent(cut(node, scope), indent)
}

/** A node's text with the JSX inside of it replaced. */
function cut(node: Nodes, scope: Scope): string {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return ''
  const { text } = scope.module
  const parts: string[] = []
  let done = start.offset
  for (const inner of outermost(node)) {
    const from = inner.position?.start.offset
    const to = inner.position?.end.offset
    if (from === undefined || to === undefined || from < done) continue
    parts.push(text.slice(done, from), continued(replacement(inner, scope), prefixOf(text, from)))
    done = to
  }
  parts.push(text.slice(done, end.offset))
  return parts.join('')
}

type Replaced = Jsx | Expression | Html

function replacement(node: Replaced, scope: Scope): string {
  if (node.type === 'html') return withoutComponents(node.value, scope)
  return isJsx(node) ? element(node, scope) : expression(node, scope)
}

/** Raw HTML of `.md` without the tags of components; their titles stay. */
function withoutComponents(html: string, scope: Scope): string {
  const { components } = scope.page.tools.theme
  const edits: Edit[] = []
  for (const { index } of html.matchAll(/<\/?[A-Z]/g)) {
    const tag = tagAt(html, index)
    if (!tag || !('name' in tag) || !Object.hasOwn(components, tag.name)) continue
    const title = /\s(?:title|label)=(?:"([^"]*)"|'([^']*)')/.exec(html.slice(tag.start, tag.end))
    const text = title?.[1] ?? title?.[2] ?? ''
    edits.push({ start: tag.start, end: tag.end, text: text && `**${text}**` })
  }
  return applyEdits(html, edits).text
}

/** The JSX in a node that no other JSX surrounds, in order. */
function outermost(node: Nodes): Replaced[] {
  if (node.type === 'html') return [node]
  if (!('children' in node)) return []
  const found: Replaced[] = []
  for (const child of node.children as Nodes[]) {
    if (isJsx(child) || isExpression(child)) found.push(child as unknown as Replaced)
    else for (const inner of outermost(child)) found.push(inner)
  }
  return found
}

/** What stands before a place on its line, list markers as blanks: the margin of further lines. */
function prefixOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[\s>*+\-\d.)]*/.exec(line)![0].replace(/[^\s>]/g, ' ')
}

function continued(text: string, prefix: string): string {
  return text.includes('\n') ? text.replaceAll('\n', `\n${prefix}`) : text
}

function dedent(text: string, indent: number): string {
  return indent > 0 && text.includes('\n')
    ? text.replace(new RegExp(`\n[ \t]{1,${Math.min(indent, 1000)}}`, 'g'), '\n')
    : text
}

function element(node: Jsx, scope: Scope): string {
  const inside = childrenText(node, scope)
  if (node.name === null) return inside
  const props = readAttributes(node.attributes, node, scope)
  const snippet = snippetOf(node.name, props, scope)
  if (snippet) return snippetText(snippet.file, inside, scope)
  const { components } = scope.page.tools.theme
  const known = Object.hasOwn(components, node.name) ? components[node.name] : undefined
  const form = known?.markdown ? called(known, props, inside) : undefined
  // In a line of text a form of several lines, or one that starts a block, has no place.
  const isFit = node.type === 'mdxJsxFlowElement' || !/\n|^\s*(?:[>#+-]|\d+\.)/.test(form ?? '')
  if (form !== undefined && isFit) return form
  if (node.name === 'br') return '\n'
  if (node.name === 'img') return picture(props)
  if (node.name === 'a') return anchor(props, inside)
  if (node.name === 'script' || node.name === 'style') return ''
  return /^[a-z]/.test(node.name) ? inside : titled(node, props, inside)
}

function called(component: Component, props: Props, inside: string): string | undefined {
  try {
    return component.markdown!(plainProps(props), inside)
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

function titled(node: Jsx, props: Props, inside: string): string {
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

function childrenText(node: Jsx, scope: Scope): string {
  const children = node.children as unknown as RootContent[]
  const isInline = node.type === 'mdxJsxTextElement' || children.every((child) => isPhrasing(child))
  if (!isInline) return blocks(children, scope)
  return children
    .map((child) => (isJsx(child) || isExpression(child) ? replacement(child, scope) : cut(child, scope)))
    .join('')
}

const phrasing = new Set(
  'text emphasis strong delete inlineCode link image linkReference imageReference footnoteReference break mdxJsxTextElement mdxTextExpression'.split(
    ' ',
  ),
)

function isPhrasing(node: Nodes): boolean {
  return phrasing.has(node.type)
}

function snippetText(file: string | undefined, inside: string, scope: Scope): string {
  const module = file === undefined ? undefined : scope.page.modules.get(file)
  scope.page.counts.snippets += 1
  if (!module || scope.chain.includes(module.file) || scope.page.counts.snippets > 2_000 || scope.chain.length > 20)
    return inside
  const text = blocks(module.tree.children, { page: scope.page, module, chain: [...scope.chain, module.file] })
  return inside === '' ? text : `${text}\n\n${inside}`
}

/** Text of an expression; as written when it has none. */
function expression(node: Expression, scope: Scope): string {
  const parsed = parseExpression(node.value)
  if (parsed.kind === 'comment') return ''
  const value = parsed.kind === 'expression' ? evaluate(parsed.expression, environmentOf(scope, node)) : unknown
  const nodes = typeof value === 'string' || isTree(value) ? shown(value) : unknown
  return nodes === unknown ? `{${node.value}}` : nodes.map(textOf).join('')
}
