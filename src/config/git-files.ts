/** What git's own files say of a project: edit links follow from it. Nothing is run. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { relativePath } from '../util/relative-path.ts'
import type { GitFacts } from './git.ts'

export interface GitHistory {
  /** Name of the commit that is checked out; `undefined` where only git itself could tell. */
  readonly commit?: string
  /** Only its latest part is here, and when older files were changed is not known. */
  readonly isShallow: boolean
}

export function gitFacts(top: string): GitFacts | undefined {
  const folder = realFolder(top)
  const found = gitAbove(folder)
  return found && factsOf(found.git, relativePath(found.folder, folder))
}

/** What can be said of the history of a project without asking git; `undefined`: there is none. */
export function gitHistory(top: string): GitHistory | undefined {
  const found = gitAbove(realFolder(top))
  if (!found) return undefined
  const shared = sharedFolder(found.git)
  const commit = headCommit(found.git, shared)
  return { ...(commit !== undefined && { commit }), isShallow: textAt(join(shared, 'shallow')) !== undefined }
}

/** A word for all that decides the days of files; `undefined` when only git could say whether it is the same. */
export function historySign(history: GitHistory | undefined): string | undefined {
  if (!history) return 'none'
  return history.isShallow ? 'shallow' : history.commit
}

/** A name that stands nowhere in `packed-refs` may stand in a form of storage that only git reads. */
function headCommit(git: string, shared: string): string | undefined {
  const head = textAt(join(git, 'HEAD'))?.trim() ?? ''
  const ref = /^ref:\s*(\S+)$/.exec(head)?.[1]
  if (ref === undefined) return nameOf(head)
  const loose = textAt(join(shared, ...ref.split('/')))
  const packed = textAt(join(shared, 'packed-refs'))?.split('\n') ?? []
  return nameOf(loose ?? packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0])
}

function nameOf(text = ''): string | undefined {
  return /^[0-9a-f]{40,64}$/.exec(text.trim())?.[0]
}

/** Git looks upwards from where a folder really is, not from the link over which it was reached. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** The nearest `.git`, upwards from the project; in a linked work tree it is a file that names the real folder. */
function gitAbove(top: string): { git: string; folder: string } | undefined {
  for (let folder = top; ; folder = dirname(folder)) {
    const git = gitFolder(join(folder, '.git'))
    if (git) return { git, folder }
    if (dirname(folder) === folder) return undefined
  }
}

function gitFolder(path: string): string | undefined {
  try {
    if (statSync(path).isDirectory()) return path
  } catch {
    return undefined
  }
  const named = /^gitdir:\s*(\S.*)$/m.exec(textAt(path) ?? '')?.[1]
  return named && resolve(dirname(path), named.trim())
}

function factsOf(git: string, dir: string): GitFacts {
  const shared = sharedFolder(git)
  const config = textAt(join(shared, 'config'))
  const head = textAt(join(git, 'HEAD'))
  const remoteHead = textAt(join(shared, 'refs', 'remotes', 'origin', 'HEAD'))
  return {
    ...(config !== undefined && { config }),
    ...(head !== undefined && { head }),
    ...(remoteHead !== undefined && { remoteHead }),
    dir,
  }
}

/** What linked work trees have in common. */
function sharedFolder(git: string): string {
  const common = textAt(join(git, 'commondir'))?.trim()
  return common ? resolve(git, common) : git
}

/** The text of a file, `undefined` when there is none that can be read. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
