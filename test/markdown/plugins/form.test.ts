/** Controls of forms: drawn, with nothing that sends or runs. One table for `.md` and `.mdx`. */
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { page, toolsWith } from '../fake-theme.ts'

const compiled = (text: string, path: string) =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n\n${text}`, path), toolsWith())

describe.each(['a.md', 'a.mdx'])('in %s', (path) => {
  test.each([
    ['<p><input type="text" placeholder="Name" /></p>', '<p><input type="text" placeholder="Name"></p>'],
    ['<p><input type="checkbox" aria-label="agree" /></p>', '<p><input type="checkbox" aria-label="agree"></p>'],
    ['<p><label for="a">A</label> <input id="a" /></p>', '<p><label for="a">A</label> <input id="a"></p>'],
    [
      '<p><select multiple><optgroup label="G"><option value="a" selected>A</option></optgroup></select></p>',
      '<p><select multiple><optgroup label="G"><option value="a" selected>A</option></optgroup></select></p>',
    ],
    ['<p><textarea rows="3">a b</textarea></p>', '<p><textarea rows="3">a b</textarea></p>'],
    ['<p><progress value="3" max="9">3</progress></p>', '<p><progress value="3" max="9">3</progress></p>'],
    ['<p><meter min="0" max="9" value="3">3</meter></p>', '<p><meter min="0" max="9" value="3">3</meter></p>'],
    ['<p><output>3</output></p>', '<p><output>3</output></p>'],
    ['<fieldset><legend>L</legend></fieldset>', '<fieldset><legend>L</legend></fieldset>'],
    [
      '<p><input list="l" /><datalist id="l"><option value="a"></option></datalist></p>',
      '<p><input list="l"><datalist id="l"><option value="a"></option></datalist></p>',
    ],
    ['<p><button type="submit" formaction="/x">b</button></p>', '<p><button type="button">b</button></p>'],
    ['<p><input type="image" src="https://a.example/x.png" /></p>', '<p><input type="submit"></p>'],
    ['<p>a<input type="hidden" value="x" />b</p>', '<p>ab</p>'],
  ])('%s', async (text, html) => {
    const { diagnostics, embeds, html: drawn } = await compiled(text, path)
    expect(drawn).toBe(html)
    expect(diagnostics).toEqual([])
    expect(embeds).toEqual([])
  })

  test('a form is a box: it cannot be sent', async () => {
    const text = '<form action="/x" method="post" class="f"><p>a</p></form>'
    expect((await compiled(text, path)).html).toBe('<div class="f"><p>a</p></div>')
  })

  test('the boxes of a task list say what they are', async () => {
    const { html } = await compiled('- [x] a\n- [ ] b\n\n  c', path)
    expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> a')
    expect(html).toContain('<input type="checkbox" disabled aria-label="To do"> b')
  })

  test.each(['canvas', 'dialog'])('%s gives way to what it holds, and is told', async (name) => {
    const { html, diagnostics } = await compiled(`<${name}>words</${name}>`, path)
    expect(html).toContain('words')
    expect(html).not.toContain(`<${name}`)
    expect(diagnostics).toMatchObject([{ code: 'element-unknown', message: expect.stringContaining(`"<${name}>"`) }])
  })
})

test.each([
  ['<select value="b"><option value="a">A</option><option>b</option></select>', '<option selected>b</option>'],
  ['<select defaultValue="a"><option value="a">A</option></select>', '<option value="a" selected>A</option>'],
  ['<textarea defaultValue="a b" />', '<textarea>a b</textarea>'],
  ['<textarea>\n  a\n</textarea>', '<textarea>a</textarea>'],
  ['<input defaultChecked type="radio" name="r" onChange={() => 1} />', '<input checked type="radio" name="r">'],
])('the spelling of React: %s', async (text, html) => {
  expect((await compiled(text, 'a.mdx')).html).toContain(html)
})

test('a name in lower case is an element that nobody knows; a component may be meant', async () => {
  const { diagnostics } = await compiled(
    '<svg><foreignObject>a</foreignObject></svg>\n\n<card>b</card>\n\n<my-box>c</my-box>',
    'a.mdx',
  )
  expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      'element-unknown',
      '"<foreignObject>" is not an element that pages can use; its content is shown.',
      'Use an HTML element or a component, or write "\\<" for a literal sign.',
    ],
    [
      'element-unknown',
      '"<card>" is not an element that pages can use; its content is shown.',
      'Did you mean "<Card>"?',
    ],
    [
      'element-unknown',
      '"<my-box>" is not an element that pages can use; its content is shown.',
      'Use an HTML element or a component, or write "\\<" for a literal sign.',
    ],
  ])
})
