import { expect, test } from 'vitest'
import { createTurns } from '../../src/content/turns.ts'

test('what is urgent is done at the next turn, before the long work goes on', async () => {
  const turns = createTurns()
  const done: string[] = []
  const urgent = turns.urgently(async () => void done.push('urgent'))
  done.push('piece')
  await turns.next()
  done.push('another piece')
  await urgent
  expect(done).toEqual(['piece', 'urgent', 'another piece'])
})

test('what fails is told to who asked for it, and the long work goes on', async () => {
  const turns = createTurns()
  const urgent = turns.urgently(() => Promise.reject(new Error('no'))).catch(String)
  await turns.next()
  expect(await urgent).toBe('Error: no')
})
