/** Files to text: the encoding by its byte order mark, else UTF-8, never a silent replacement character. */
import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isPage } from './content-dir.ts'

/** Largest page that is read, in bytes (reliability.md R7). */
export const maxPageBytes = 5 * 1024 * 1024

export type Text = { readonly text: string } | { readonly problem: Diagnostic }

/**
 * The text of a file. `file` is its path in messages, `absolute` where it stands, `limit` in bytes.
 * A file that is gone, too large or not text is a problem, never an exception. Synchronous: promises took three times as long.
 */
export function readText(absolute: string, file: string, limit = maxPageBytes): Text {
  try {
    const { size } = statSync(absolute)
    if (size > limit) return { problem: tooLarge(file, size, limit) }
    return decode(readFileSync(absolute), file)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
    return { problem: problem(file, 'file-unreadable', `"${file}" cannot be read (${reason}).`) }
  }
}

/** Bytes to text: UTF-16 by its mark, UTF-8 else; a mark is dropped. */
export function decode(bytes: Uint8Array, file: string): Text {
  const [a, b] = bytes
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = encoding === 'utf-8' ? utf8Text(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0') || (isPage(file) && hasFewNuls(text))) return { text }
    return { problem: notText(file, text.slice(0, text.indexOf('\0')), 'holds a NUL character') }
  } catch {
    const good = new TextDecoder('utf-8').decode(bytes).split('\ufffd')[0]!
    return { problem: notText(file, good, `is not valid ${encoding.toUpperCase()}`) }
  }
}

/**
 * Whether a text with NUL characters is text all the same: one that slipped into a page is told and replaced where the page is compiled,
 * as CommonMark has it. UTF-16 without its mark has one for every letter.
 */
function hasFewNuls(text: string): boolean {
  return (text.split('\0').length - 1) * 16 <= text.length
}

/** Throws for what is none. Node's own test and reading take a third of what a decoder for each file takes. */
function utf8Text(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new TypeError('not UTF-8')
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

function notText(file: string, before: string, what: string): Diagnostic {
  const lines = before.split('\n')
  const at = { file, line: lines.length, column: lines.at(-1)!.length + 1 }
  const offset = Buffer.byteLength(before)
  const hint = 'Save the file as UTF-8 text.'
  return { code: 'encoding-invalid', severity: 'error', message: `"${file}" ${what} (byte ${offset}).`, at, hint }
}

function tooLarge(file: string, size: number, limit: number): Diagnostic {
  const message = `"${file}" has ${megabytes(size)}; the limit is ${megabytes(limit)}.`
  return { ...problem(file, 'file-large', message), hint: 'Split it, or move what it embeds into files of its own.' }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

function problem(file: string, code: string, message: string): Diagnostic {
  return { code, severity: 'error', message, at: { file, line: 1, column: 1 } }
}
