/**
 * A pattern of a grammar as JavaScript runs it. Translating one takes milliseconds in a process that has just begun; so those
 * of the commonest grammars are translated when the program is bundled (`scripts/patterns.mjs`), and read as a table.
 */
import { createRequire } from 'node:module'
import type * as Engine from 'shiki/engine/javascript'
import { needsOf } from './regex-needs.ts'
import type { Need } from './regex-needs.ts'

export interface Translation {
  readonly pattern: string
  readonly flags: string
  /** Groups that the translation added. */
  readonly hidden?: readonly number[]
  /** Groups whose text is that of others, if these took part. */
  readonly transfers?: readonly (readonly [to: number, from: readonly number[]])[]
  /** The search begins a new text. */
  readonly clips?: true
}

/** A pattern of a table: its needs, and `null` where JavaScript cannot run it. */
export interface Prepared {
  readonly needs: readonly Need[]
  readonly translation: Translation | null
}

/** Prepared patterns by their sources. */
export type PatternTable = Readonly<Record<string, Prepared>>

type Emulated = RegExp & {
  readonly rawOptions?: {
    readonly hiddenCaptures?: readonly number[]
    readonly transfers?: Translation['transfers']
    readonly strategy?: string | null
  }
}

/** What every Node that we run on knows: a table made by a later one must hold for it, too. */
const target = 'ES2024'

const load = createRequire(import.meta.url)
/** Most programs find all that they need in a table: until then it is not read. */
const engine = () => load('shiki/engine/javascript') as typeof Engine

/** Translates a pattern; `null`: JavaScript cannot run it. */
export function translate(source: string): Translation | null {
  try {
    const regex: Emulated = engine().defaultJavaScriptRegexConstructor(source, { target })
    const { hiddenCaptures = [], transfers = [], strategy } = regex.rawOptions ?? {}
    return {
      pattern: regex.source,
      flags: regex.flags,
      ...(hiddenCaptures.length > 0 && { hidden: hiddenCaptures }),
      ...(transfers.length > 0 && { transfers }),
      ...(strategy && { clips: true }),
    }
  } catch {
    return null
  }
}

/** A pattern and its needs. */
export function prepare(source: string): Prepared {
  return { needs: needsOf(source), translation: translate(source) }
}
