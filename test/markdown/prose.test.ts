import { expect, test } from 'vitest'
import { toHtml } from '../../src/hast/to-html.ts'
import { renderInline, renderProse } from '../../src/markdown/prose.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'
import { fakeTheme, highlighter } from './fake-theme.ts'

const tools = { theme: fakeTheme, style: defaultUrlStyle, highlighter }

test('prose is Markdown with safe HTML and no MDX', async () => {
  const nodes = await renderProse(
    'A **b** {c} <Card/> <b onclick="x">d</b> <script>e</script>\n\n| f |\n|---|\n| g |',
    tools,
  )
  expect(toHtml(nodes).value).toBe(
    '<p>A <strong>b</strong> {c} &#x3C;Card/> <b>d</b> </p>\n<div class="table"><table>\n<thead>\n<tr>\n<th>f</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>g</td>\n</tr>\n</tbody>\n</table></div>',
  )
})

test('links count from the page that is named', async () => {
  const page = { id: 'api/x', path: 'api/x.mdx' }
  expect(toHtml(await renderProse('[a](b)', { ...tools, page })).value).toBe('<p><a href="/api/b/">a</a></p>')
})

test('inline prose has no paragraphs', async () => {
  expect(toHtml(await renderInline('a `b`\n\nc', tools)).value).toBe('a <code>b</code> c')
})

test('text over the limits says so', async () => {
  expect(toHtml(await renderProse('>'.repeat(3000), tools)).value).toBe('<p>Nesting is deeper than 100 levels.</p>')
})

test.each([
  ['<Callout>\n**Bold** text\n</Callout>', '<p><strong>Bold</strong> text</p>'],
  ['Before\n<Note title="a">\n- one\n</Note>\nafter', '<p>Before</p>\n<ul>\n<li>one</li>\n</ul>\n<p>after</p>'],
  ['<Tabs>\n<Tab title="A">\n`x`\n</Tab>\n</Tabs>', '<p><code>x</code></p>'],
])('what components hold is Markdown: %j', async (text, expected) => {
  const html = toHtml(await renderProse(text, tools)).value
  expect(html.trim().replace(/\n{2,}/g, '\n')).toBe(expected)
})

test.each([
  'Send it to <address> or <email>.',
  'Returns an <object> of *words*.',
  'The <body> of the <link>, <data> and <time>.',
  'All of (<link>s)',
  'a\n<API_KEY>\nb',
])('placeholders of %j are shown, whatever HTML calls so', async (text) => {
  const words = text.replaceAll('<', '&#x3C;').replace('*words*', '<em>words</em>')
  expect(toHtml(await renderProse(text, tools)).value).toBe(`<p>${words}</p>`)
})

test.each([
  ['Send <address>it</address> <time>now</time>.', '<p>Send </p><address>it</address> <time>now</time>.'],
  ['<section>\n\ntext', '<section>\n<p>text</p></section>'],
  ['a <b>b', '<p>a <b>b</b></p>'],
  ['- <section>\n\ntext', '<ul>\n<li>\n<section>\n</section></li>\n</ul>\n<p>text</p>'],
  ['> 1. <label> *a*', '<blockquote>\n<ol>\n<li><label> <em>a</em></label></li>\n</ol>\n</blockquote>'],
  ['<div><section>text</div>', '<div><section>text</section></div>'],
  ['<ul><li><menu>a</ul>', '<ul><li>a</li></ul>'],
  ['Doc: <html><head><body>hi', '<p>Doc: hi</p>'],
  ['a <source src="x">b', '<p>a <source src="/x">b</p>'],
])('%j stays HTML', async (text, expected) => {
  expect(toHtml(await renderProse(text, tools)).value).toBe(expected)
})
