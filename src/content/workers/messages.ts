/** What a process that compiles pages beside this one is told, and what it answers: plain data. */
import type { SiteConfig } from '../../model/config.ts'
import type { NavNode } from '../../model/navigation.ts'
import type { PageSource } from '../../model/source.ts'
import type { NewRecord } from '../../store/store.ts'

/** What all pages are compiled from but their texts; it is told first. */
export interface Ground {
  readonly config: SiteConfig
  /** Absolute. */
  readonly root: string
  readonly contentDir: string
  readonly navigation: readonly NavNode[]
  /** Every file of the project. */
  readonly paths: readonly string[]
  /** Every page. */
  readonly ids: readonly string[]
  readonly downloads: readonly (readonly [spec: string, path: string])[]
  readonly version?: string
  /** Whether the answers go into a store: then more is made of a page than its document. */
  readonly keeps: boolean
}

/** One page to compile. */
export interface Task {
  readonly source: PageSource
  /** Its highlighted blocks as the store knows them from an earlier build. */
  readonly code?: string
}

/** What such a process says: that it has understood the ground, so that tasks may come, and then its answers. */
export type Word = 'ready' | Answer

/** The answer to a task. */
export interface Answer {
  readonly id: string
  /** What a store would keep of the page; nothing where it could not be compiled. */
  readonly records: readonly SlotRecord[]
}

export type SlotRecord = readonly [slot: string, record: NewRecord]

/** One such process, as the first one sees it. */
export interface Worker {
  /** What cannot be sent, or is sent to a process that has ended, is lost. */
  readonly send: (message: Ground | Task) => void
  readonly onWord: (listener: (word: Word) => void) => void
  readonly end: () => void
}
