/**
 * The day of the last commit of each file of a project: the history is read once, newest first, until every file was met.
 * Only for a site that wants to show days a build runs git. The settings of a repository may come from a stranger, so
 * nothing that they can name is run: no protocol is allowed (a missing object would be fetched by one, and `ext::` is a
 * command), a folder that merely looks like a bare repository is none, and no pager, hook, filter or signature program is
 * asked.
 */
import type { SpawnOptions } from 'node:child_process'
import { dirname } from 'node:path'
import { env, execPath } from 'node:process'
import { isoDay } from '../util/iso-day.ts'

/** Milliseconds after which no day is known at all: histories can be longer than anybody wants to wait. */
const patience = 60_000

/** No name of a page begins with it. */
const sign = '\u0001'

/**
 * By path from `root`, for the files of `paths` that the commit `revision` holds; `undefined` when git cannot be run, fails,
 * or takes too long. Files of merges count only where the merge itself changed them; of a side whose change a merge threw
 * away, the day of that change stands.
 */
export async function gitDays(
  root: string,
  paths: ReadonlySet<string>,
  revision = 'HEAD',
): Promise<ReadonlyMap<string, string> | undefined> {
  // Files that were never committed would make it read the history to its end.
  const committed = new Set<string>()
  const list = words((name) => {
    if (paths.has(name)) committed.add(name)
  })
  if (!(await runGit(root, ['ls-tree', '-r', '-z', '--name-only', revision, '--', '.'], { read: list })))
    return undefined
  const reader = dayReader(committed)
  if (reader.isDone()) return reader.days
  const what = [
    '-c',
    '--name-only',
    '--no-renames',
    '--no-follow',
    '--no-ext-diff',
    '--no-textconv',
    '--relative',
    '-z',
  ]
  const isRead = await runGit(root, ['log', ...what, '--format=%x01%ct', revision, '--', '.'], reader)
  return isRead ? reader.days : undefined
}

interface Reader {
  /** Gets what is printed, piece by piece. */
  readonly read: (text: string) => void
  /** Nothing is left to look for. */
  readonly isDone?: () => boolean
}

/** Whether it went well. */
async function runGit(
  root: string,
  asked: readonly string[],
  { read, isDone = () => false }: Reader,
): Promise<boolean> {
  // Few sites ask for it, and it takes as long to load as a page to compile.
  const { spawn } = await import('node:child_process')
  return new Promise((resolve) => {
    const git = spawn('git', ['-C', root, '--no-pager', ...settings.flatMap((each) => ['-c', each]), ...asked], {
      // Some systems look for programs in the current folder first.
      cwd: dirname(execPath),
      env: surroundings(),
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patience,
    })
    git.on('error', () => resolve(false))
    git.on('close', (status) => resolve(status === 0 || isDone()))
    git.stdout.setEncoding('utf8').on('data', (text: string) => {
      read(text)
      if (isDone()) git.kill()
    })
  })
}

/** Over those of the machine and of the repository. */
const settings = [
  'core.alternateRefsCommand=',
  'core.fsmonitor=false',
  'core.hooksPath=',
  'diff.orderFile=/dev/null',
  'log.showRoot=true',
  'log.showSignature=false',
  'protocol.allow=never',
  'safe.bareRepository=explicit',
]

/** Where hooks and scripts say which repository they work on: the project may stand in another one. */
const ofOthers = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_EXTERNAL_DIFF',
])

function surroundings(): SpawnOptions['env'] {
  const kept = Object.entries(env).filter(([name]) => !ofOthers.has(name.toUpperCase()))
  // The list of allowed protocols in the environment outranks every setting; that of lazy fetches is of git 2.44.
  const bolts = { GIT_ALLOW_PROTOCOL: '', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' }
  return { ...Object.fromEntries(kept), ...bolts }
}

/** Takes texts apart at the characters 0 that end each word, wherever the texts were cut. */
function words(take: (word: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const ended = (rest + text).split('\0')
    rest = ended.pop() ?? ''
    for (const word of ended) take(word)
  }
}

interface DayReader extends Required<Reader> {
  readonly days: ReadonlyMap<string, string>
}

/** Reads what git prints: a second after the sign, then the names of that commit. */
export function dayReader(paths: ReadonlySet<string>): DayReader {
  const days = new Map<string, string>()
  let day = ''
  return {
    days,
    read: words((word) => {
      const name = word.replace(/^\n/, '')
      if (name.startsWith(sign)) day = isoDay(new Date(Number.parseInt(name.slice(1), 10) * 1000 || 0))
      else if (paths.has(name) && !days.has(name)) days.set(name, day)
    }),
    isDone: () => days.size === paths.size,
  }
}
