import * as crypto from 'node:crypto'

/** Hash of some content as 32 hexadecimal digits. The same bytes give the same hash on every machine. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const [only] = parts
  // In one call, which costs half for a short text.
  if (parts.length === 1 && typeof only === 'string') return crypto.hash('sha256', `${only}\0`, 'hex').slice(0, 32)
  const sum = crypto.createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}
