/** What a mode changes on the page. Also run before the first paint. */
import { all, one, root } from './dom.ts'

export const modes = ['system', 'light', 'dark'] as const
export type Mode = (typeof modes)[number]

/**
 * Shows a mode. The meta tags matter where style sheets do not reach: the ground before there is any sheet, and the bars
 * of mobile browsers.
 */
export function applyMode(mode: Mode): void {
  if (mode === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = mode
  one('meta[name="color-scheme"]')?.setAttribute('content', mode === 'system' ? 'light dark' : mode)
  for (const bar of all('meta[name="theme-color"][data-mode]')) {
    const own = bar.dataset['mode']
    bar.setAttribute('media', mode === 'system' ? `(prefers-color-scheme: ${own})` : mode === own ? 'all' : 'not all')
  }
}

/** The mode that a stored text names. */
export function modeOf(stored: string | undefined): Mode | undefined {
  return modes.find((mode) => mode === stored)
}
