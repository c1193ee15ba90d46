import type { Element } from 'hast'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'
import { uiIcon } from './icon.tsx'

/** What a page shows that could not be compiled. */
export function problem(
  view: { readonly title: string; readonly lines: readonly string[] },
  say: Say = english,
): Element {
  return (
    <div class="problem" role="alert">
      <p class="problem-title">
        {uiIcon('danger')}
        {view.title}
      </p>
      {view.lines.length > 0 && (
        <pre tabindex={0} role="group" aria-label={say('What went wrong')}>
          {view.lines.join('\n')}
        </pre>
      )}
    </div>
  ) as Element
}
