import { describe, expect, test } from 'vitest'
import { readLanguage } from '../../src/config/languages.ts'
import type { SiteConfig } from '../../src/model/config.ts'
import { aConfig, aDocument, aGroup, aSection, aSite, at, withMatter } from '../site/factory.ts'
import { frameOf, viewOf } from './printing.ts'

const one = (config: Partial<SiteConfig>) =>
  aSite({ navigation: ['index', 'guides/a'], config, files: ['logo.svg', 'spec.json'] })
const metaOf = (site: ReturnType<typeof aSite>, id: string) =>
  Object.fromEntries(viewOf(site, id).head.meta.map(({ name, content }) => [name, content]))
const url = { base: '/docs/', shape: 'directory', relative: false, url: 'https://x.example' } as const

describe('a page', () => {
  test('its title is "Page - Name", and the name is not said twice', () => {
    const site = aSite({ pages: ['a', aDocument('index', { title: 'Welcome to Plants' })] })
    expect(viewOf(site, 'a').documentTitle).toBe('A - Plants')
    expect(viewOf(site, 'index').documentTitle).toBe('Welcome to Plants')
  })

  test('the eyebrow is the nearest group, or the way to the page', () => {
    const navigation = [aSection('tab', 'Docs', [aGroup('G', ['a', aGroup('N', ['b'], { root: 'r' })])])]
    expect(viewOf(aSite({ navigation }), 'b').eyebrow).toEqual([{ label: 'N', href: '/r/' }])
    const look = { ...aConfig().look, eyebrow: 'breadcrumbs' } as const
    expect(viewOf(aSite({ navigation, config: { look } }), 'b').eyebrow).toEqual([
      { label: 'Docs', href: '/a/' },
      { label: 'G' },
      { label: 'N', href: '/r/' },
    ])
  })

  test('previous and next can be switched off', () => {
    const navigation = ['a', 'b', 'c']
    const site = aSite({ navigation, pages: ['a', 'b', withMatter('c', { hideFooterPagination: true })] })
    expect(viewOf(site, 'b')).toMatchObject({
      previous: { label: 'Previous', title: 'A', href: '/a/' },
      next: { label: 'Next', title: 'C', href: '/c/' },
    })
    expect(viewOf(site, 'c').previous).toBeUndefined()
  })

  test('layouts without a meaning here are centred', () => {
    const site = aSite({ pages: [withMatter('a', { mode: 'assistant' }), withMatter('b', { mode: 'wide' })] })
    expect([viewOf(site, 'a').layout, viewOf(site, 'b').layout]).toEqual(['center', 'wide'])
  })

  test('language and direction follow the navigation', () => {
    const site = aSite({ navigation: [aSection('language', 'cn', ['a']), aSection('language', 'ar', ['b'])] })
    expect([viewOf(site, 'a').lang, viewOf(site, 'b').lang, viewOf(site, 'b').dir]).toEqual(['zh-Hans', 'ar', 'rtl'])
  })

  test.each([
    [
      'https://github.com/o/r',
      'https://github.com/o/r/edit/main/docs/a.mdx',
      'https://github.com/o/r/issues/new?title=Documentation%3A%20%2Fa%2F',
    ],
    [
      'https://gitlab.com/o/r.git',
      'https://gitlab.com/o/r/-/edit/main/docs/a.mdx',
      'https://gitlab.com/o/r/-/issues/new?issue%5Btitle%5D=Documentation%3A%20%2Fa%2F',
    ],
    [
      'https://bitbucket.org/o/r/',
      'https://bitbucket.org/o/r/src/main/docs/a.mdx?mode=edit',
      'https://bitbucket.org/o/r/issues/new?title=Documentation%3A%20%2Fa%2F',
    ],
    [
      'https://codeberg.org/o/r',
      'https://codeberg.org/o/r/_edit/main/docs/a.mdx',
      'https://codeberg.org/o/r/issues/new?title=Documentation%3A%20%2Fa%2F',
    ],
    ['javascript:alert(1)', undefined, undefined],
  ])('edit and issue links of %s', (address, edit, issue) => {
    const config = {
      repository: { url: address, branch: 'main', dir: 'docs' },
      feedback: { suggestEdit: true, raiseIssue: true },
    }
    expect(viewOf(aSite({ pages: ['a'], config }), 'a').actions).toMatchObject({
      markdown: '/a.md',
      ...(edit && { edit, issue }),
    })
    if (!edit) expect(viewOf(aSite({ pages: ['a'], config }), 'a').actions).not.toHaveProperty('edit')
  })
})

