/** Highlighted code of pages in a store: an edit of a page's words needs no grammar for its code. */
import type { KeptCode } from '../markdown/kept-code.ts'
import type { Store } from '../store/store.ts'

/** Names the slots of code. */
export const codeSlot = 'code '

export interface StoredCode extends KeptCode {
  /** Keeps what was used since, and nothing else. */
  readonly save: () => void
}

/** The code of one page, read when it is first asked for. The program is the key of all that is in a store. */
export function storedCode(store: Store, id: string): StoredCode {
  const slot = `${codeSlot}${id}`
  let read: ReadonlyMap<string, string> | undefined
  const known = () => (read ??= new Map(blocksOf(store.get(slot, '')?.text(0))))
  const used = new Map<string, string>()
  return {
    get: (key) => known().get(key),
    set: (key, print) => void (used.has(key) || used.set(key, known().get(key) ?? print())),
    isEmpty: () => known().size === 0,
    save() {
      const isSame = used.size === known().size && [...used.keys()].every((key) => known().has(key))
      if (!isSame) store.set(slot, { key: '', meta: '', texts: [JSON.stringify([...used])] })
    },
  }
}

function blocksOf(text: string | undefined): readonly (readonly [key: string, printed: string])[] {
  return text === undefined ? [] : (JSON.parse(text) as [string, string][])
}
