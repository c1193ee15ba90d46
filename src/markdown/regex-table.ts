/** Tables of grammars, which lie beside the bundled program. */
import { readFileSync } from 'node:fs'
import type { WordTable } from './line-shapes.ts'
import type { PatternTable } from './regex-translation.ts'

/** The translated patterns of a grammar. Empty where there is no table: then they are translated when they are first run. */
export async function readTable(grammar: string): Promise<PatternTable> {
  return (await tableOf<PatternTable>('patterns', grammar)) ?? {}
}

/** What tells words of a language apart, by the name of its grammar; `undefined` where that is not known. */
export function readWords(grammar: string): Promise<WordTable | undefined> {
  return tableOf<WordTable>('words', grammar)
}

async function tableOf<T>(kind: 'patterns' | 'words', grammar: string): Promise<T | undefined> {
  try {
    return JSON.parse(readFileSync(new URL(`${kind}/${grammar}.json`, import.meta.url), 'utf8')) as T
  } catch {
    return undefined
  }
}
