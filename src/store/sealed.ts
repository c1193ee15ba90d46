/** Values in files of the cache folder, under a check sum and the name of the program that wrote them. */
import { randomBytes } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** The value of a file; `undefined` when there is none, it is not whole, or another program wrote it, or under another name. */
export function readSealed(file: string, program: string): unknown {
  try {
    // Whoever opens a pipe waits for ever.
    if (!lstatSync(file).isFile()) return undefined
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const body = text.slice(end + 1)
    if (text.slice(0, end) !== String(crc32(body))) return undefined
    const sealed = JSON.parse(body) as { readonly program: string; readonly name: string; readonly value: unknown }
    return sealed.program === program && sealed.name === basename(file) ? sealed.value : undefined
  } catch {
    return undefined
  }
}

/** Writes a value. Another process sees the old file or the new one. Throws what the file system throws. */
export function writeSealed(file: string, program: string, value: unknown): void {
  const body = JSON.stringify({ program, name: basename(file), value })
  const draft = `${file}-${randomBytes(4).toString('hex')}.draft`
  writeFileSync(draft, `${crc32(body)}\n${body}`, { flag: 'wx' })
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
