/** Runs a command and tells what it took, with all processes that it started and waited for. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** GNU time: a process knows what it took itself, but not what its parent would like to know of its children. */
const time = '/usr/bin/time'

/** Ends the script where commands cannot be measured. */
export function needTime() {
  const told = existsSync(time) ? spawnSync(time, ['-f', '%U', 'true'], { encoding: 'utf8' }).stderr : ''
  if (/^\d/.test(told)) return
  console.error(`GNU time is missing (${time}): on Debian, "apt-get install time".`)
  process.exit(2)
}

/** Seconds on the clock and of the processor, and the memory of the largest process. `failed`: the last lines, where it failed. */
export function runCommand([command, ...words], { cwd, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'flatleaf-time-'))
  const file = join(folder, 'taken')
  const { status, stdout, stderr, error } = spawnSync(time, ['-o', file, '-f', '%e %U %S %M', command, ...words], {
    cwd,
    env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  try {
    if (status !== 0) return { failed: error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n') }
    const [wall, user, system, kilobytes] = readFileSync(file, 'utf8').trim().split('\n').at(-1).split(' ').map(Number)
    return { wall, cpu: user + system, megabytes: kilobytes / 1024 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The middle of some runs, number by number. */
export function middleOf(runs) {
  const middle = (name) => runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return { wall: middle('wall'), cpu: middle('cpu'), megabytes: middle('megabytes') }
}
