import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { applyEdits } from '../../src/markdown/edits.ts'
import { braceEdits } from '../../src/markdown/html-braces.ts'
import { page, toolsWith } from './fake-theme.ts'

const edited = (text: string) => applyEdits(text, braceEdits(text)).text

test.each([
  [`<div style={{ color: 'red', marginTop: 4 }}>x</div>`, '<div style="color: red; margin-top: 4px">x</div>'],
  [`a <b style={{"z-index": -1}}>x</b>`, 'a <b style="z-index: -1">x</b>'],
  ['<img src="/a.png"\n  width={300} alt={`a`} />', '<img src="/a.png" width="300" alt="a" />'],
  [`<p title={'"&'} className={"x"} hidden={true} inert={false}>`, '<p title="&quot;&amp;" className="x" hidden>'],
  [`<td title="a={1}" width={2}>`, '<td title="a={1}" width="2">'],
  [`<p aria-hidden={true} data-x={false} draggable={true}>`, '<p aria-hidden="true" data-x="false" draggable="true">'],
  [`<p contentEditable={false} spellCheck={false}>`, '<p contentEditable="false" spellCheck="false">'],
  ['`a`<p tabIndex={1}>', '`a`<p tabIndex="1">'],
  ['- > <p title={`a|b`}>', '- > <p title="a&#124;b">'],
  ['\\\\<p tabIndex={1}>', '\\\\<p tabIndex="1">'],
])('constants of %s become attributes', (text, expected) => {
  expect(edited(text)).toBe(expected)
})

test.each([
  '<div style={style}>',
  '<div style={{ ...style }}>',
  '<div style={{ [name]: 1 }}>',
  '<div data-x={1 > 2}>',
  '<p title={{ a: 1 }}>',
  '`<div width={1}>`',
  '```jsx\n<div width={1}>\n```',
  'text\n\n    <div width={1}>',
  '<Card cols={2}>',
  '<placeholder a={1}>',
  '<div width={1',
  'a ={1} <b>',
  '-     <div width={1}>',
  '> 1.     <div width={1}>',
  '>     <div width={1}>',
  '\\<div width={1}>',
  '\\`<img width={1}>\\`',
  '[a](<b width={1}>)',
  '[a]: <b width={1}>',
])('%j stays as it is', (text) => {
  expect(edited(text)).toBe(text)
})

describe('a page of Markdown', () => {
  const compiled = (text: string) =>
    compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n\n${text}`, 'a.md'), toolsWith())

  test('shows tags with such attributes as the other kind of page does, in blocks and in lines', async () => {
    const made = await compiled(`<div style={{ color: 'red' }}>a</div>\n\nIn <b style={{ color: 'red' }}>a</b> line.\n`)
    const [rule] = made.styles
    expect(made.styles).toEqual([{ class: rule!.class, declarations: 'color: red' }])
    expect(made.html).toBe(`<div class="${rule!.class}">a</div>\n<p>In <b class="${rule!.class}">a</b> line.</p>`)
    expect(made.diagnostics).toEqual([])
  })

  test('keeps the cells of a row with a bar in such an attribute, and says nothing of it', async () => {
    const made = await compiled('| a | b |\n|---|---|\n| `x` | <span title={`p|q`}>z</span> |\n')
    expect(made.html).toContain('<td><code>x</code></td>\n<td><span title="p|q">z</span></td>')
    expect(made.diagnostics).toEqual([])
  })

  test('may have more of them on a tag than a call may have arguments', () => {
    expect(edited(`<p${' a={1}'.repeat(150_000)}>`)).toBe(`<p${' a="1"'.repeat(150_000)}>`)
  })

  test('tells places behind them as they are written', async () => {
    const { diagnostics } = await compiled(`<b style={{\n  color: 'red'\n}}>a</b> <blink>b</blink>`)
    expect(diagnostics.map(({ code, at }) => [code, at?.line, at?.column])).toEqual([['element-unknown', 8, 10]])
  })
})
