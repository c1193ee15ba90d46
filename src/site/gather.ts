/** Messages in one stable order. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { byCode } from '../util/order.ts'

/** Sorts by place, those without a place first; what several pages say in the same words (a shared snippet) is said once. */
export function gather(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((each) => [keyOf(each), each]))
  return [...unique.values()].sort(
    (a, b) =>
      byCode(a.at?.file ?? '', b.at?.file ?? '') ||
      (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
      (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
      byCode(a.code, b.code) ||
      byCode(a.message, b.message),
  )
}

function keyOf({ code, at, message }: Diagnostic): string {
  return [code, at?.file, at?.line, at?.column, message].join('\0')
}
