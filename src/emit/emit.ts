/**
 * Writes a site: into a stage beside the output folder, then in its place by two renames (`swap.ts`), of all or, where little
 * changes, of the old tree and back (`patch.ts`). Whenever a build stops (error, signal, kill), the output folder is the whole
 * old tree or the whole new one.
 */
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import { failure, show } from './failure.ts'
import type { CleanFolders, Foreign } from './foreign.ts'
import type { Lock } from './lock.ts'
import { acquireLock } from './lock.ts'
import type { Written } from './marker.ts'
import { markerName, markerReader, printMarker, seemsOurs } from './marker.ts'
import { exists } from './exists.ts'
import { checkPaths } from './paths.ts'
import { patchTree } from './patch.ts'
import type { Patch } from './patch.ts'
import { recover, remove } from './recover.ts'
import { leftovers, siblings } from './siblings.ts'
import type { FileSign } from './signature.ts'
import type { Siblings } from './siblings.ts'
import type { EmittedFile, KnownFile, Staged } from './stage.ts'
import { stageFiles } from './stage.ts'
import { swap } from './swap.ts'
import type { Target } from './target.ts'
import { refuseForeign, refusePlace, refuseState } from './target.ts'

export interface EmitTarget extends Target {
  /** The lock that `openOutput` gave; without it `emit` takes one and lets go at the end. */
  readonly lock?: OpenOutput
  /** What the files in the folder were made from, where that is known. */
  readonly known?: ReadonlyMap<string, KnownFile>
  /** Folders in it that held nothing else. */
  readonly clean?: CleanFolders
  /** Registers what must be undone when the process is told to stop; answers how to withdraw it. */
  readonly onInterrupt?: (undo: () => void) => () => void
}

export interface OpenOutput extends Lock {
  /** The marker of the folder as it is now. */
  readonly marker: () => Written | undefined
}

export interface Emitted {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
  /** What was written or found, by path. */
  readonly files: ReadonlyMap<string, EmittedFile>
  /** Signs of folders to which nothing was done since they were looked at. */
  readonly folders: ReadonlyMap<string, FileSign>
  /** When the last of it was in its place and what stood there was gone, which changes files in both; by `performance.now()`. */
  readonly at: number
  readonly diagnostics: readonly Diagnostic[]
}

/** Replaces the output folder by `files`. A `fatal` among the diagnostics: the folder is as it was. */
export async function emit(files: readonly OutputFile[], target: EmitTarget): Promise<Emitted> {
  const lock = target.lock ?? openOutput(target)
  if (!('release' in lock)) return nothing([lock])
  const names = siblings(target.out)
  const undo = () => {
    discard(names)
    lock.release()
  }
  const withdraw = target.onInterrupt?.(undo)
  try {
    // Of 10,000 pages it takes 20 ms to read.
    const ours = lock.marker()
    const refused =
      refusePlace(target) ?? refuseState(target, ours !== undefined) ?? refuseForeign(target, ours, target.clean)
    return 'code' in refused ? nothing([refused]) : await replace(files, target, { before: ours, foreign: refused })
  } catch (error) {
    discard(names)
    return nothing([failure(error, { ...target, stage: names.stage, isAway: isAway(target.out) })])
  } finally {
    withdraw?.()
    if (!target.lock) lock.release()
  }
}

/**
 * Opens an output folder before any work: refuses what may not be written, takes the lock and repairs what a killed
 * build left. Answers the lock, or the `fatal` that says why not.
 */
export function openOutput(target: Target): OpenOutput | Diagnostic {
  const { lock: file, stage } = siblings(target.out)
  let release = () => {}
  try {
    const refused = refusePlace(target)
    if (refused) return refused
    const made = mkdirSync(dirname(target.out), { recursive: true })
    const lock = acquireLock(file)
    if ('holder' in lock) return busy(target, lock.holder)
    release = () => {
      lock.release()
      if (made !== undefined) removeEmpty(dirname(target.out), made)
    }
    recover(target.out)
    const state = refuseState(target, seemsOurs(target.out))
    if (!state) return { release, marker: markerReader(target.out) }
    release()
    return state
  } catch (error) {
    release()
    return failure(error, { ...target, stage, isAway: isAway(target.out) })
  }
}

/** Repairs an output folder that a killed build left, for commands that do not write. A running build is left alone. */
export function repairOutput(target: Target): void {
  if (leftovers(target.out).length === 0) return
  const lock = openOutput(target)
  if ('release' in lock) lock.release()
}

interface Old {
  readonly before: Written | undefined
  readonly foreign: Foreign
}

