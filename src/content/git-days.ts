/**
 * The day of the last commit of each file of a project: the whole history is read once, newest first, until every file was
 * met. This is the one place where a build runs another program, and it does so only for a site that wants to show days.
 */
import { spawn } from 'node:child_process'
import { isoDay } from '../util/iso-day.ts'

/** After so many milliseconds what is not known stays unknown: histories can be longer than anybody wants to wait. */
const patience = 60_000

/** No name of a page begins with it. */
const sign = '\u0001'

/**
 * By path from `root`, for the files of `paths` that are in the history; `undefined` when git cannot be run, fails, or takes
 * too long. Files of merges count only where the merge itself changed them, as `git log FILE` has it.
 */
export function gitDays(root: string, paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string> | undefined> {
  const reader = dayReader(paths)
  return new Promise((resolve) => {
    const git = spawn('git', argumentsOf(root), { stdio: ['ignore', 'pipe', 'ignore'], timeout: patience })
    git.on('error', () => resolve(undefined))
    git.on('close', (status) => resolve(status === 0 || reader.isDone() ? reader.days : undefined))
    git.stdout.setEncoding('utf8').on('data', (text: string) => {
      reader.read(text)
      if (reader.isDone()) git.kill()
    })
  })
}

/** Whatever the settings of the machine are: no network, no hooks, no signatures to check, no names in quotes. */
function argumentsOf(root: string): string[] {
  const settings = ['protocol.allow=never', 'core.fsmonitor=false', 'core.hooksPath=', 'log.showSignature=false']
  const what = ['-c', '--name-only', '--no-renames', '--relative', '-z', '--format=%x01%ct']
  return ['-C', root, '--no-pager', ...settings.flatMap((each) => ['-c', each]), 'log', ...what, '--', '.']
}

interface DayReader {
  readonly days: ReadonlyMap<string, string>
  readonly read: (text: string) => void
  /** Nothing is left to look for. */
  readonly isDone: () => boolean
}

/** Reads what git prints: a second after the sign, then the names of that commit. */
export function dayReader(paths: ReadonlySet<string>): DayReader {
  const days = new Map<string, string>()
  let rest = ''
  let day = ''
  return {
    days,
    read(text) {
      const words = (rest + text).split('\0')
      rest = words.pop() ?? ''
      for (const word of words) {
        const name = word.replace(/^\n/, '')
        if (name.startsWith(sign)) day = isoDay(new Date(Number.parseInt(name.slice(1), 10) * 1000 || 0))
        else if (paths.has(name) && !days.has(name)) days.set(name, day)
      }
    },
    isDone: () => days.size === paths.size,
  }
}
