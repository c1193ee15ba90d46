/** What the opening of a file does about mathematics: formulas are kept from the parser, and the renderer is loaded if one is met. */
import type { Root } from 'mdast'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Format } from '../nodes.ts'
import { loadDiagrams } from '../diagram.ts'
import type { Page } from '../page.ts'
import { findMath } from './find-math.ts'
import { markMath } from './math-marks.ts'
import { loadMath } from './render-math.ts'

export interface Shield {
  /** The text to parse. */
  readonly text: string
  readonly restore: (tree: Root) => void
  /** A message about the text to parse, as one about the author's. */
  readonly told: (diagnostic: Diagnostic) => Diagnostic
}

/** Finds the formulas of a text and marks them; `undefined` when it has none. */
export function shieldMath(text: string, format: Format): Shield | undefined {
  const marked = markMath(text, findMath(text, format))
  if (!marked) return undefined
  return {
    text: marked.text,
    restore: marked.restore,
    told(diagnostic) {
      const { at } = diagnostic
      if (!at) return diagnostic
      const { line, column } = marked.place(at)
      return line === at.line ? diagnostic : { ...diagnostic, at: { file: at.file, line, column } }
    },
  }
}

/** Loads what the drawings of a text need, before the walk, which does not wait. */
export async function loadRenderers(page: Page, text: string, hasMath: boolean): Promise<void> {
  if (/mermaid/i.test(text)) page.renderers.diagrams ??= await loadDiagrams(page.tools.diagrams ?? new Map())
  if (page.tools.formulas === false) return
  if (hasMath || /<Latex\b|[`~]{3}[ \t]*math\b/.test(text)) page.renderers.math ??= await loadMath()
}
