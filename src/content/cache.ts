/**
 * Compiled pages kept between builds, in memory and in a store on the disk. The key of a Document is all that its compilation read: its text, the options,
 * and the texts it included; so a cached page is right by construction and nothing has to be invalidated.
 */
import type { AssetCache } from '../assets/bundle.ts'
import type { Islands } from '../assets/islands.ts'
import type { UtilityCache } from '../assets/utilities.ts'
import { iconSets } from '../icons/icon-set.ts'
import type { IconSets } from '../icons/icon-set.ts'
import { createHighlighter, type Highlighter } from '../markdown/highlight.ts'
import type { DiagramCache } from '../markdown/diagram.ts'
import type { Document } from '../model/document.ts'
import type { Memo } from '../outputs/press.ts'
import { wordCache } from '../outputs/search/page-words.ts'
import type { WordCache } from '../outputs/search/page-words.ts'
import { descriptionCache, type DescriptionCache } from './descriptions.ts'
import { hash } from '../util/hash.ts'
import type { ImageCache } from './image-size.ts'
import type { Scratch } from '../store/scratch.ts'
import type { Store, Stored } from '../store/store.ts'
import {
  codePiece,
  documentOf,
  heldBytes,
  parsedDocument,
  partsOf,
  storedDocument,
  textsOf,
} from './stored-document.ts'
import { storedCode } from './stored-code.ts'
import type { StoredCode } from './stored-code.ts'
import { storedWords, wordSlot } from './stored-words.ts'
import type { SlotRecord } from './workers/messages.ts'

/** Hash of a project file's text, or a word that is none for what is no text; `undefined` when there is no such file. */
export type HashOf = (path: string) => string | undefined

export interface Cache {
  /** The Document of a page if neither its key nor a file it included has changed. */
  readonly get: (id: string, key: string, hashOf: HashOf) => Document | undefined
  /**
   * Keeps a Document, and what is known of its code; answers the one to go on with: of what is on the disk, memory holds less.
   */
  readonly set: (key: string, document: Document, hashOf: HashOf, code?: string) => Document
  /** Whether a Document with this key is at hand, unless a file that it included has changed. */
  readonly knows: (id: string, key: string) => boolean
  /** Takes in what the store of another process would keep of a page. */
  readonly adopt: (records: readonly SlotRecord[]) => void
  /** Forgets pages that are no longer there. */
  readonly keep: (ids: ReadonlySet<string>) => void
  /** All that a Document was compiled from, as one word. */
  readonly keyOf: (document: Document) => string | undefined
  /** Parsed API descriptions. */
  readonly descriptions: DescriptionCache
  /** Sets of icons, each read once. */
  readonly icons: IconSets
  /** Sizes of images. */
  readonly images: ImageCache
  /** Style sheets and scripts of the theme, compiled. */
  readonly assets: AssetCache
  /** The sheet of utility classes: the latest. */
  readonly utilities: UtilityCache
  /** Grammars and highlighted blocks. */
  readonly highlighter: Highlighter
  /** The highlighter of a project with languages of its own, by these: the latest. */
  readonly highlighters: Map<string, Highlighter>
  /** Blocks of a page that were highlighted when it was compiled before, by whatever process; `undefined`: there is no store. */
  readonly codeOf: ((id: string) => StoredCode) | undefined
  /** The same as the text that lies in the store. */
  readonly codeTextOf: (id: string) => string | undefined
  /** Drawn diagrams. */
  readonly diagrams: DiagramCache
  /** The bundle of the islands, by what it was made from: the latest. */
  readonly islands: Map<string, Islands>
  /** Days of last changes, by the commit and the files: the latest. */
  readonly days: Map<string, ReadonlyMap<string, string> | undefined>
  /** Short texts that artefacts remember; `undefined`: there is no store. */
  readonly memo: Memo | undefined
  /** The words of pages, for the search. */
  readonly words: WordCache
  /** Where texts wait that are made and not yet written. */
  readonly scratch: Scratch | undefined
}

interface Entry {
  readonly key: string
  /** `null`: there was no such file. */
  readonly includes: readonly (readonly [path: string, hash: string | null])[]
  readonly document: Document
}

