import { describe, expect, test } from 'vitest'
import type { Site } from '../../../src/model/site.ts'
import { aConfig, aDocument, aLink, aNavLink, aSite, at, withMatter } from '../factory.ts'

const told = (site: Site) => site.diagnostics.map(({ code, severity, hint }) => ({ code, severity, hint }))
const from = (...links: ReturnType<typeof aLink>[]) => aDocument('start', { links, anchors: ['setup'] })
const redirect = (source: string, destination: string) => ({ source, destination, permanent: true, at: at(20) })

describe('links in pages', () => {
  test('names the nearest page when a link leads nowhere', () => {
    const site = aSite({ pages: [from(aLink('guides/aut')), 'guides/auth'] })
    expect(site.diagnostics).toEqual([
      {
        code: 'link-broken',
        severity: 'warning',
        message: 'The link "/guides/aut" leads to no page.',
        at: at(3, 'start.mdx'),
        hint: 'Did you mean "/guides/auth"?',
      },
    ])
  })

  test('one in a text that several pages show is told once, at the first of their places', () => {
    const shown = (id: string, line: number, text: string) =>
      aDocument(id, { path: 'api.json', links: [aLink('gone', { at: at(line, 'api.json'), text })] })
    const own = aDocument('own', { links: [aLink('gone', { at: at(7, 'own.mdx') })] })
    const site = aSite({ pages: [shown('a', 9, 't1'), shown('b', 5, 't1'), shown('c', 7, 't2'), own] })
    expect(site.diagnostics.map(({ message, at: place }) => [place, message])).toEqual([
      [at(5, 'api.json'), 'The link "/gone" leads to no page (told once for 2 pages).'],
      [at(7, 'api.json'), 'The link "/gone" leads to no page.'],
      [at(7, 'own.mdx'), 'The link "/gone" leads to no page.'],
    ])
  })

  test('a folder without an index page is told as such', () => {
    const site = aSite({ pages: [from(aLink('guides')), 'guides/auth'] })
    expect(told(site)[0]?.hint).toBe('Link to a page in it, for example "/guides/auth", or create "guides/index.mdx".')
  })

  test('a page that moved to another folder is found by its name', () => {
    const site = aSite({ pages: [from(aLink('old/place/quickstart')), 'guides/quickstart'] })
    expect(told(site)[0]?.hint).toBe('Did you mean "/guides/quickstart"?')
  })

  test('redirects, files, entries that lead elsewhere and the top of the site are alive', () => {
    const links = ['gone', 'old/a/b', 'v1/x', 'concepts-y', 'far/x', 'two/start', 'pdf', 'elsewhere', 'index']
      .concat('404.html')
      .map((id) => aLink(id))
    const site = aSite({
      navigation: ['start', 'elsewhere'],
      pages: [from(...links), withMatter('elsewhere', { url: 'https://x.example' })],
      files: ['pdf'],
      config: {
        redirects: [
          redirect('/gone', '/start'),
          redirect('/old/:rest*', '/start'),
          redirect('/v1/:page', '/start'),
          redirect('/concepts-*', '/start'),
          redirect('/far/:page', 'https://x.example/:page'),
          redirect('/two/:page', '/one/:page'),
          redirect('/one/:page', '/:page'),
        ],
      },
    })
    expect(site.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  test('a link that a pattern leads to no page is told, with what was meant there', () => {
    const links = [aLink('old/auth'), aLink('old/aut'), aLink('old/a.png', { kind: 'file' })]
    const site = aSite({
      pages: [from(...links), 'new/auth'],
      config: { redirects: [redirect('/old/:rest*', '/new/:rest*'), redirect('/older', '/old/nowhere')] },
    })
    expect(site.diagnostics.filter(({ severity }) => severity !== 'info')).toMatchObject([
      { code: 'redirect-broken', at: at(20) },
      { code: 'file-missing', message: 'The file "/old/a.png" does not exist.' },
      {
        code: 'link-broken',
        message: 'The link "/old/aut" is redirected to "/new/aut", where no page is.',
        at: at(3, 'start.mdx'),
        hint: 'Did you mean "/new/auth"?',
      },
    ])
  })

  test('where a redirect always leads is told at the redirect, not at each link', () => {
    const site = aSite({
      pages: [from(aLink('old/x'), aLink('gone'))],
      config: { redirects: [redirect('/old/:rest*', '/nowhere'), redirect('/gone', '/no')] },
    })
    expect(told(site)).toMatchObject([{ code: 'redirect-broken' }, { code: 'redirect-broken' }])
  })

  test('links of the settings and of other entries to an entry that leads elsewhere are led on as well', () => {
    const links = [{ label: 'x', href: '/chat#top', at: at() }]
    const site = aSite({
      navigation: ['start', 'chat', 'one', 'two', 'other', aNavLink('b', 'blog')],
      pages: [
        'start',
        ...['chat', 'blog', 'news', 'other'].map((id) => withMatter(id, { url: `https://${id}.example` })),
        withMatter('one', { url: '/two' }),
        withMatter('two', { url: '/one' }),
      ],
      config: { header: { links }, redirects: [redirect('/old', '/news')] },
    })
    expect(site.config.redirects.map(({ source }) => source)).toEqual(['/old', '/chat', '/blog', '/news'])
    expect(site.diagnostics.filter(({ severity }) => severity !== 'info')).toMatchObject([
      { code: 'redirect-loop', at: { file: 'one.mdx' } },
    ])
  })

  test('a link to an entry that leads elsewhere is led on; an entry without a link needs no page', () => {
    const site = aSite({
      navigation: ['start', 'elsewhere', 'other'],
      pages: [
        from(aLink('elsewhere')),
        withMatter('elsewhere', { url: 'https://x.example' }),
        withMatter('other', { url: 'https://y.example' }),
      ],
    })
    expect(site.diagnostics).toEqual([])
    expect(site.config.redirects).toMatchObject([
      { source: '/elsewhere', destination: 'https://x.example', permanent: false },
    ])
  })

  test('an entry that leads to a page of the site which is not there', () => {
    const site = aSite({
      navigation: ['start', 'elsewhere'],
      pages: ['start', withMatter('elsewhere', { url: '/strat' })],
    })
    expect(site.diagnostics).toMatchObject([
      { code: 'link-broken', at: at(1, 'elsewhere.mdx'), hint: 'Did you mean "/start"?' },
    ])
  })

  test('a host that lacks its scheme gets it in the hint, unless a page was meant', () => {
    const links = ['www.acme.com/x', 'v1.acme/strat'].map((written) => aLink(written, { written }))
    const site = aSite({ pages: [from(...links), 'v1.acme/start'] })
    expect(told(site).map(({ hint }) => hint)).toEqual([
      'Did you mean "/v1.acme/start"?',
      'Write "https://www.acme.com/x".',
    ])
  })

  test.each(['next.config.js', 'main.go', 'server.py#L3'])('a file is no host: %s', (written) => {
    const [found] = told(aSite({ pages: [from(aLink(written, { written }))] }))
    expect(found!.hint).toBe('Correct the address, or add a redirect from it.')
  })

  test('a capture of one segment takes no more than one', () => {
    const site = aSite({ pages: [from(aLink('v1/x/y'))], config: { redirects: [redirect('/v1/:page', '/start')] } })
    expect(told(site)).toMatchObject([{ code: 'link-broken' }])
  })
})

describe('anchors', () => {
  test('names the nearest one on the page a link leads to', () => {
    const site = aSite({ pages: [from(aLink('start', { hash: 'setpu', written: '#setpu' }))] })
    expect(site.diagnostics).toMatchObject([
      {
        code: 'anchor-broken',
        message: 'The link "#setpu" names "#setpu", which the page "start" does not have.',
        hint: 'Did you mean "#setup"?',
      },
    ])
  })

  test('encoded names, the top and text fragments are fine; a broken page is told once', () => {
    const hashes = ['setup', '%C3%BC', 'top', ':~:text=x', '']
    const site = aSite({
      pages: [
        from(...hashes.map((hash) => aLink('other', { hash })), aLink('nowhere', { hash: 'x' })),
        aDocument('other', { anchors: ['setup', 'ü'] }),
      ],
    })
    expect(told(site)).toMatchObject([{ code: 'link-broken' }])
  })
})

describe('files', () => {
  test('a missing image is told with the nearest path', () => {
    const site = aSite({
      pages: [from(aLink('images/lgo.png', { kind: 'file' }), aLink('images/Logo.PNG', { kind: 'file' }))],
      files: ['images/logo.png'],
    })
    expect(told(site)).toEqual([
      { code: 'file-missing', severity: 'warning', hint: 'Did you mean "/images/logo.png"?' },
      { code: 'file-missing', severity: 'warning', hint: 'Did you mean "/images/logo.png"?' },
    ])
  })

  test('what the build makes is there', () => {
    const made = ['start.md', 'start/index.html', '404.html'].map((path) => aLink(path, { kind: 'file' }))
    expect(aSite({ pages: [from(...made)] }).diagnostics).toEqual([])
  })
})

describe('links of the configuration', () => {
  test('header, footer, logo and navigation are checked like those of pages', () => {
    const link = (href: string, line: number) => ({ label: 'x', href, at: at(line) })
    const site = aSite({
      navigation: [
        'start',
        aNavLink('x', '/strat', { at: at(40) }),
        aNavLink('y', 'https://x.example'),
        aNavLink('z', 'mailto:a@b.example'),
      ],
      config: {
        header: {
          links: [link('/start?x', 1), link('/nowhere', 2), link('/start?x#y', 5)],
          action: { ...link('/start/', 3), kind: 'link' },
        },
        footer: { socials: [], columns: [{ links: [link('nothing', 4)] }] },
        banner: {
          content: '**New**: [2.0](/strat), [out](https://x.example)',
          dismissible: true,
          type: 'info',
          at: at(6),
        },
      },
    })
    expect(site.diagnostics.map(({ code, at: place }) => `${code} ${place?.line}`)).toEqual([
      'link-broken 2',
      'link-broken 4',
      'anchor-broken 5',
      'link-broken 6',
      'link-broken 40',
    ])
  })

  test('a host without a scheme gets one in the hint: links, button, accounts', () => {
    const link = (href: string, line: number) => ({ label: 'x', href, at: at(line) })
    const account = (href: string, line: number) => ({ platform: 'github', href, at: at(line) })
    const site = aSite({
      pages: ['start'],
      config: {
        header: {
          links: [link('acme.com/x?y#z', 1), link('guide.md', 2)],
          action: { ...link('acme.com', 3), kind: 'link' },
        },
        footer: {
          socials: [account('github.com/a', 4), account('me@acme.com', 5), account('https://x.example', 6)],
          columns: [],
        },
      },
    })
    expect(site.diagnostics.map(({ code, at: place, hint }) => `${code} ${place?.line} ${hint}`)).toEqual([
      'link-broken 1 Write "https://acme.com/x?y#z".',
      'link-broken 2 Correct the address, or add a redirect from it.',
      'link-broken 3 Write "https://acme.com".',
      'link-broken 4 Write "https://github.com/a".',
      'link-broken 5 Write "mailto:me@acme.com".',
    ])
  })

  test('a link of the page menu that leads nowhere is told; one that is filled in for each page is not', () => {
    const option = (href: string) => ({ title: 'x', href })
    const pageMenu = {
      ...aConfig().pageMenu,
      options: [option('/gone'), option('/$path'), option('/start')],
      at: at(4),
    }
    expect(aSite({ pages: ['start'], config: { pageMenu } }).diagnostics).toMatchObject([
      { code: 'link-broken', message: 'The link "/gone" leads to no page.', at: at(4) },
    ])
  })

  test('a link of the logo that leads nowhere is told where it is written', () => {
    const logo = { light: 'https://x.example/l.png', dark: 'https://x.example/l.png', href: '/nowhere', at: at(1) }
    const placeOf = (more: object) =>
      aSite({ pages: ['start'], config: { brand: { logo: { ...logo, ...more } } } }).diagnostics[0]?.at
    expect(placeOf({ hrefAt: at(2) })).toEqual(at(2))
    expect(placeOf({})).toEqual(at(1))
  })
})
