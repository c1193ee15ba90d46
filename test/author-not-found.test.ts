/** What a reader meets where there is no page, and what authors are told of entries that lead nowhere. */
import { expect, test } from 'vitest'
import { mdx, project } from './site-kit.ts'

test("an author's page for lost readers has room for the pages that they may have meant", async () => {
  const site = await project({
    'docs.json': { name: 'N', navigation: ['index'] },
    'index.mdx': mdx('Home'),
    '404.mdx': mdx('Lost', 'Words of my own.'),
  })
  const page = site.read('404.html')
  expect(page).toContain('Words of my own.')
  expect(page).toMatch(/<nav class="not-found-near"[^>]* data-pages="\/_flatleaf\/pages\.js" hidden/)
  expect(page).toMatch(/<script src="[^"]*not-found\.[^"]*\.js"/)
  expect(page).toMatch(/<link rel="stylesheet" href="[^"]*made-pages\./)
  expect(site.html('/404/')).not.toContain('not-found-near')
})

test('an entry whose address leads nowhere is told once', async () => {
  const site = await project({
    'docs.json': { name: 'N', navigation: ['index', 'go'] },
    'index.mdx': mdx('Home', 'See [it](/go).'),
    'go.mdx': '---\ntitle: Go\nurl: /nowhere\n---\n',
  })
  expect(site.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'link-broken The link "/nowhere" leads to no page.',
  ])
})
