import { expect, test } from 'vitest'
import { createLoop } from '../../src/dev/loop.ts'

test('runs one at a time; what changes meanwhile is one more run', async () => {
  const runs: string[][] = []
  let active = 0
  const loop = createLoop(async (changed) => {
    expect(++active).toBe(1)
    runs.push([...changed])
    await new Promise((done) => setTimeout(done, 10))
    active -= 1
  })
  loop.mark(['a'])
  loop.mark(['b'])
  loop.mark(['c', 'b'])
  loop.mark([])
  await loop.idle()
  expect(runs).toEqual([['a'], ['b', 'c']])
  loop.mark(['d'])
  await loop.idle()
  expect(runs).toHaveLength(3)
})
