/** The content of an element as its author wrote it, for components that show text and not what it would become. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'
import type { Jsx } from '../nodes.ts'
import type { ComponentTag, Scope } from '../page.ts'
import { tagAt } from '../scan.ts'

/** One text, moved to the left margin; where the element's place is unknown, the text of its nodes. */
export function sourceOf(node: Jsx, { module }: Scope): readonly ElementContent[] {
  const { start, end } = node.position ?? {}
  const tag = module.text !== '' && start?.offset !== undefined ? tagIn(module.text, start.offset) : undefined
  if (tag === undefined || end?.offset === undefined)
    return asText(node.children.map((child) => textOf(child as ElementContent)).join('\n'))
  if (tag.kind === 'self') return []
  const inside = module.text.slice(tag.end, end.offset)
  // A closing tag that the author forgot is not there.
  const closing = inside.lastIndexOf('</')
  const isClosed = closing >= 0 && /^<\/[^<>]*>\s*$/.test(inside.slice(closing))
  return asText(margined(isClosed ? inside.slice(0, closing) : inside, quotesBefore(module.text, tag.start)))
}

/** The same for a component tag of a `.md` page, by its number. */
export function sourceOfTag(number: number, element: Element, { module }: Scope): readonly ElementContent[] {
  const { tags, text } = module
  const { name } = tags[number]!
  const at = startOfTag(number, tags, text)
  const tag = at === undefined ? undefined : tagIn(text, at)
  const length = tag && lengthToClosing(text.slice(tag.end, tag.end + longestText), name)
  if (!tag || length === undefined || tag.kind === 'self') return asText(textOf(element))
  return asText(margined(text.slice(tag.end, tag.end + length), quotesBefore(text, tag.start)))
}

/** The tags that stand in one piece of HTML have its place in common, and follow each other. */
function startOfTag(number: number, tags: readonly ComponentTag[], text: string): number | undefined {
  const { name, position } = tags[number]!
  let at = (position?.start.offset ?? text.length) - 1
  for (let first = number; tags[first]?.position === position; first--)
    if (first === number || tags[first]!.name === name) at = nextTag(text, name, at + 1)
  return at < text.length ? at : undefined
}

function nextTag(text: string, name: string, from: number): number {
  const at = text.indexOf(`<${name}`, from)
  return at < 0 ? text.length : at
}

function asText(text: string): readonly ElementContent[] {
  const value = text.trim()
  return value === '' ? [] : [{ type: 'text', value }]
}

const longestTag = 20_000
const longestText = 100_000

function tagIn(text: string, start: number) {
  const tag = tagAt(text.slice(start, start + longestTag), 0)
  return tag && { kind: tag.kind, start, end: start + tag.end }
}

/** How far it is to the tag that closes an element; elements of the same name may stand inside. */
function lengthToClosing(text: string, name: string): number | undefined {
  let depth = 1
  for (const { 0: found, index } of text.matchAll(new RegExp(`</?${literal(name)}\\b[^<>]*>`, 'g'))) {
    depth += found.startsWith('</') ? -1 : found.endsWith('/>') ? 0 : 1
    if (depth === 0) return index
  }
  return undefined
}

function literal(name: string): string {
  return name.replace(/[^\w]/g, '\\$&')
}

/** Quotes that an element stands in: their signs begin each of its lines. */
function quotesBefore(text: string, at: number): number {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return line.trim() === '' ? 0 : line.split('>').length - 1
}

/** Without the margin that all lines share; what stands behind the tag on its line has none. */
function margined(text: string, quotes: number): string {
  const [first = '', ...rest] = text.split('\n')
  const lines = rest.map((line) => unquoted(line, quotes))
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length)
  const margin = margins.reduce((least, each) => Math.min(least, each), longestTag)
  return [first, ...lines.map((line) => line.slice(margin))].join('\n')
}

function unquoted(line: string, quotes: number): string {
  let rest = line
  for (let each = 0; each < quotes; each++) rest = rest.replace(/^[ \t]{0,3}> ?/, '')
  return rest
}
