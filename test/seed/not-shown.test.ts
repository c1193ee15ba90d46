/** Sections of the description that say nothing: the site says nothing about them either. */
import { expect, test } from 'vitest'
import { newPlantPage } from './plant-store.ts'

test.each([
  ['Events: delivery retries', /retr(y|ies)|redeliver/i],
  ['Events: signing', /signature|signed|hmac/i],
  ['Errors', /error code|\b[45]\d\d\b/i],
  ['Limits', /rate limit|time-?out|maximum size/i],
  ['States and transitions', /transition/i],
])('%s', async (_, word) => {
  expect((await newPlantPage()).text('main')).not.toMatch(word)
})
