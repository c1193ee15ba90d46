/** What git's own files say of a project: edit links follow from it. Nothing is run. */
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { relativePath } from '../util/relative-path.ts'
import type { GitFacts } from './git.ts'

/** The nearest `.git`, upwards from the project; in a linked work tree it is a file that names the real folder. */
export function gitFacts(top: string): GitFacts | undefined {
  for (let folder = top; ; folder = dirname(folder)) {
    const git = gitFolder(join(folder, '.git'))
    if (git) return factsOf(git, relativePath(folder, top))
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
  const common = textAt(join(git, 'commondir'))?.trim()
  const shared = common ? resolve(git, common) : git
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

/** The text of a file, `undefined` when there is none that can be read. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