async function replace(files: readonly OutputFile[], target: EmitTarget, { before, foreign }: Old): Promise<Emitted> {
  const names = siblings(target.out)
  const { files: safe, diagnostics } = checkPaths(files)
  const kept = target.force ? undefined : before
  const staged = await stageFiles(safe, {
    stage: names.stage,
    out: target.out,
    before: kept,
    known: target.known,
    dropped: foreign.droppings,
  })
  const { written, files: emitted, unchanged } = staged
  const removed = [...(before?.keys() ?? [])].filter((path) => !written.has(path)).length
  const counts = { written: written.size - unchanged, unchanged, removed, files: emitted, folders: foreign.folders }
  if (!staged.open) return { ...counts, at: performance.now(), diagnostics }
  writeFileSync(join(names.stage, markerName), printMarker(written), { flag: 'wx' })
  // Thousands of pages take their time to print, and somebody may have put a file there meanwhile.
  const refuse = () => {
    const refused = refuseState(target, before !== undefined) ?? refuseForeign(target, before, target.clean)
    return 'code' in refused ? refused : undefined
  }
  const isPatched = patched(staged, { out: target.out, before, names })
  const old = isPatched ? names.trash : await putInPlace(staged, { out: target.out, names, refuse })
  if (typeof old === 'object') {
    discard(names)
    return nothing([old])
  }
  const isGone = old === undefined || (old === names.trash && remove(old))
  const at = performance.now()
  const folders = isPatched ? untouched(foreign.folders, staged.patch) : new Map<string, FileSign>()
  return { ...counts, folders, at, diagnostics: isGone ? diagnostics : [...diagnostics, leftover(old, target)] }
}

/** Folders in which nothing came or went. */
function untouched(folders: Foreign['folders'], { gone = [], put = [] }: Partial<Patch> = {}): Foreign['folders'] {
  const touched = new Set([...gone, ...put].map((path) => dirname(path)))
  return new Map([...folders].filter(([folder]) => !touched.has(folder)))
}

/** Whether a small change is in its place. Where that fails, all of the tree is staged. */
function patched({ patch }: Staged, { out, before, names }: Pick<Old, 'before'> & Output): boolean {
  if (!patch) return false
  // What came there meanwhile is found when the tree is swapped.
  if (patch.put.some((path) => !before?.has(path) && exists(join(out, path)))) return false
  try {
    patchTree(out, names, { ...patch, put: [...patch.put, markerName] })
    remove(names.stage)
    return true
  } catch (error) {
    if (!exists(out)) throw error
    return false
  }
}

interface Output {
  readonly out: string
  readonly names: Siblings
}

interface Place extends Output {
  /** Why the output may not be replaced any more. */
  readonly refuse: () => Diagnostic | undefined
}

/**
 * Where folders cannot be moved, the files in them are linked; the swap itself may have failed, and fails again. Answers where
 * the old tree is now, or why it stays.
 */
async function putInPlace(
  { complete, linkFolders }: Staged,
  { out, names, refuse }: Place,
): Promise<string | Diagnostic | undefined> {
  const folders = await complete()
  try {
    return refuse() ?? swap(out, names, { folders })
  } catch (error) {
    if (folders.length === 0 || !exists(out)) throw error
    await linkFolders()
    return refuse() ?? swap(out, names)
  }
}

/** Whether the old tree could not get its name back. */
const isAway = (out: string) => !exists(out) && leftovers(out).some(({ kind }) => kind === 'old')

/** Removes the stage, unless it may hold parts of an old tree that could not be put back: the next command will. */
function discard({ stage, old }: Siblings): void {
  if (!exists(old)) remove(stage)
}

const nothing = (diagnostics: readonly Diagnostic[]): Emitted => ({
  written: 0,
  unchanged: 0,
  removed: 0,
  files: new Map(),
  folders: new Map(),
  at: performance.now(),
  diagnostics,
})

function busy({ out, root }: Target, holder: number): Diagnostic {
  const who = holder === 0 ? '' : ` (process ${holder})`
  const message = `Another build is writing "${show(out, root)}"${who}.`
  return {
    code: 'output-locked',
    severity: 'fatal',
    message,
    hint: 'Wait until it has ended, or choose another --out.',
  }
}

function leftover(path: string, { root }: Target): Diagnostic {
  const message = `The old output could not be removed; what is left of it is "${show(path, root)}".`
  return { code: 'output-leftover', severity: 'warning', message, hint: 'The next build removes it.' }
}

/** Removes the folders that were made for the lock, from the innermost out, as long as they are empty. */
function removeEmpty(folder: string, last: string): void {
  try {
    rmdirSync(folder)
    if (folder !== last) removeEmpty(dirname(folder), last)
  } catch {
    // It holds the output.
  }
}
