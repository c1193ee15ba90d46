import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { theme } from '../../../theme/index.ts'
import { page, toolsWith } from '../fake-theme.ts'

const html = async (text: string, path = 'a.mdx') =>
  (await compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`, path), toolsWith({}, { theme }))).html

test.each([
  ['a.mdx', '<a href="/b"><h2>Heading</h2></a>'],
  ['a.md', '<div><a href="/b"><h2>Heading</h2></a></div>'],
])('a heading in a link has no link to itself (%s)', async (path, text) => {
  const shown = await html(text, path)
  expect(shown.match(/<a /g)).toHaveLength(1)
  expect(shown).toMatch(/<h2 id="heading">Heading<\/h2>/)
})

test.each(['a@example.com', 'https://example.com/x', 'www.example.com'])('%s in a link is text', async (address) => {
  expect(await html(`x <a href="https://other.example">see ${address} there</a>`)).toBe(
    `<p>x <a href="https://other.example" rel="noopener">see ${address} there</a></p>`,
  )
})

test('links of Markdown and components in a link give way to their words', async () => {
  const shown = await html('<a href="/b">\n  [*one*](/c) two\n\n  <Card title="Three" href="/d">four</Card>\n</a>')
  expect(shown.match(/<a /g)).toHaveLength(1)
  expect(shown).toContain('<em>one</em> two')
  expect(shown).toContain('Three')
})

test('the number of a note stays the place that the note leads back to', async () => {
  const shown = await html('<a href="/b">x[^1]</a>\n\n[^1]: Note.')
  expect(shown).toContain('<sup><span id="user-content-fnref-1">1</span></sup>')
  expect(shown).toContain('href="#user-content-fnref-1"')
})

test('in .md, links of Markdown in a link of HTML are words', async () => {
  expect(await html('x <a href="mailto:a@example.com">a@example.com</a>', 'a.md')).toBe(
    '<p>x <a href="mailto:a@example.com">a@example.com</a></p>',
  )
  expect(await html('<a name="top">\n\n[x](/x) <a href="/b">**[c](/d)** [z]</a>\n\n[z]: /z', 'a.md')).toContain(
    '<a href="/b/"><strong>c</strong> z</a>',
  )
})

test('buttons and labels in a link are words that look as they did: the link is what they press', async () => {
  const shown = await html(
    '<a href="/b"><button type="button" className="big">Go <b>on</b></button><label>now</label></a>',
  )
  expect(shown).toBe('<a href="/b/"><span class="big">Go <b>on</b></span><span>now</span></a>')
})

test('addresses of other hosts are legal', async () => {
  expect(await html('<a href="https://a.example/?x[y]=1#a#b">x</a>')).toContain(
    'href="https://a.example/?x%5By%5D=1#a%23b"',
  )
  expect(await html('![x](<https://a.example/a b.png>)')).toContain('src="https://a.example/a%20b.png"')
})
