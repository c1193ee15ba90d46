import { createHash } from 'node:crypto'

/** Hash of some content as 32 hexadecimal digits. The same bytes give the same hash on every machine. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}
