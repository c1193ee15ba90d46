/** One walk over the finished page: contents, text by heading, ids, classes. So they say what the reader really sees. */
import type { Element, ElementContent } from 'hast'
import type { Section, TocEntry } from '../model/document.ts'
import { headingLevel } from '../hast/heading-level.ts'
import { opened } from '../hast/opened.ts'
import { blockElements } from './html-names.ts'

export interface Collected {
  readonly toc: readonly TocEntry[]
  readonly sections: readonly Section[]
  /** Every id, once; of two equal ones in the tree the second is changed. */
  readonly anchors: readonly string[]
  /** What elements have as their classes; several may be one text. */
  readonly classNames: ReadonlySet<string>
  /** Whether a component noted something for the feed, and whether one moves. */
  readonly hasFeed: boolean
  readonly hasIslands: boolean
}

interface OpenSection {
  readonly id: string
  readonly heading: string
  readonly parts: string[]
}

interface Gathering {
  readonly toc: TocEntry[]
  readonly sections: OpenSection[]
  /** The section that text goes to. */
  current: OpenSection
  readonly anchors: Set<string>
  readonly classNames: Set<string>
  hasFeed: boolean
  hasIslands: boolean
  /** So much deeper than their level headings stand: those of an entry are below its label. */
  deeper: number
  isCode: boolean
}

/** Reads the tree, and makes ids unique in it: the tree is ours, just made. */
export function collect(nodes: readonly ElementContent[]): Collected {
  const first: OpenSection = { id: '', heading: '', parts: [] }
  const into: Gathering = {
    toc: [],
    sections: [first],
    current: first,
    anchors: new Set(),
    classNames: new Set(),
    hasFeed: false,
    hasIslands: false,
    deeper: 0,
    isCode: false,
  }
  for (const node of nodes) visit(node, into)
  const sections = into.sections.map(({ id, heading, parts }) => ({ id, heading, text: plain(parts.join('')) }))
  return {
    toc: into.toc,
    sections: sections.filter(({ id, heading, text }, index) =>
      index === 0 && text === '' ? false : id !== '' || heading !== '' || text !== '',
    ),
    anchors: [...into.anchors],
    classNames: into.classNames,
    hasFeed: into.hasFeed,
    hasIslands: into.hasIslands,
  }
}

const breaks = new Set([...blockElements, 'br', 'td', 'th', 'tr', 'dt', 'dd', 'summary', 'figcaption', 'caption'])
const silent = new Set(['svg', 'script', 'style', 'button', 'template'])

function visit(node: ElementContent, into: Gathering): void {
  // A line of the source that goes on is none of the page; in code it is.
  if (node.type === 'text') into.current.parts.push(into.isCode ? node.value : node.value.replaceAll('\n', ' '))
  if (node.type !== 'element') {
    for (const child of opened(node) ?? []) visit(child, into)
    return
  }
  note(node, into)
  if (isUnseen(node)) {
    for (const child of node.children) idsOnly(child, into)
    return
  }
  const { data } = node
  const text = data?.text
  const heading = headingOf(node)
  if (heading) {
    if (heading.level > 1 && heading.level < 5)
      into.toc.push({ id: heading.id, text: heading.text, depth: Math.min(4, heading.level + into.deeper) })
    open({ id: heading.id, heading: heading.text, parts: [] }, into)
    for (const child of node.children) idsOnly(child, into)
    return
  }
  if (text !== undefined) {
    into.current.parts.push(breaks.has(node.tagName) ? `\n${text}\n` : text)
    for (const child of node.children) idsOnly(child, into)
    return
  }
  const part = data?.part
  const outer = into.current
  if (part) open({ id: String(node.properties.id ?? part.id), heading: plain(part.text), parts: [] }, into)
  const isBlock = breaks.has(node.tagName)
  if (isBlock) into.current.parts.push('\n')
  const isEntry = data?.feed !== undefined
  const { isCode } = into
  if (isEntry) into.deeper += 1
  into.isCode ||= node.tagName === 'pre'
  for (const child of node.children) visit(child, into)
  into.isCode = isCode
  if (isEntry) into.deeper -= 1
  if (isBlock) into.current.parts.push('\n')
  // What follows belongs to what was before, whatever headings the part had.
  if (part) into.current = outer
}

function open(section: OpenSection, into: Gathering): void {
  into.sections.push(section)
  into.current = section
}

/** A heading of the page, or one that a component drew. */
function headingOf(node: Element): { id: string; level: number; text: string } | undefined {
  const heading = node.data?.heading
  // The id may have been changed since, to keep it unique.
  if (heading) return { ...heading, text: plain(heading.text), id: idIn(node, heading.level) ?? heading.id }
  const level = headingLevel(node)
  const { id } = node.properties
  return level > 0 && typeof id === 'string' ? { id, level, text: plain(visible(node)) } : undefined
}

/** The id of the heading that the theme drew: on the element itself, or inside of it. */
function idIn(node: Element, level: number): string | undefined {
  if (node.tagName === `h${level}` && typeof node.properties.id === 'string') return node.properties.id
  for (const child of node.children) {
    const found = child.type === 'element' ? idIn(child, level) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function visible(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return (opened(node) ?? []).map(visible).join('')
  if (isUnseen(node)) return ''
  return node.data?.text ?? node.children.map(visible).join('')
}

/** What no reader sees, or none as text. What opens when it is sought (`until-found`) is seen. */
function isUnseen({ tagName, properties: { hidden, ariaHidden } }: Element): boolean {
  const isHidden = hidden !== undefined && hidden !== null && hidden !== false
  return silent.has(tagName) || ariaHidden === 'true' || (isHidden && String(hidden).toLowerCase() !== 'until-found')
}

function note({ properties, data }: Element, into: Gathering): void {
  const { id, className } = properties
  // Most elements have neither.
  if (typeof className === 'string') into.classNames.add(className)
  else if (Array.isArray(className)) for (const name of className) into.classNames.add(String(name))
  if (data?.feed) into.hasFeed = true
  if (data?.island) into.hasIslands = true
  const { anchors } = into
  if (typeof id !== 'string' || id === '') return
  let own = id
  for (let count = 2; anchors.has(own); count++) own = `${id}-${count}`
  if (own !== id) properties.id = own
  anchors.add(own)
}

function idsOnly(node: ElementContent, into: Gathering): void {
  if (node.type !== 'element') return
  note(node, into)
  for (const child of node.children) idsOnly(child, into)
}

/** Blanks in a row are one, lines stay. Only what changes is matched: most blanks are single spaces. */
function plain(text: string): string {
  return text
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ \n[ \n]*|\n[ \n]+/g, '\n')
    .trim()
}