describe('the head', () => {
  test('names the canonical address only when the site knows its own', () => {
    expect(viewOf(one({}), 'guides/a').head.canonical).toBeUndefined()
    expect(viewOf(one({ site: url }), 'guides/a').head.canonical).toBe('https://x.example/docs/guides/a/')
    expect(viewOf(one({ site: { ...url, url: 'https://x.example/docs' } }), 'index').head.canonical).toBe(
      'https://x.example/docs/',
    )
  })

  test.each([
    ['/new/', 'https://x.example/docs/new/'],
    ['../b/', 'https://x.example/docs/guides/b/'],
    ['https://other.example/a', 'https://other.example/a'],
    ['javascript:alert(1)', 'https://x.example/docs/guides/a/'],
  ])('writes the address that a page names as its own, %s, in full', (canonical, expected) => {
    const pages = [withMatter('guides/a', { canonical })]
    expect(viewOf(aSite({ pages, config: { site: url } }), 'guides/a').head.canonical).toBe(expected)
  })

  test.each([
    ['/docs/guides/b', 'https://x.example/docs/guides/b/'],
    ['/guides/b', 'https://x.example/docs/guides/b/'],
    ['../b', 'https://x.example/docs/guides/b/'],
    ['https://X.example/docs/guides/b.mdx', 'https://x.example/docs/guides/b/'],
    ['/guides/b?v=1#part', 'https://x.example/docs/guides/b/?v=1#part'],
    ['/docs', 'https://x.example/docs/'],
    ['/docs/new', 'https://x.example/docs/new'],
    ['/docsy/new', 'https://x.example/docs/docsy/new'],
    ['/docs/both', 'https://x.example/docs/docs/both/'],
    ['//other.example/x', 'https://other.example/x'],
    ['https://other.example/ü x', 'https://other.example/%C3%BC%20x'],
    ['/guides/ü x', 'https://x.example/docs/guides/%C3%BC%20x'],
    ['/ü[1]', 'https://x.example/docs/%C3%BC%5B1%5D/'],
    ['https://no host/', 'https://x.example/docs/guides/a/'],
  ])('the address that a page names, %s, is that under which the sitemap lists it', (canonical, expected) => {
    for (const place of [url, { ...url, url: 'https://x.example/docs' }]) {
      const pages = [withMatter('guides/a', { canonical }), 'index', 'guides/b', 'both', 'docs/both', 'ü[1]']
      expect(viewOf(aSite({ pages, config: { site: place } }), 'guides/a').head.canonical).toBe(expected)
    }
  })

  test('an address with letters of other scripts is escaped as in the sitemap', () => {
    const { head } = viewOf(aSite({ pages: ['ü[1]'], config: { site: url } }), 'ü[1]')
    expect(head.canonical).toBe('https://x.example/docs/%C3%BC%5B1%5D/')
    expect(head.meta).toContainEqual({ name: 'og:url', content: 'https://x.example/docs/%C3%BC%5B1%5D/' })
  })

  test('names no address that it cannot write in full', () => {
    const pages = [withMatter('a', { canonical: '/new' })]
    expect(viewOf(aSite({ pages }), 'a').head.canonical).toBeUndefined()
  })

  test('meta tags: the page over the configuration over what follows', () => {
    const site = aSite({
      pages: [
        aDocument('a', {
          description: 'About a',
          frontmatter: { 'og:title': 'Mine', 'og:image': '/i.png', keywords: ['k', 'l'], onload: 'x' },
        }),
        'index',
      ],
      config: {
        description: 'All',
        head: { meta: { 'og:site_name': 'Site', author: 'me', viewport: 'no' } },
        site: url,
      },
    })
    expect(metaOf(site, 'a')).toEqual({
      description: 'About a',
      keywords: 'k, l',
      generator: 'Flatleaf 1.2.3',
      'og:type': 'article',
      'og:title': 'Mine',
      'og:description': 'About a',
      'og:url': 'https://x.example/docs/a/',
      'og:site_name': 'Site',
      author: 'me',
      'og:image': 'https://x.example/docs/i.png',
      'twitter:card': 'summary_large_image',
    })
    expect(metaOf(site, 'index')).toMatchObject({ description: 'All', 'og:type': 'website', 'twitter:card': 'summary' })
  })

  test('the policy allows the site itself, what the page embeds, and no words of an author', () => {
    const embed = (kind: 'frame' | 'img', origin: string) => ({ kind, origin })
    const site = aSite({
      pages: [
        aDocument('a', {
          embeds: [
            embed('frame', 'https://www.youtube.com'),
            embed('frame', 'https://player.example:8080'),
            embed('img', "https://x.example; script-src 'unsafe-inline'"),
            embed('img', 'https://*'),
            embed('frame', 'https://*.example'),
          ],
        }),
        'b',
      ],
      config: { brand: { logo: { light: 'https://cdn.example/l.svg', dark: '/d.svg', href: '/', at: at() } } },
    })
    expect(viewOf(site, 'a').head.csp.replace(/ 'sha256-[^']*'/, '')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://cdn.example; font-src 'self'; " +
        "connect-src 'self'; media-src 'self'; frame-src https://player.example:8080 https://www.youtube.com; base-uri 'none'; form-action 'none'",
    )
  })

  test('loads the theme, the own stylesheets of the project, and names where search starts', () => {
    const site = aSite({
      navigation: [aSection('language', 'en', ['n/a']), aSection('language', 'zh-CN', ['z'])],
      files: ['styles/z.css', 'a.css'],
      config: { site: { base: '/docs/', shape: 'directory', relative: false } },
    })
    expect(viewOf(site, 'n/a').head).toMatchObject({
      styles: ['/docs/_flatleaf/site.11111111.css', '/docs/a.css', '/docs/styles/z.css'],
      early: '/docs/_flatleaf/early.33333333.js',
      scripts: ['/docs/_flatleaf/site.22222222.js'],
      font: '/docs/_flatleaf/inter.55555555.woff2',
      searchIndex: '/docs/_flatleaf/search/en.js',
      base: '/docs/',
    })
    expect(viewOf(site, 'z').head.searchIndex).toBe('/docs/_flatleaf/search/zh-cn.js')
  })

  test('pages in several languages name each other', () => {
    const site = aSite({
      navigation: [aSection('language', 'en', ['a', 'only']), aSection('language', 'fr', ['fr/a'])],
      config: { site: { ...url, base: '/' } },
    })
    expect(viewOf(site, 'fr/a').head.alternates).toEqual([
      { lang: 'en', href: 'https://x.example/a/' },
      { lang: 'fr', href: 'https://x.example/fr/a/' },
      { lang: 'x-default', href: 'https://x.example/a/' },
    ])
    expect(viewOf(site, 'only').head.alternates).toEqual([])
  })

  test('a page stands for no language that has none, nor does a hidden one', () => {
    const site = aSite({
      navigation: [
        aSection('language', 'en', ['a', 'b']),
        aSection('language', 'fr', ['fr/a', 'fr/b']),
        aSection('language', 'es', ['es/c']),
      ],
      pages: ['a', 'b', 'fr/a', withMatter('fr/b', { hidden: true }), 'es/c'],
      config: { site: { ...url, base: '/' } },
    })
    expect(viewOf(site, 'fr/a').head.alternates.map(({ lang }) => lang)).toEqual(['en', 'fr', 'x-default'])
    expect(viewOf(site, 'b').head.alternates).toEqual([])
  })

  test('readers of no language get the one that the site begins with', () => {
    const site = aSite({
      navigation: [aSection('language', 'en', ['en/a']), aSection('language', 'fr', ['fr/a'], { isDefault: true })],
      config: { site: { ...url, base: '/' } },
    })
    expect(viewOf(site, 'en/a').head.alternates.at(-1)).toEqual({ lang: 'x-default', href: 'https://x.example/fr/a/' })
  })

  test('versions in one language are no translations of each other; those of another are paired by their names', () => {
    const languages = ['en', 'fr'].map((code) => readLanguage(code)!)
    const versions = languages.flatMap((language) =>
      ['v2', 'v1'].map((name) => ({ name: `${name} ${language.code}`, language, at: at() })),
    )
    const site = aSite({
      navigation: versions.map(({ name }) =>
        aGroup(name, [`${name.slice(3)}/${name.slice(0, 2)}/a`], { version: name, versionAt: at() }),
      ),
      config: { versions, site: { ...url, base: '/' } },
    })
    const pairs = (version: string) => [
      { lang: 'en', href: `https://x.example/en/${version}/a/` },
      { lang: 'fr', href: `https://x.example/fr/${version}/a/` },
      { lang: 'x-default', href: `https://x.example/en/${version}/a/` },
    ]
    expect(viewOf(site, 'en/v2/a').head.alternates).toEqual(pairs('v2'))
    expect(viewOf(site, 'fr/v2/a').head.alternates).toEqual(pairs('v2'))
    expect(viewOf(site, 'en/v1/a').head.alternates).toEqual(pairs('v1'))
    expect(viewOf(site, 'fr/v1/a').head.alternates).toEqual(pairs('v1'))
  })

  test('read from disk, every address is relative', () => {
    const site = one({
      site: { base: '/', shape: 'directory', relative: true },
      brand: { favicon: { light: '/logo.svg', dark: '/logo.svg', at: at() } },
    })
    const { head } = viewOf(site, 'guides/a')
    expect([head.base, head.searchIndex, head.favicon?.light]).toEqual([
      '../../',
      '../../_flatleaf/search/all.js',
      '../../logo.svg',
    ])
  })
})

