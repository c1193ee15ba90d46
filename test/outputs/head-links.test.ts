import { expect, test } from 'vitest'
import { siteWith } from '../site-kit.ts'

const linksOf = (html: string) =>
  [...html.matchAll(/<link [^>]*rel="(?:me|license|author)"[^>]*>/g)].map(([link]) => link)

test('links and meta tags of "head" stand in every page; addresses of the site know its base, and none runs code', async () => {
  const made = await siteWith({
    site: { base: '/docs' },
    head: [
      '<link rel="me" href="https://social.example/@plants"><meta name="author" content="A &quot;B&quot; <C>">',
      '<link rel="license" href="/guides/start">',
      '<link rel="author" href="javascript:alert(1)">',
    ],
  })
  expect(made.codes).toEqual([])
  for (const path of ['index.html', 'guides/start/index.html', '404.html']) {
    const html = made.read(path)
    expect(linksOf(html), path).toEqual([
      '<link rel="me" href="https://social.example/@plants">',
      '<link rel="license" href="/docs/guides/start/">',
      '<link rel="author" href="#">',
    ])
    expect(html).toContain('<meta name="author" content="A &#x22;B&#x22; <C>">')
  }
})

test('a link of "head" to a page that is missing is told like any other', async () => {
  const { codes } = await siteWith({ head: '<link rel="help" href="/guides/starts">' })
  expect(codes).toEqual(['link-broken'])
})
