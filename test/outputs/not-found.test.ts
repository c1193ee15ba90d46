/** The page for addresses that lead nowhere, as a project describes it. */
import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

const described = (description: string, more: object = {}) => ({
  'index.mdx': mdx('Home'),
  'start.mdx': mdx('Start'),
  'docs.json': {
    name: 'N',
    navigation: [{ group: 'G', pages: ['index', 'start'] }],
    errors: { '404': { title: 'Nothing grows here', description } },
    ...more,
  },
})

test('its text is Markdown of pages, with components and what they load', async () => {
  const site = await project(
    described(
      'Try **this**, or [start](/start).\n\n<Card title="Begin" href="/start">Where <b style={{ color: "red" }}>seeds</b> are.</Card>\n\n<Tree><Tree.File name="a.txt" /></Tree>',
      { site: { base: '/docs' } },
    ),
  )
  expect(site.codes).toEqual([])
  const html = site.read('404.html')
  expect(html).toContain('<p>Try <strong>this</strong>, or <a href="/docs/start/">start</a>.</p>')
  expect(html).toMatch(/class="card[^>]*>.*<a [^>]*href="\/docs\/start\/"[^>]*>Begin<\/a>/s)
  expect(html).not.toContain('&#x3C;Card')
  const sheets = (route: string) =>
    [...site.read(route).matchAll(/href="\/docs\/(_flatleaf\/[^"]+\.css)"/g)]
      .map(([, path]) => site.read(path!))
      .join('')
  expect(sheets('404.html')).toContain('.tree')
  expect(sheets('index.html')).not.toContain('.tree')
  expect(sheets('404.html')).toContain('color: red')
  expect(html).toContain('Nothing grows here')
  expect(html).toContain('href="/docs/"')
})

test('search engines are told of no other languages of it', async () => {
  const site = await project({
    'docs.json': {
      name: 'N',
      site: { url: 'https://n.example' },
      navigation: {
        languages: [
          { language: 'en', pages: ['en/index'] },
          { language: 'es', pages: ['es/index'] },
          { language: 'fr', pages: ['fr/index'] },
        ],
      },
    },
    'en/index.mdx': mdx('Home'),
    'es/index.mdx': mdx('Inicio'),
    'fr/index.mdx': mdx('Accueil'),
  })
  expect(site.read('en/index.html')).toContain('hreflang="x-default"')
  expect(site.read('404.html')).not.toContain('hreflang')
})

test('what is wrong in it is told at its key, once', async () => {
  const site = await project(described('See <Card titel="Begin" href="/strat">it</Card>. <script>alert(1)</script>'))
  const found = site.diagnostics.filter(({ severity }) => severity !== 'info')
  expect(found.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['prop-unknown', 'link-broken', 'element-forbidden']),
  )
  expect(new Set(found.map(({ at }) => at?.file))).toEqual(new Set(['docs.json']))
  expect(new Set(found.map(({ at }) => at?.line)).size).toBe(1)
  expect(site.read('404.html')).not.toContain('alert(1)')
})

test('read from disk, its links start at its own folder', async () => {
  const site = await project(described('<Card title="Begin" href="/start">it</Card>'), { relative: true })
  expect(site.read('404.html')).toContain('class="card-link" href="./start/index.html"')
})

test('no file is needed for plain words', async () => {
  const site = await project(described('Try again: 1 < 2.'))
  expect(site.read('404.html')).toContain('<p>Try again: 1 &#x3C; 2.</p>')
  expect(site.files).not.toContain('404/index.html')
})
