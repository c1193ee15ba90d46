/**
 * The engine: scripts of parts that ask for each other, and the code that V8 made of them the last time, since to make it anew is a
 * tenth of the work of a short build. What only some builds need stands in scripts of its own. That code runs as it lies there, so
 * it lies beside the program and never in a project: whoever may write the one may write the other. Where the folder is closed to
 * us nothing is kept.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { arch, execPath, pid, version } from 'node:process'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

export interface Loaded<Engine> {
  readonly engine: Engine
  /** Keeps the code that was made, with that of the functions that ran so far. */
  readonly keep: () => void
}

/**
 * Pages leave much behind that is dead when the next one is made, and by itself the engine lets that grow to four times what
 * lives: 650 MB of 160 for an API of 1,500 operations. Looking more often takes no time that could be measured once
 * much is made; in the small heap of a build after an edit it takes a twentieth.
 */
export const growSlowly = '--heap-growing-percent=50'
export const growFreely = '--heap-growing-percent=0'

/** Runs something under the flags that code is kept for: code for others is refused. */
export type UnderKeptFlags = <T>(act: () => T) => T

/** A module in the form of CommonJS. */
type Part = (module: { exports: object }, require: (name: string) => unknown, __filename: string) => void

/**
 * Loads the part that has the name of a script, and of the other scripts beside it what it asks for. Each script is one function
 * that adds its parts to an object (`scripts/bundle.mjs`). `program` changes with every letter of them.
 */
export function loadEngine<Engine>(file: string, program: string, underKeptFlags: UnderKeptFlags): Loaded<Engine> {
  const folder = underKeptFlags(() =>
    join(dirname(file), 'code', `${program}-${signOfNode()}-${cachedDataVersionTag()}`),
  )
  const parts: Record<string, Part> = {}
  const modules = new Map<string, { exports: object }>()
  const toKeep = new Map<string, Script>()
  const addParts = (path: string): void => {
    const script = underKeptFlags(() => {
      const known = wholeCode(join(folder, basename(path)))
      const made = new Script(readFileSync(path, 'latin1'), { filename: path, ...(known && { cachedData: known }) })
      if (!known || made.cachedDataRejected === true) toKeep.set(basename(path), made)
      return made
    })
    const add = script.runInThisContext() as (parts: Record<string, Part>) => void
    add(parts)
  }
  const ofNode = createRequire(file)
  const load = (name: string): unknown => {
    if (!name.startsWith('./')) return ofNode(name)
    const before = modules.get(name)
    if (before) return before.exports
    if (!Object.hasOwn(parts, name)) addParts(join(dirname(file), name))
    const module = { exports: {} }
    modules.set(name, module)
    try {
      parts[name]!(module, require, file)
    } catch (error) {
      // As Node does it: whoever asks again hears of it again, and gets nothing half made.
      modules.delete(name)
      throw error
    }
    return module.exports
  }
  const require = Object.assign(load, { resolve: ofNode.resolve })
  const engine = load(`./${basename(file)}`) as Engine
  const keep = () =>
    underKeptFlags(() => {
      for (const [name, script] of toKeep) keepCode(join(folder, name), script.createCachedData())
      toKeep.clear()
    })
  return { engine, keep }
}

/**
 * The tag changes with the version of V8, its flags and the machine, but two releases of Node may have the same, and code of the one
 * makes the other fall: Node's own cache is kept by version and architecture too. The size tells two builders of one version apart.
 */
function signOfNode(): string {
  return `${version}-${arch}-${statSync(execPath).size}`
}

/** V8 does not look whether all of it is there. */
function wholeCode(place: string): Buffer | undefined {
  try {
    const bytes = readFileSync(place)
    const code = bytes.subarray(4)
    return bytes.readUInt32LE() === crc32(code) ? code : undefined
  } catch {
    return undefined
  }
}

/** Folders with code of other programs, releases or flags. */
const mostOthers = 3

function keepCode(place: string, code: Buffer): void {
  const [folder, draft] = [dirname(place), `${place}-${pid}`]
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(code))
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) forgetOthers(folder)
    writeFileSync(draft, Buffer.concat([sum, code]), { flag: 'wx' })
    renameSync(draft, place)
  } catch {
    // The next start will take as long.
    discard(draft)
  }
}

/** Where there are too many, none of them is left. */
function forgetOthers(folder: string): void {
  const others = readdirSync(dirname(folder)).filter((name) => name !== basename(folder))
  if (others.length > mostOthers)
    for (const name of others) rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // There is no such folder.
  }
}
