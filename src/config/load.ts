/** Reads the configuration of a project from disk. Everything it decides is decided in `read.ts`. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { GitFacts } from './git.ts'
import { readConfig } from './read.ts'
import type { Overrides } from './read.ts'

export interface LoadedConfig {
  readonly config?: SiteConfig
  readonly diagnostics: Diagnostic[]
  /** Configuration files that were read, relative to the root. */
  readonly files: string[]
}

/** `docs.json`, else `mint.json`, or the file that is given (relative to the root or absolute), with its parts. Codes: see `read.ts`. */
export async function loadConfig(root: string, overrides: Overrides = {}): Promise<LoadedConfig> {
  const top = resolve(root)
  const file = overrides.file === undefined ? undefined : slashes(relative(top, resolve(top, overrides.file)))
  const read = (path: string) => (path === file ? textAt(join(top, path)) : textInside(top, path))
  const found = readConfig(
    { read, git: () => gitFacts(top), packageJson: () => textAt(join(top, 'package.json')) },
    { ...overrides, ...(file !== undefined && { file }) },
  )
  return { ...found, diagnostics: [...found.diagnostics], files: [...found.files] }
}

/** The text of a file, `undefined` when there is none that can be read. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The same, but not through a symbolic link that leads out of the project. */
function textInside(top: string, path: string): string | undefined {
  try {
    const real = realpathSync(join(top, path))
    return real.startsWith(realpathSync(top) + sep) ? readFileSync(real, 'utf8') : undefined
  } catch {
    return undefined
  }
}

/** The nearest `.git`, upwards from the project; in a linked work tree it is a file that names the real folder. */
function gitFacts(top: string): GitFacts | undefined {
  for (let folder = top; ; folder = dirname(folder)) {
    const git = gitFolder(join(folder, '.git'))
    if (git) return factsOf(git, slashes(relative(folder, top)))
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

function slashes(path: string): string {
  return path.split(sep).join('/')
}
