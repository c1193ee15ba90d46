import { describe, expect, test } from 'vitest'
import { textOf } from '../../src/hast/text.ts'
import { toHtml } from '../../src/hast/to-html.ts'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { createHighlighter, highlightCode } from '../../src/markdown/highlight.ts'
import { fakeTheme, highlighter, page, toolsWith } from './fake-theme.ts'

const tools = { theme: fakeTheme, highlighter }

describe('code', () => {
  test('becomes classes, neighbours of one kind joined', async () => {
    const [line] = await highlightCode('const a = "x" // y', 'js', tools)
    expect(toHtml([...line!.content]).value).toBe(
      '<span class="t-keyword">const </span><span class="t-constant">a </span><span class="t-operator">= </span><span class="t-string">"x" </span><span class="t-comment">// y</span>',
    )
  })

  test.each(['python', 'json', 'bash', 'yaml', 'html', 'css', 'diff', 'go', 'curl', 'c#', 'golang'])(
    'keeps every letter of %s',
    async (language) => {
      const code = 'a: "b" {c}\n\n  <d>é😀</d>\n+ $x'
      const lines = await highlightCode(code, language, tools)
      expect(lines.map(({ content }) => content.map(textOf).join('')).join('\n')).toBe(code)
    },
  )

  test('stays plain in unknown languages and past the limits', async () => {
    const plain = [{ content: [{ type: 'text', value: 'a' }] }]
    expect(await highlightCode('a', 'klingon', tools)).toEqual(plain)
    expect(await highlightCode('a', 'text', tools)).toEqual(plain)
    expect((await highlightCode(`"a"\n`.repeat(60_000), 'json', tools))[0]).toEqual({
      content: [{ type: 'text', value: '"a"' }],
    })
    await highlighter.load(['js'])
    expect(highlighter.lines('late()', 'js', fakeTheme.markdown.tokens, { milliseconds: 0 })[0]).toEqual({
      content: [{ type: 'text', value: 'late()' }],
    })
  })

  test('is highlighted once', async () => {
    const own = createHighlighter()
    await own.load(['js'])
    const first = own.lines('x()', 'js', fakeTheme.markdown.tokens)
    expect(own.lines('x()', 'js', fakeTheme.markdown.tokens)).toBe(first)
  })
})

describe('a page', () => {
  const codes = async (text: string) =>
    (await compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`), toolsWith())).diagnostics.map(
      ({ code, hint }) => `${code} ${hint}`,
    )
  test('names the nearest language', async () => {
    expect(await codes('```pythn\nx\n```\n\n```pythn\ny\n```')).toEqual(['language-unknown Did you mean "python"?'])
  })
  test('tells of code past the limits', async () => {
    expect(await codes(`\`\`\`json\n${'[1],\n'.repeat(50_000)}\`\`\``)).toEqual([
      'code-too-long Show a part of it, and link the file.',
    ])
    const slow = {
      ...highlighter,
      lines: (code: string, language: string, tokens: never, budget = { milliseconds: 1 }) => {
        budget.milliseconds = 0
        return highlighter.lines(code, language, tokens)
      },
    }
    const { diagnostics } = await compileMarkdown(
      page('```js\nx\n```\n\n```js\ny\n```', 'a.md'),
      toolsWith({}, { highlighter: slow as typeof highlighter }),
    )
    expect(diagnostics.filter(({ code }) => code === 'code-too-slow')).toHaveLength(1)
  })
  test('draws titles, numbers, marks and words', async () => {
    const { html } = await compileMarkdown(
      page('```text My title lines=3 {2} wrap icon=flag\na x\nb // [!code ++]\nc\n// [!code word:d]\nd e\n```', 'a.md'),
      toolsWith(),
    )
    expect(html).toBe(
      '<pre data-language="text" data-title="My title" data-numbers="3" data-flags="wrap icon"><code><span>a x\n</span><span data-mark="added">b\n</span><span>c\n</span><span><mark>d</mark> e\n</span></code></pre>',
    )
  })
})
