/** One site with languages, versions and tabs, under every way of writing addresses, followed link by link. */
import { describe, expect, test } from 'vitest'
import { crawl } from './crawl.mjs'
import { mdx, project } from '../site-kit.ts'

const origin = 'https://docs.example.com'
const languages = ['en', 'fr']
const versions = ['v2', 'v1']

/** Links to a neighbour by three spellings, to an anchor, to the other version, and by a redirect. */
const body = (folder: string) =>
  `## Set up\n\n[Next](./end), [by file](end.mdx#set-up), [from the root](/${folder}/end), [here](#set-up), ` +
  `[moved](/old/end), ![A leaf](/leaf.svg)\n\n<Card title="End" href="/${folder}/end" />`

const pages = Object.fromEntries(
  languages.flatMap((language) =>
    versions.flatMap((version) =>
      ['start', 'end', 'api'].map((name) => [
        `${language}/${version}/${name}.mdx`,
        mdx(`${name} ${language} ${version}`, body(`${language}/${version}`)),
      ]),
    ),
  ),
)
const files = {
  ...pages,
  'index.mdx': mdx('Welcome', '[Start](/en/v2/start)'),
  'leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  'docs.json': {
    name: 'Leaves',
    logo: '/leaf.svg',
    favicon: '/leaf.svg',
    navbar: { links: [{ label: 'Start', href: '/en/v2/start' }] },
    footer: { socials: { website: 'https://example.com' } },
    redirects: [{ source: '/old/:page', destination: '/en/v2/:page' }],
    navigation: {
      languages: languages.map((language) => ({
        language,
        versions: versions.map((version) => ({
          version,
          tabs: [
            { tab: 'Guides', pages: [`${language}/${version}/start`, `${language}/${version}/end`] },
            { tab: 'API', groups: [{ group: 'All', pages: [`${language}/${version}/api`] }] },
          ],
        })),
      })),
    },
  },
}

const ways = [
  ['/', 'directory'],
  ['/', 'flat'],
  ['/docs/', 'directory'],
  ['/docs/', 'flat'],
] as const

describe.each(ways)('under %s in %s style', (base, shape) => {
  const build = () =>
    project({ ...files, 'docs.json': { ...files['docs.json'], site: { base, style: shape, url: origin } } })
  const routeOf = (id: string) => `${base}${id}${shape === 'directory' ? '/' : ''}`
  const fileOf = (id: string) => (shape === 'directory' ? `${id}/index.html` : `${id}.html`)

  test('every link, image and anchor of every page leads somewhere', async () => {
    const site = await build()
    expect(site.codes).toEqual([])
    const texts = new Map(site.files.map((path) => [path, path.endsWith('.html') ? site.read(path) : '']))
    const { findings, pages: crawled } = crawl(texts, { base, rules: site.read('_redirects') })
    expect(findings).toEqual([])
    expect(crawled.size).toBe(14)
    const canonical = new Set(Object.keys(pages).map((path) => routeOf(path.replace('.mdx', ''))))
    canonical.add(base)
    for (const { addresses } of crawled.values())
      for (const { href, asset } of addresses)
        if (!asset && href.startsWith('/') && !/\.(?:md|svg)$|\/old\//.test(href))
          expect(canonical).toContain(href.replace(/#.*/, ''))
  })

  test('canonical and alternate addresses are those at which pages answer, and name each other', async () => {
    const site = await build()
    for (const path of Object.keys(pages)) {
      const id = path.replace('.mdx', '')
      const { pages: crawled } = crawl(new Map([[fileOf(id), site.read(fileOf(id))]]))
      const page = crawled.get(fileOf(id))!
      expect(page.canonical).toBe(origin + routeOf(id))
      const hreflang = page.alternates.filter(({ lang }) => lang !== undefined)
      expect(hreflang.map(({ lang, href }) => `${lang} ${href}`)).toEqual([
        ...languages.map((language) => `${language} ${origin}${routeOf(id.replace(/^../, language))}`),
        `x-default ${origin}${routeOf(id.replace(/^../, 'en'))}`,
      ])
    }
  })

  test('menus of languages and versions keep the page', async () => {
    const page = (await build()).page(routeOf('en/v1/end').slice(base.length - 1) + (shape === 'flat' ? '.html' : ''))
    const hrefs = page.links('header').map(({ href }) => href)
    expect(hrefs).toContain(routeOf('fr/v1/end'))
    expect(hrefs).toContain(routeOf('en/v2/end'))
    expect(hrefs).toContain(routeOf('en/v1/api'))
    expect(page.all('nav[aria-label="Pages"] a[aria-current]')).toHaveLength(1)
  })
})
