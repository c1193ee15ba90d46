/**
 * What a page holds, read twice: from what the author wrote, by plain scanning, and from the HTML. Written without any
 * parser of the product, so that a mistake of the parser cannot hide here.
 */
import { fromHtml } from 'hast-util-from-html'
import {
  blankLine,
  codeSpan,
  endOfStatement,
  endOfTag,
  expression,
  inlineTags,
  isStatement,
  proseWords,
  wordsOf,
} from './words.mjs'

/** The pieces of a Markdown or MDX text, each kind in order. Components that are `absent` from the project show nothing of their own. */
export function sourcePieces(source, { mdx = true, absent = new Set() } = {}) {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const { matter, body } = split(text)
  const { prose, fences } = withoutFences(footnotesLast(body), mdx)
  const isBare = /^mode:[ \t]*["']?(?:custom|frame)/m.test(matter)
  const { links, images, labels } = references(prose, { mdx, absent, body })
  const drawn = fences.filter(({ language }) => language === 'mermaid')
  return {
    title: matterValue(matter, 'title'),
    words: proseWords(footnotesLast(body), { mdx }),
    labels: [
      ...labels,
      ...(isBare ? [] : ['title', 'description']).flatMap((key) => wordsOf(matterValue(matter, key) ?? '')),
    ],
    links,
    images,
    code: fences
      .filter(({ language }) => !/^(?:mermaid|math|latex|katex|tex)$/.test(language))
      .map(({ code }) => bare(code)),
    // Examples stand beside the text, whatever comes before them.
    isAside: /<(?:RequestExample|ResponseExample|Panel)[\s>]/.test(body),
    diagrams: drawn.map(({ code }) => diagramWords(code)),
  }
}

/** The pieces of the main content of an HTML page. */
export function htmlPieces(html) {
  const found = { words: [], links: [], images: [], code: [], drawings: [], names: [] }
  const parts = { text: '' }
  const start = html.search(/<main[\s>]/)
  const end = html.lastIndexOf('</main>')
  visit(fromHtml(start >= 0 && end > start ? html.slice(start, end) : html, { fragment: true }), found, parts)
  found.words = wordsOf(parts.text)
  return found
}

function split(text) {
  if (!/^---[ \t]*\n/.test(text)) return { matter: '', body: text }
  const end = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text)
  return end
    ? { matter: text.slice(4, end.index), body: text.slice(end.index + end[0].length) }
    : { matter: '', body: text }
}

/** Notes stand at the end of a page, wherever they were written. */
function footnotesLast(body) {
  if (!/^\[\^/m.test(body)) return body
  const notes = []
  const rest = []
  let list = rest
  for (const line of body.split('\n')) {
    if (/^\[\^[^\]]+\]:/.test(line)) list = notes
    else if (list === notes && line.trim() !== '' && !/^\s/.test(line)) list = rest
    list.push(line)
  }
  return [...rest, '', ...notes].join('\n')
}

