/** What of a page's content is hard to read for some readers, and can be seen without its styles. */
import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

const head = '---\ntitle: T\ndescription: D\n---\n'

async function told(text: string) {
  const { diagnostics } = await compileMarkdown(page(head + text, 'a.mdx'), toolsWith({}, { theme }))
  return diagnostics
    .filter(({ code }) => code !== 'mdx-attribute')
    .map(({ at, severity, code, message }) => `${at!.line - 4}:${at!.column} ${severity} ${code}: ${message}`)
}

test('a level of headings that is left out is told once a page, at the first one', async () => {
  expect(await told('## Two\n\n#### Four\n\n##### Five\n\n#### Four again\n\n## Two again\n\n### Three')).toEqual([
    '3:1 info heading-level: The heading "Four" has level 4 below one of level 2 (so has one more); it is read as level 3.',
  ])
  expect(await told('### Three\n\nText.')).toEqual([
    '1:1 info heading-level: The heading "Three" has level 3 below the title of the page; it is read as level 2.',
  ])
})

test('levels that follow each other, and those that components draw, are fine', async () => {
  expect(await told('## Two\n\n### Three\n\n## Two\n\n### Three')).toEqual([])
  expect(await told('# One\n\n## Two')).toEqual([])
  expect(await told('<Steps><Step title="One" titleSize="h4">a</Step></Steps>')).toEqual([])
})

test.each(['here', 'Click here', '**this link**', 'Read more…', 'this page.'])(
  'words that do not say where a link leads: %s',
  async (words) => {
    const text = words.replaceAll('*', '')
    expect(await told(`See [${words}](/a).`)).toEqual([
      `1:5 info link-vague: The link "${text}" does not say where it leads.`,
    ])
  },
)

test.each([
  '[the guide](/a)',
  '[here](/a "The guide")',
  '<a href="/a" aria-label="The guide">here</a>',
  '[Here and there](/a)',
])('words that do: %s', async (link) => {
  expect(await told(link)).toEqual([])
})

test.each(['[](/a)', '<a href="/a"></a>', '<a href="/a"> </a>'])('a link without anything in it: %s', async (link) => {
  expect(await told(`See ${link}.`)).toEqual(['1:5 warning link-nameless: The link to "/a" has no words.'])
})

test('text that does not stand out from the ground that its style gives it', async () => {
  expect(await told('<p style="color: #eee; background: #FFF">Pale</p>')).toEqual([
    '1:1 info text-contrast: "#eee" on "#FFF" has a contrast of 1.1:1; text needs 4.5:1.',
  ])
  expect(await told("<p style={{ color: '#999999', backgroundColor: '#ffffff' }}>Pale</p>")).toEqual([
    '1:1 info text-contrast: "#999999" on "#ffffff" has a contrast of 2.8:1; text needs 4.5:1.',
  ])
  for (const style of [
    'color: #111; background: #fff',
    'color: #eee',
    'background: #fff',
    'color: red; background: none',
  ])
    expect((await told(`<p style="${style}">Text</p>`)).filter((line) => line.includes('contrast'))).toEqual([])
})
