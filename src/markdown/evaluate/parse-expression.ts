/** JavaScript text → ESTree. Nothing is run: the tree is read by `evaluate.ts`. */
import { Parser, tokTypes } from 'acorn'
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

/** What a parser of acorn has, and its types leave out. */
interface OpenParser {
  readonly type: unknown
  readonly start: number
  readonly nextToken: () => void
  readonly parseExpression: () => Expression
}

const JsxParser = Parser.extend(jsx())
const options: Options = { ecmaVersion: 2024, sourceType: 'module' }
/** Longer or deeper text is no expression that a page needs, and acorn's parser is recursive. A logo traced from pixels has 100,000 and more. */
const limit = { expression: 1_000_000, module: 1_000_000, depth: 200 } as const

/** Reads the text between `{` and `}`. Total: text that is no JavaScript gives `invalid`. */
export function parseExpression(text: string): Parsed {
  if (text.trim() === '') return { kind: 'empty' }
  const refused = refusal(text, 'expression')
  if (refused) return { kind: 'invalid', offset: 0, message: refused }
  try {
    // As `parseExpressionAt` does, which tells nothing of where the parser stopped: `(a)` ends behind the node of `a`.
    const parser = new (JsxParser as unknown as new (options: Options, text: string) => OpenParser)(options, text)
    parser.nextToken()
    const expression = parser.parseExpression()
    if (parser.type !== tokTypes.eof) return { kind: 'invalid', offset: parser.start, message: 'Unexpected text' }
    return { kind: 'expression', expression }
  } catch (error) {
    if (skipBlanks(text, 0) >= text.length) return { kind: 'comment' }
    return invalid(error)
  }
}

/** The same, read once for equal texts. */
export function parsedOnce(text: string, known: Map<string, Parsed>): Parsed {
  const found = known.get(text)
  if (found) return found
  const parsed = parseExpression(text)
  known.set(text, parsed)
  return parsed
}

/** Reads the text between `{` and `}` where attributes stand: `...props`. */
export function parseSpread(text: string): Parsed {
  const start = skipBlanks(text, 0)
  if (!text.startsWith('...', start)) return { kind: 'invalid', offset: start, message: 'Expected "..."' }
  return parseExpression(text.slice(start + 3))
}

/** Reads `import` and `export` lines. */
export function parseModule(
  text: string,
): { readonly program: Program } | { readonly offset: number; readonly message: string } {
  const refused = refusal(text, 'module')
  if (refused !== undefined) return { offset: 0, message: refused }
  try {
    return { program: JsxParser.parse(text, options) as unknown as Program }
  } catch (error) {
    const { pos = 0, message } = error as { pos?: number; message: string }
    return { offset: pos, message }
  }
}

function invalid(error: unknown): Parsed {
  const { pos = 0, message } = error as { pos?: number; message: string }
  return { kind: 'invalid', offset: pos, message }
}

/**
 * Why a text is not read at all; `undefined` when it can be. Brackets are counted roughly (also in strings): it is a guard for
 * the stack, not a rule of the language.
 */
export function refusal(text: string, kind: 'expression' | 'module'): string | undefined {
  if (text.length > limit[kind]) return 'Too long for an expression'
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    depth = Math.max(0, depth + deeper(text, at, kind))
    if (depth > limit.depth) return 'Too deep for an expression'
  }
  return undefined
}

/** Whether a sign opens (1) or closes (-1) something. In a whole file `<` is also a comparison, or a type. */
function deeper(text: string, at: number, kind: 'expression' | 'module'): number {
  switch (text[at]) {
    case '(':
    case '[':
    case '{':
      return 1
    case ')':
    case ']':
    case '}':
      return -1
    case '<':
      if (kind === 'module') return 0
      return text[at + 1] === '/' ? -1 : /[\w$>]/.test(text[at + 1] ?? '') ? 1 : 0
    case '/':
      if (kind === 'module') return 0
      return text[at + 1] === '>' && text[at - 1] !== '<' ? -1 : 0
    default:
      return 0
  }
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
