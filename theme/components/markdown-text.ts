/** Small pieces of Markdown that the forms of components share. */

/** A code span, with as many backticks around it as the text needs. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return text === '' ? '``' : `${fence}${pad}${text}${pad}${fence}`
}

/** Every line but blank ones moved to the right. */
export function indented(text: string, by: number): string {
  const margin = ' '.repeat(by)
  return text.replace(/^(?=.)/gm, margin)
}

/** A fence of code that no line of the code can end. */
export function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

/** Whether Markdown starts with a block that is no paragraph: a list, code, a table, a quote, a heading. */
export function startsBlock(markdown: string): boolean {
  return /^\s*(?:[-*+]\s|[>|#]|\d{1,9}[.)]\s|```|~~~|<)|^ {4}/.test(markdown)
}
