/** Languages from docs.json to what browsers and search engines read. */
import { describe, expect, test } from 'vitest'
import { sayIn } from '../theme/words/index.ts'
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

const withHidden = (language: string) =>
  project({
    'docs.json': {
      name: 'N',
      navigation: {
        languages: [
          { language: 'en', pages: ['index'] },
          { language, hidden: true, pages: [`${language}/one`] },
        ],
      },
    },
    'index.mdx': mdx('Home'),
    [`${language}/one.mdx`]: mdx('One', '<Note>n</Note>'),
  })

test('the pages of a hidden language are in that language', async () => {
  const site = await withHidden('de')
  expect(site.html('/de/one/')).toMatch(/<html[^>]* lang="de"/)
  expect(site.html('/')).not.toContain('Deutsch')
})

test('pages speak the language they are in, and English where there are no words for it', async () => {
  const codes = ['en', 'fr', 'ar', 'pt', 'ru']
  const languages = codes.map((language) => ({
    language,
    groups: [{ group: 'G', pages: [`${language}/index`, `${language}/start`] }],
  }))
  const text = '---\ntitle: T\ndeprecated: true\nlastUpdatedDate: 2026-04-14\n---\n\n## One\n\nText.\n'
  const site = await project({
    'docs.json': { name: 'N', navigation: { languages } },
    ...Object.fromEntries(
      codes.flatMap((code) => [`${code}/index.mdx`, `${code}/start.mdx`].map((file) => [file, text])),
    ),
  })
  const shown = (code: string) => site.html(`/${code}/start/`)
  expect(shown('fr')).toMatch(/<html lang="fr" dir="ltr"/)
  for (const words of ['Aller au contenu', 'Sur cette page', 'Précédent', 'obsolète', 'Copier la page', 'Rechercher…'])
    expect(shown('fr')).toContain(words)
  expect(shown('fr')).toMatch(/Dernière mise à jour\s: <time datetime="2026-04-14">14 avril 2026</)
  expect(shown('fr')).toContain('Copy code=Copier le code\n')
  expect(shown('ar')).toMatch(/<html lang="ar" dir="rtl"/)
  for (const words of ['الانتقال إلى المحتوى', 'في هذه الصفحة', 'السابق', 'نسخ الصفحة'])
    expect(shown('ar')).toContain(words)
  expect(shown('pt')).toContain('Nesta página')
  expect(shown('ru')).toMatch(/<html lang="ru" dir="ltr"/)
  expect(shown('ru')).toContain('On this page')
  expect(shown('ru')).toContain('14 April 2026')
  for (const code of ['en', 'ru']) expect(shown(code)).not.toContain('data-words')
})

test('the page for lost readers speaks the language of the home page', async () => {
  const languages = ['de', 'en'].map((language) => ({
    language,
    groups: [{ group: 'G', pages: [`${language}/index`] }],
  }))
  const site = await project({
    'docs.json': { name: 'N', navigation: { languages } },
    'de/index.mdx': mdx('A'),
    'en/index.mdx': mdx('B'),
  })
  const lost = site.read('404.html')
  expect(lost).toMatch(/<html lang="de"/)
  expect(lost).toContain('Seite nicht gefunden')
  expect(lost).toContain('Zur Startseite')
})

test('a page that moved says so in the language of the page it leads to', async () => {
  const languages = ['en', 'fr'].map((language) => ({ language, groups: [{ group: 'G', pages: [`${language}/a`] }] }))
  const redirects = ['en', 'fr'].map((code) => ({ source: `/${code}/old`, destination: `/${code}/a` }))
  const site = await project({
    'docs.json': { name: 'N', navigation: { languages }, redirects },
    'en/a.mdx': mdx('A'),
    'fr/a.mdx': mdx('A'),
  })
  expect(site.read('fr/old/index.html')).toContain('<html lang="fr">')
  expect(site.read('fr/old/index.html')).toContain('Cette page a été déplacée')
  expect(site.read('en/old/index.html')).toContain('This page has moved')
})

