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
