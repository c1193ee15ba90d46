/**
 * The engine: one script, and the code that V8 made of it the last time, since to make it anew is a tenth of the work of a short
 * build. That code runs as it lies there, so it lies beside the program and never in a project: whoever may write the one may
 * write the other. Where the folder is closed to us nothing is kept.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

/** Runs a script that is one function in the form of CommonJS. `program` changes with every letter of it. */
export function loadEngine<Engine>(file: string, program: string, onRead = () => {}): Loaded<Engine> {
  const folder = join(dirname(file), 'code')
  const tag = cachedDataVersionTag()
  const place = join(folder, `${program}-${signOfNode()}-${tag}`)
  const known = wholeCode(place)
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(known && { cachedData: known }),
  })
  onRead()
  const module = { exports: {} }
  const run = script.runInThisContext() as (...parameters: readonly unknown[]) => void
  run(module.exports, createRequire(file), module, file, dirname(file))
  let isKept = known !== undefined && script.cachedDataRejected !== true
  const keep = () => {
    // Flags that were set since belong to the tag: the code would be refused.
    if (!isKept && tag === cachedDataVersionTag()) keepCode(place, script.createCachedData())
    isKept = true
  }
  return { engine: module.exports as Engine, keep }
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

const mostKept = 4

function keepCode(place: string, code: Buffer): void {
  const [folder, draft] = [dirname(place), `${place}-${pid}`]
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(code))
  try {
    mkdirSync(folder, { recursive: true })
    const others = readdirSync(folder)
    if (others.length >= mostKept) for (const name of others) rmSync(join(folder, name), { force: true })
    writeFileSync(draft, Buffer.concat([sum, code]), { flag: 'wx' })
    renameSync(draft, place)
  } catch {
    // The next start will take as long.
    discard(draft)
  }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // There is no such folder.
  }
}
