import { describe, expect, test } from 'vitest'
import { markdown } from '../component-kit.ts'
import { mdx, siteWith } from '../../../site-kit.ts'

const block = async (text: string) => (await siteWith({}, { 'pages/index.mdx': mdx('T', text) })).page('/')
const marked = ['.line-highlight', '.line-added', '.line-focus'] as const

describe('CodeBlock', () => {
  test('is a fence whose settings are props', async () => {
    const page = await block(
      '<CodeBlock language="rust" filename="a &quot;b&quot;.rs" icon="rust" lines wrap nocopy highlight="[1,3]" focus={[2]}>\n```\nlet a = 1;\nlet b;\nlet c;\n```\n</CodeBlock>',
    )
    expect(page.text('.code-title')).toBe('a "b".rs')
    expect(page.has('.code-head svg')).toBe(true)
    expect(page.has('.code.code-numbered.code-wrap:not([data-copy])')).toBe(true)
    expect(marked.map((selector) => page.all(selector).length)).toEqual([2, 0, 1])
    // No fence of the page names Rust: its grammar is loaded all the same.
    expect(page.has('.line .t-keyword')).toBe(true)
  })

  test('takes a template literal, text, or a fence with marks', async () => {
    const literal = await block('<CodeBlock language="go" expandable>\n{`func main() {\n\n  x()\n}`}\n</CodeBlock>')
    expect(literal.all('.line')).toHaveLength(4)
    expect(literal.has('.t-keyword')).toBe(true)
    expect((await block('<CodeBlock language="js">let x = 1</CodeBlock>')).text('pre')).toBe('let x = 1')
    const fence = await block('<CodeBlock title="x.py">\n```python {2}\na = 1 # [!code ++]\nb = 2\n```\n</CodeBlock>')
    expect(marked.map((selector) => fence.all(selector).length)).toEqual([1, 1, 0])
    expect(fence.text('.code-title')).toBe('x.py')
    expect(fence.attribute('.code', 'data-language')).toBe('python')
  })

  test('names a language that nobody knows', async () => {
    const { diagnostics } = await siteWith(
      {},
      { 'pages/index.mdx': mdx('T', '<CodeBlock language="pythn">x</CodeBlock>') },
    )
    expect(diagnostics.map(({ code, hint }) => `${code} ${hint}`)).toContain('language-unknown Did you mean "python"?')
  })

  test('is a fence in Markdown', () => {
    expect(markdown('CodeBlock', { language: 'js', filename: 'a.js' }, 'let x')).toBe('```js a.js\nlet x\n```')
    expect(markdown('CodeBlock', { title: 'B' }, '```py old\nx\n```')).toBe('```text B\nx\n```')
    expect(markdown('CodeBlock', {}, '```py old\nx\n```')).toBe('```py old\nx\n```')
    expect(markdown('CodeBlock', { language: 'md' }, 'a\n```\nb')).toBe('````md\na\n```\nb\n````')
  })
})
