import type { Element } from 'hast'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import { english } from '../../src/model/english.ts'
import type { CalloutView } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'
import { uiIcon } from './icon.tsx'

/** A callout whose title may hold markup, with an icon and a class of the author's. */
export interface OwnCallout extends Omit<CalloutView, 'title'> {
  readonly title?: Child
  /** In place of the icon of its kind. */
  readonly icon?: Child
  readonly className?: string
}

/** A remark beside the text. Its kind is a word for screen readers and an icon and a colour for the eye. */
export function callout(view: OwnCallout, say: Say = english): Element {
  const kind = kinds[view.kind] ? view.kind : 'note'
  const names = ['callout', `callout-${kind}`, view.className]
  return (
    <aside class={names.filter(Boolean).join(' ')} role="note" aria-label={say(kinds[kind])}>
      {view.icon ?? uiIcon(kind, 'callout-icon')}
      <div class="callout-body">
        {view.title && <p class="callout-title">{view.title}</p>}
        {view.children}
      </div>
    </aside>
  ) as Element
}

/** What each kind is called. */
export const kinds = {
  note: 'Note',
  info: 'Info',
  tip: 'Tip',
  check: 'Check',
  warning: 'Warning',
  danger: 'Danger',
} as const
