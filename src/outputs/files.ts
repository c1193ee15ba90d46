/** Files of the project that are published as they are. */
import type { OutputFile } from '../model/output.ts'
import type { Press } from './press.ts'

/** A copy of each, or the text that stands in its place. */
export function files({ site }: Press): OutputFile[] {
  return site.files.map(({ path, file, source = path, text }) =>
    text
      ? { path, source, body: text }
      : { path, source, copyOf: file, body: async () => (await import('node:fs/promises')).readFile(file) },
  )
}
