/** `{{name}}` → the value that docs.json gives it (docs-json.md 5.5, A-6), before the text is parsed. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../util/suggest.ts'
import { codeRanges } from './code-ranges.ts'
import { pointsOf } from './edits.ts'
import type { Edit } from './edits.ts'

const pattern = /(^|[^$\\{])\{\{([A-Za-z\d-]{1,100})\}\}/g

/** The replacements, and an error for each name in prose that is not defined. Without variables nothing is looked for. */
export function variableEdits(
  text: string,
  variables: Readonly<Record<string, string>> | undefined,
  file: string,
): { edits: readonly Edit[]; diagnostics: readonly Diagnostic[] } {
  if (!variables || !text.includes('{{')) return { edits: [], diagnostics: [] }
  const edits: Edit[] = []
  const diagnostics: Diagnostic[] = []
  const point = pointsOf(text)
  const isCode = codeTest(text)
  for (const found of text.matchAll(pattern)) {
    const start = found.index + found[1]!.length
    const name = found[2]!
    if (Object.hasOwn(variables, name)) edits.push({ start, end: start + name.length + 4, text: variables[name]! })
    else if (!isCode(start)) {
      const near = nearest(name, Object.keys(variables))
      const { line, column } = point(start)
      const hint = near
        ? `Did you mean "{{${near}}}"?`
        : 'Add it to "variables" in docs.json, or write "\\{{" for literal braces.'
      diagnostics.push({
        code: 'variable-unknown',
        severity: 'error',
        message: `There is no variable "${name}".`,
        at: { file, line, column },
        hint,
      })
    }
  }
  return { edits, diagnostics }
}

/** The same on text that is not parsed again: the Markdown twin. */
export function replaceVariables(text: string, variables: Readonly<Record<string, string>> | undefined): string {
  if (!variables || !text.includes('{{')) return text
  return text.replace(pattern, (whole, before: string, name: string) =>
    Object.hasOwn(variables, name) ? before + variables[name]! : whole,
  )
}

/** Whether a place stands in a fence or a code span. */
function codeTest(text: string): (offset: number) => boolean {
  const ranges = codeRanges(text)
  return (offset) => {
    let low = 0
    let high = ranges.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (ranges[middle]![1] <= offset) low = middle + 1
      else high = middle
    }
    const range = ranges[low]
    return range !== undefined && range[0] <= offset
  }
}
