import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { page, toolsWith } from '../fake-theme.ts'

const compiled = (style: string) =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n<p style="${style}">x</p>`, 'a.md'), toolsWith())

test.each(['fixed', 'var(--p)', 'FIXED !important', 'relative fixed'])('position: %s is left out', async (value) => {
  const { styles, diagnostics } = await compiled(`--p: fixed; position: ${value}`)
  expect(styles.map(({ declarations }) => declarations)).toEqual(['--p: fixed'])
  expect(diagnostics.map(({ code }) => code)).toEqual(['style-dropped'])
})

test.each(['static', 'relative', 'absolute', 'sticky'])('position: %s stays', async (value) => {
  const { styles } = await compiled(`position: ${value}`)
  expect(styles.map(({ declarations }) => declarations)).toEqual([`position: ${value}`])
})