describe('what stands around the pages of a language', () => {
  const files = {
    'docs.json': {
      name: 'N',
      navbar: {
        links: [{ label: 'Blog', href: 'https://example.com/blog' }],
        primary: { label: 'Sign up', href: 'https://example.com/up' },
      },
      footer: {
        socials: { github: 'https://github.com/example/n' },
        links: [{ header: 'More', items: [{ label: 'Jobs', href: 'https://example.com/jobs' }] }],
      },
      banner: { content: 'New **version**', dismissible: true },
      navigation: {
        languages: [
          { language: 'en', pages: ['index'] },
          {
            language: 'de',
            navbar: { links: [{ label: 'Neues', href: '/de/more', icon: 'nothing-like-this' }] },
            footer: { links: [{ header: 'Mehr', items: [{ label: 'Stellen', href: '/de/nowhere' }] }] },
            banner: { content: 'Neue **Fassung**', type: 'warning' },
            tabs: [{ tab: 'T', pages: ['de/index', 'de/more'] }],
          },
        ],
      },
    },
    'index.mdx': mdx('Home'),
    'de/index.mdx': mdx('Start'),
    'de/more.mdx': mdx('Mehr'),
  }

  test('is its own, and that of the site where it says nothing', async () => {
    const site = await project(files)
    const names = (route: string, where: string) =>
      site
        .page(route)
        .links(where)
        .map(({ name }) => name)
    expect(names('/', 'header')).toEqual(expect.arrayContaining(['Blog', 'Sign up']))
    expect(names('/de/', 'header')).toEqual(expect.arrayContaining(['Neues', 'Sign up']))
    expect(names('/de/', 'header')).not.toContain('Blog')
    expect(names('/', 'footer')).toContain('Jobs')
    expect(names('/de/', 'footer')).toEqual(expect.arrayContaining(['Stellen', 'GitHub']))
    expect(names('/de/', 'footer')).not.toContain('Jobs')
    expect(site.page('/').text('#banner')).toContain('New version')
    expect(site.page('/de/more/').text('#banner')).toContain('Neue Fassung')
  })

  test('is checked as that of the site is', async () => {
    const site = await project(files)
    expect(site.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'link-broken The link "/de/nowhere" leads to no page.',
      'icon-unknown There is no icon "nothing-like-this".',
    ])
  })
})

test('versions that are languages speak them, and so do hidden languages', async () => {
  const site = await project({
    'docs.json': {
      name: 'N',
      site: { url: 'https://n.example' },
      versions: [
        { name: 'English', locale: 'en' },
        { name: 'Japanese', locale: 'jp' },
      ],
      navigation: [
        { group: 'Start', version: 'English', pages: ['index', 'en/one'] },
        { group: 'Start', version: 'Japanese', pages: ['ja/one'] },
      ],
    },
    'index.mdx': mdx('Home'),
    'en/one.mdx': mdx('One', '<Note>n</Note>'),
    'ja/one.mdx': mdx('One', '<Note>n</Note>'),
  })
  expect(site.codes).toEqual([])
  expect(site.html('/ja/one/')).toMatch(/<html[^>]* lang="ja"/)
  expect(site.html('/ja/one/')).toContain('aria-label="注"')
  expect(site.html('/en/one/')).toMatch(/<html[^>]* lang="en"/)
  const hidden = await withHidden('ar')
  expect(hidden.html('/ar/one/')).toMatch(/<html[^>]* lang="ar" dir="rtl"/)
  expect(hidden.html('/ar/one/')).not.toContain('aria-label="Note"')
})

test('labels that no author wrote are in the language of their part', async () => {
  const openapi = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Bees', version: '1' },
    paths: { '/hives': { get: { responses: { '200': { description: 'OK' } } } } },
    webhooks: { swarm: { post: { summary: 'Swarm', responses: { '204': { description: 'OK' } } } } },
  })
  const site = await project({
    'docs.json': {
      name: 'N',
      navigation: {
        languages: [
          { language: 'fr', pages: ['index'] },
          { language: 'he', groups: [{ group: 'API', openapi: { source: 'he.json', directory: 'he' } }] },
        ],
      },
    },
    'he.json': openapi,
    'index.mdx': mdx('Accueil'),
  })
  const page = site.site!.pages.find(({ document }) => document.operation?.method === 'WEBHOOK')!
  const shown = site.page(page.route).text('nav[aria-label="דפים"]')
  expect(shown).not.toContain('Endpoints')
  expect(site.site!.pages.flatMap(({ groups }) => groups.map(({ label }) => label))).toContain(sayIn('he')('Endpoints'))
})
