import { describe, expect, test } from 'vitest'
import { textOf } from '../../src/hast/text.ts'
import { toHtml } from '../../src/hast/to-html.ts'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { customLanguage } from '../../src/markdown/custom-languages.ts'
import { createHighlighter, highlightCode } from '../../src/markdown/highlight.ts'
import type { CodeLine } from '../../src/model/code.ts'
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
  })

  test('stays plain in long lines only where they stand', async () => {
    await highlighter.load(['json'])
    const long = 'x'.repeat(1_000)
    const { lines, limit } = highlighter.lines(`1\n${long}\n2`, 'json', fakeTheme.markdown.tokens)
    expect(limit).toBe('line')
    const isColoured = ({ content }: CodeLine) => toHtml([...content]).value.includes('<span')
    expect(lines.map(isColoured)).toEqual([true, false, true])
  })

  test('stays plain once the work of the page is done, and what is in the cache costs the same', async () => {
    const own = createHighlighter()
    await own.load(['json'])
    const code = '[1, 2]\n'.repeat(10)
    const run = () => {
      const budget = { work: 200 }
      const blocks = [code, code, code, '1'].map((each) => own.lines(each, 'json', fakeTheme.markdown.tokens, budget))
      return blocks.map(({ limit, lines }) => limit ?? toHtml([...lines[0]!.content]).value.split('<span').length - 1)
    }
    const first = run()
    expect(first).toEqual([5, 5, 'page', 'page'])
    expect(run()).toEqual(first)
    expect(own.lines(code, 'json', fakeTheme.markdown.tokens).limit).toBeUndefined()
  })

  test('stays plain behind brackets that are nested too deeply', async () => {
    const lines = await highlightCode('[\n'.repeat(50_000), 'json', tools)
    expect(lines).toHaveLength(50_001)
    expect(lines.at(-2)).toEqual({ content: [{ type: 'text', value: '[' }] })
  })

  test.each([
    ['mdx', '---\ntitle: x\n---\n\n# A\n\n<B c={1}/>'],
    ['md', '# A\n\n```ts\nconst a = 1\n```\n'],
    ['md', '# A\n\n```js\nconst a = `b`\n```\n'],
    ['markdown', '<A v-if="b">\n\n```vue\n<a>{{ b }}</a>\n```'],
    ['vue', '<script lang="ts">\nconst a: string = "b"\n</script>\n<style lang="scss">\n$a: 1px;\n</style>'],
    ['svelte', '<style lang="scss">\n$a: 1px;\n</style>'],
    ['ts', 'const a = css`a { color: red }`'],
    ['html', '<a *ngIf="b">{{ c }}</a>'],
    ['rst', '.. code-block:: python\n\n   a = 1'],
    ['ruby', 'a = <<~SQL\n  select 1\nSQL\n'],
  ])('of %s looks the same whatever was highlighted before: %j', async (language, code) => {
    const alone = await highlightCode(code, language, { ...tools, highlighter: createHighlighter() })
    const crowded = createHighlighter()
    const before = [
      'yaml',
      'ts',
      'js',
      'scss',
      'sql',
      'python',
      'markdown',
      'ts-tags',
      'vue',
      'angular-ts',
      'haml',
      'nix',
    ]
    for (const each of before) await highlightCode('a: `b` <c>', each, { ...tools, highlighter: crowded })
    expect(await highlightCode(code, language, { ...tools, highlighter: crowded })).toEqual(alone)
  })

  test('in other code has the colours of its language where that is named', async () => {
    const kinds = async (code: string, language: string) => {
      const lines = await highlightCode(code, language, { ...tools, highlighter: createHighlighter() })
      return lines.map(({ content }) => toHtml([...content]).value)
    }
    expect((await kinds('```ts\nconst a = 1\n```', 'md'))[1]).toContain('t-keyword')
    expect((await kinds('---\na: "b"\n---\n', 'mdx'))[1]).toContain('t-string')
    expect((await kinds('<Note a="b">x</Note>', 'mdx'))[0]).toContain('<span')
    expect((await kinds('<div class="c">', 'md'))[0]).toContain('<span')
    expect((await kinds('<script lang="ts">\nconst a = 1\n</script>', 'vue'))[1]).toContain('t-keyword')
  })

  test('in other code is work for each language that is new to the page', async () => {
    const own = createHighlighter()
    const budget = { work: 50_000 }
    const block = (language: string) => `\`\`\`${language}\na\n\`\`\``
    const limits = ['ts', 'ts', 'py', 'go'].map(
      (each) => own.lines(block(each), 'md', fakeTheme.markdown.tokens, budget).limit,
    )
    expect(limits).toEqual([undefined, undefined, undefined, 'page'])
  })

  test('of a language has its grammar where the project has another one of that name', async () => {
    const own = customLanguage({ scopeName: 'source.mine', name: 'sql', patterns: [] }, 'sql')
    const mine = { ...tools, highlighter: createHighlighter([own]) }
    const html = async (language: string) =>
      toHtml([...(await highlightCode('select 1', language, mine))[0]!.content]).value
    expect(await html('sql')).toBe('select 1')
    expect(await html('postgres')).toContain('t-keyword')
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
    const fence = (line: string, times: number) => `\`\`\`json\n${`${line}\n`.repeat(times)}\`\`\`\n\n`
    expect(await codes(fence('[1],', 50_000))).toEqual(['code-plain Show a part of it, and link to the file.'])
    expect(await codes(fence('[', 3_000).repeat(2))).toEqual([
      'code-plain Check its brackets and quotes, or use the language "text".',
      'code-plain Check its brackets and quotes, or use the language "text".',
    ])
    expect(await codes(fence('[1],', 30_000).repeat(5))).toEqual([
      'code-plain Split the page, or break up long lines of code.',
    ])
    expect(await codes(fence(`"${'x'.repeat(1_000)}"`, 2).repeat(2))).toEqual([
      'code-plain Break up the line, or use the language "text".',
    ])
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
