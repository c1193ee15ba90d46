/** Messages of one kind: after some of them the rest says nothing new. */
import type { Diagnostic } from '../model/diagnostic.ts'

/** So many of one code, in one file, are told in full. */
const most = 20

/**
 * Messages in order, of each code and severity in a file the first ones and then one that counts the others. Whatever fails
 * a build fails it still: the last one has the severity of those it stands for.
 */
export function capped(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>()
  const key = ({ code, severity, at }: Diagnostic) => `${code} ${severity} ${at?.file ?? ''}`
  for (const each of diagnostics) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return diagnostics.flatMap((each): Diagnostic[] => {
    const [total, number] = [counts.get(key(each))!, (seen.get(key(each)) ?? 0) + 1]
    seen.set(key(each), number)
    // One more is no shorter than a message about one.
    if (number <= most || total === most + 1) return [each]
    return number === most + 1 ? [rest(each, total - most)] : []
  })
}

function rest({ code, severity, at, message }: Diagnostic, count: number): Diagnostic {
  return {
    code,
    severity,
    message: `${message.replace(/[.:]$/, '')}, and ${count - 1} more of this kind on this page.`,
    ...(at && { at }),
    hint: 'Mend those above first; what is left is then told.',
  }
}
