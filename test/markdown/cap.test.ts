import { expect, test } from 'vitest'
import { capped } from '../../src/markdown/cap.ts'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { page, toolsWith } from './fake-theme.ts'

const told = (count: number, code = 'a', file = 'a.md'): Diagnostic[] =>
  Array.from({ length: count }, (_, line) => ({
    code,
    severity: 'warning',
    message: `Message ${line}.`,
    at: { file, line, column: 1 },
  }))

test('tells twenty messages of a kind and file, and how many more there are', () => {
  const list = capped([...told(500), ...told(21, 'b'), ...told(5, 'a', 'b.md')])
  expect(list.filter(({ code, at }) => code === 'a' && at?.file === 'a.md')).toHaveLength(21)
  expect(list[20]).toMatchObject({
    severity: 'warning',
    message: 'Message 20, and 479 more of this kind on this page.',
  })
  expect(list.filter(({ code }) => code === 'b')).toHaveLength(21)
  expect(list.filter(({ at }) => at?.file === 'b.md')).toHaveLength(5)
})

test('caps the messages of a page', async () => {
  const { diagnostics } = await compileMarkdown(
    page(`---\ntitle: T\ndescription: D\n---\n${'a <5 b\n\n'.repeat(300)}`),
    toolsWith(),
  )
  expect(diagnostics).toHaveLength(21)
  expect(diagnostics.at(-1)?.message).toContain('and 279 more of this kind on this page.')
})
