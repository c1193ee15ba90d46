/** Tables of translated patterns, which lie beside the bundled program. */
import { readFile } from 'node:fs/promises'
import type { WordTable } from './line-shapes.ts'
import type { PatternTable } from './regex-translation.ts'

/** The table of a grammar. Empty where there is none: then its patterns are translated when they are first run. */
export async function readTable(grammar: string): Promise<PatternTable> {
  try {
    return JSON.parse(await readFile(new URL(`patterns/${grammar}.json`, import.meta.url), 'utf8')) as PatternTable
  } catch {
    return {}
  }
}

/** What tells words of a language apart, by the name of its grammar; `undefined` where that is not known. */
export async function readWords(grammar: string): Promise<WordTable | undefined> {
  try {
    return JSON.parse(await readFile(new URL(`words/${grammar}.json`, import.meta.url), 'utf8')) as WordTable
  } catch {
    return undefined
  }
}
