import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

const changelog = `<Update label="v2 & <more>" date="2027-01-31" tags={["api", "a & b"]}>
  Faster \u0007than *ever*.
</Update>

<Update label="December 24, 2026">
  ## Fixed

  Bugs.
</Update>`

const site = (keys: Record<string, unknown>, front = 'rss: true', body = changelog) =>
  project({
    'docs.json': { name: 'Garden', navigation: { pages: ['index', 'news/changelog'] }, ...keys },
    'index.mdx': mdx('Welcome', '[Feed](/news/changelog/rss.xml)'),
    'news/changelog.mdx': `---\ntitle: Changelog\ndescription: What is new.\n${front}\n---\n\n${body}\n`,
  })

test('writes the entries of a page as RSS', async () => {
  const made = await site({ site: { url: 'https://garden.example/docs' } })
  expect(made.read('news/changelog/rss.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel>
    <title>Changelog - Garden</title>
    <link>https://garden.example/docs/news/changelog/</link>
    <atom:link href="https://garden.example/docs/news/changelog/rss.xml" rel="self" type="application/rss+xml"/>
    <description>What is new.</description>
    <language>en</language>
    <item>
    <title>v2 &amp; &lt;more&gt;</title>
    <link>https://garden.example/docs/news/changelog/#v2-more</link>
    <guid isPermaLink="true">https://garden.example/docs/news/changelog/#v2-more</guid>
    <pubDate>Sun, 31 Jan 2027 00:00:00 GMT</pubDate>
    <category>api</category>
    <category>a &amp; b</category>
    <description>Faster than ever.</description>
    </item>
    <item>
    <title>Fixed</title>
    <link>https://garden.example/docs/news/changelog/#fixed</link>
    <guid isPermaLink="false">https://garden.example/docs/news/changelog/#december-24-2026/fixed</guid>
    <pubDate>Thu, 24 Dec 2026 00:00:00 GMT</pubDate>
    <description>Bugs.</description>
    </item>
    </channel>
    </rss>
    "
  `)
  expect(made.codes).toEqual([])
  const page = made.html('/news/changelog/')
  expect(page).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Changelog" href="/docs/news/changelog/rss.xml">',
  )
  expect(page).toMatch(/<a class="page-copy page-feed" href="\/docs\/news\/changelog\/rss.xml"/)
})

test('makes a feed that nobody asked for, without a button, and none where it is not wanted', async () => {
  const url = { site: { url: 'https://garden.example' } }
  const made = await site(url, 'icon: star')
  expect(made.files).toContain('news/changelog/rss.xml')
  expect(made.html('/news/changelog/')).not.toContain('page-feed')
  expect((await site(url, 'rss: false')).files).not.toContain('news/changelog/rss.xml')
})

test('says why there is no feed', async () => {
  expect((await site({})).diagnostics.map(({ code }) => code)).toEqual(['file-missing', 'feed-no-url'])
  expect((await site({ site: { url: 'https://garden.example' } }, 'rss: true', 'Nothing.')).codes).toEqual([
    'file-missing',
    'feed-empty',
  ])
})
