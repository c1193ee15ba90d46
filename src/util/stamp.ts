import { statSync } from 'node:fs'

/** What tells that a file is still the same without reading it; `undefined` where there is none. Never throws. */
export function stampOf(file: string): string | undefined {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file)
    return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
  } catch {
    return undefined
  }
}
