/** Languages from docs.json to what browsers and search engines read. */
import { expect, test } from 'vitest'
import { mdx, project } from './site-kit.ts'

test('each language has its tag, its direction, its own name in the menu, and leads to the same page in the others', async () => {
  const languages = ['en', 'ar', 'jp'].map((language) => {
    const folder = language === 'en' ? '' : `${language}/`
    return { language, groups: [{ group: 'G', pages: [`${folder}index`, `${folder}start`] }] }
  })
  const texts = ['', 'ar/', 'jp/'].flatMap((folder) => [
    [`${folder}index.mdx`, mdx('Home')] as const,
    [`${folder}start.mdx`, mdx('Start')] as const,
  ])
  const site = await project({
    'docs.json': { name: 'N', site: { url: 'https://n.example' }, navigation: { languages } },
    ...Object.fromEntries(texts),
  })
  const opening = (route: string) => /<html[^>]*>/.exec(site.html(route))![0]
  expect(opening('/start/')).toMatch(/lang="en" dir="ltr"/)
  expect(opening('/ar/start/')).toMatch(/lang="ar" dir="rtl"/)
  expect(opening('/jp/start/')).toMatch(/lang="ja" dir="ltr"/)
  const page = site.html('/ar/start/')
  expect(page).toContain('hreflang="ja" href="https://n.example/jp/start/"')
  expect(page).toContain('hreflang="x-default" href="https://n.example/start/"')
  expect(site.page('/ar/start/').text('body')).toContain('日本語')
  expect(page).toMatch(/href="\/jp\/start\/"/)
  expect(site.files.filter((file) => /search\/(en|ar|jp)\.js$/.test(file))).toHaveLength(3)
})
