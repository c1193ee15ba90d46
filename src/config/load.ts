/** Reads the configuration of a project from disk. Everything it decides is decided in `read.ts`. */
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { fileText } from '../util/file-text.ts'
import { gitFacts } from './git-files.ts'
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
    return fileText(readFileSync(path))
  } catch {
    return undefined
  }
}

/** The same, but not through a symbolic link that leads out of the project. */
function textInside(top: string, path: string): string | undefined {
  try {
    const real = realpathSync(join(top, path))
    return real.startsWith(realpathSync(top) + sep) ? fileText(readFileSync(real)) : undefined
  } catch {
    return undefined
  }
}

function slashes(path: string): string {
  return path.split(sep).join('/')
}