/**
 * One entry a page, the latest. What a page is printed from lies in the store or, where that keeps nothing, in the scratch;
 * without either all of it is in memory.
 */
export function createCache(store?: Store, scratch?: Scratch): Cache {
  const entries = new Map<string, Entry>()
  const keys = new WeakMap<Document, string>()
  const keyOf = (document: Document) => keys.get(document)
  const put = (entry: Entry): Document => {
    const { key, includes, document } = entry
    entries.set(document.id, entry)
    keys.set(document, hash(key, JSON.stringify(includes)))
    return document
  }
  const stored = (id: string, key: string, hashOf: HashOf): Document | undefined => {
    let includes: Entry['includes'] = []
    const found = store?.get(slotOf(id), key, (meta) =>
      areSame((includes = JSON.parse(meta) as Entry['includes']), hashOf),
    )
    const document = found && storedDocument(found.text)
    return document && put({ key, includes, document })
  }
  const held = (document: Document, [printed = '']: readonly string[], record: Stored | undefined): Document => {
    if (scratch?.spare(heldBytes(document))) return document
    if (record) return parsedDocument(printed, record.text)
    const { head, texts } = partsOf(document)
    const read = scratch?.hold(texts)
    return read ? documentOf(head, read) : document
  }
  const codeTextOf = (id: string) => store?.latest(slotOf(id), codePiece)
  return {
    descriptions: descriptionCache(),
    icons: iconSets(),
    images: new Map(),
    assets: new Map(),
    utilities: new Map(),
    highlighter: createHighlighter(),
    highlighters: new Map(),
    codeOf: store && ((id) => storedCode(() => codeTextOf(id))),
    codeTextOf,
    diagrams: new Map(),
    islands: new Map(),
    days: new Map(),
    memo: store && memoOf(store),
    words: wordCache(store && storedWords(store, keyOf)),
    scratch,
    get(id, key, hashOf) {
      const entry = entries.get(id)
      if (!entry) return stored(id, key, hashOf)
      return entry.key === key && areSame(entry.includes, hashOf) ? entry.document : undefined
    },
    set(key, made, hashOf, code) {
      const paths = [...made.includes, ...(made.lookups ?? [])]
      const includes = paths.map((path) => [path, hashOf(path) ?? null] as const)
      const texts = store ? textsOf(made, code) : []
      const record = store?.set(slotOf(made.id), { key, meta: JSON.stringify(includes), texts })
      return put({ key, includes, document: held(made, texts, record) })
    },
    keyOf,
    knows: (id, key) => (entries.get(id)?.key ?? (store?.has(slotOf(id), key) ? key : undefined)) === key,
    adopt(records) {
      for (const [slot, record] of records) {
        const kept = store?.set(slot, record)
        if (!isPageSlot(slot)) continue
        const includes = JSON.parse(record.meta) as Entry['includes']
        const texts = record.texts as readonly string[]
        const document = storedDocument((piece) => texts[piece]!)
        put({ key: record.key, includes, document: held(document, texts, kept) })
      }
    },
    keep(ids) {
      for (const id of entries.keys()) if (!ids.has(id)) entries.delete(id)
      store?.keep((slot) => slots.every((kind) => !slot.startsWith(kind) || ids.has(slot.slice(kind.length))))
    },
  }
}

function memoOf(store: Store): Memo {
  return {
    get: (name, key) => store.get(`memo ${name}`, key)?.text(0),
    set: (name, key, text) => void store.set(`memo ${name}`, { key, meta: '', texts: [text] }),
  }
}

const pageSlot = 'page '
const slots = [pageSlot, wordSlot]

/** The slot of a page's record. */
export const slotOf = (id: string) => `${pageSlot}${id}`

/** Whether a slot of the store holds Documents. */
export const isPageSlot = (slot: string): boolean => slot.startsWith(pageSlot)

function areSame(includes: Entry['includes'], hashOf: HashOf): boolean {
  return includes.every(([path, known]) => (hashOf(path) ?? null) === known)
}
