/** Links under a page that lead to its source. */
import * as z from 'zod'
import type { FeedbackConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'

export const feedbackKeys = {
  feedback: key(
    z.object({
      suggestEdit: key(z.boolean(), 'A link to edit the page in its repository.', {
        default: '`false`',
        becomes: 'feedback.suggestEdit',
      }),
      raiseIssue: key(z.boolean(), 'A link to report an issue about the page.', {
        default: '`false`',
        becomes: 'feedback.raiseIssue',
      }),
      thumbsRating: key(z.boolean(), 'Asks whether the page was helpful.', {
        idle: 'a static site has nowhere to send the answer.',
      }),
    }),
    'Feedback links; they need `repo`, or a repository that can be found.',
    { dialect: 'flat', becomes: 'feedback' },
  ),
  hideFeedbackButtons: key(z.boolean(), 'Turns all feedback off.', {
    dialect: 'flat',
    default: '`false`',
    becomes: 'feedback',
  }),
}

/** Which links a page gets. */
export function readFeedback(raw: Raw<typeof feedbackKeys>): FeedbackConfig {
  const { suggestEdit = false, raiseIssue = false } = raw.hideFeedbackButtons ? {} : (raw.feedback ?? {})
  return { suggestEdit, raiseIssue, thumbsRating: false }
}
