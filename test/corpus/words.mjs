/**
 * The words of a page, read twice: from what the author wrote and from what the reader gets. Written without any parser
 * of the product, so that a mistake of the parser cannot hide here. Code, markup, attributes, addresses, expressions,
 * comments and front matter count as no words of the author; whatever shows in `<main>` counts as the reader's.
 */
import { fromHtml } from 'hast-util-from-html'

/** Words of a Markdown or MDX text. `mdx: false`: braces and imports are plain text. */
export function proseWords(source, { mdx = true } = {}) {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = dropFrontMatter(text).split('\n')
  const names = new Set(lines.flatMap((line) => nameOf(definition.exec(line)?.[1]) ?? []))
  return wordsOf(scan(proseLines(lines, mdx).join('\n'), { mdx, names }))
}

/** Words of the main content of an HTML page; all words of the body where there is no `<main>`. */
export function mainWords(html) {
  const start = html.search(/<main[\s>]/)
  const end = html.lastIndexOf('</main>')
  const part = start >= 0 && end > start ? html.slice(start, end) : html
  return wordsOf(visible(fromHtml(part, { fragment: true })))
}

/** How many of the words stand in the others, each as often as it is wanted; and those that do not. */
export function covered(wanted, there) {
  const left = new Map()
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1)
  const missing = []
  for (const word of wanted) {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    else missing.push(word)
  }
  return { total: wanted.length, found: wanted.length - missing.length, missing }
}

const address = /(?:https?:\/\/|www\.)[!#-&(-;=?-[\\^_a-z{}~]*/g
const ideograph = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}'
const word = new RegExp(`[${ideograph}]|(?:(?![${ideograph}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')

/** Words are runs of letters and digits; scripts without spaces give one word a sign. */
export function wordsOf(text) {
  const plain = text
    .normalize('NFC')
    .replace(/[*~\u00AD\u2060]|\p{Variation_Selector}|[\u200B-\u200D]/gu, '')
    .replace(address, ' ')
  return plain.match(word) ?? []
}

function dropFrontMatter(text) {
  if (!/^---[ \t]*\n/.test(text)) return text
  const end = /\n---[ \t]*(?:\n|$)/.exec(text)
  return end ? text.slice(end.index + end[0].length) : text
}

/** Lines without fenced code, statements, list markers and link definitions. */
function proseLines(lines, mdx) {
  const kept = []
  let fence
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (fence) {
      if (closes(line, fence)) fence = undefined
      continue
    }
    fence = opensFence(line)
    if (fence) {
      // A fence may open in the line of an element or of a list item: what stands before it is prose.
      kept.push('')
      continue
    }
    if (mdx && isStatement(line)) {
      index = endOfStatement(lines, index)
      kept.push('')
      continue
    }
    kept.push(withoutMarkers(line))
  }
  return kept
}

function opensFence(line) {
  const match = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})([^\n]*)$/.exec(line)
  if (!match || (match[1].startsWith('`') && match[2].includes('`'))) return undefined
  return match[1]
}

function closes(line, fence) {
  const match = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line)
  return match !== null && match[1][0] === fence[0] && match[1].length >= fence.length
}

/** Whether a line starts an import or an export. */
export function isStatement(line) {
  return (
    /^import\s+(?:[{*'"]|[\w$]+\s*(?:,|\sfrom\b))/.test(line) ||
    /^export\s+(?:const|let|var|function|default|async|class|\{|\*)/.test(line)
  )
}

/** Last line of a statement: before the first blank line at which all brackets are closed, else before any blank line. */
export function endOfStatement(lines, start) {
  let depth = 0
  let firstBlank
  for (let index = start; index < lines.length; index++) {
    const line = lines[index]
    if (line.trim() === '') {
      firstBlank ??= index - 1
      if (depth <= 0) return index - 1
    }
    if (index > start && depth <= 0 && !isStatement(line) && /^(?:#|<[A-Z])/.test(line)) return index - 1
    for (const sign of line) depth += '({['.includes(sign) ? 1 : ')}]'.includes(sign) ? -1 : 0
  }
  return depth <= 0 ? lines.length - 1 : (firstBlank ?? start)
}

/** A link definition: `[name]: target`. */
const definition = /^ {0,3}\[(?!\^)([^\]]+)\]:\s*\S/

function nameOf(label) {
  return label?.trim().replace(/\s+/g, ' ').toLowerCase()
}

function withoutMarkers(line) {
  if (definition.test(line)) return ''
  return line
    .replace(/^([\s>]*(?:[-*+]\s+)*)\d{1,9}[.)](?=\s)/, '$1')
    .replace(/^([\s>]*(?:[-*+]\s+)?)\[[ xX]\](?=\s)/, '$1')
    .replace(/^([\s>]*)\\?\[![A-Za-z]+\\?\]/, '$1')
    .replace(/^[\s>]*\[\^[^\]]+\]:/, '')
}

/** Links, spans and code stand apart on both sides: JSX drops the blanks between two on lines of their own. */
export const inlineTags = new Set(
  'abbr b bdi bdo cite data del dfn em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' '),
)
/** Elements whose content is nothing to read, or is for other readers. */
const silentTags = new Set(['style', 'script', 'svg', 'template', 'math', 'Visibility', 'Latex'])

/** One pass over the text; each case says how far it reaches and what is left of it. */
function scan(text, context) {
  let out = ''
  let at = 0
  while (at < text.length) {
    const [next, left] = step(text, at, context)
    out += left
    at = next
  }
  return out
}

function step(text, at, { mdx, names }) {
  const sign = text[at]
  if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) return [at + 2, text[at + 1]]
  if (sign === '`') return codeSpan(text, at)
  if (sign === '$' && text[at + 1] === '$') return until(text, at, '$$')
  if (sign === '$') return mathematics(text, at)
  if (sign === '{' && mdx) return expression(text, at)
  if (sign === '<') return tag(text, at)
  if (sign === '!' && text[at + 1] === '[') return image(text, at, names)
  if (sign === '[') return text[at + 1] === '^' ? skipTo(text, at, ']') : [at + 1, ' ']
  if ((sign === 'h' || sign === 'w') && !/\w/.test(text[at - 1] ?? '')) return addressAt(text, at)
  if (sign === ']') return linkTarget(text, at, names)
  if (sign === '&') return entity(text, at)
  return [at + 1, sign]
}

