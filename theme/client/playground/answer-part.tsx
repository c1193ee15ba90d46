/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** The panel of the answer, until there is one: what shows it comes with the first request. */
import type { VNode } from 'preact'
import type { AnswerTools, Outcome } from './answer-tools.ts'
import { say } from './words.ts'

export type Stage =
  | { readonly kind: keyof typeof texts }
  | { readonly kind: 'called'; readonly outcome: Outcome; readonly tools: AnswerTools }

const texts = {
  none: 'Send the request to see the answer here.',
  waiting: 'Waiting for the answer …',
  cancelled: 'The request was cancelled.',
  unready: 'What shows the answer could not be loaded, so nothing was sent. Send it again.',
} as const

/** Says what there is to say, also to who does not see it. */
export function AnswerPart({ stage }: { stage: Stage }): VNode {
  return (
    <section class="try-answer">
      <h3>{say('Answer')}</h3>
      {stage.kind === 'called' ? (
        <stage.tools.Answered outcome={stage.outcome} />
      ) : (
        <p class="try-empty">{say(texts[stage.kind])}</p>
      )}
      <p class="visually-hidden" role="status">
        {spoken(stage)}
      </p>
    </section>
  )
}

function spoken(stage: Stage): string {
  if (stage.kind === 'called') return stage.tools.spoken(stage.outcome)
  return stage.kind === 'none' ? '' : say(texts[stage.kind])
}
