/** Tables of translated patterns, which lie beside the bundled program. */
import { readFile } from 'node:fs/promises'
import type { PatternTable } from './regex-translation.ts'

/** The table of a grammar. Empty where there is none: then its patterns are translated when they are first run. */
export async function readTable(grammar: string): Promise<PatternTable> {
  try {
    return JSON.parse(await readFile(new URL(`patterns/${grammar}.json`, import.meta.url), 'utf8')) as PatternTable
  } catch {
    return {}
  }
}
