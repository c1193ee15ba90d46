/** `class` of an element in MDX as `className`. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SourceText } from './source-text.ts'
import { spanOf } from './source-text.ts'

/** The remark about `class` with its corrections; `undefined` for other messages and where no tag is understood. */
export function classFix(diagnostic: Diagnostic, source: SourceText): Diagnostic | undefined {
  const { code, at, also = [], message } = diagnostic
  if (code !== 'mdx-attribute' || !message.startsWith('"class"') || !at || !/\.mdx$/i.test(at.file)) return undefined
  const edits = [at, ...also].flatMap((place) => {
    const span = spanOf(source, place)
    const start = span && attributeStart(source.text, span.start, 'class')
    return start === undefined ? [] : [{ file: at.file, start, end: start + 'class'.length, text: 'className' }]
  })
  return edits.length === 0 ? undefined : { ...diagnostic, fix: { edits } }
}

/** Where an attribute of the tag at an offset is named. Values in quotes and braces are skipped whole. */
function attributeStart(text: string, tag: number, wanted: string): number | undefined {
  let at = tag + (/^<[\w.:-]+/.exec(text.slice(tag, tag + 200))?.[0].length ?? 0)
  if (at === tag) return undefined
  let found: number | undefined
  for (;;) {
    at = skipBlanks(text, at)
    const char = text[at]
    if (char === '>' || char === '/') return found
    if (char === '{') at = endOfBraces(text, at)
    else {
      const [name] = /^[\w.:$-]+/.exec(text.slice(at, at + 200)) ?? []
      if (name === undefined) return undefined
      if (name === 'className' || (name === wanted && found !== undefined)) return undefined
      if (name === wanted) found = at
      at = endOfValue(text, at + name.length)
    }
    if (at < 0) return undefined
  }
}

function endOfValue(text: string, start: number): number {
  const sign = skipBlanks(text, start)
  if (text[sign] !== '=') return start
  const at = skipBlanks(text, sign + 1)
  const quote = text[at]
  if (quote === '{') return endOfBraces(text, at)
  const close = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1
  return close < 0 ? -1 : close + 1
}

/** Behind the brace that closes the one at an offset; -1 when quotes or braces do not close. */
function endOfBraces(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const char = text[at]!
    if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
    else if (char === '"' || char === "'" || char === '`') {
      at = endOfQuote(text, at)
      if (at < 0) return -1
    }
  }
  return -1
}

function endOfQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[start]) return at
  }
  return -1
}

function skipBlanks(text: string, start: number): number {
  let at = start
  while (/\s/.test(text[at] ?? '')) at++
  return at
}
