/** `{…}` in running text. What cannot be computed stays as written, braces and all (corpus.md 3): no word is lost. */
import type { Expression as Ast } from 'estree-jsx'
import type { ElementContent } from 'hast'
import type { Expression } from '../nodes.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { evaluate } from './evaluate.ts'
import { isReactCall } from './hooks.ts'
import { shown } from './shown.ts'
import { environmentOf, tellLimit } from './jsx.ts'
import { parsedOnce } from './parse-expression.ts'
import { isCallable, isReference, isTree, unknown } from './value.ts'
import type { Outcome, Value } from './value.ts'

/** What an expression shows. */
export function printExpression(node: Expression, scope: Scope): readonly ElementContent[] {
  const value = printedValue(node, scope)
  if (value === nothing) return []
  const written = writtenAs(node, scope)
  const nodes = value === unknown ? unknown : shown(value, scope.page.computing.work)
  if (nodes === unknown) warnUnknown(written, node, scope)
  const content = nodes === unknown ? [{ type: 'text', value: written } as const] : nodes
  const isText = content.length > 0 && content.every((each) => each.type === 'text')
  if (node.type === 'mdxTextExpression' || !isText) return content
  return content.every((each) => each.type === 'text' && each.value.trim() === '')
    ? []
    : [{ type: 'element', tagName: 'p', properties: {}, children: [...content], position: node.position }]
}

function warnUnknown(written: string, node: Expression, scope: Scope): void {
  tellLimit(scope, node)
  const message = `"${short(written)}" cannot be computed and is shown as it is written.`
  const hint = 'Write "\\{" for a brace, or put the text in backticks.'
  warn(scope, node, { code: 'expression-unknown', message, hint })
}

export const nothing = Symbol('nothing')

/** The value that an expression in running text shows: what its author wrote, where that is no expression to compute. */
export function printedValue(node: Expression, scope: Scope): Outcome | typeof nothing {
  const parsed = parsedOnce(node.value, scope.page.computing.parsed)
  if (parsed.kind === 'comment') return nothing
  if (parsed.kind === 'empty') return writtenAs(node, scope)
  if (parsed.kind === 'invalid') return unknown
  if (isWords(parsed.expression, node.value) || isHookCall(parsed.expression, scope)) return writtenAs(node, scope)
  const value = evaluate(parsed.expression, environmentOf(scope, node))
  // `{Card}` and `{String}` name no text.
  if (isCallable(value) || isReference(value)) return unknown
  return parsed.expression.type === 'ArrayExpression' && !holdsTree(value) ? writtenAs(node, scope) : value
}

/** `{}`, `{3}`, `{1, 2}`, `{2-4}`, `{true}` and `{{a: 1}}` are text that somebody forgot to escape: no one writes them to compute. */
function isWords(expression: Ast, text: string): boolean {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value !== 'string'
    case 'UnaryExpression':
      return expression.argument.type === 'Literal'
    case 'BinaryExpression':
      return /^\d+[-/]\d+$/.test(text)
    case 'SequenceExpression':
    case 'ObjectExpression':
      return true
    default:
      return false
  }
}

/** `{useId()}`: a function of React's that the page did not ask for is the subject of the text. */
function isHookCall(expression: Ast, { module }: Scope): boolean {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return false
  const { name } = expression.callee
  return isReactCall(name) && !module.names.has(name)
}

function holdsTree(value: Outcome): boolean {
  return isTree(value) || (Array.isArray(value) && (value as readonly Value[]).some((each) => isTree(each)))
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
