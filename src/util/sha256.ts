/** SHA-256 of a text, in hex: for what is pinned in files that people and other tools compare. */
import { createHash } from 'node:crypto'

/** 64 digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
