/**
 * In `.md` braces are letters, but pages that were copied from `.mdx` keep attributes such as `style={{ color: 'red' }}` and
 * `width={300}` on tags of HTML. Where they are constants, they become what HTML has; all else stays as it is.
 */
import type { Expression } from 'estree-jsx'
import { codeRanges } from './code-ranges.ts'
import { isWord, styleText } from './components/html-props.ts'
import type { Edit } from './edits.ts'
import { parseExpression } from './evaluate/parse-expression.ts'
import { htmlElements, svgElements } from './html-names.ts'
import { effortFor, endOfBraces, tagAt } from './scan.ts'

/**
 * The replacements, in order. What may be no tag is left alone: code, also on lines that are indented like code, escaped signs, and
 * addresses in angle brackets.
 */
export function braceEdits(text: string): readonly Edit[] {
  if (!text.includes('={')) return []
  const edits: Edit[] = []
  const effort = effortFor(text)
  const code = codeRanges(text)
  let range = 0
  let done = 0
  let lineEnd = text.indexOf('\n')
  let isCode = isIndented(text, 0)
  for (const { 1: name, index } of text.matchAll(/<([a-zA-Z][\w-]*)(?=\s)/g)) {
    while (range < code.length && code[range]![1] <= index) range++
    if (lineEnd >= 0 && lineEnd < index) {
      const line = text.lastIndexOf('\n', index) + 1
      lineEnd = text.indexOf('\n', line)
      isCode = isIndented(text, line)
    }
    if (index < done || isCode || (code[range]?.[0] ?? index + 1) <= index || isSign(text, index)) continue
    if (!htmlElements.has(name!) && !svgElements.has(name!)) continue
    const tag = tagAt(text, index, effort)
    if (!tag || !text.slice(index, tag.end).includes('={')) continue
    done = tag.end
    for (const edit of attributeEdits(text.slice(index, tag.end), index)) edits.push(edit)
  }
  return edits
}

/** Whether a line begins as code does, also in quotes and behind the marker of an item. */
function isIndented(text: string, line: number): boolean {
  let rest = text.slice(line, line + longestIndent)
  for (;;) {
    if (/^(?: {4}| {0,3}\t)/.test(rest)) return true
    const marker = /^ {0,3}(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]?/.exec(rest)
    if (!marker) return false
    rest = rest.slice(marker[0].length)
  }
}
const longestIndent = 200

/** Whether `<` begins no tag: an escape, a code span that is escaped, or an address: `[a](<b c>)`, `[a]: <b c>`. */
function isSign(text: string, at: number): boolean {
  let slash = at
  while (text[slash - 1] === '\\') slash--
  if ((at - slash) % 2 === 1) return true
  const before = text.slice(Math.max(0, at - 100), at)
  return before.endsWith('\\`') || /\](?:\(|:)$/.test(before.trimEnd())
}

function attributeEdits(tag: string, offset: number): Edit[] {
  const edits: Edit[] = []
  const effort = effortFor(tag)
  const attribute = /"[^"]*"|'[^']*'|(\s+)([\w:.-]+)=(?=\{)/g
  for (let found = attribute.exec(tag); found; found = attribute.exec(tag)) {
    const [all, , name] = found
    if (name === undefined) continue
    const start = found.index + all.length
    const end = endOfBraces(tag, start, effort)
    if (end < 0) return edits
    attribute.lastIndex = end
    const written = htmlOf(name, tag.slice(start + 1, end - 1))
    if (written !== undefined)
      edits.push({ start: offset + found.index, end: offset + end, text: written && ` ${written}` })
  }
  return edits
}

/** The attribute as HTML has it; empty for one that is not there, `undefined` where the value is no constant. */
function htmlOf(name: string, text: string): string | undefined {
  const parsed = parseExpression(text)
  const value = parsed.kind === 'expression' ? constantOf(parsed.expression) : undefined
  if (typeof value === 'boolean' && !isWord(name)) return value ? name : ''
  const shown = typeof value === 'object' ? (name === 'style' ? styleText(value) : undefined) : value
  if (shown === undefined) return undefined
  const line = String(shown)
    .replace(/\s+/g, ' ')
    .replace(/[&"|]/g, (sign) => entities[sign]!)
  return `${name}="${line}"`
}

/** A bar would end the cell of a table. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '|': '&#124;' }

type Constant = string | number | boolean

function constantOf(expression: Expression): Constant | Readonly<Record<string, Constant>> | undefined {
  if (expression.type !== 'ObjectExpression') return scalarOf(expression)
  const entries: [string, Constant][] = []
  for (const property of expression.properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    const value = scalarOf(property.value as Expression)
    if (name === undefined || value === undefined) return undefined
    entries.push([name, value])
  }
  return Object.fromEntries(entries)
}

function scalarOf(expression: Expression): Constant | undefined {
  if (expression.type === 'TemplateLiteral')
    return expression.expressions.length > 0 ? undefined : (expression.quasis[0]?.value.cooked ?? undefined)
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = scalarOf(expression.argument as Expression)
    return typeof value === 'number' ? -value : undefined
  }
  if (expression.type !== 'Literal') return undefined
  const { value } = expression
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
