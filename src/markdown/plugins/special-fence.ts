/** Fences that are no code: ```` ```math ```` and ```` ```mermaid ````. */
import type { Element } from 'hast'
import type { CodeBlock } from '../code-block.ts'
import type { MathNode } from '../math/math-marks.ts'
import type { Scope } from '../page.ts'
import { drawDiagramBlock } from './diagram.ts'
import { drawMath } from './math.ts'

/** What a fence of such a language shows; `undefined` for code. */
export function drawSpecial({ language, code, position }: CodeBlock, scope: Scope): Element | undefined {
  const name = language.toLowerCase()
  if (name === 'mermaid') return drawDiagramBlock({ text: code, position }, scope)
  if (name !== 'math' || scope.page.tools.formulas === false) return undefined
  return drawMath({ tex: code, block: true, position: position as MathNode['position'] }, scope)
}
