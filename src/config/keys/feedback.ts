/** What stands under a page: links that lead to its source, and the question whether it was helpful. */
import * as z from 'zod'
import type { FeedbackConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { webAddress } from '../values.ts'

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
      thumbsRating: key(
        z.boolean(),
        'Asks at the end of a page whether it was helpful. It needs `feedback.endpoint`.',
        {
          default: '`false`',
          becomes: 'feedback.endpoint',
        },
      ),
      endpoint: key(
        z.string(),
        'Where the answers are sent: an `https` address, or a path of the same host. They are JSON: `page`, `rating` (`yes` or `no`), and a `comment` if there is one.',
        { dialect: 'own', becomes: 'feedback.endpoint' },
      ),
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

/**
 * Which links a page gets, and whether it asks. Codes: `feedback-endpoint-missing` (warning), `feedback-endpoint` (error),
 * `feedback-hidden` (info).
 */
export function readFeedback(raw: Raw<typeof feedbackKeys>, reading: Reading): FeedbackConfig {
  if (raw.hideFeedbackButtons && raw.feedback && Object.keys(raw.feedback).length > 0)
    reading.info(
      'feedback-hidden',
      reading.keyAt(raw, 'feedback'),
      '"feedback" is ignored: "hideFeedbackButtons" turns all of it off.',
      'Remove one of them.',
    )
  const {
    suggestEdit = false,
    raiseIssue = false,
    thumbsRating = false,
  } = (!raw.hideFeedbackButtons && raw.feedback) || {}
  const endpoint = thumbsRating ? readEndpoint(raw.feedback!, reading) : undefined
  return { suggestEdit, raiseIssue, ...(endpoint !== undefined && { endpoint }) }
}

function readEndpoint(feedback: { endpoint?: string }, reading: Reading): string | undefined {
  const written = feedback.endpoint?.trim()
  if (written === undefined) {
    reading.warn(
      'feedback-endpoint-missing',
      reading.keyAt(feedback, 'thumbsRating'),
      'Pages cannot ask whether they were helpful: there is nowhere to send the answers.',
      'Add "endpoint": "https://…" beside "thumbsRating", or remove it.',
    )
    return undefined
  }
  if (/^\/(?![/\\])[\x21-\x7e]*$/.test(written)) return written
  const address = webAddress(written)
  if (address?.protocol === 'https:') return address.href
  reading.error(
    'feedback-endpoint',
    reading.at(feedback, 'endpoint'),
    `Answers cannot be sent to "${written}".`,
    'Write an address that begins with "https://", or a path that begins with "/".',
  )
  return undefined
}
