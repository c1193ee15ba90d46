/**
 * Grammars in memory, and what reads code with them: Shiki's core with our engine for patterns. This file is loaded when the
 * first grammar is: where all code is known from the last build, none is, and the packages take as long to load as many pages
 * to make.
 */
import { createHighlighterCore } from 'shiki/core'
import type { Grammar, LanguageRegistration } from 'shiki/core'
import { sealedRuns } from '../hast/sealed-runs.ts'
import type { Run } from '../hast/sealed-runs.ts'
import type { TokenKind } from '../model/theme.ts'
import { kindOf, numberedTheme } from './highlight-theme.ts'
import { lineMemory } from './line-memory.ts'
import type { LineMemory, LinePart } from './line-memory.ts'
import { regexEngine } from './regex-engine.ts'
import type { PatternTable } from './regex-translation.ts'

/** Class names of the kinds of tokens. */
export type Tokens = Readonly<Record<TokenKind, string>>

export interface LoadedGrammars {
  readonly add: (grammars: readonly (readonly LanguageRegistration[])[]) => Promise<void>
  /** Reads lines of a language that was added. */
  readonly memoryOf: (id: string, tokens: Tokens, classes: string) => LineMemory
}

/** `tables`: patterns that were translated before, by the names of grammars; more may be put there until they are needed. */
export async function openGrammars(tables: ReadonlyMap<string, PatternTable>): Promise<LoadedGrammars> {
  const shiki = await createHighlighterCore({ themes: [numberedTheme], langs: [], engine: regexEngine(tables) })
  // A grammar is another object once languages were loaded that it may hold.
  const memories = new WeakMap<Grammar, Map<string, LineMemory>>()
  return {
    add: (grammars) => shiki.loadLanguage(...grammars.map((each) => [...each])),
    memoryOf(id, tokens, classes) {
      const { colorMap: colors } = shiki.setTheme(numberedTheme.name!)
      const grammar = shiki.getLanguage(id)
      const ofGrammar = memories.get(grammar) ?? new Map<string, LineMemory>()
      memories.set(grammar, ofGrammar)
      const memory =
        ofGrammar.get(classes) ?? lineMemory(grammar, (line) => [sealedRuns(runs(line, { colors, tokens }))])
      ofGrammar.set(classes, memory)
      return memory
    },
  }
}

/** Neighbours of one kind become one run; blanks go with what stands before them. */
function runs(
  line: readonly LinePart[],
  { colors, tokens }: { readonly colors: readonly string[]; readonly tokens: Tokens },
): Run[] {
  const found: { kind: TokenKind | undefined; text: string; name: string | undefined }[] = []
  for (const { text, color } of line) {
    const last = found.at(-1)
    const kind = kindOf(colors[color])
    if (last && (last.kind === kind || text.trim() === '')) last.text += text
    else found.push({ kind, text, name: kind && tokens[kind] })
  }
  return found
}
