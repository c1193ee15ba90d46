/** Hostile pages: nothing runs, nothing is fetched, the words stay. One table for `.md` and `.mdx`. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { page, toolsWith } from './fake-theme.ts'

const tools = toolsWith()
async function html(text: string, path: string): Promise<string> {
  return (await compileMarkdown(page(text, path), tools)).html
}

const attacks = [
  '[a](javascript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](\u0001javascript:alert(1))',
  '[a](JAVASCRIPT:alert(1))',
  '[a](vbscript:x)',
  '[a](data:text/html,x)',
  '[a](file:///etc/passwd)',
  '[a](blob:http://localhost/x)',
  '[a]\n\n[a]: javascript:alert(1)',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml;base64,AAAA)',
  '<javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<img src="x" onerror="alert(1)" />',
  '<p onclick="alert(1)">x</p>',
  '<p onClick={() => alert(1)}>x</p>',
  '<script>alert(1)</script>',
  '<style>p { background: url(//attacker.example) }</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="x"></object><embed src="x" />',
  '<form action="//attacker.example"><input name="a" /><button formaction="javascript:alert(1)">x</button></form>',
  '<svg><script>alert(1)</script><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="https://attacker.example/x.svg#a"></use><image href="x"></image></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"></animate></svg>',
  '<svg fill="url(https://attacker.example/x)"><foreignObject><iframe src="javascript:x"></iframe></foreignObject></svg>',
  '<math><mtext><style><img src="x" onerror="alert(1)" /></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<base href="//attacker.example" /><meta httpEquiv="refresh" content="0;url=//attacker.example" /><link rel="stylesheet" href="//attacker.example" />',
  '<p style="background: url(//attacker.example)">x</p>',
  '<p style={{position: "fixed", inset: 0, background: "image-set(\'x\' 1x)"}}>x</p>',
  '<p style="color: red; } body { display: none">x</p>',
  '<Card href="javascript:alert(1)" title="x" img="javascript:alert(1)"/>',
  '<constructor/><__proto__ a="b"/><toString>x</toString>',
  '<p dangerouslySetInnerHTML={{__html: "<img src=x onerror=alert(1)>"}}/>',
  '<p {...{onClick: "alert(1)"}}>x</p>',
  '{globalThis.PWNED = 1}{(() => {}).constructor("x")()}{import("x")}',
  '```js"><img src=x onerror=alert(1)>\nx\n```',
  '```js title="\\"><script>"\nx\n```',
  '# <img src=x onerror=alert(1)>',
  '<video src="javascript:x" poster="javascript:x"><source src="javascript:x" /></video>',
  '<img srcset="javascript:x 1x, data:image/svg+xml,x 2x" />',
  '</main></body></html><plaintext>',
]
const forbiddenTag =
  /<\/?(?:script|style|object|embed|base|meta|link|form|template|noscript|math|foreignobject|animate|image|plaintext|body|html|main)\b/i

/** Attributes of each tag in some HTML of our serialiser, which quotes every value that needs it. */
function tagsOf(text: string): string[][] {
  return [...text.matchAll(/<[a-z][\w-]*((?:\s+[^\s"'<>/=]+(?:="[^"]*"|=[^\s"'<>]+)?)*)\s*\/?>/gi)].map(([, list]) =>
    [...list!.matchAll(/[^\s"'<>/=]+(?:="[^"]*"|=[^\s"'<>]+)?/g)].map(([attribute]) => attribute),
  )
}

function expectHarmless(text: string): void {
  const withoutValues = text.replace(/="[^"]*"/g, '=""')
  expect(withoutValues).not.toMatch(forbiddenTag)
  for (const attribute of tagsOf(text).flat()) {
    expect(attribute).not.toMatch(/^on|^style\b|^srcdoc|^formaction/i)
    expect(attribute).not.toMatch(
      /^[\w-]*="?[\s\p{Cc}]*(?:javascript|vbscript|file|blob|data:(?!image\/(?:png|jpeg|gif|webp)))/iu,
    )
    expect(attribute).not.toContain('attacker.example')
  }
}

describe('hostile pages are harmless', () => {
  test.each(attacks)('%j', async (text) => {
    expectHarmless(await html(text, 'a.md'))
    expectHarmless(await html(text, 'a.mdx'))
    expect((globalThis as { PWNED?: number }).PWNED).toBeUndefined()
  })
})

test('says what was taken away', async () => {
  const codes = async (text: string, path: string) =>
    (await compileMarkdown(page(text, path), tools)).diagnostics
      .map(({ code }) => code)
      .filter((code) => code !== 'frontmatter-missing')
  const text =
    '<script>1</script>\n\n<p onclick="x">a</p>\n\n<blink>b</blink>\n\n[c](javascript:x) ![d](file:x)\n\n<iframe src="file:x" title="t"></iframe><iframe src="/y"></iframe>\n\n<img src="/z"/>\n\n<p style="top: url(x)">e</p>'
  const all = [
    'element-forbidden',
    'handler-dropped',
    'element-unknown',
    'link-unsafe',
    'image-unsafe',
    'frame-unsafe',
    'frame-title-missing',
    'image-alt-missing',
    'style-dropped',
  ]
  expect(new Set(await codes(text, 'a.md'))).toEqual(new Set(all))
  expect(new Set(await codes(text, 'a.mdx'))).toEqual(new Set([...all, 'mdx-attribute']))
  expect(await codes('<p dangerouslySetInnerHTML={{__html: "x"}}/>', 'a.mdx')).toEqual(['html-dropped'])
})

describe('random text', () => {
  const signs = fc.constantFrom(
    '<',
    '>',
    '{',
    '}',
    '`',
    '```',
    '\n',
    '\n\n',
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '#',
    '- ',
    '> ',
    '|',
    '"',
    "'",
    '=',
    '/',
    '\\',
    '!',
    '&',
    ':',
    '<Card ',
    '<b>',
    '</b>',
    '{/*',
    '*/}',
    '<!--',
    '-->',
    'import ',
    'export ',
    '---',
    ' ',
    'a',
    '1',
    'title',
    '😀',
    '\u0000',
    '\t',
    '\r',
  )
  const text = fc.array(signs, { maxLength: 60 }).map((parts) => parts.join(''))
  test.each(['a.md', 'a.mdx'])('never throws and is harmless in %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string({ maxLength: 200, unit: 'binary' })), async (source) => {
        expectHarmless(await html(source, path))
      }),
      { numRuns: 400, seed: 7 },
    )
  })
})
