import { describe, expect, test } from 'vitest'
import { aDocument, aSection, aSite, withMatter } from '../site/factory.ts'
import { filesOf, textOf } from './printing.ts'

const place = { url: 'https://docs.example.com', base: '/', shape: 'directory', relative: false } as const
const paths = (site: Parameters<typeof filesOf>[0]) =>
  filesOf(site)
    .map(({ path }) => path)
    .filter((path) => /^(?:sitemap.*\.xml|robots\.txt|llms\.txt)$/.test(path))

describe('sitemap.xml', () => {
  const pages = ['index', 'a b', withMatter('h', { hidden: true }), withMatter('n', { noindex: true }), '404']

  test('names what search engines are to read, in full', async () => {
    const site = aSite({ navigation: ['index', 'a b', 'h', 'n'], pages, config: { site: place } })
    expect(await textOf(site, 'sitemap.xml')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://docs.example.com/</loc></url>
<url><loc>https://docs.example.com/a%20b/</loc></url>
</urlset>
`,
    )
  })

  test('is named by robots.txt at the top of a host only', async () => {
    const top = aSite({ navigation: ['index'], config: { site: place } })
    expect(await textOf(top, 'robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
    )
    const below = aSite({
      navigation: ['index'],
      config: { site: { ...place, base: '/docs/', url: 'https://example.com/docs' } },
    })
    expect(paths(below)).toEqual(['sitemap.xml', 'llms.txt'])
    expect(await textOf(below, 'sitemap.xml')).toContain('<loc>https://example.com/docs/</loc>')
  })

  test('is not made without the address of the site, or when no page may be indexed', () => {
    const { url: _, ...nowhere } = place
    expect(paths(aSite({ navigation: ['index'], config: { site: nowhere } }))).toEqual(['llms.txt'])
    const head = { meta: { robots: 'noindex' } }
    expect(paths(aSite({ navigation: ['index'], config: { site: place, head } }))).toEqual(['llms.txt'])
    const hidden = withMatter('index', { hidden: true })
    expect(paths(aSite({ navigation: ['index'], pages: [hidden], config: { site: place } }))).toEqual([])
  })

  test('leaves out pages that name another address as their own', async () => {
    const other = withMatter('b', { canonical: 'https://example.com/b' })
    const site = aSite({ navigation: ['index', 'b'], pages: ['index', other], config: { site: place } })
    expect(await textOf(site, 'sitemap.xml')).not.toContain('/b')
  })

  test('names pages that name their own address, however it is written', async () => {
    const ways = ['https://docs.example.com/p%C3%A9', 'https://DOCS.example.com/pé/', '/pé', '/pé/']
    for (const canonical of ways) {
      const site = aSite({
        navigation: ['index', 'pé'],
        pages: ['index', withMatter('pé', { canonical })],
        config: { site: place },
      })
      expect(await textOf(site, 'sitemap.xml')).toContain('/p%C3%A9/</loc>')
    }
  })
})

describe('llms.txt', () => {
  test('links the Markdown of pages by part, with what they are about', async () => {
    const site = aSite({
      navigation: [aSection('tab', 'Guides', ['index', 'a(b)']), aSection('tab', 'More', ['more'])],
      pages: [
        aDocument('index', { title: 'Start [here]', description: 'The first\nsteps.' }),
        aDocument('a(b)', { title: 'Brackets' }),
        'more',
      ],
      config: { name: 'Bees', description: 'All about bees.' },
    })
    expect(await textOf(site, 'llms.txt')).toBe(`# Bees

> All about bees.

## Guides

- [Start \\[here\\]](/index.md): The first steps.
- [Brackets](/a%28b%29.md)

## More

- [More](/more.md)
`)
  })

  test('names whole addresses where the site knows its own', async () => {
    const site = aSite({ navigation: ['index'], config: { site: place } })
    expect(await textOf(site, 'llms.txt')).toContain('## Pages\n\n- [Index](https://docs.example.com/index.md)')
  })
})
