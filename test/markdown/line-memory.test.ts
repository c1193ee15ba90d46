import { createHighlighterCore } from 'shiki/core'
import { expect, test } from 'vitest'
import { lineMemory } from '../../src/markdown/line-memory.ts'
import { regexEngine } from '../../src/markdown/regex-engine.ts'

const core = await createHighlighterCore({ langs: [import('shiki/langs/js.mjs')], themes: [], engine: regexEngine() })

function states(code: string, memory: ReturnType<typeof memoryOfJs>) {
  let state = memory.start
  return code.split('\n').map((line) => (state = memory.step(line, state).next))
}
const memoryOfJs = () =>
  lineMemory(core.getLanguage('js'), (parts) => parts.map(({ text }) => ({ type: 'text', value: text })))

test('tokenises a line once for each state before it', () => {
  const memory = memoryOfJs()
  const [comment] = states('/* a', memory)
  expect(memory.step('b', comment!)).toBe(memory.step('b', comment!))
  expect(memory.step('b()', comment!)).not.toEqual(memory.step('b()', memory.start))
})

test('takes states that mean the same for one, however they came about', () => {
  const memory = memoryOfJs()
  const [first, second, , outside] = states('/* a\nb\n*/\nf()', memory)
  expect(second).toBe(first)
  expect(states('x()\n/* other', memory).at(-1)).toBe(first)
  expect(outside).not.toBe(first)
})

test('keeps lines that are met again, and forgets others', () => {
  const memory = memoryOfJs()
  const kept = memory.step('kept()', memory.start)
  const once = memory.step('once()', memory.start)
  for (let line = 0; line < 800; line++) {
    memory.step(`a${line}${' '.repeat(990)}`, memory.start)
    memory.step('kept()', memory.start)
  }
  expect(memory.step('kept()', memory.start)).toBe(kept)
  expect(memory.step('once()', memory.start)).not.toBe(once)
  expect(memory.step('once()', memory.start)).toEqual(once)
})
