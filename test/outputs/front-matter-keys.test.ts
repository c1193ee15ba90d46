/** Keys of the front matter that the frame of a page shows. */
import { describe, expect, test } from 'vitest'
import { siteWith } from '../site-kit.ts'

const page = (keys: string, body = 'Text.') => `---\ntitle: First steps\ndescription: d\n${keys}\n---\n\n${body}\n`
const withKeys = (keys: string, body?: string) =>
  siteWith(
    { repo: { url: 'https://github.com/a/b' }, feedback: { suggestEdit: true } },
    { 'pages/guides/start.mdx': page(keys, body) },
  )

describe('front matter', () => {
  test('related: pages by their titles, own titles, and addresses elsewhere', async () => {
    const site = await withKeys('related:\n  - /\n  - Read this: /index#a\n  - https://a.test/x')
    expect(site.html('/guides/start/').replace(/\s+/g, ' ')).toContain('<a href="/">Welcome</a>')
    expect(site.html('/guides/start/')).toContain('<a href="/#a">Read this</a>')
    expect(site.text('/guides/start/')).toContain('https://a.test/x')
    expect(site.codes).toEqual([])
  })

  test('related: a page that is not there is told with the nearest one, an address that runs code is left out', async () => {
    const site = await withKeys('related: [/guides/strat, "javascript:alert(1)"]')
    expect(site.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'related-missing', hint: 'Did you mean "/guides/start"?' }),
    )
    expect(site.html('/guides/start/')).not.toContain('javascript:')
  })

  test('aliases lead to the page', async () => {
    const site = await withKeys('aliases: [/old/start, gone]')
    for (const file of ['old/start/index.html', 'gone/index.html']) expect(site.read(file)).toContain('/guides/start/')
    expect(site.codes).toEqual([])
  })

  test('toc: levels, or none', async () => {
    const body = '## Two\n\n### Three\n\nText.'
    const listed = async (keys: string) =>
      [...(await withKeys(keys, body)).html('/guides/start/').matchAll(/<li[^>]*><a[^>]* href="#(\w+)"/g)].map(
        ([, id]) => id,
      )
    expect(new Set(await listed('tag: x'))).toEqual(new Set(['two', 'three']))
    expect(new Set(await listed('toc: {max: 2}'))).toEqual(new Set(['two']))
    expect(await listed('toc: false')).toEqual([])
  })

  test('editUrl: another address, or none', async () => {
    expect((await withKeys('editUrl: https://a.test/edit')).html('/guides/start/')).toContain(
      'href="https://a.test/edit"',
    )
    expect((await withKeys('editUrl: false')).text('/guides/start/')).not.toContain('Edit this page')
    expect((await withKeys('tag: x')).text('/guides/start/')).toContain('Edit this page')
  })

  test('lastUpdatedDate: the day as written, without a clock', async () => {
    const html = (await withKeys('lastUpdatedDate: 2026-04-14')).html('/guides/start/')
    expect(html).toContain('<time datetime="2026-04-14">14 April 2026</time>')
    expect((await withKeys('lastUpdatedDate: 2026-04-14\ntimestamp: false')).html('/guides/start/')).not.toContain(
      '<time',
    )
  })
})
