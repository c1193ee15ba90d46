import type { Element } from 'hast'
import type { CalloutView } from '../../src/model/theme.ts'
import { uiIcon } from './icon.tsx'

/** A remark beside the text. Its kind is a word for screen readers and an icon and a colour for the eye. */
export function callout(view: CalloutView): Element {
  const kind = kinds[view.kind] ? view.kind : 'note'
  return (
    <aside class={`callout callout-${kind}`} role="note" aria-label={kinds[kind]}>
      {uiIcon(kind, 'callout-icon')}
      <div class="callout-body">
        {view.title && <p class="callout-title">{view.title}</p>}
        {view.children}
      </div>
    </aside>
  ) as Element
}

const kinds = { note: 'Note', info: 'Info', tip: 'Tip', check: 'Check', warning: 'Warning', danger: 'Danger' } as const
