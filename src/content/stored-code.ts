/** Highlighted code of a page in its record: an edit of its words needs no grammar for its code. */
import type { KeptCode } from '../markdown/kept-code.ts'

export interface StoredCode extends KeptCode {
  /** All that was used since, for the next record. */
  readonly text: () => string
}

/** `read`: the text of the last record, asked for when the code first is; `undefined` where there is none. */
export function storedCode(read: () => string | undefined): StoredCode {
  let blocks: ReadonlyMap<string, string> | undefined
  const known = () => (blocks ??= new Map(blocksOf(read())))
  const used = new Map<string, string>()
  return {
    get: (key) => known().get(key),
    set: (key, print) => void (used.has(key) || used.set(key, known().get(key) ?? print())),
    isEmpty: () => known().size === 0,
    text: () => (used.size === 0 ? '' : JSON.stringify([...used])),
  }
}

function blocksOf(text: string | undefined): readonly (readonly [key: string, printed: string])[] {
  return text ? (JSON.parse(text) as [string, string][]) : []
}
