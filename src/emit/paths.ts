/** Where a site may write: paths that every file system takes, each of them once. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import { markerName } from './marker.ts'
import { isDeviceName } from '../util/device-name.ts'
import { hasControls, isGitFolder, nameFault } from '../util/is-portable.ts'

export interface CheckedPaths {
  /** What can be written: no unsafe path, no second file of one name. */
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Leaves out files that would escape the output folder or take another file's place; each is one `error`. */
export function checkPaths(files: readonly OutputFile[]): CheckedPaths {
  const kept: OutputFile[] = []
  const diagnostics: Diagnostic[] = []
  const taken: Taken = { spots: new Map(), folders: new Set() }
  for (const file of files) {
    const reason = isOneMore(file.path, taken) ? undefined : unsafe(file.path)
    const rival = reason ? undefined : claim(file.path, taken)
    if (reason) diagnostics.push(unsafePath(file, reason))
    else if (rival !== undefined) diagnostics.push(clash(file, rival))
    else kept.push(file)
  }
  return { files: kept, diagnostics }
}

/** Whether a path has a plain name in a folder that others lie in: most have, and there only the name is new. */
function isOneMore(path: string, { folders }: Taken): boolean {
  const end = path.lastIndexOf('/')
  const name = path.slice(end + 1)
  return end > 0 && folders.has(path.slice(0, end)) && /^[\w.-]{0,199}[\w-]$/.test(name) && !isDeviceName(name)
}

/** Why a path cannot be written on every system, in words; `undefined` when it can. */
export function unsafe(path: string): string | undefined {
  if (path === '') return 'is empty'
  if (hasControls(path)) return 'holds a control character'
  if (!path.isWellFormed()) return 'holds half a character'
  if (/[\\:]/.test(path)) return 'holds a backslash or a colon'
  if (path === markerName || isGitFolder(path)) return 'is a name that the output folder needs itself'
  return path.split('/').map(unsafeSegment).find(Boolean)
}

function unsafeSegment(name: string): string | undefined {
  if (name === '' || name === '.' || name === '..') return 'does not lie inside the output folder'
  return nameFault(name)
}

interface Claim {
  readonly path: string
  readonly folder: boolean
}

interface Taken {
  /** By their names without case. */
  readonly spots: Map<string, Claim>
  /** As they are written. */
  readonly folders: Set<string>
}

/**
 * Claims a path and the folders above it; answers who was there first where that is another file. Folders may differ in
 * case: where they become one, it holds the files of both.
 */
function claim(path: string, { spots: taken, folders }: Taken): string | undefined {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  // Most lie beside others, and of those only the last name is new.
  if (folders.has(folder)) {
    const spot = foldCase(path)
    const rival = taken.get(spot)
    if (!rival) taken.set(spot, { path, folder: false })
    return rival?.path
  }
  const parts = path.split('/')
  const spots = parts.map((_, index) => ({
    path: parts.slice(0, index + 1).join('/'),
    folder: index < parts.length - 1,
  }))
  for (const spot of spots) {
    const rival = taken.get(foldCase(spot.path))
    if (rival && !(rival.folder && spot.folder)) return rival.path
  }
  for (const spot of spots) if (!taken.has(foldCase(spot.path))) taken.set(foldCase(spot.path), spot)
  folders.add(folder)
  return undefined
}

/** Equal for names that macOS or Windows would take for one file. */
const foldCase = (path: string) => path.normalize('NFC').toLowerCase()

function unsafePath({ path, source }: OutputFile, reason: string): Diagnostic {
  const message = `The output file "${path}" ${reason}.`
  return {
    code: 'output-path-unsafe',
    severity: 'error',
    message,
    ...placeOf(source),
    hint: 'Rename the file that it is made from.',
  }
}

function clash({ path, source }: OutputFile, rival: string): Diagnostic {
  const same = path === rival
  const message = same
    ? `Two things are written to "${path}".`
    : `"${path}" and "${rival}" are one file on some systems.`
  return { code: 'output-path-clash', severity: 'error', message, ...placeOf(source), hint: 'Rename one of the two.' }
}

function placeOf(file: string | undefined): Pick<Diagnostic, 'at'> {
  return file === undefined ? {} : { at: { file, line: 1, column: 1 } }
}
