import type { View } from '../../src/hast/jsx-runtime.ts'

/** `rel` of a link: another site learns nothing of the page it was opened from. */
export function relOf(external: boolean): string | undefined {
  return external ? 'noopener' : undefined
}

/** Text for screen readers only. */
export function hiddenText(text: string): View {
  return <span class="visually-hidden">{text}</span>
}
