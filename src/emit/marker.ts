/** The marker: `.flatleaf.json` in the output folder lists what we wrote, so that nothing else is ever deleted. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { byCode } from '../util/order.ts'
import { mayHide, signOf } from './signature.ts'

export const markerName = '.flatleaf.json'

/** Path in the output folder → hash of the content. */
export type Written = ReadonlyMap<string, string>

/** The marker of an output folder; `undefined` when there is none, or none of ours. */
export function readMarker(out: string): Written | undefined {
  try {
    const { madeBy, files } = JSON.parse(readFileSync(join(out, markerName), 'utf8')) as Record<string, unknown>
    if (madeBy !== 'flatleaf' || !Array.isArray(files)) return undefined
    return new Map(files.filter(isEntry))
  } catch {
    return undefined
  }
}

/** Reads the marker of an output folder, again only where it may be another one: that of a large site is long. */
export function markerReader(out: string): () => Written | undefined {
  let last: { readonly sign: string; readonly marker: Written | undefined } | undefined
  return () => {
    const sign = signOf(join(out, markerName))
    if (last && last.sign === sign?.whole) return last.marker
    const marker = readMarker(out)
    last = sign && !mayHide(sign, Date.now()) ? { sign: sign.whole, marker } : undefined
    return marker
  }
}

const opening = '{\n  "madeBy": "flatleaf",\n'

/** Whether a folder has a marker, by how it begins: whoever replaces the folder reads all of it. */
export function seemsOurs(out: string): boolean {
  return beginsWith(join(out, markerName), opening) || readMarker(out) !== undefined
}

/** Text of the marker: sorted, one file a line, no time and no path of the machine. */
export function printMarker(written: Written): string {
  const lines = [...written].sort(([a], [b]) => byCode(a, b)).map((entry) => `    ${JSON.stringify(entry)}`)
  return `${opening}  "files": [\n${lines.join(',\n')}\n  ]\n}\n`
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')
}

function beginsWith(file: string, text: string): boolean {
  try {
    const [descriptor, bytes] = [openSync(file, 'r'), Buffer.alloc(text.length)]
    try {
      readSync(descriptor, bytes)
      return bytes.toString('latin1') === text
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return false
  }
}
