import { jsonOf } from './json-of.ts'

/** A JSON value as readers see it: a text without its quotes, unless it would read as nothing or as another value. */
export function jsonWords(value: unknown): string {
  const isPlain = typeof value === 'string' && !/^(?:null|true|false|)$/.test(value)
  return isPlain ? value : jsonOf(value)
}
