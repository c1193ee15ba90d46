/** Bare addresses where both engines fall short of GitHub: `ftp://` (GFM 0.29, extended autolinks) and character references. */
import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast'

/** An address and what stands before it: nothing, a blank, or a sign that opens emphasis or a bracket. */
const address = /(?<=^|[\s*_~(])ftp:\/\/[\w-]+(?:\.[\w-]+)*(?:[/?#:][^\s<]*)?/g

/**
 * Mends the bare addresses of a tree: `ftp://` becomes a link, and character references in any of them are read, as GitHub
 * does; both engines leave `https://a.b/c&#x5F;d` as it stands. `text` is what the tree was made from.
 */
export function mendLiteralLinks(tree: Root, text: string): void {
  const hasFtp = text.includes('ftp://')
  const hasReferences = text.includes('&') && /www\.|:\/\/|@/i.test(text)
  if (!hasFtp && !hasReferences) return
  const open: Parents[] = [tree]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    if (hasFtp) parent.children = (parent.children as Nodes[]).flatMap(split) as typeof parent.children
    for (const child of parent.children) {
      if (child.type === 'link') decode(child, text)
      else if ('children' in child && child.type !== 'linkReference') open.push(child)
    }
  }
}

/** A link that stands as its own text in the source. */
function decode(node: Link, text: string): void {
  const [child] = node.children
  const start = child?.position?.start.offset
  if (child?.type !== 'text' || node.children.length > 1 || start === undefined) return
  if (!child.value.includes('&') || !text.startsWith(child.value, start) || text[start - 1] === '<') return
  if (node.position?.start.offset !== start) return
  child.value = decodeReferences(child.value)
  node.url = decodeReferences(node.url)
}

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" }

function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|(amp|quot|lt|gt|apos));/g, (_, decimal, hex, name) => {
    if (name !== undefined) return named[name as string]!
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    const isValid = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    return isValid ? String.fromCodePoint(code) : '\uFFFD'
  })
}

function split(node: Nodes): Nodes[] {
  if (node.type !== 'text' || !node.value.includes('ftp://')) return [node]
  const parts: PhrasingContent[] = []
  let done = 0
  for (const { 0: found, index } of node.value.matchAll(address)) {
    const url = trimmed(found)
    if (url === 'ftp://') continue
    if (index > done) parts.push(piece(node, done, index))
    parts.push(link(node, index, index + url.length))
    done = index + url.length
  }
  if (done === 0) return [node]
  return done < node.value.length ? [...parts, piece(node, done, node.value.length)] : parts
}

function link(node: Text, start: number, end: number): Link {
  const text = piece(node, start, end)
  return { type: 'link', title: null, url: text.value, children: [text], position: text.position }
}

/** A part of a text; its place is known where the text holds no escapes and entities. */
function piece(node: Text, start: number, end: number): Text {
  const value = node.value.slice(start, end)
  const { position } = node
  const isPlain = position && position.start.line === position.end.line
  const width = isPlain ? position.end.column - position.start.column : -1
  if (!position || width !== node.value.length) return { type: 'text', value, position }
  const { line, column, offset = 0 } = position.start
  const at = (place: number) => ({ line, column: column + place, offset: offset + place })
  return { type: 'text', value, position: { start: at(start), end: at(end) } }
}

/** Punctuation at the end, and a bracket that the address does not open, belong to the sentence. */
function trimmed(written: string): string {
  let end = written.length
  let excess = count(written, ')') - count(written, '(')
  for (; end > 0; end--) {
    const last = written[end - 1]!
    if (last === ')' && excess > 0) excess--
    else if (!'?!.,:*_~\'";'.includes(last)) break
  }
  return written.slice(0, end)
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
