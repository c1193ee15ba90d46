import { describe, expect, test } from 'vitest'
import { covered, mainWords, proseWords } from './words.mjs'

const words = (text: string) => proseWords(text).join(' ')

describe('words of the author', () => {
  test.each([
    ['front matter', '---\ntitle: No\n---\nYes', 'Yes'],
    ['fenced code', 'One\n\n```js title="no"\nno\n```\n\n> ~~~\n> no\n> ~~~\n\n- Two\n  ```sh\n  no\n  ```', 'One Two'],
    ['a fence that never ends', 'One\n```\nno', 'One'],
    ['inline code', 'Call `no()` and ``no ` no`` now', 'Call and now'],
    ['imports', "import A from './no.mdx'\nimport {\n  No\n} from 'no'\n\nYes import the key", 'Yes import the key'],
    ['exports over blank lines', 'export const No = () => {\n  no()\n\n  return <p>no</p>\n}\n\nYes', 'Yes'],
    ['an export that never closes', 'export const no = {\n\nYes', 'Yes'],
    ['tags and attributes', '<Card title="no" icon={<b>no</b>}>Yes <b>b</b>old</Card><br/>', 'Yes bold'],
    ['a sign that opens no tag', 'if a < b and 5 <6', 'if a b and 5 6'],
    ['expressions', "Yes {no ? 'it}' : `no`} and {don't} end", 'Yes and end'],
    ['comments', 'Yes {/* no */} <!-- no --> end', 'Yes end'],
    ['link targets', 'See [the page](/no/(no) "no"), [it][No] and [a][b].\n\n[no]: /no', 'See the page it and a b'],
    ['images', 'Before ![no](no.png) after', 'Before after'],
    ['addresses', 'At https://no.example/no?x and <https://no.example> too', 'At and too'],
    ['an address with text at its end', 'https://no.example/no。値', '値'],
    ['list numbers and boxes', '1. One\n2) Two\n- [x] Three', 'One Two Three'],
    ['footnote marks', 'Text[^1] more\n\n[^1]: Note', 'Text more Note'],
    ['emphasis inside a word', '**B**old and snake\\_case', 'Bold and snake case'],
    ['entities', 'a&nbsp;b &lt;c', 'a b c'],
    ['styles and drawings', '<style>{`no`}</style><svg><text>no</text></svg>Yes', 'Yes'],
    ['mathematics', 'Sum $$\\frac{no}{no}$$ end', 'Sum end'],
  ])('without %s', (_, text, expected) => {
    expect(words(text)).toBe(expected)
  })

  test('one word a sign where a script has no spaces', () => {
    expect(words('快速 start はい')).toBe('快 速 start は い')
  })

  test('keeps braces of plain Markdown', () => {
    expect(proseWords('a {b} c', { mdx: false })).toEqual(['a', 'b', 'c'])
  })

  test('stays linear on hostile text', () => {
    for (const text of ['`'.repeat(50_000), '['.repeat(50_000), '<a '.repeat(20_000)])
      expect(Array.isArray([...proseWords(text)])).toBe(true)
  })
})

test('words of the reader are those of the main content, blocks apart, inline elements together', () => {
  const html =
    '<body><nav>no</nav><main><h1>One</h1><p>t<b>w</b>o<script>no</script></p><pre><code>three</code></pre></main>no'
  expect(mainWords(html)).toEqual(['One', 'two', 'three'])
})

test('counts each word as often as it is wanted', () => {
  expect(covered(['a', 'a', 'b'], ['a', 'b', 'c'])).toEqual({ total: 3, found: 2, missing: ['a'] })
})
