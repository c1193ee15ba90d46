/** JavaScript text → ESTree. Nothing is run: the tree is read by `evaluate.ts`. */
import { Parser } from 'acorn'
import type { Options } from 'acorn'
import jsx from 'acorn-jsx'
import type { Expression, Program } from 'estree-jsx'

/** What stands between two braces. `offset`s of the tree count from the start of the text that was given. */
export type Parsed =
  | { readonly kind: 'expression'; readonly expression: Expression }
  /** A comment only: shows nothing. */
  | { readonly kind: 'comment' }
  /** `{}` */
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly offset: number; readonly message: string }

const JsxParser = Parser.extend(jsx())
const options: Options = { ecmaVersion: 2024, sourceType: 'module' }
/** Longer or deeper text is no expression that a page needs, and acorn's parser is recursive. */
const limit = { length: 100_000, depth: 200 } as const

/** Reads the text between `{` and `}`. Total: text that is no JavaScript gives `invalid`. */
export function parseExpression(text: string): Parsed {
  if (text.trim() === '') return { kind: 'empty' }
  const refused = refusal(text)
  if (refused) return { kind: 'invalid', offset: 0, message: refused }
  try {
    const expression = JsxParser.parseExpressionAt(text, 0, options)
    const rest = skipBlanks(text, expression.end)
    if (rest < text.length) return { kind: 'invalid', offset: rest, message: 'Unexpected text' }
    return { kind: 'expression', expression: expression as unknown as Expression }
  } catch (error) {
    if (skipBlanks(text, 0) >= text.length) return { kind: 'comment' }
    return invalid(error)
  }
}

/** Reads the text between `{` and `}` where attributes stand: `...props`. */
export function parseSpread(text: string): Parsed {
  const start = skipBlanks(text, 0)
  if (!text.startsWith('...', start)) return { kind: 'invalid', offset: start, message: 'Expected "..."' }
  return parseExpression(text.slice(start + 3))
}

/** Reads `import` and `export` lines. */
export function parseModule(text: string): { readonly program: Program } | { readonly offset: number } {
  if (refusal(text)) return { offset: 0 }
  try {
    return { program: JsxParser.parse(text, options) as unknown as Program }
  } catch (error) {
    return { offset: (error as { pos?: number }).pos ?? 0 }
  }
}

function invalid(error: unknown): Parsed {
  const { pos = 0, message } = error as { pos?: number; message: string }
  return { kind: 'invalid', offset: pos, message }
}

/** Brackets are counted roughly (also in strings): it is a guard for the stack, not a rule of the language. */
function refusal(text: string): string | undefined {
  if (text.length > limit.length) return 'Too long for an expression'
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x28 || code === 0x5b || code === 0x7b || code === 0x3c) depth++
    else if (code === 0x29 || code === 0x5d || code === 0x7d || code === 0x3e) depth = Math.max(0, depth - 1)
    if (depth > limit.depth) return 'Too deep for an expression'
  }
  return undefined
}

/** The next place that is neither blank nor in a comment. */
function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    if (/\s/.test(text[at]!)) at++
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      if (end < 0) return at
      at = end + 2
    } else if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else return at
  }
  return at
}
