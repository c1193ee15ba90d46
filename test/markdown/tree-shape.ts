/** Trees of the two engines, compared: what counts as equal, and where two trees part. */
import type { Code, Nodes } from 'mdast'

/** A node in the form that is compared. */
export interface Shape {
  readonly type: string
  /** Offsets of its start and end; missing where the reference knows none. */
  readonly place?: readonly [number, number]
  readonly fields: string
  readonly children: readonly Shape[]
}

/**
 * Named normalisations, the same for both engines:
 * - `texts`: texts that touch are one text; engines cut them at different places.
 * - `fields`: `null`, `undefined` and `data` are left out.
 * - `ends`: blanks and quote signs behind the last sign of a node do not count, nor those before its first.
 * - `code`: indented code that touches is one piece; satteri cuts it where a line looks like a heading.
 * - `html`: blanks before the first line of raw HTML do not count.
 * - `unplaced`: the root, and an `mdxjsEsm` (the reference ends it behind its last line).
 */
export function shapeOf(node: Nodes, text: string): Shape {
  const { type, position, data: _, ...rest } = node as Nodes & Record<string, unknown>
  const fields = Object.entries(rest)
    .filter(([name, value]) => name !== 'children' && value !== null && value !== undefined)
    .map(([name, value]) => [name, type === 'html' ? String(value).trim() : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const isPlaced = type !== 'mdxjsEsm' && type !== 'root'
  const [start, end] = [position?.start.offset, position?.end.offset]
  return {
    type,
    ...(isPlaced && start !== undefined && end !== undefined && { place: trimmed(text, start, end) }),
    fields: JSON.stringify(fields),
    children: 'children' in node ? joined(node.children as Nodes[], text).map((child) => shapeOf(child, text)) : [],
  }
}

function joined(nodes: readonly Nodes[], text: string): Nodes[] {
  const out: Nodes[] = []
  for (const node of nodes) {
    const last = out.at(-1)
    const isText = node.type === 'text' && last?.type === 'text'
    if (isText || (isIndented(node, text) && isIndented(last, text))) {
      const [a, b] = [last, node] as (Nodes & { readonly value: string })[]
      const position = a!.position && b!.position && { start: a!.position.start, end: b!.position.end }
      const value = isText ? a!.value + b!.value : `${a!.value}\n${b!.value}`.replace(/\s+/g, ' ')
      out[out.length - 1] = { ...a!, value, position } as Nodes
    } else out.push(isIndented(node, text) ? { ...node, value: node.value.replace(/\s+/g, ' ') } : node)
  }
  return out
}

function isIndented(node: Nodes | undefined, text: string): node is Code {
  return node?.type === 'code' && !/^[`~]{3}/.test(text.slice(node.position?.start.offset).trimStart())
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to]
  while (end > start && /[\s>]/.test(text[end - 1]!)) end--
  while (start < end && /[\s>]/.test(text[start]!)) start++
  return [start, end]
}

/** Where two trees part, in words; `undefined`: nowhere. Without a place on either side places are not compared. */
export function difference(a: Shape, b: Shape, path = ''): string | undefined {
  const here = `${path}/${a.type}`
  if (a.type !== b.type || a.fields !== b.fields) return `${here} ${a.fields} | ${b.type} ${b.fields}`
  if (a.place && b.place && String(a.place) !== String(b.place)) return `${here} at ${a.place} | ${b.place}`
  if (a.children.length !== b.children.length)
    return `${here} has ${a.children.map(brief).join(', ')} | ${b.children.map(brief).join(', ')}`
  for (const [index, child] of a.children.entries()) {
    const found = difference(child, b.children[index]!, `${here}[${index}]`)
    if (found) return found
  }
  return undefined
}

function brief({ type, place }: Shape): string {
  return `${type}${place ? ` ${place[0]}-${place[1]}` : ''}`
}