describe('the frame', () => {
  test('addresses of the configuration lead to pages, files or elsewhere, and never run code', () => {
    const link = (href: string) => ({ label: 'x', href, at: at() })
    const hrefs = [
      '/guides/a#x',
      'guides/a.mdx',
      '/spec.json',
      'https://y.example/',
      'mailto:a@b.example',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/unknown page',
    ]
    const site = one({ header: { links: hrefs.map(link) }, site: { ...url } })
    expect(frameOf(site, 'index').links.map(({ href, external }) => (external ? `↗ ${href}` : href))).toEqual([
      '/docs/guides/a/#x',
      '/docs/guides/a/',
      '/docs/spec.json',
      '↗ https://y.example/',
      'mailto:a@b.example',
      '#',
      '#',
      '↗ //evil.example',
      '/docs/unknown%20page',
    ])
  })

  test('a repository is named by its address, with its stars where they are known', () => {
    const action = { kind: 'github', label: '', href: 'https://github.com/o/r.git', at: at() } as const
    expect(frameOf(one({ header: { links: [], action } }), 'index', { stars: 5 }).action).toMatchObject({
      label: 'o/r',
      stars: 5,
      icon: { body: 'github' },
    })
    expect(
      frameOf(one({ header: { links: [], action: { ...action, kind: 'link', label: 'Go' } } }), 'index', { stars: 5 })
        .action,
    ).toEqual({
      kind: 'link',
      label: 'Go',
      href: 'https://github.com/o/r.git',
      external: true,
    })
  })

  test('socials have names and brand icons; an unknown one has its key and a link', () => {
    const platforms = ['x', 'hacker-news', 'website', 'Mine']
    const socials = platforms.map((platform) => ({ platform, href: 'https://s.example', at: at() }))
    const shown = frameOf(one({ footer: { socials, columns: [] } }), 'index').socials
    expect(shown.map(({ label, icon }) => `${label}: ${icon?.body}`)).toEqual([
      'X: x-twitter',
      'Hacker News: hacker-news',
      'Website: globe',
      'Mine: link',
    ])
  })

  test('a banner knows four forms of inline Markdown and no HTML', () => {
    const banner = {
      content: '**New:** [read *this*](/guides/a) `x` _em_ <script>alert(1)</script> [bad](javascript:1)',
      dismissible: true,
      type: 'info',
    } as const
    expect(frameOf(one({ banner }), 'index').banner?.html.value).toBe(
      '<strong>New:</strong> <a href="/guides/a/">read <em>this</em></a> <code>x</code> <em>em</em> &#x3C;script>alert(1)&#x3C;/script> <a href="#">bad</a>',
    )
  })

  test('tabs, anchors with their tiles, and menus', () => {
    const tile = { from: '#111111', to: '#222222' }
    const look = { ...aConfig().look, tile }
    const site = aSite({
      navigation: [
        aSection('anchor', 'Chat', [], { href: 'https://chat.example', tile: { from: '#333333', to: '#333333' } }),
        aSection('anchor', 'Blog', [], { href: '/blog' }),
        aSection('product', 'P', [aSection('tab', 'T', [aSection('tab', 'Inner', ['a'])])]),
      ],
      config: { look },
    })
    const frame = frameOf(site, 'a')
    expect(frame.anchors.map((item) => [item.label, item.external, item.tile?.from])).toEqual([
      ['Chat', true, '#333333'],
      ['Blog', false, '#111111'],
    ])
    expect(frame.tabs.map(({ label, active }) => [label, active])).toEqual([['T', true]])
    expect(frame.menus.map(({ as, current }) => [as, current])).toEqual([
      ['product', 'P'],
      ['tab', 'Inner'],
    ])
  })

  test('the logo leads home; in another language to the start of that language', () => {
    const logo = { light: '/logo.svg', dark: '/logo.svg', href: '/', at: at() }
    const site = aSite({
      navigation: [aSection('language', 'en', ['index']), aSection('language', 'fr', ['fr/a'])],
      config: { brand: { logo } },
      files: ['logo.svg'],
    })
    expect([frameOf(site, 'index').homeHref, frameOf(site, 'fr/a').homeHref]).toEqual(['/', '/fr/a/'])
    expect(frameOf(site, 'index').logo).toEqual({ light: { src: '/logo.svg' }, dark: { src: '/logo.svg' } })
  })

  test('a logo has its size, where the file says one', () => {
    const logo = { light: '/my%20logo.svg?v=1', dark: 'https://x.example/d.svg', href: '/', at: at() }
    const site = aSite({ navigation: ['index'], config: { brand: { logo } }, files: ['my logo.svg'] })
    const imageSize = (file: string) => (file.endsWith('my logo.svg') ? { width: 128, height: 32 } : undefined)
    expect(frameOf(site, 'index', { imageSize }).logo).toEqual({
      light: { src: '/my%20logo.svg', width: 128, height: 32 },
      dark: { src: 'https://x.example/d.svg' },
    })
  })

  test('a logo whose file is missing leaves its place to the other one, then to the name of the site', () => {
    const logo = { light: '/none.svg', dark: '/logo.svg', href: '/', at: at() }
    const parts = { navigation: ['index'], config: { brand: { logo } } }
    const both = { light: { src: '/logo.svg' }, dark: { src: '/logo.svg' } }
    expect(frameOf(aSite({ ...parts, files: ['logo.svg'] }), 'index').logo).toEqual(both)
    expect(frameOf(aSite(parts), 'index').logo).toBeUndefined()
  })
})
