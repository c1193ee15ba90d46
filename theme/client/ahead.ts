/**
 * Pages that the reader is about to open are fetched a moment earlier: while a link is pointed at or pressed. They are only
 * fetched, not run, so nothing in them counts a visit that never happens.
 */
import { aheadRules } from '../../src/model/ahead.ts'
import { make, one, root } from './dom.ts'

/** Tells the browser which links those are, where it knows how, and where the site knows its place. */
export function fetchAhead(): void {
  const base = root.dataset['base'] ?? ''
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (!base.startsWith('/') || !location.protocol.startsWith('http') || connection?.saveData) return
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  one('head')?.append(make('script', { type: 'speculationrules' }, aheadRules(base)))
}
