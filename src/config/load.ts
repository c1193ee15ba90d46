/** Reads the configuration of a project from disk. Everything it decides is decided in `read.ts`. */
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { fileText } from '../util/file-text.ts'
import { gitFacts } from './git-files.ts'
import type { GitFacts } from './git.ts'
import { readConfig } from './read.ts'
import type { Overrides } from './read.ts'

export interface LoadedConfig {
  readonly config?: SiteConfig
  readonly diagnostics: readonly Diagnostic[]
  /** Configuration files that were read, relative to the root. */
  readonly files: readonly string[]
  /** All that was asked for, with the answers. */
  readonly asked: Asked
}

/** Path → text, and what git says if that was asked. */
type Asked = ReadonlyMap<string, string | undefined>

/**
 * `docs.json`, else `mint.json`, or the file that is given (relative to the root or absolute), with its parts. `before`, read with
 * the same overrides, is answered again where all that it was made from is the same. Codes: see `read.ts`.
 */
export async function loadConfig(
  root: string,
  overrides: Overrides = {},
  before?: LoadedConfig,
): Promise<LoadedConfig> {
  const top = resolve(root)
  const file = overrides.file === undefined ? undefined : slashes(relative(top, resolve(top, overrides.file)))
  const ask = (what: string) => answerTo(what, top, file)
  if (before && [...before.asked].every(([what, answer]) => ask(what) === answer)) return before
  const asked = new Map<string, string | undefined>()
  const asking = (what: string) => {
    const answer = ask(what)
    asked.set(what, answer)
    return answer
  }
  const git = () => {
    const facts = asking(gitQuestion)
    return facts === undefined ? undefined : (JSON.parse(facts) as GitFacts)
  }
  const found = readConfig(
    { read: asking, git, packageJson: () => asking(packageQuestion) },
    { ...overrides, ...(file !== undefined && { file }) },
  )
  return { ...found, asked }
}

/** No path: a file may not be called so. */
const [gitQuestion, packageQuestion] = ['\0git', '\0package']

function answerTo(what: string, top: string, file: string | undefined): string | undefined {
  if (what === gitQuestion) return JSON.stringify(gitFacts(top))
  if (what === packageQuestion) return textAt(join(top, 'package.json'))
  return what === file ? textAt(join(top, what)) : textInside(top, what)
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
