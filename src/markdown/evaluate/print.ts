/** `{…}` in running text. What cannot be computed stays as written, braces and all (corpus.md 3): no word is lost. */
import type { ElementContent } from 'hast'
import type { Expression } from '../nodes.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { evaluate, shown } from './evaluate.ts'
import { environmentOf } from './jsx.ts'
import { parseExpression } from './parse-expression.ts'
import { isTree, unknown } from './value.ts'
import type { Value } from './value.ts'

/** What an expression shows. */
export function printExpression(node: Expression, scope: Scope): readonly ElementContent[] {
  const value = valueOf(node, scope)
  if (value === nothing) return []
  const written = writtenAs(node, scope)
  const nodes = value === unknown ? unknown : shown(value)
  if (nodes === unknown) {
    const message = `"${short(written)}" cannot be computed and is shown as it is written.`
    const hint = 'Write "\\{" for a brace, or put the text in backticks.'
    warn(scope, node, { code: 'expression-unknown', message, hint })
  }
  const content = nodes === unknown ? [{ type: 'text', value: written } as const] : nodes
  const isText = content.length > 0 && content.every((each) => each.type === 'text')
  if (node.type === 'mdxTextExpression' || !isText) return content
  return content.every((each) => each.type === 'text' && each.value.trim() === '')
    ? []
    : [{ type: 'element', tagName: 'p', properties: {}, children: [...content], position: node.position }]
}

const nothing = Symbol('nothing')

function valueOf(node: Expression, scope: Scope): Value | typeof unknown | typeof nothing {
  const parsed = parseExpression(node.value)
  if (parsed.kind === 'comment') return nothing
  // `{}`, `{3}`, `{1, 2}`, `{true}` and `{{a: 1}}` are text that somebody forgot to escape: no one writes them to compute.
  if (parsed.kind === 'empty') return writtenAs(node, scope)
  if (parsed.kind === 'invalid') return unknown
  const value = evaluate(parsed.expression, environmentOf(scope, node))
  if (typeof value === 'string' || isTree(value) || parsed.expression.type === 'Identifier') return value
  if (value === unknown && parsed.expression.type !== 'SequenceExpression') return unknown
  return writtenAs(node, scope)
}

/** The author's own text, from the file where its place is known. */
export function writtenAs(node: Expression, { module }: Scope): string {
  const { start, end } = node.position ?? {}
  const slice = start?.offset === undefined ? '' : module.text.slice(start.offset, end?.offset)
  return slice.startsWith('{') && slice.endsWith('}') && !slice.includes('\n') ? slice : `{${node.value}}`
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
