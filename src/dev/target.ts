/** The target of a request line, read once and strictly. */

export interface RequestTarget {
  /** Decoded, with one leading slash; no `.` or `..` segment, no empty one but the last. */
  readonly path: string
  /** As sent, without `?`. */
  readonly query: string
}

/**
 * A request target as path and query; `undefined` for what no browser sends for a page of ours: absolute form, `#`,
 * `//`, a backslash, dot segments in any spelling, control characters, broken percent codes (reliability.md J1–J9).
 * It is decoded once: what is still encoded afterwards stays as it is.
 */
export function parseTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith('/') || /[#\\]/.test(target)) return undefined
  const mark = target.indexOf('?')
  const path = decode(mark < 0 ? target : target.slice(0, mark))
  // eslint-disable-next-line no-control-regex
  if (path === undefined || /[\u0000-\u001f\u007f\\]/.test(path)) return undefined
  const names = path.split('/').slice(1)
  const isOdd = (name: string, index: number) =>
    name === '.' || name === '..' || (name === '' && index < names.length - 1)
  if (names.length > maxDepth || names.some(isOdd)) return undefined
  return { path, query: mark < 0 ? '' : target.slice(mark + 1) }
}

const maxDepth = 200

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
