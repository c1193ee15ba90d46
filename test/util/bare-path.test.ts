import { expect, test } from 'vitest'
import { barePath } from '../../src/util/bare-path.ts'

test.each([
  ['/images/a.png', 'images/a.png'],
  ['./images/a.png', 'images/a.png'],
  ['.//./a', 'a'],
  ['../a', '../a'],
  ['.hidden/a', '.hidden/a'],
  ['a/./b', 'a/./b'],
])('%s is %s', (written, bare) => {
  expect(barePath(written)).toBe(bare)
})
