/** Where the part of the program that opens grammars cannot be read. */
import { expect, test, vi } from 'vitest'
import { createHighlighter } from '../../src/markdown/highlight.ts'

vi.mock('../../src/markdown/loaded-grammars.ts', () => {
  throw new Error('no such file')
})

test('whoever wants a grammar is told, each time, and nobody else', async () => {
  const highlighter = createHighlighter()
  await expect(highlighter.load(['js'])).rejects.toThrow()
  // What is thrown while nobody waits for it would end the process.
  await new Promise((done) => setTimeout(done, 20))
  await expect(highlighter.load(['js'])).rejects.toThrow()
})
