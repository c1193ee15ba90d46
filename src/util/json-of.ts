/**
 * The JSON of a value that may hold whole numbers beyond 2^53, as BigInt: descriptions of APIs are full of identifiers and
 * limits of 64 bits. `JSON.stringify` refuses them, so only a value that holds one is written here.
 */
export function jsonOf(value: unknown, step = ''): string {
  try {
    return JSON.stringify(value, null, step)
  } catch (problem) {
    if (!(problem instanceof TypeError) || !problem.message.includes('BigInt')) throw problem
    return written(value, step, '\n')
  }
}

/** As `JSON.stringify` writes it. `line`: a new line with the indent of what stands around the value. */
function written(value: unknown, step: string, line: string): string {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = step === '' ? '' : line + step
  const outer = step === '' ? '' : line
  const of = (each: unknown) => written(each, step, line + step)
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[${inner}${value.map((each) => of(each ?? null)).join(`,${inner}`)}${outer}]`
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const pairs = entries.map(([key, each]) => `${JSON.stringify(key)}:${step === '' ? '' : ' '}${of(each)}`)
  return pairs.length === 0 ? '{}' : `{${inner}${pairs.join(`,${inner}`)}${outer}}`
}
