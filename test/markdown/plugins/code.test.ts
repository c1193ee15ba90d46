import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { createHighlighter } from '../../../src/markdown/highlight.ts'
import { mdx, siteWith } from '../../site-kit.ts'
import { page, toolsWith } from '../fake-theme.ts'

const compiled = (text: string) => compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`), toolsWith())
const built = async (info: string, code: string) =>
  (await siteWith({}, { 'pages/index.mdx': mdx('T', `\`\`\`${info}\n${code}\n\`\`\``) })).page('/')

test('a word is marked wherever it stands, also across tokens', async () => {
  const shown = await built('js', '// [!code word:a.b]\na.b(a.b, c)')
  expect(shown.all('.line mark').length).toBeGreaterThan(2)
  expect(shown.text('pre').replaceAll(' ', '')).toBe('a.b(a.b,c)')
})

test('prompts stand apart, answers are plain, commands keep their colours', async () => {
  const shown = await built('console', '$ npm i\nadded "1"\n$ npm test')
  expect(shown.all('.code-prompt')).toHaveLength(2)
  expect(shown.all('.line-output')).toHaveLength(1)
  expect(shown.all('.line-output span')).toHaveLength(0)
  expect(shown.all('.line .t-function').length).toBeGreaterThan(0)
  expect(shown.text('pre')).toBe('$ npm i added "1" $ npm test')
})

test('marks become elements that say what they mean', async () => {
  const shown = await built('js {1}', 'a\nb // [!code ++]\nc // [!code --]\nd // [!code error]\ne // [!code focus]')
  expect(['mark', 'ins', 'del'].map((tag) => shown.all(`pre ${tag}.line`).length)).toEqual([2, 1, 1])
  expect(shown.has('.code.code-diff.code-focused')).toBe(true)
  expect(shown.text('pre')).toBe('a b c d e')
})

test('every setting of an info string reaches the page', async () => {
  const shown = await built('ts A title.ts {2} lines=5 wrap expandable icon=rocket nocopy', 'a\nb\nc')
  expect(shown.text('.code-title')).toBe('A title.ts')
  expect(shown.has('.code-head > .code-icon')).toBe(true)
  expect(shown.has('.code.code-numbered.code-wrap.code-expandable:not([data-copy])')).toBe(true)
  expect(shown.all('.line').map(({ properties }) => properties.dataN)).toEqual(['5', '6', '7'])
  expect(shown.all('.line-highlight')).toHaveLength(1)
})

test('a fence of "nocopy" alone is plain text', async () => {
  const shown = await built('nocopy', 'a $x')
  expect(shown.has('.code:not([data-copy]):not([data-language])')).toBe(true)
})

test('an unknown icon is told, and "twoslash" that it does nothing', async () => {
  const { diagnostics } = await compiled('```js icon=nope twoslash\nx\n```')
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['icon-unknown', 'warning'],
    ['twoslash-ignored', 'info'],
  ])
})

test('the same page gives the same document whether grammars were loaded or not', async () => {
  const text = '<CodeBlock language="ruby">\nputs 1\n</CodeBlock>'
  const kit = (highlighter = createHighlighter()) => ({ ...toolsWith(), highlighter })
  const { theme } = await import('../../../theme/index.ts')
  const shared = { ...kit(), theme }
  const first = await compileMarkdown(page(text), shared)
  expect(await compileMarkdown(page(text), shared)).toEqual(first)
  expect(first.html).toContain('t-number')
})
