/** Values in files of the cache folder, under a check sum and the name of the program that wrote them. */
import { randomBytes } from 'node:crypto'
import { closeSync, lstatSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** The value of a file; `undefined` when there is none, it is not whole, or another program wrote it, or under another name. */
export function readSealed(file: string, program: string): unknown {
  try {
    // Whoever opens a pipe waits for ever.
    if (!lstatSync(file).isFile()) return undefined
    // As bytes: of a long text the sum would be taken of one more copy.
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    const body = bytes.subarray(end + 1)
    if (bytes.toString('latin1', 0, end) !== String(crc32(body))) return undefined
    const sealed = JSON.parse(body.toString('utf8')) as {
      readonly program: string
      readonly name: string
      readonly value: unknown
    }
    return sealed.program === program && sealed.name === basename(file) ? sealed.value : undefined
  } catch {
    return undefined
  }
}

/** Writes a value. Another process sees the old file or the new one. Throws what the file system throws. */
export function writeSealed(file: string, program: string, value: unknown): void {
  const body = Buffer.from(JSON.stringify({ program, name: basename(file), value }))
  const draft = `${file}-${randomBytes(4).toString('hex')}.draft`
  const descriptor = openSync(draft, 'wx')
  try {
    writeFileSync(descriptor, `${crc32(body)}\n`)
    writeFileSync(descriptor, body)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, file)
}

/** Makes a folder of the cache, which git does not see. Throws what the file system throws. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(`${folder}/.gitignore`, '*\n', { flag: 'wx' })
  } catch {
    // It is there.
  }
}

/** Whether a folder and the one above it are there or can be: nothing is read or written through a link. */
export function isOwnFolder(folder: string): boolean {
  return isReal(dirname(folder)) && isReal(folder)
}

function isReal(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true
  } catch {
    return false
  }
}
