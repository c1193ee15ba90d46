/** Diagnostics as workflow commands, which GitHub shows beside the changed lines of a pull request. */
import type { Diagnostic, Severity } from '../model/diagnostic.ts'

const commands: Readonly<Record<Severity, string>> = {
  fatal: 'error',
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/** `::warning file=docs/a.mdx,line=3,col=5,title=link-broken::The link …`. `prefix` leads from the repository to the project. */
export function githubLine({ code, severity, message, hint, at }: Diagnostic, prefix: string): string {
  const isOneLine = at?.endColumn !== undefined && (at.endLine ?? at.line) === at.line
  const properties = [
    ...(at ? [`file=${property(prefix + at.file)}`, `line=${at.line}`] : []),
    ...(at?.endLine === undefined ? [] : [`endLine=${at.endLine}`]),
    ...(at ? [`col=${at.column}`] : []),
    // the last column that is marked; places end before theirs
    ...(at && isOneLine ? [`endColumn=${Math.max(at.column, at.endColumn! - 1)}`] : []),
    `title=${property(code)}`,
  ]
  const text = hint === undefined ? message : `${message}\n${hint}`
  return `::${commands[severity]} ${properties.join(',')}::${data(text)}`
}

/** A value after `::`: what would end the line, or begin another command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** A value of a property: what would also end the property. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
