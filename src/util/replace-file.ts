/** A file that is written whole or not at all. */
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Puts a text in the place of a file, with its rights where `mode` names them. Throws what the file system throws. */
export function replaceFile(path: string, text: string, mode?: number): void {
  const part = `${path}.part`
  rmSync(part, { force: true })
  writeFileSync(part, text, { flag: 'wx' })
  if (mode !== undefined) chmodSync(part, mode)
  renameSync(part, path)
}
