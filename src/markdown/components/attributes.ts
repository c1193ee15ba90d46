/** Attributes of an element → props: literals, expressions with a value, JSX. What cannot be computed is left out, with a warning. */
import { evaluate } from '../evaluate/evaluate.ts'
import type { Environment } from '../evaluate/frame.ts'
import { environmentOf, spreadProps, tellLimit } from '../evaluate/jsx.ts'
import { parseSpread, parsedOnce } from '../evaluate/parse-expression.ts'
import { unknown } from '../evaluate/value.ts'
import type { Value } from '../evaluate/value.ts'
import type { JsxAttribute, Range } from '../nodes.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { Props } from './call.ts'

/** Reads the attributes of an element in order; later ones win. */
export function readAttributes(
  attributes: readonly JsxAttribute[],
  node: { readonly position?: Range },
  scope: Scope,
): Props {
  const props = new Map<string, Value>()
  if (attributes.length === 0) return props
  const environment = environmentOf(scope, node)
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      spread(attribute.value, props, { environment, node, scope })
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) props.set(name, true)
    else if (typeof value === 'string') props.set(name, value)
    else {
      const computed = valueOf(value.value, environment)
      if (computed === unknown) warnUnknown(name, value.value, node, scope)
      else props.set(name, computed)
    }
  }
  return props
}

function valueOf(text: string, environment: Environment): Value | typeof unknown {
  const parsed = parsedOnce(text, environment.context.scope.page.computing.parsed)
  return parsed.kind === 'expression' ? evaluate(parsed.expression, environment) : unknown
}

function spread(
  text: string,
  props: Map<string, Value>,
  at: { environment: Environment; node: { readonly position?: Range }; scope: Scope },
): void {
  const parsed = parseSpread(text)
  const value = parsed.kind === 'expression' ? evaluate(parsed.expression, at.environment) : unknown
  if (value === unknown || !spreadProps(value, props, at.environment.context.work))
    warnUnknown('…', text, at.node, at.scope)
}

/** Tells of a function that an element cannot have. */
export function warnHandler(name: string, node: { readonly position?: Range }, scope: Scope): void {
  const message = `The event handler "${name}" was left out.`
  const hint = 'Put the element into a component of its own, exported by its name.'
  warn(scope, node, { code: 'handler-dropped', message, hint }, name)
}

function warnUnknown(name: string, text: string, node: { readonly position?: Range }, scope: Scope): void {
  // Event handlers get a message of their own where the element is made safe.
  if (/^on[A-Z]/.test(name)) return warnHandler(name, node, scope)
  tellLimit(scope, node)
  const written = text.replace(/\s+/g, ' ').slice(0, 60)
  const message = `The value of "${name}" cannot be computed and was left out: {${written}}.`
  warn(scope, placed(name, node, scope), {
    code: 'prop-not-computed',
    message,
    hint: 'Write a literal: a string, a number or an object.',
  })
}

/** The place of an attribute: engines give none, so its name is looked for behind its element's start. */
export function placed(
  name: string,
  node: { readonly position?: Range },
  { module }: Scope,
): { readonly position?: Range } {
  const { start } = node.position ?? {}
  if (start?.offset === undefined) return node
  const text = module.text.slice(
    start.offset,
    Math.min(node.position?.end.offset ?? start.offset, start.offset + 2_000),
  )
  const at = text.search(new RegExp(`[\\s]${name.replace(/[^\w-]/g, '\\$&')}(?=[\\s=/>])`))
  if (at < 0) return node
  const before = text.slice(0, at + 1)
  const lines = before.split('\n')
  const line = start.line + lines.length - 1
  const column = lines.length === 1 ? start.column + at + 1 : lines.at(-1)!.length + 1
  return { position: { start: { line, column }, end: { line, column: column + name.length } } }
}
