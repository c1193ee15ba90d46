/**
 * Texts as what a reader can compare: the letters and digits of each block, in order. Markdown is reduced by a few plain
 * rules and HTML by its own parser, neither with code of the product.
 */
import { fromHtml } from 'hast-util-from-html'

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', mdash: '—', ndash: '–', copy: '©' }
const blocks = new Set(
  'p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 table tr td th pre blockquote details summary section article figure figcaption br hr aside label main'.split(
    ' ',
  ),
)
const unseen = new Set(['script', 'style', 'template', 'svg', 'noscript', 'select'])
const htmlTags =
  /<\/?(?:a|abbr|aside|b|blockquote|br|big|button|caption|center|cite|code|col|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|mark|ol|p|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video)(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?\/?>/gi

/** Letters and digits alone. */
export function letters(text) {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The blocks of a Markdown text, each as its letters: paragraphs, items, rows of tables, lines of code. */
export function markdownBlocks(markdown) {
  const text = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|svg|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
  const found = []
  let fence
  let open = ''
  const close = () => {
    found.push(...letterBlocks(open))
    open = ''
  }
  for (const line of text.split('\n')) {
    const mark = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})([^`]*)$/.exec(line)
    if (mark && (fence === undefined || (mark[1].startsWith(fence) && mark[2].trim() === ''))) {
      close()
      fence = fence === undefined ? mark[1] : undefined
    } else if (fence !== undefined) found.push(letters(line))
    else {
      const isItem = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]/.test(line)
      if (line.trim() === '' || isItem || /^[ \t>]*[#|]/.test(line)) close()
      if (!/^ {0,3}\[[^\]]+\]:/.test(line)) open += ` ${line.replace(/^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+/, '')}\n`
      if (/^[ \t>]*[#|]/.test(line) || /<br\s*\/?>/i.test(line)) close()
    }
  }
  close()
  return found.filter((block) => block !== '')
}

/** A run of lines; tags of HTML that begin or end a block cut it. */
function letterBlocks(text) {
  return text
    .split(/<\/?(?:p|div|li|ul|ol|dl|dt|dd|table|tr|td|th|pre|blockquote|h[1-6]|details|summary|br)\b[^>]*>/i)
    .map((part) => letters(inline(part)))
}

function inline(text) {
  const spans = []
  const kept = text.replace(
    /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g,
    (_, ticks, code) => `\uE000${spans.push(code) - 1}\uE001`,
  )
  const plain = kept
    .replace(/!\[[^\]]*\](?:\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"]*")?\)|\[[^\]]*\])/g, '')
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?(?:[^()\s]|\([^()]*\))*>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g, '$1')
    .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(htmlTags, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
      hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : decimal
          ? String.fromCodePoint(Number(decimal))
          : (entities[name] ?? whole),
    )
  return plain.replace(/\uE000(\d+)\uE001/g, (_, index) => spans[Number(index)])
}

/** What a page shows: the letters of all its text, and the exact text of every small element. */
export function pageText(html) {
  const tree = typeof html === 'string' ? fromHtml(html) : html
  const main = find(tree, (node) => node.tagName === 'main') ?? tree
  const names = new Set()
  const whole = textOf(main, (text) => names.add(text))
  return { letters: letters(whole), names }
}

function textOf(node, small, isCode = false) {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && (unseen.has(node.tagName) || 'hidden' in node.properties)) return ''
  const isPre = isCode || node.tagName === 'pre'
  const text = (node.children ?? []).map((child) => textOf(child, small, isPre)).join('')
  if (!isPre && node.type === 'element' && text.length < 2000) small(text.replace(/\s+/g, ' ').trim())
  return blocks.has(node.tagName) ? ` ${text} ` : text
}

/** The same of a Markdown twin: exact texts are those of code spans. */
export function twinText(markdown) {
  const names = new Set()
  for (const [, , code] of markdown.matchAll(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g))
    names.add(code.replace(/\s+/g, ' ').trim())
  return { letters: markdownBlocks(markdown).join(''), names }
}

export function find(node, test) {
  if (node.type === 'element' && test(node)) return node
  for (const child of node.children ?? []) {
    const found = find(child, test)
    if (found) return found
  }
  return undefined
}