function matterValue(matter, key) {
  const value = new RegExp(`^${key}:[ \\t]+(.+)$`, 'm').exec(matter)?.[1].trim()
  if (value === undefined || /^[|>][-+]?$/.test(value)) return undefined
  return value
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\\(["\\])/g, '$1')
    .replace(/''/g, "'")
}

const comments = [
  ['{/*', '*/}'],
  ['<!--', '-->'],
]

/** Fences with their text at the left margin; the rest without comments and statements. */
function withoutFences(body, mdx) {
  const lines = body.split('\n')
  const prose = []
  const fences = []
  let comment
  /** Inside of an element whose links and code are not for readers. */
  let hidden
  for (let index = 0; index < lines.length; index++) {
    let line = lines[index]
    if (comment) {
      const end = line.indexOf(comment)
      if (end < 0) continue
      line = line.slice(end + comment.length)
      comment = undefined
    }
    hidden ??= /<(Prompt|Visibility)(?=[\s>])(?![^>]*\/>)(?!.*<\/\1>)/.exec(line.replace(/`[^`]*`/g, ''))?.[1]
    if (hidden) {
      if (line.includes(`</${hidden}>`)) hidden = undefined
      continue
    }
    const fence = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})([^\n]*)$/.exec(line)
    if (fence && !(fence[2].startsWith('`') && fence[3].includes('`'))) {
      const end = endOfFence(lines, index, fence[2])
      fences.push({ language: languageOf(fence[3]), code: codeOf(lines.slice(index + 1, end), fence[1]) })
      prose.push('')
      index = end
      continue
    }
    if (mdx && isStatement(line)) {
      index = endOfStatement(lines, index)
      prose.push('')
      continue
    }
    for (const [open, close] of comments) {
      for (let at = line.indexOf(open); at >= 0; at = line.indexOf(open, at)) {
        const end = line.indexOf(close, at + open.length)
        if (end < 0) comment = close
        line = line.slice(0, at) + (end < 0 ? '' : line.slice(end + close.length))
      }
    }
    prose.push(line)
  }
  return { prose: prose.join('\n'), fences }
}

function endOfFence(lines, start, fence) {
  for (let index = start + 1; index < lines.length; index++) {
    const close = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lines[index])
    if (close && close[1][0] === fence[0] && close[1].length >= fence.length) return index
  }
  return lines.length
}

function languageOf(info) {
  return /^\s*([^\s{[=,"']*)/.exec(info)[1].toLowerCase()
}

function codeOf(lines, margin) {
  const quotes = (margin.match(/>/g) ?? []).length
  const text = lines.map((line) => {
    let rest = line
    for (let count = 0; count < quotes; count++) rest = rest.replace(/^\s*>/, '')
    return rest
  })
  return text.join('\n')
}

/** Signs of code without blanks and the marks of `[!code …]` comments. */
function bare(code) {
  return code.replace(/(?:\/\/|#|--|\/\*|<!--|;|%)?[ \t]*\[!code[^\]\n]*\][ \t]*(?:\*\/|-->)?/g, '').replace(/\s+/g, '')
}

/** Labels of a diagram: what stands in quotes, brackets and bars, and after the colon of a message. */
function diagramWords(code) {
  const labels = [
    ...code.matchAll(/"([^"\n]*)"|\[([^[\]\n"]+)\]|\(([^()\n"]+)\)|\{([^{}\n"]+)\}|\|([^|\n"]+)\||:[ \t]+([^\n:]+)$/gm),
  ]
  return wordsOf(
    labels
      .map((found) => found.slice(1).find((each) => each !== undefined))
      .join(' ')
      .replace(/<[^<>]*>|&[a-z#\d]+;|\\n/gi, ' '),
  )
}

/** Attributes whose words readers see. */
const shown = new Set('title label caption description headline cta hint tag'.split(' '))

/** Elements and components whose `href` is none that readers can follow. */
const without = new Set(['link', 'use', 'Accordion', 'Step', 'Tab'])
/** Components that show no title. */
const untitled = new Set(['AccordionGroup', 'CodeGroup', 'Steps', 'Tabs'])

const definition = /^ {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*<?([^\s>]+)>?.*$/gm

/** Targets of links and sources of images, in order, and words of attributes. One pass. */
function references(source, { mdx, absent, body }) {
  const names = new Map([...source.matchAll(definition)].map(([, name, target]) => [name.toLowerCase(), target]))
  const text = names.size > 0 ? source.replace(definition, '') : source
  // What components of the site make of their props is their own affair.
  const foreign = new Set(
    [...body.matchAll(/^(?:import|export)\s[^;\n]*/gm)].flatMap(([line]) => line.match(/[A-Z]\w*/g) ?? []),
  )
  const found = { links: [], images: [], labels: [], absent, foreign, isInLink: false }
  /** Open brackets: an image or a link, and how many links were found before. */
  const open = []
  for (let at = 0; at < text.length;) at = step({ text, mdx, names, found, open }, at)
  const targets = (list) => list.map((target) => place(decoded(target))).filter(Boolean)
  return { links: targets(found.links), images: targets(found.images), labels: found.labels }
}

function step(state, at) {
  const { text, mdx, found, open } = state
  const sign = text[at]
  if (sign === '\\') return at + 2
  if (sign === '`') return codeSpan(text, at)[0]
  if (sign === '{' && mdx) return expression(text, at)[0]
  if (sign === '<') return tag(text, at, found)
  if (sign === '[') {
    open.push({ at, isImage: text[at - 1] === '!', links: found.links.length })
    return at + 1
  }
  if (sign === ']') return closeBracket(state, at)
  if (sign === 'h' && !/\w/.test(text[at - 1] ?? '')) return bareAddress(state, at)
  if (sign === '\n' && text[at + 1] === '\n') open.length = 0
  return at + 1
}

function closeBracket({ text, names, found, open }, at) {
  const opener = open.pop()
  if (!opener) return at + 1
  const label = text.slice(opener.at + 1, at)
  const [end, target] = targetAt(text, at + 1, label, names)
  if (target === undefined) return at + 1
  if (!opener.isImage) found.links.length = opener.links
  found[opener.isImage ? 'images' : 'links'].push(target)
  return end
}

/** `(target "title")` or `[name]` or nothing behind the text of a link. */
function targetAt(text, at, label, names) {
  if (text[at] === '(') {
    let depth = 0
    const limit = Math.min(blankLine(text, at), at + 10_000)
    for (let index = at; index < limit; index++) {
      if (text[index] === '\\') index++
      else if (text[index] === '(') depth++
      else if (text[index] === ')' && --depth === 0) {
        const inside = text.slice(at + 1, index).trim()
        const written = inside.startsWith('<') ? inside.slice(1, inside.indexOf('>')) : inside.split(/\s/)[0]
        return [index + 1, written.replace(/\\([!-/:-@[-`{-~])/g, '$1')]
      }
    }
    return [at, undefined]
  }
  if (text[at] === '[') {
    const end = text.indexOf(']', at)
    const name = text.slice(at + 1, end < 0 ? at + 1 : end) || label
    if (end > 0 && names.has(name.toLowerCase())) return [end + 1, names.get(name.toLowerCase())]
  }
  return names.has(label.toLowerCase()) ? [at, names.get(label.toLowerCase())] : [at, undefined]
}

function bareAddress({ text, found, open }, at) {
  if (found.isInLink) return at + 1
  const address = /https?:\/\/[\w-]+(?:\.[\w-]+)*(?:[/:?#](?:(?!&(?:quot|lt|gt|#39|apos);)[^\s<>"`|])*)?/y
  address.lastIndex = at
  const written = address.exec(text)?.[0]
  if (written === undefined) return at + 1
  const end = written.search(/[\])}]/)
  const isBounded = end >= 0 && ((open.length > 0 && written[end] === ']') || !/[[({]/.test(written.slice(0, end)))
  const inside = isBounded ? written.slice(0, end) : written
  const target = inside.replace(/[?!.,:;*_~'")\]}]+$/, '')
  if (target.includes('.')) found.links.push(target)
  return at + inside.length
}

function tag(text, at, found) {
  const name = /<\/?([A-Za-z][\w.:-]*)/y
  name.lastIndex = at
  const match = name.exec(text)
  if (!match) {
    const auto = /<(https?:[^\s<>]*)>/y
    auto.lastIndex = at
    const written = auto.exec(text)
    if (written) found.links.push(written[1])
    return at + (written ? written[0].length : 1)
  }
  const end = endOfTag(text, at + match[0].length)
  if (end === undefined || end - at > 20_000) return at + 1
  const written = text.slice(at + match[0].length, end)
  const scheme = /^(https?):(\S*)$/.exec(match[1] + written)
  if (scheme) found.links.push(`${scheme[1]}:${scheme[2]}`)
  if (match[1] === 'a') found.isInLink = !match[0].startsWith('</') && text[end - 1] !== '/'
  if (found.absent.has(match[1])) return end + 1
  // Of two with one name the last counts.
  for (const [key, value] of new Map(attributes(written))) {
    if (key === 'href' && !without.has(match[1])) found.links.push(value)
    if ((key === 'src' && match[1] === 'img') || (key === 'img' && match[1] === 'Card')) found.images.push(value)
    if (shown.has(key) && /^[A-Z]/.test(match[1]) && !untitled.has(match[1]) && !found.foreign.has(match[1]))
      found.labels.push(...labelWords(value))
  }
  return end + 1
}

function labelWords(value) {
  return wordsOf(decoded(value).replace(/`[^`]*`|[*_]|\]\([^()]*\)|<[^<>]*>/g, ' '))
}

/** Names and values of attributes; values that are no plain text are left out. */
function attributes(text) {
  const found = []
  const name = /([A-Za-z][\w:-]*)\s*=\s*/y
  for (let at = 0; at < text.length;) {
    name.lastIndex = at
    const match = name.exec(text)
    if (!match) {
      at = text[at] === '{' ? expression(text, at)[0] : at + 1
      continue
    }
    at += match[0].length
    const quote = text[at]
    if (quote === '"' || quote === "'") {
      const end = text.indexOf(quote, at + 1)
      if (end < 0) break
      found.push([match[1], text.slice(at + 1, end)])
      at = end + 1
    } else if (quote === '{') {
      const end = expression(text, at)[0]
      const plain = /^\{\s*(["'`])([^"'`{}<>]*)\1\s*\}$/.exec(text.slice(at, end))
      if (plain) found.push([match[1], plain[2]])
      at = end
    }
  }
  return found
}

function decoded(text) {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#x([\dA-F]{1,5});/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&amp;/g, '&')
    .trim()
}

const allowed = /^(?:https?|ftp|mailto|tel|cursor|vscode|vscode-insiders):/i

/** An address in the one form that both sides share: what it names, without where the site stands. */
function place(address) {
  const target = address.replaceAll('"', '')
  if (target === '' || /[{}]/.test(target)) return ''
  // Addresses that no page may lead to are shown as text.
  if (/^[a-z][a-z\d+.-]*:/i.test(target) && !allowed.test(target)) return ''
  const [whole, hash] = target.split(/#(.*)/s)
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(whole))
    return unescaped(`${whole.replace(/\/+$/, '').toLowerCase()}${hash ? `#${hash}` : ''}`)
  const path = whole
    .split('?')[0]
    .replace(/\/+$/, '')
    .replace(/\.mdx?$/i, '')
    .replace(/(?:^|\/)index(?:\.html)?$/, '')
  const last = path.split('/').at(-1)
  return unescaped(`${last === '.' || last === '..' ? '' : last}${hash ? `#${hash}` : ''}`) || '/'
}

function unescaped(text) {
  try {
    return decodeURIComponent(text).replaceAll('"', '')
  } catch {
    return text
  }
}

function visit(node, found, parts) {
  if (node.type === 'text') parts.text += node.value
  if (node.type !== 'element' && node.type !== 'root') return
  const { tagName = '', properties = {} } = node
  if (tagName === 'a' && typeof properties.href === 'string') found.links.push(place(properties.href))
  if (tagName === 'img' && typeof properties.src === 'string') found.images.push(place(properties.src))
  if (tagName === 'svg') found.drawings.push(...wordsOf(textOf(node)))
  for (const key of ['title', 'alt', 'ariaLabel'])
    if (typeof properties[key] === 'string') found.names.push(...wordsOf(properties[key]))
  if (tagName === 'pre') found.code.push(textOf(node).replace(/\s+/g, ''))
  if (['script', 'style', 'template', 'svg'].includes(tagName)) {
    parts.text += ' '
    return
  }
  const gap = inlineTags.has(tagName) ? '' : ' '
  parts.text += gap
  for (const child of node.children) visit(child, found, parts)
  parts.text += gap
}

function textOf(node) {
  if (node.type === 'text') return node.value
  const gap = ['text', 'tspan', 'p', 'div', 'br'].includes(node.tagName) ? ' ' : ''
  return gap + (node.children ?? []).map(textOf).join('') + gap
}
