import type { View } from '../../src/hast/jsx-runtime.ts'
import type { Say } from '../../src/model/words.ts'
import { uiIcon } from './icon.tsx'

/** Asks whether the page was helpful. Answers are sent by a script, so nobody without scripts is asked. */
export function feedback(endpoint: string | undefined, say: Say): View {
  if (endpoint === undefined) return null
  return (
    <div class="feedback needs-script" data-feedback={endpoint}>
      <div class="feedback-question" role="group" aria-label={say('Was this page helpful?')}>
        <p aria-hidden="true">{say('Was this page helpful?')}</p>
        <button class="button button-quiet" type="button" data-rating="yes" aria-pressed="false">
          {uiIcon('thumb')}
          {say('Yes')}
        </button>
        <button class="button button-quiet" type="button" data-rating="no" aria-pressed="false">
          {uiIcon('thumb', 'feedback-down')}
          {say('No')}
        </button>
      </div>
      <p class="feedback-status" role="status" />
    </div>
  )
}
