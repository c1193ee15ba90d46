/** A built folder as a map of files, for `preview`. */
import { lstatSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markerName, readMarker } from '../emit/marker.ts'
import { unsafe } from '../emit/paths.ts'
import type { OutputFile } from '../model/output.ts'
import { byCode } from '../util/order.ts'
import type { Served } from './served.ts'
import { byPath } from './served.ts'

/**
 * The files of a built folder: those in its marker, or all regular files of a folder that has none. Links are left out.
 * Read again when another build took the folder's place. Throws when there is no folder.
 */
export function servedFolder(out: string, base: string): () => Served {
  let stamp = ''
  let served: Served = { base, files: new Map() }
  return () => {
    const { ino, mtimeMs } = statSync(out)
    if (stamp !== `${ino} ${mtimeMs}`) served = { base, files: filesOf(out) }
    stamp = `${ino} ${mtimeMs}`
    return served
  }
}

function filesOf(out: string): ReadonlyMap<string, OutputFile> {
  const paths = readMarker(out)?.keys() ?? walk(out, '')
  return byPath(
    [...paths]
      .filter((path) => path !== markerName && !unsafe(path))
      .filter((path) => lstatSync(join(out, path), { throwIfNoEntry: false })?.isFile())
      .map((path) => ({ path, copyOf: join(out, path), body: () => readFile(join(out, path)) })),
  )
}

function walk(out: string, folder: string): string[] {
  const entries = readdirSync(join(out, folder), { withFileTypes: true }).sort((a, b) => byCode(a.name, b.name))
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return []
    return entry.isDirectory() ? walk(out, path) : entry.isFile() ? [path] : []
  })
}
