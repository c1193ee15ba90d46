/** What the file system refuses, as a diagnostic. */
import { statfsSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'

export interface FailureView {
  readonly root: string
  readonly out: string
  /** Folder that stands for `out` while it is written. */
  readonly stage: string
  /** The old tree has another name still. */
  readonly isAway?: boolean
}

/** One `fatal` that names the path and the reason. What is no error of the file system is our bug and thrown again. */
export function failure(error: unknown, view: FailureView): Diagnostic {
  const { code, path = view.out } = error as NodeJS.ErrnoException
  if (!(error instanceof Error) || code === undefined || !/^E[A-Z0-9]+$/.test(code)) throw error
  const target = targetOf(path, view)
  const [shown, written] = [show(target ?? path, view.root), target !== undefined]
  const [reason, hint] = reasons[code] ?? [`the system says ${code}`, undefined]
  const room = code === 'ENOSPC' ? freeSpace(dirname(view.out)) : ''
  const end = view.isAway ? 'The next command puts the old output back.' : 'The output was left as it was.'
  const message = `"${shown}" could not be ${written ? 'written' : 'read'}: ${reason}${room}. ${end}`
  return { code: 'output-failed', severity: 'fatal', message, ...(hint && { hint }) }
}

/** The place in the output that a path stands for; `undefined` for a file that is only read. */
function targetOf(path: string, { out, stage }: FailureView): string | undefined {
  if (isInside(path, stage)) return join(out, relative(stage, path))
  if (isInside(path, out) || isInside(out, path)) return path
  const [beside = ''] = relative(dirname(out), path).split(sep)
  return beside.startsWith(`.${basename(out)}.flatleaf-`) ? out : undefined
}

/** A path as people say it: relative when it lies in the project. */
export function show(path: string, root: string): string {
  return (isInside(path, root) ? relative(root, path) || '.' : path).split(sep).join('/')
}

const rights = 'Check who owns the folder and whether it may be written.'
const reasons: Readonly<Record<string, readonly [reason: string, hint?: string]>> = {
  ENOSPC: ['the disk is full', 'Free some space: a build needs room for the new output beside the old one.'],
  EDQUOT: ['your quota is used up', 'Free some space: a build needs room for the new output beside the old one.'],
  EACCES: ['permission denied', rights],
  EPERM: ['the system does not permit it', rights],
  EROFS: ['the file system is read-only', 'Choose another folder with --out.'],
  EBUSY: ['it is in use or a mount point', 'Give --out a folder inside the mount point, or close what uses it.'],
  EXDEV: ['it is a mount point', 'Give --out a folder inside the mount point.'],
  ENOTDIR: ['a file stands where a folder is needed', 'Choose another folder with --out.'],
  ENOENT: ['it is gone', 'Run the command again: something removed it meanwhile.'],
  EMFILE: ['too many files are open', 'Raise the limit with "ulimit -n".'],
  ENFILE: ['too many files are open on this machine', 'Close other programs.'],
  ENAMETOOLONG: ['the path is too long', 'Shorten the name of the page or file.'],
  EIO: ['the disk reports an error', 'Check the disk.'],
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(sep)[0] !== '..'
}

function freeSpace(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return ` (${((bavail * bsize) / 1024 / 1024).toFixed(1)} MB free)`
  } catch {
    return ''
  }
}
