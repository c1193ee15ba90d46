/** One build at a time per output folder: a lock file that names its holder and dies with it. */
import { linkSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { kill, pid } from 'node:process'

export interface Lock {
  readonly release: () => void
}
/** Another build works on the output; `holder` is its process id. */
export interface Busy {
  readonly holder: number
}

/** Takes the lock, also from a holder that is dead. Throws what the file system throws (a folder that is read-only). */
export function acquireLock(file: string): Lock | Busy {
  const own = JSON.stringify({ pid, started: startOf(pid) })
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (create(file, own)) {
      sweepDrafts(file)
      return { release: () => void (read(file) === own && discard(file)) }
    }
    const text = read(file)
    const holder = holderOf(text)
    if (holder && isAlive(holder)) return { holder: holder.pid }
    if (!takeOver(file, text)) pause(5)
  }
  return { holder: holderOf(read(file))?.pid ?? 0 }
}

const attempts = 40
/** A takeover lasts microseconds; one this old was killed. */
const guardLifetime = 5_000

/** Creates the lock with its content in one step; `false` when it is there already. */
function create(file: string, text: string): boolean {
  const draft = `${file}-${pid}`
  try {
    writeFileSync(draft, text)
    linkSync(draft, file)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(code ?? '')) throw error
    return createPlainly(file, text)
  } finally {
    discard(draft)
  }
}

/** Removes drafts of processes that were killed before they could link them. */
function sweepDrafts(file: string): void {
  const start = `${basename(file)}-`
  for (const name of readdirSync(dirname(file)).filter((each) => each.startsWith(start))) {
    const id = Number(name.slice(start.length))
    if (Number.isInteger(id) && !isRunning(id)) discard(join(dirname(file), name))
  }
}

/** For file systems without hard links. */
function createPlainly(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a lock whose holder is dead. The guard keeps two processes from removing each other's fresh lock. */
function takeOver(file: string, text: string): boolean {
  const guard = `${file}-takeover`
  if (!createPlainly(guard, '')) {
    const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && Math.abs(Date.now() - made) > guardLifetime) discard(guard)
    return false
  }
  try {
    if (read(file) === text) unlinkSync(file)
  } catch {
    // Its holder let go meanwhile.
  } finally {
    discard(guard)
  }
  return true
}

interface Holder {
  readonly pid: number
  readonly started: string
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid: id, started } = JSON.parse(text) as Partial<Holder>
    return typeof id === 'number' && id > 0 && typeof started === 'string' ? { pid: id, started } : undefined
  } catch {
    return undefined
  }
}

/** Process ids are used again: a process that started at another time is not the holder. */
function isAlive(holder: Holder): boolean {
  const started = startOf(holder.pid)
  if (started !== '' && holder.started !== '') return started === holder.started
  // Where processes tell their start, every lock of ours says it.
  return (holder.started !== '' || startOf(pid) === '') && isRunning(holder.pid)
}

function isRunning(id: number): boolean {
  try {
    kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start of a process in ticks since boot, field 22 of proc(5) stat; empty where there is no /proc or no process. */
function startOf(id: number): string {
  const stat = read(`/proc/${id}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** What cannot be removed now is removed by the next command: it names no living process. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // See above.
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