function addressAt(text, at) {
  const start = new RegExp(address.source, 'y')
  start.lastIndex = at
  const found = start.exec(text)
  return found ? [at + found[0].length, ' '] : [at + 1, text[at]]
}

/** Where a code span ends, and what is left of it. */
export function codeSpan(text, at) {
  const run = /`+/y
  run.lastIndex = at
  const ticks = run.exec(text)[0]
  const limit = blankLine(text, at)
  let from = at + ticks.length
  while (from < limit) {
    const start = text.indexOf('`', from)
    if (start < 0 || start >= limit) break
    run.lastIndex = start
    const found = run.exec(text)[0]
    if (found.length === ticks.length) return [start + found.length, ' ']
    from = start + found.length
  }
  return [at + ticks.length, ' ']
}

/** The first empty line behind a place. */
export function blankLine(text, at) {
  const found = text.indexOf('\n\n', at)
  return found < 0 ? text.length : found
}

/** `$x$` in one line: no blank inside, no letter or digit outside. Prices and names of shells stay words. */
function mathematics(text, at) {
  const formula = /(?<![\w$\\])\$(?![\s$])[^$\n]*(?<![\s\\])\$(?![\w$])/y
  formula.lastIndex = at
  const found = formula.exec(text)
  return found ? [at + found[0].length, ' '] : [at + 1, '$']
}

function until(text, at, mark) {
  const end = text.indexOf(mark, at + mark.length)
  return end < 0 ? [at + mark.length, ' '] : [end + mark.length, ' ']
}

