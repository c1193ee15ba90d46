/** Bare `ftp://` addresses: GFM makes links of them (spec 0.29, extended autolinks), neither engine does. */
import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast'

/** An address and what stands before it: nothing, a blank, or a sign that opens emphasis or a bracket. */
const address = /(?<=^|[\s*_~(])ftp:\/\/[\w-]+(?:\.[\w-]+)*(?:[/?#:][^\s<]*)?/g

/** Turns the addresses in the texts of a tree into links. `text` is what the tree was made from. */
export function linkFtp(tree: Root, text: string): void {
  if (!text.includes('ftp://')) return
  const open: Parents[] = [tree]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    parent.children = (parent.children as Nodes[]).flatMap(split) as typeof parent.children
    for (const child of parent.children) {
      if ('children' in child && child.type !== 'link' && child.type !== 'linkReference') open.push(child)
    }
  }
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
