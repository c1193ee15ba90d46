/** Tells of changes in a project, in batches. */
import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { relativePath } from '../util/relative-path.ts'
import { stampOf } from '../util/stamp.ts'
import type { FSWatcher } from 'chokidar'
import { watch } from 'chokidar'

export interface WatchOptions {
  readonly root: string
  /** Output folder, absolute. */
  readonly out: string
  /** Paths relative to the root that changed, with forward slashes; `.` for the root itself. */
  readonly onChange: (paths: ReadonlySet<string>) => void
  /** Something that whoever runs the server should know. */
  readonly onNotice: (text: string) => void
  /** A batch ends after this many milliseconds of quiet: `few` for one or two files that are there as they should be, … */
  readonly few?: number
  /** … `quiet` for more and for files that are gone (an editor may be about to write them), … */
  readonly quiet?: number
  /** … `empty` where a file is empty: most programs empty a file before they write it, and on a busy machine they may stop between, … */
  readonly empty?: number
  /** … or this many after its first change. */
  readonly longest?: number
}

export interface Watching {
  /** Resolves once every folder is watched. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Watches a project. Links are not followed. When the system gives no more watches it looks every second instead, and
 * when the project folder itself is deleted it waits for it to come back.
 */
export function watchProject(options: WatchOptions): Watching {
  const { root, out, onChange, onNotice, few = 6, quiet = 60, empty = 400, longest = 1_000 } = options
  const ignored = (path: string) => isIgnored(relativePath(root, path), relativePath(root, out))
  const sizeOf = (path: string) => bytesIn(join(root, path))
  /** Paths that were told, as their files were then. */
  const told = new Map<string, string | undefined>()
  const tell = (paths: ReadonlySet<string>) => {
    if (told.size > mostTold) told.clear()
    for (const path of paths) told.set(path, stampOf(join(root, path)))
    onChange(paths)
  }
  const batches = gather(tell, { few, quiet, empty, longest, sizeOf })
  let watcher: FSWatcher
  let polling = false
  let ready = false
  let waiting: NodeJS.Timeout | undefined

  const add = (path: string) => {
    if (!ignored(path)) batches.add(relativePath(root, path) || '.')
  }
  /** Chokidar looks at a file before it tells of it: by then `raw` may have, and all may be done. */
  const echo = (path: string) => {
    const name = relativePath(root, path)
    if (!told.has(name) || told.get(name) !== stampOf(path)) add(path)
  }
  const start = (): Promise<void> => {
    watcher = watch(root, {
      ignored,
      ignoreInitial: true,
      followSymlinks: false,
      atomic: 60,
      usePolling: polling,
      interval: 1_000,
    })
    watcher.on('all', (_, path) => echo(path))
    // Chokidar compares times and is silent when new content comes with the old time; `raw` is not.
    watcher.on('raw', (_, name, details) => {
      const at = (details as { watchedPath?: string } | undefined)?.watchedPath
      if (ready && typeof at === 'string' && typeof name === 'string') add(basename(at) === name ? at : join(at, name))
    })
    watcher.on('unlinkDir', (path) => path === root && waitForRoot())
    watcher.on('error', (error) => onError(error as NodeJS.ErrnoException))
    return new Promise((done) => watcher.once('ready', () => done(void (ready = true))))
  }
  const restart = async () => {
    await watcher.close()
    await start()
  }
  const onError = ({ code, message }: NodeJS.ErrnoException) => {
    if ((code !== 'ENOSPC' && code !== 'EMFILE') || polling) return onNotice(`Watching: ${message}`)
    polling = true
    onNotice('The system gives no more file watches; looking every second instead. Raise fs.inotify.max_user_watches.')
    void restart().then(() => batches.add('.'))
  }
  const waitForRoot = () => {
    waiting ??= setInterval(() => {
      if (!existsSync(root)) return
      clearInterval(waiting)
      waiting = undefined
      void restart().then(() => batches.add('.'))
    }, 200)
  }
  return {
    ready: start(),
    close: async () => {
      clearInterval(waiting)
      batches.stop()
      await watcher.close()
    },
  }
}

/** Whether a change at a path (relative, forward slashes) never matters: tools' folders, our output, editors' droppings. */
export function isIgnored(path: string, out: string): boolean {
  if (path === '') return false
  if (path === out || path.startsWith(`${out}/`)) return true
  const names = path.split('/')
  return names.some((name) => name === '.git' || name === 'node_modules' || name === '.flatleaf' || dropping.test(name))
}

/** vim, Emacs, JetBrains, GNOME, macOS; logs (also ours, sent to a file); what a build of ours puts beside the output. */
const dropping =
  /^(4913|\.#.*|#.*#|.*~|\..*\.sw[a-z]|.*___jb_(tmp|old)___|\.goutputstream-.*|\.DS_Store|.*\.log|\..+\.flatleaf-(lock|stage|old|trash).*)$/

/** `undefined`: nothing is there. A folder is never empty. */
function bytesIn(path: string): number | undefined {
  try {
    const found = statSync(path)
    return found.isFile() ? found.size : 1
  } catch {
    return undefined
  }
}

interface Waiting {
  readonly few: number
  readonly quiet: number
  readonly empty: number
  readonly longest: number
  readonly sizeOf: (path: string) => number | undefined
}

const mostTold = 10_000

/** A save is one file, and whoever saved it waits; what comes in numbers is waited for. */
const mostAtOnce = 2

/** Gathers changes until it is quiet. */
function gather(onBatch: (paths: ReadonlySet<string>) => void, waiting: Waiting) {
  const { few, quiet, empty, longest, sizeOf } = waiting
  let batch = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let [first, last] = [0, 0]
  const flush = () => {
    const done = batch
    batch = new Set()
    onBatch(done)
  }
  const waitFor = (time: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, Math.max(0, Math.min(time, longest - (performance.now() - first))))
  }
  const flushIfWhole = () => {
    const sizes = new Set([...batch].map(sizeOf))
    const pause = sizes.has(0) ? empty : sizes.has(undefined) ? quiet : 0
    const left = pause - (performance.now() - last)
    if (left <= 0 || performance.now() - first >= longest) flush()
    else waitFor(left, flush)
  }
  return {
    add(path: string) {
      last = performance.now()
      if (batch.size === 0) first = last
      batch.add(path)
      waitFor(batch.size <= mostAtOnce ? few : quiet, flushIfWhole)
    },
    stop: () => clearTimeout(timer),
  }
}
