import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('all feedback can be turned off', () => {
  const { config, codes } = site({ feedback: { suggestEdit: true, raiseIssue: true }, hideFeedbackButtons: true })
  expect(config.feedback).toEqual({ suggestEdit: false, raiseIssue: false })
  expect(codes).toEqual(['feedback-hidden'])
})

test('ratings need somewhere to go', () => {
  const asked = site({ feedback: { thumbsRating: true } })
  expect(asked.config.feedback).not.toHaveProperty('endpoint')
  expect(asked.codes).toEqual(['feedback-endpoint-missing'])
})

test.each([
  ['https://answers.example/docs', 'https://answers.example/docs'],
  ['/api/feedback', '/api/feedback'],
])('answers go to %s', (endpoint, read) => {
  const { config, codes } = site({ feedback: { thumbsRating: true, endpoint } })
  expect(config.feedback).toEqual({ suggestEdit: false, raiseIssue: false, endpoint: read })
  expect(codes).toEqual([])
})

test.each([
  'http://answers.example',
  '//answers.example',
  '/\\\\answers.example',
  'javascript:alert(1)',
  'answers',
  '',
])('answers do not go to %s', (endpoint) => {
  const { config, codes } = site({ feedback: { thumbsRating: true, endpoint } })
  expect(config.feedback).not.toHaveProperty('endpoint')
  expect(codes).toEqual(['feedback-endpoint'])
})

test('an endpoint without the question asks nothing, nor does one that is hidden', () => {
  const endpoint = 'https://answers.example'
  expect(site({ feedback: { endpoint } }).config.feedback).not.toHaveProperty('endpoint')
  const hidden = site({ feedback: { thumbsRating: true, endpoint }, hideFeedbackButtons: true })
  expect(hidden.config.feedback).toEqual({ suggestEdit: false, raiseIssue: false })
})
