/**
 * The program as scripts of parts that ask for each other, and the code that V8 made of them the last time, since to make it anew is
 * a tenth of the work of a short build. What only some commands and builds need stands in scripts of its own. That code runs as it
 * lies there, so it lies beside the program and never in a project: whoever may write the one may write the other. Where the folder
 * is closed to us nothing is kept.
 */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  read,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { arch, execPath, pid, version } from 'node:process'
import { cachedDataVersionTag } from 'node:v8'
import { promisify } from 'node:util'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

export interface Scripts {
  /** What the part exports that has the name of a script, run the first time that it is asked for. */
  readonly load: (name: string) => unknown
  /** Begins to read a script, so that it is there when it is asked for: other work goes on meanwhile. Resolves when it was read. */
  readonly fetch: (name: string) => Promise<void>
  /** Keeps the code that was made, with that of the functions that ran so far. */
  readonly keep: () => void
}

/** Runs something under the flags that code is kept for: code for others is refused. */
export type UnderKeptFlags = <T>(act: () => T) => T

/** A module in the form of CommonJS. */
type Part = (module: { exports: object }, require: (name: string) => unknown, __filename: string) => void

/**
 * The scripts of a folder. Each is one function that adds its parts to an object (`scripts/bundle.mjs`): one of the name of the script,
 * and others behind that name. `program` changes with every letter of them.
 */
export function openScripts(folder: string, program: string, underKeptFlags: UnderKeptFlags): Scripts {
  const codeFolder = underKeptFlags(() => join(folder, 'code', `${program}-${signOfNode()}-${cachedDataVersionTag()}`))
  const parts: Record<string, Part> = {}
  const modules = new Map<string, { exports: object }>()
  const begun = new Set<string>()
  const toKeep = new Map<string, Script>()
  const fetched = new Map<string, Buffer>()
  const bytesOf = (path: string): Buffer => {
    const bytes = fetched.get(path) ?? readFileSync(path)
    fetched.delete(path)
    return bytes
  }
  const addParts = (name: string): void => {
    const path = join(folder, name)
    const script = underKeptFlags(() => {
      const known = wholeCode(() => bytesOf(join(codeFolder, name)))
      const made = new Script(bytesOf(path).toString('latin1'), { filename: path, ...(known && { cachedData: known }) })
      if (!known || made.cachedDataRejected === true) toKeep.set(name, made)
      return made
    })
    const add = script.runInThisContext() as (all: typeof parts) => void
    add(parts)
    begun.add(name)
  }
  const ofNode = createRequire(join(folder, 'cli.js'))
  const load = (name: string): unknown => {
    if (!name.startsWith('./')) return ofNode(name)
    const before = modules.get(name)
    if (before) return before.exports
    const script = name.split('/')[1]!
    if (!Object.hasOwn(parts, name)) addParts(script)
    const module = { exports: {} }
    modules.set(name, module)
    try {
      parts[name]!(module, require, join(folder, script))
    } catch (error) {
      // As Node does it: whoever asks again hears of it again, and gets nothing half made.
      modules.delete(name)
      throw error
    }
    module.exports = plain(module.exports)
    return module.exports
  }
  const require = Object.assign(load, { resolve: ofNode.resolve })
  return {
    load,
    async fetch(name) {
      if (begun.has(name)) return
      const paths = [join(folder, name), join(codeFolder, name)]
      const found = await Promise.all(paths.map(readAhead))
      if (begun.has(name)) return
      for (const [index, bytes] of found.entries()) if (bytes) fetched.set(paths[index]!, bytes)
    },
    keep: () =>
      underKeptFlags(() => {
        for (const [name, script] of toKeep) keepCode(join(codeFolder, name), script.createCachedData())
        toKeep.clear()
      }),
  }
}

/**
 * The same exports as values. The bundler makes each an accessor, and to call a function through one takes so much longer that an API
 * of 400 operations took 3 to 5 % more CPU. What has no value yet gets one later, as parts of packages do that run when they are first
 * asked for: it stays an accessor.
 */
function plain(exports: object): object {
  const values = {}
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(exports))) {
    const value: unknown = Reflect.get(exports, name)
    const { enumerable = false } = property
    Object.defineProperty(values, name, value === undefined ? property : { value, enumerable })
  }
  // An object that others come from is one of V8's quick ones, whatever the number of its properties.
  Object.create(values)
  return values
}

/** The bytes of a file, read in one go by a thread of the system; `undefined` where that does not succeed. */
async function readAhead(path: string): Promise<Buffer | undefined> {
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, 'r')
    const { size } = fstatSync(descriptor)
    const bytes = Buffer.allocUnsafeSlow(size)
    const { bytesRead } = await promisify(read)(descriptor, bytes, 0, size, 0)
    return bytesRead === size ? bytes : undefined
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/**
 * The tag changes with the version of V8, its flags and the machine, but two releases of Node may have the same, and code of the one
 * makes the other fall: Node's own cache is kept by version and architecture too. The size tells two builders of one version apart.
 */
function signOfNode(): string {
  return `${version}-${arch}-${statSync(execPath).size}`
}

/** V8 does not look whether all of it is there. */
function wholeCode(bytesOf: () => Buffer): Buffer | undefined {
  try {
    const bytes = bytesOf()
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
