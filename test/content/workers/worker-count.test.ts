import { expect, test } from 'vitest'
import { workerCount } from '../../../src/content/workers/worker-count.ts'

const page = 6_500

test.each([
  ['none for a thousand pages', 1_000 * page, 8, 0],
  ['some for ten thousand', 10_000 * page, 8, 3],
  ['one for each further processor', 10_000 * page, 2, 1],
  ['none where there is one processor', 10_000 * page, 1, 0],
  ['few where each would have little', 4_000 * page, 8, 2],
])('%s', (_, characters, processors, count) => {
  expect(workerCount(characters, processors)).toBe(count)
})
