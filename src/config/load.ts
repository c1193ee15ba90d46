/**
 * Reads the configuration of a project from disk. Everything it decides is decided in `read.ts`, which is not even loaded where what
 * was decided before still holds.
 */
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Memo } from '../outputs/press.ts'
import { fileText } from '../util/file-text.ts'
import { hash } from '../util/hash.ts'
import { gitFacts } from './git-files.ts'
import type { GitFacts } from './git.ts'
import type { Overrides } from './read.ts'

export interface LoadedConfig {
  readonly config?: SiteConfig
  readonly diagnostics: readonly Diagnostic[]
  /** Configuration files that were read, relative to the root. */
  readonly files: readonly string[]
  /** All that was asked for, with hashes of the answers: texts by their paths, and what git says. `null`: there was none. */
  readonly asked: readonly (readonly [what: string, hash: string | null])[]
}

interface Earlier {
  /** Read with the same overrides. */
  readonly before?: LoadedConfig | undefined
  /** What other processes have read. */
  readonly memo?: Memo | undefined
}

/**
 * `docs.json`, else `mint.json`, or the file that is given (relative to the root or absolute), with its parts. What was read earlier
 * is answered again where all that it was made from is the same. Codes: see `read.ts`.
 */
export async function loadConfig(
  root: string,
  overrides: Overrides = {},
  { before, memo }: Earlier = {},
): Promise<LoadedConfig> {
  const top = resolve(root)
  const file = overrides.file === undefined ? undefined : slashes(relative(top, resolve(top, overrides.file)))
  const ask = (what: string) => answerTo(what, top, file)
  const answers = new Map<string, string | undefined>()
  const asking = (what: string) => {
    if (!answers.has(what)) answers.set(what, ask(what))
    return answers.get(what)
  }
  const holds = ({ asked }: LoadedConfig) => asked.every(([what, sum]) => hashOf(asking(what)) === sum)
  const key = JSON.stringify([file, overrides.base, overrides.relative, overrides.integrations])
  const earlier = before ?? remembered(memo, key)
  if (earlier && holds(earlier)) return earlier
  answers.clear()
  const git = () => {
    const facts = asking(gitQuestion)
    return facts === undefined ? undefined : (JSON.parse(facts) as GitFacts)
  }
  const { readConfig } = await import('./read.ts')
  const found = readConfig(
    { read: asking, git, packageJson: () => asking(packageQuestion) },
    { ...overrides, ...(file !== undefined && { file }) },
  )
  const loaded = { ...found, asked: Array.from(answers, ([what, answer]) => [what, hashOf(answer)] as const) }
  if (found.config) memo?.set(memoName, key, JSON.stringify(loaded))
  return loaded
}

const memoName = 'config'

function remembered(memo: Memo | undefined, key: string): LoadedConfig | undefined {
  const text = memo?.get(memoName, key)
  return text === undefined ? undefined : (JSON.parse(text) as LoadedConfig)
}

const hashOf = (answer: string | undefined) => (answer === undefined ? null : hash(answer))

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
