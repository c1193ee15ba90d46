/** Where the values of a JSON text stand. JSON.parse keeps no places and a full tree costs ten times the text, so the text is scanned once, for the pointers that are asked for. */
import { pointer } from './pointer.ts'

/**
 * Offsets of the keys (of list items: the values) that `wanted` names, in a text that JSON.parse accepts. One pass,
 * no recursion.
 */
export function jsonOffsets(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>()
  const open: { path: string; index: number; list: boolean }[] = []
  let at = 0
  let key: { path: string; start: number } | undefined
  const value = () => {
    const parent = open.at(-1)
    const path = key ? key.path : parent ? parent.path + pointer(parent.index) : ''
    const start = key ? key.start : at
    if (wanted.has(path)) found.set(path, start)
    key = undefined
    return path
  }
  while (at < text.length && found.size < wanted.size) {
    const char = text[at]!
    const parent = open.at(-1)
    if (char === '{' || char === '[') open.push({ path: value(), index: 0, list: char === '[' })
    else if (char === '}' || char === ']') open.pop()
    else if (char === ',' && parent) parent.index += 1
    else if (char === '"') {
      const end = stringEnd(text, at)
      if (key || !parent || parent.list) value()
      else key = { path: parent.path + pointer(JSON.parse(text.slice(at, end)) as string), start: at }
      at = end
      continue
    } else if (/[-\dtfn]/.test(char)) {
      value()
      while (at + 1 < text.length && /[^,\]}\s]/.test(text[at + 1]!)) at++
    }
    at++
  }
  return found
}

function stringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}