/** Where `{…}` ends, and what is left of it. */
export function expression(text, at) {
  const end = closing(text, at, true) ?? closing(text, at, false)
  return end === undefined ? [at + 1, '{'] : [end + 1, ' ']
}

/** Index of the brace that closes the one at `at`; with `strings` what stands in quotes does not count. */
function closing(text, at, strings) {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    const sign = text[index]
    if (strings && (sign === '"' || sign === "'" || sign === '`')) {
      const end = endOfString(text, index)
      if (end === undefined) return undefined
      index = end
    } else if (sign === '/' && text[index + 1] === '*') {
      const end = text.indexOf('*/', index + 2)
      if (end < 0) return undefined
      index = end + 1
    } else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return index
  }
  return undefined
}

function endOfString(text, at) {
  for (let index = at + 1; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === text[at]) return index
    else if (text[index] === '\n' && text[at] !== '`') return undefined
  }
  return undefined
}

function tag(text, at) {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at)
    return end < 0 ? [at + 4, ' '] : [end + 3, ' ']
  }
  const name = /<\/?([A-Za-z][\w.:-]*)?/y
  name.lastIndex = at
  const match = name.exec(text)
  if (match[1] === undefined && !/^<\/?>/.test(text.slice(at, at + 3))) return [at + 1, '<']
  const end = endOfTag(text, at + match[0].length)
  if (end === undefined) return [at + 1, '<']
  const closed = text[end - 1] === '/' || match[0].startsWith('</')
  if (silentTags.has(match[1]) && !closed) {
    const close = text.indexOf(`</${match[1]}>`, end)
    if (close >= 0) return [close + match[1].length + 3, ' ']
  }
  return [end + 1, inlineTags.has(match[1]) ? '' : ' ']
}

/** Index of the `>` that ends a tag; `undefined`: none does. */
export function endOfTag(text, from) {
  for (let index = from; index < text.length; index++) {
    const sign = text[index]
    if (sign === '>') return index
    if (sign === '<') return undefined
    if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, index + 1)
      if (end < 0) return undefined
      index = end
    } else if (sign === '{') {
      const end = closing(text, index, true) ?? closing(text, index, false)
      if (end === undefined) return undefined
      index = end
    }
  }
  return undefined
}

/** `![alt](src)` shows no words. */
function image(text, at, names) {
  const end = text.indexOf(']', at)
  if (end < 0 || end > blankLine(text, at)) return [at + 1, '!']
  const [next] = linkTarget(text, end, names)
  return [next, ' ']
}

function skipTo(text, at, mark) {
  const end = text.indexOf(mark, at)
  return end < 0 || end > blankLine(text, at) ? [at + 1, text[at]] : [end + 1, ' ']
}

/** `](target "title")`, and `][name]` where the name is defined, after the text of a link. */
function linkTarget(text, at, names) {
  if (text[at + 1] === '[') {
    const end = text.indexOf(']', at + 1)
    if (end > 0 && end - at < 1000 && names.has(nameOf(text.slice(at + 2, end)))) return [end + 1, ' ']
  }
  if (text[at + 1] === '(') {
    let depth = 0
    const limit = blankLine(text, at)
    for (let index = at + 1; index < limit; index++) {
      if (text[index] === '\\') index++
      else if (text[index] === '(') depth++
      else if (text[index] === ')' && --depth === 0) return [index + 1, ' ']
    }
  }
  return [at + 1, ' ']
}

function entity(text, at) {
  const match = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z]\w{1,31});/y
  match.lastIndex = at
  const found = match.exec(text)
  return found ? [at + found[0].length, ' '] : [at + 1, '&']
}

/** All text that shows; blocks stand apart, inline elements do not. */
function visible(node) {
  if (node.type === 'text') return node.value
  if (!node.children) return ''
  if (node.type === 'element' && ['script', 'style', 'template', 'svg'].includes(node.tagName)) return ' '
  const text = node.children.map(visible).join('')
  return node.type === 'element' && inlineTags.has(node.tagName) ? text : ` ${text} `
}
