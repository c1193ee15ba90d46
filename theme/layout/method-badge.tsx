import type { Element } from 'hast'

/** The method of an operation, as a word and a colour; long words are cut to fit the column of a menu. */
export function methodBadge(method: string): Element {
  const known = methods.has(method) ? method.toLowerCase() : 'other'
  return (<span class={`method method-${known}`}>{short[method] ?? method}</span>) as Element
}

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WEBHOOK'])
const short: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }
