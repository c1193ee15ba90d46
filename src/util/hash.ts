import * as crypto from 'node:crypto'

/** Hash of some content as 32 hexadecimal digits. The same bytes give the same hash on every machine. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  // In one call, which costs half for short texts.
  if (parts.length > 0 && parts.every((part) => typeof part === 'string'))
    return crypto.hash('sha256', `${parts.join('\0')}\0`, 'hex').slice(0, 32)
  const sum = crypto.createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}

/** Hash of many values, none of which is held: as one text, those of a large site fill fresh memory twice over. */
export function hashOfAll(values: Iterable<unknown>): string {
  const sum = crypto.createHash('sha256')
  for (const value of values) sum.update(`${JSON.stringify(value)}\n`)
  return sum.digest('hex').slice(0, 32)
}
