import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('all feedback can be turned off', () => {
  const { config, codes } = site({ feedback: { suggestEdit: true, raiseIssue: true }, hideFeedbackButtons: true })
  expect(config.feedback).toEqual({ suggestEdit: false, raiseIssue: false, thumbsRating: false })
  expect(codes).toEqual([])
})

test('ratings have nowhere to go', () => {
  expect(site({ feedback: { thumbsRating: true } }).codes).toEqual(['key-idle'])
})
