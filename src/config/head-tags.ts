/**
 * Tags for the head of every page, as text: `<meta …>` and `<link …>`. They are read, not copied: only tags and attributes
 * that load nothing and run nothing get into pages.
 */
import type { HeadLink } from '../model/config.ts'

/** A tag that was understood, or what was found instead of one. */
export type HeadTag =
  | { readonly kind: 'meta'; readonly name: string; readonly content: string }
  | { readonly kind: 'link'; readonly attributes: HeadLink }
  | { readonly kind: 'refused'; readonly written: string; readonly element?: string; readonly rel?: string }

/**
 * Relations that browsers follow only when somebody asks (the HTML standard's types of links and the registry it names):
 * no style sheets, no icons (`favicon`), nothing fetched ahead from other hosts.
 */
const relations = new Set([
  'alternate',
  'author',
  'authorization_endpoint',
  'help',
  'indieauth-metadata',
  'license',
  'me',
  'micropub',
  'pingback',
  'privacy-policy',
  'search',
  'terms-of-service',
  'token_endpoint',
  'webmention',
])
const linkAttributes = ['hreflang', 'media', 'title', 'type'] as const
/** Elements whose content is text until they are closed. */
const enclosing = new Set(['noscript', 'script', 'style', 'template', 'title'])

/** All tags of a text, in order; space and comments between them are nothing. What cannot be read ends the list as one refused tag. */
export function headTags(text: string): HeadTag[] {
  const tags: HeadTag[] = []
  let rest = skipped(text)
  while (rest !== '') {
    const tag = firstTag(rest)
    if (tag === undefined) return [...tags, { kind: 'refused', written: shortened(rest) }]
    tags.push(meaningOf(tag))
    rest = skipped(rest.slice(tag.written.length))
  }
  return tags
}

interface Tag {
  readonly written: string
  readonly element: string
  readonly attributes: ReadonlyMap<string, string>
}

const attributePattern = /\s+([a-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/iy

function firstTag(text: string): Tag | undefined {
  const element = /^<([a-z][a-z\d-]*)/i.exec(text)?.[1]
  if (element === undefined) return undefined
  const attributes = new Map<string, string>()
  let at = element.length + 1
  for (;;) {
    attributePattern.lastIndex = at
    const found = attributePattern.exec(text)
    if (!found) break
    const name = found[1]!.toLowerCase()
    // Of two of one name the first counts, as in browsers.
    if (!attributes.has(name)) attributes.set(name, decodedText(found[2] ?? found[3] ?? found[4] ?? ''))
    at = attributePattern.lastIndex
  }
  const end = /^\s*\/?>/.exec(text.slice(at))?.[0]
  if (end === undefined) return undefined
  const opened = at + end.length
  return {
    written: text.slice(0, endOf(element.toLowerCase(), text, opened)),
    element: element.toLowerCase(),
    attributes,
  }
}

function endOf(element: string, text: string, opened: number): number {
  if (!enclosing.has(element)) return opened
  const close = new RegExp(`</${element}\\s*>`, 'i').exec(text.slice(opened))
  return close ? opened + close.index + close[0].length : opened
}

function meaningOf({ written, element, attributes }: Tag): HeadTag {
  const refused = { kind: 'refused', written: shortened(written), element } as const
  if (element === 'meta') {
    const name = attributes.get('name') ?? attributes.get('property')
    const content = attributes.get('content')
    return name && content !== undefined ? { kind: 'meta', name, content } : refused
  }
  if (element !== 'link') return refused
  const [rel, href] = [attributes.get('rel') ?? '', attributes.get('href') ?? '']
  const kinds = rel.toLowerCase().split(/\s+/).filter(Boolean)
  if (kinds.length === 0 || href === '' || !kinds.every((kind) => relations.has(kind))) return { ...refused, rel }
  const others = linkAttributes.flatMap((name) => {
    const value = attributes.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { kind: 'link', attributes: { rel: kinds.join(' '), href, ...Object.fromEntries(others) } }
}

function skipped(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    rest = end === -1 ? '' : rest.slice(end + 3).trimStart()
  }
  return rest
}

/** For a message. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The references that stand in attributes: of five characters by name, of all by number. */
function decodedText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
  })
}
