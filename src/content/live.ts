/**
 * What a process that watches a project keeps of it between builds: the list of its files, their texts, the pages made of them. Of all
 * this only what the watcher names is looked at again; where it may have missed something, everything is.
 */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedConfig } from '../config/load.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageSource } from '../model/source.ts'
import { foldersOf } from '../site/folder.ts'
import { createRecall, noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'

/** What was read of a page's file. `asks`: whether its front matter may name an operation. */
export type ReadPage = { readonly source: PageSource; readonly asks: boolean } | { readonly problem: Diagnostic }

interface KeptPage {
  readonly id: string
  readonly read: ReadPage
  /** Whether the file may hold something else by now. */
  readonly isStale: boolean
}

export interface Live {
  /** What the stages made for the last build. */
  readonly recall: Recall
  readonly turns: Turns
  config: LoadedConfig | undefined
  /** All files of the project, as they were last listed; `undefined`: they have to be listed. */
  listed: { readonly paths: readonly string[]; readonly known: ReadonlySet<string> } | undefined
  /** By path. */
  readonly pages: Map<string, KeptPage>
  readonly texts: Map<string, string | undefined>
  readonly hashes: Map<string, string | undefined>
  /** Whether files begin as API descriptions do, by path. */
  readonly begins: Map<string, boolean>
  /** Whether the text of a file may hold what pages look for, and which pages that were, by path. */
  readonly meant: Map<string, { readonly by: unknown; readonly isMeant: boolean }>
  /** Whether somebody will ask what changed since. */
  readonly isWatched: boolean
  /** What the files were that have been read, where somebody will ask. */
  readonly stamps: Map<string, string | undefined>
}

/** Knows nothing yet. */
export function createLive(recall: Recall = createRecall()): Live {
  return {
    recall,
    turns: createTurns(),
    isWatched: true,
    config: undefined,
    listed: undefined,
    pages: new Map(),
    texts: new Map(),
    hashes: new Map(),
    begins: new Map(),
    meant: new Map(),
    stamps: new Map(),
  }
}

/** For a build that is the only one of its process. */
export function noLive(): Live {
  return { ...createLive(noRecall), isWatched: false }
}

/** Forgets what may no longer hold. `changed`: paths below `root` that may be other than at the last build; `undefined`: any may be. */
export function forget(live: Live, root: string, changed: ReadonlySet<string> | undefined): void {
  if (changed === undefined || changed.has('.')) {
    live.listed = undefined
    live.texts.clear()
    live.hashes.clear()
    live.begins.clear()
    live.meant.clear()
    live.stamps.clear()
    for (const [path, page] of live.pages) live.pages.set(path, { ...page, isStale: true })
    return
  }
  for (const path of changed) forgetFile(live, path)
  const { listed } = live
  const others = listed ? [...changed].filter((path) => !isAsListed(listed.known, root, path)) : [...changed]
  if (others.length > 0) forgetFolders(live, new Set(others))
}

function forgetFile({ texts, hashes, begins, meant, stamps, pages }: Live, path: string): void {
  texts.delete(path)
  hashes.delete(path)
  begins.delete(path)
  meant.delete(path)
  stamps.delete(path)
  const page = pages.get(path)
  if (page) pages.set(path, { ...page, isStale: true })
}

/** Of a folder that came, went or took the place of another, a watcher may tell as of one thing. */
function forgetFolders(live: Live, paths: ReadonlySet<string>): void {
  live.listed = undefined
  const { texts, hashes, begins, meant, stamps, pages } = live
  for (const files of [texts, hashes, begins, meant, stamps, pages])
    for (const file of files.keys())
      if ([...foldersOf(file)].some((folder) => paths.has(folder))) forgetFile(live, file)
}

/** A file that is still there, or one that came and went: editors make such when they save. */
function isAsListed(known: ReadonlySet<string>, root: string, path: string): boolean {
  const kind = kindOf(join(root, path))
  if (known.has(path)) return kind === 'file'
  return kind === 'nothing' && ![...known].some((each) => each.startsWith(`${path}/`))
}

function kindOf(path: string): 'file' | 'nothing' | 'other' {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found === undefined ? 'nothing' : found.isFile() ? 'file' : 'other'
  } catch {
    // What was a folder above it may be none any more.
    return 'other'
  }
}
