/** Writes a site into the stage, one file after the other; what did not change comes from the live output. */
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { OutputFile } from '../model/output.ts'
import type { Breathe } from './bytes.ts'
import { encoder, hashBytes, hashFile, holds, writeCopy } from './bytes.ts'
import type { Written } from './marker.ts'
import type { Patch } from './patch.ts'
import { isFolder, isInside, realFolders } from './real-folders.ts'
import type { FileSign } from './signature.ts'
import { signOf } from './signature.ts'
import { unitsOf } from './units.ts'

export interface Staging {
  readonly stage: string
  /** The live output folder. */
  readonly out: string
  /** What we wrote into it last time; `undefined`: nothing there may be kept. */
  readonly before: Written | undefined
  /** What its files were made from. */
  readonly known?: ReadonlyMap<string, KnownFile>
  /** Files in it that go: folders that hold one are not moved as they are. */
  readonly dropped?: readonly string[]
}

export interface KnownFile {
  /** See OutputFile. */
  readonly key: string
  /** The whole sign that the file had. */
  readonly sign: string
  /** Of its content: the marker lies in the output, where others may write it. */
  readonly hash: string
}

export interface EmittedFile {
  /** The sign of its content, as it was written or found. */
  readonly sign: string
  /** Its sign where nothing was done to it. What changes it later changes that: nobody has to look again. */
  readonly untouched?: FileSign
  readonly hash: string
  readonly key?: string
}

export interface Staged {
  readonly written: Written
  readonly files: ReadonlyMap<string, EmittedFile>
  readonly unchanged: number
  /** `false`: every file is as it was and there is no stage. */
  readonly open: boolean
  /** What changes, where it is little: then the stage holds nothing else. */
  readonly patch?: Patch
  /** Links into the stage what stands beside a change. Answers folders that it lacks then: in the live output nothing changes in them. */
  readonly complete: () => Promise<readonly string[]>
  /** Links what stands in those, where they cannot be moved. */
  readonly linkFolders: () => Promise<void>
}

/** Paths that may change in a patch: while they do there is no output, and each takes two renames. 100 took 5 ms on a busy machine. */
const mostPatched = 40

/**
 * Stages every file. Bodies are made one by one and dropped at once, so memory stays flat, and one descriptor is open.
 * Synchronous calls on purpose: promises were no faster for 20,000 small files. In between the loop lets go, so that a
 * signal is heard within some ten milliseconds. No stage is made before the first difference: a build that changes
 * nothing touches nothing.
 */
export async function stageFiles(files: readonly OutputFile[], staging: Staging): Promise<Staged> {
  const written = new Map<string, string>()
  const emitted = new Map<string, EmittedFile>()
  const [kept, fresh]: [string[], string[]] = [[], []]
  const breathe = breather()
  const bytesOf = encoder()
  const stage = lazyStage(staging)
  for (const file of files) {
    const before = staging.before?.get(file.path)
    // Ten thousand files are looked at so, and `join` takes a path apart.
    const live = `${staging.out}/${file.path}`
    const found = before === undefined ? undefined : signOf(live)
    const key = file.key?.()
    const known = staging.known?.get(file.path)
    const isThere = found !== undefined && known?.sign === found.whole && known.hash === before
    const isKnown = key !== undefined && known?.key === key && isThere
    const content = isKnown || file.copyOf !== undefined ? undefined : await file.body()
    const body = typeof content === 'string' ? bytesOf(content) : content
    const same = before !== undefined && (isKnown || (await isSame(file, body, { before, live, breathe })))
    const paths = same ? kept : fresh
    paths.push(file.path)
    const target = same ? live : stage.place(file.path)
    const sum = same ? before : await put(file, body, { target, breathe })
    written.set(file.path, sum)
    const sign = (same ? found : signOf(target))?.content ?? ''
    emitted.set(file.path, { sign, hash: sum, ...(key !== undefined && { key }), ...(same && { untouched: found }) })
    const pause = breathe()
    if (pause) await pause
  }
  if (kept.length !== staging.before?.size) stage.begin()
  const link = async (paths: readonly string[]) => {
    for (const path of paths) {
      linkOrCopy(join(staging.out, path), stage.place(path))
      // Another name changes the sign.
      const { untouched: _, ...file } = emitted.get(path)!
      emitted.set(path, file)
      await breathe()
    }
  }
  const gone = [...(staging.before?.keys() ?? [])].filter((path) => !written.has(path))
  const dropped = staging.dropped ?? []
  const units = () => unitsOf(kept, [...fresh, ...gone, ...dropped])
  const leaving = [...gone, ...dropped]
  const isReal = realFolders(staging.out)
  const isSmall =
    staging.before &&
    fresh.length + leaving.length <= mostPatched &&
    fresh.every(isReal) &&
    // The marker lies in the output, where others may write it.
    leaving.every((path) => isInside(path) && isReal(path) && !isFolder(join(staging.out, path))) &&
    leavesNoneEmpty(leaving, written)
  return {
    written,
    files: emitted,
    unchanged: kept.length,
    open: stage.isOpen(),
    ...(isSmall && { patch: { gone: leaving, put: fresh } }),
    async complete() {
      const { folders, files: beside } = units()
      await link(beside)
      for (const { folder } of folders) stage.place(folder)
      return folders.map(({ folder }) => folder)
    },
    linkFolders: () => link(units().folders.flatMap(({ paths }) => paths)),
  }
}

/** Whether something is left in the folders of all paths that go. */
function leavesNoneEmpty(gone: readonly string[], written: Written): boolean {
  if (gone.length === 0) return true
  const folders = new Set(gone.map((path) => dirname(path)))
  folders.delete('.')
  for (const path of written.keys()) {
    if (folders.size === 0) return true
    folders.delete(dirname(path))
  }
  return folders.size === 0
}

interface Comparison {
  readonly before: string
  readonly live: string
  readonly breathe: Breathe
}

/** The marker says what we wrote, not what stands there now: the bytes must be equal too. */
async function isSame(file: OutputFile, body: Uint8Array | undefined, { before, live, breathe }: Comparison) {
  if (body) return hashBytes(body) === before && holds(live, body)
  const source = await hashFile(file.copyOf!, breathe)
  return source === before && (await hashFile(live, breathe).catch(() => '')) === before
}

async function put(file: OutputFile, body: Uint8Array | undefined, to: { target: string; breathe: Breathe }) {
  if (!body) return writeCopy(file.copyOf!, to.target, to.breathe)
  writeFileSync(to.target, body, { flag: 'wx' })
  return hashBytes(body)
}

/** A stage that is made when it is first needed. */
function lazyStage({ stage }: Staging) {
  const folders = new Set<string>()
  let open = false
  const target = (path: string): string => {
    const file = join(stage, path)
    const folder = dirname(file)
    if (!folders.has(folder)) make(folder)
    folders.add(folder)
    return file
  }
  const begin = () => {
    if (open) return
    open = true
    mkdirSync(stage)
  }
  return {
    begin,
    isOpen: () => open,
    /** Where to put a file or a folder. */
    place: (path: string): string => {
      begin()
      return target(path)
    },
  }
}

/** The folder above is there most of the time: to ask for all of them takes twice as long. */
function make(folder: string): void {
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}

/** A file that did not change keeps its inode and its time, which spares whoever copies the site to a server. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Lets the event loop run once in ten milliseconds. */
function breather(): Breathe {
  let last = performance.now()
  const pause = async () => {
    await setImmediate()
    last = performance.now()
  }
  return () => (performance.now() - last < 10 ? undefined : pause())
}
