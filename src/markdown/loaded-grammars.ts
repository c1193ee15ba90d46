/**
 * Grammars in memory, and what reads code with them: Shiki's core with our engine for patterns. This file is loaded when the
 * first grammar is: where all code is known from the last build, none is, and the packages take as long to load as many pages
 * to make.
 */
import { createHighlighterCoreSync } from 'shiki/core'
import type { Grammar, LanguageRegistration, RegexEngine } from 'shiki/core'
import { sealedRuns } from '../hast/sealed-runs.ts'
import type { Run } from '../hast/sealed-runs.ts'
import type { TokenKind } from '../model/theme.ts'
import { kindOf, numberedTheme } from './highlight-theme.ts'
import { lineMemory } from './line-memory.ts'
import type { LineMemory, LinePart } from './line-memory.ts'
import { shaperOf } from './line-shapes.ts'
import type { WordTable } from './line-shapes.ts'
import { regexEngine } from './regex-engine.ts'
import type { PatternTable } from './regex-translation.ts'

/** Class names of the kinds of tokens. */
export type Tokens = Readonly<Record<TokenKind, string>>

export interface LoadedGrammars {
  /** Throws for what is no grammar. */
  readonly add: (grammars: readonly LanguageRegistration[]) => void
  /** Reads lines of a language that was added. */
  readonly memoryOf: (id: string, tokens: Tokens, classes: string) => LineMemory
}

/**
 * Opens sets of grammars, which share their patterns. `tables`: patterns that were translated before, by the names of grammars; more may
 * be put there until they are needed. `words`: what tells words apart, by the ids of languages; lines of others have no shapes.
 */
export function grammarOpener(
  tables: ReadonlyMap<string, PatternTable>,
  words: ReadonlyMap<string, WordTable>,
): () => LoadedGrammars {
  const engine = regexEngine(tables)
  return () => openGrammars(engine, words)
}

function openGrammars(engine: RegexEngine, words: ReadonlyMap<string, WordTable>): LoadedGrammars {
  const shiki = createHighlighterCoreSync({ themes: [numberedTheme], langs: [], engine, warnings: false })
  // A grammar is another object once languages were loaded that it may hold.
  const memories = new WeakMap<Grammar, Map<string, LineMemory>>()
  return {
    add: (grammars) => shiki.loadLanguageSync(...grammars),
    memoryOf(id, tokens, classes) {
      const { colorMap: colors } = shiki.setTheme(numberedTheme.name!)
      const grammar = shiki.getLanguage(id)
      const ofGrammar = memories.get(grammar) ?? new Map<string, LineMemory>()
      memories.set(grammar, ofGrammar)
      const known = ofGrammar.get(classes)
      if (known) return known
      const table = words.get(id)
      const draw = (line: readonly LinePart[]) => [sealedRuns(runs(line, { colors, tokens }))]
      const memory = lineMemory(grammar, draw, table && shaperOf(table))
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
